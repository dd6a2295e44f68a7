import { useEffect, useState } from 'react';
import type { PersonHere } from '#keeping/device/database.ts';
import { hasHeard, noteHeard } from '#keeping/device/person.ts';

/** What is kept of a recording is said before the first one on a device. */
export function usePromise(person: PersonHere | null) {
  const [is, set] = useState<'due' | 'said' | 'kept'>('due');
  useEffect(() => {
    if (!person) return;
    hasHeard(person).then(
      (has) => has && set('kept'),
      () => {},
    );
  }, [person]);
  return {
    is,
    say: () => set('said'),
    /** They went on after they were told. */
    keep() {
      if (is === 'kept' || !person) return;
      set('kept');
      noteHeard(person).catch(() => {});
    },
  };
}
