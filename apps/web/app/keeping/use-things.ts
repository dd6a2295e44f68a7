import { useEffect, useState } from 'react';
import type { PersonHere, ThingState } from '#keeping/device/database.ts';
import { onThings } from '#keeping/device/news.ts';
import { personHere } from '#keeping/device/person.ts';
import { type OpenThing, thingsOf } from '#keeping/device/things.ts';

export type Here = { person: PersonHere; things: OpenThing[] };

/** What the person signed in here keeps on this device, as it moves; null before it is known. */
export function useThings(): Here | null {
  const [here, setHere] = useState<Here | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const person = await personHere();
      const things = person ? await thingsOf(person) : [];
      if (!isGone) setHere(person && { person, things });
    };
    const lookQuietly = () => void look().catch(() => {});
    lookQuietly();
    const stop = onThings(lookQuietly);
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return here;
}

/** How one thing that was kept here stands by now; `gone` once it was sent. */
export function useThing(id: string): ThingState | 'gone' | 'unknown' {
  const here = useThings();
  if (!here) return 'unknown';
  return here.things.find((thing) => thing.id === id)?.state ?? 'gone';
}
