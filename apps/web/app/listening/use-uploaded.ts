import { useEffect, useState } from 'react';
import type { PersonHere } from '#keeping/device/database.ts';
import { onThings } from '#keeping/device/news.ts';
import { findThing } from '#keeping/device/things.ts';

/** How a recording fares once it ended: `there` by its id on the server, which keeps all of it. */
export type Uploaded =
  | { is: 'unknown' | 'leaving' | 'waits' | 'refused' }
  | { is: 'there'; id: string };

/** Milliseconds between two looks, beside those that news brings. */
const pause = 700;

/** Follows a recording of this device to the server. */
export function useUploaded(person: PersonHere | null, id: string | null): Uploaded {
  const [uploaded, set] = useState<Uploaded>({ is: 'unknown' });
  useEffect(() => {
    set({ is: 'unknown' });
    if (!person || id === null) return;
    let remote: string | null = null;
    async function look(person: PersonHere, id: string) {
      const thing = await findThing(person, id).catch(() => null);
      remote = thing?.remote?.id ?? remote;
      if (!thing) return remote !== null && set({ is: 'there', id: remote });
      if (thing.state === 'refused') return set({ is: 'refused' });
      set({ is: navigator.onLine ? 'leaving' : 'waits' });
    }
    const stop = onThings(() => void look(person, id));
    const timer = setInterval(() => void look(person, id), pause);
    void look(person, id);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [person, id]);
  return uploaded;
}
