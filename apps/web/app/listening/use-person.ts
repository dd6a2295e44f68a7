import { useEffect, useState } from 'react';
import { openDevice, type PersonHere } from '#keeping/device/database.ts';
import { onThings } from '#keeping/device/news.ts';
import { personHere } from '#keeping/device/person.ts';

/** Who keeps things on this device: `closed` where the browser keeps nothing at all. */
export type WhoIsHere = PersonHere | 'nobody' | 'closed' | 'unknown';

export function usePerson(): WhoIsHere {
  const [person, setPerson] = useState<WhoIsHere>('unknown');
  useEffect(() => {
    const look = () =>
      openDevice()
        .then(personHere)
        .then(
          (here) => setPerson((before) => (isSame(before, here) ? before : (here ?? 'nobody'))),
          () => setPerson('closed'),
        );
    void look();
    return onThings(() => void look());
  }, []);
  return person;
}

function isSame(before: WhoIsHere, now: PersonHere | null): boolean {
  return typeof before === 'object' && before.id === now?.id;
}
