import type { Dream } from '@reverie/contract/dreams';
import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import { moonAt } from '#ambience/moon.ts';

/** By what the dreams of a page hang together. */
export const roomings = ['moon', 'mood', 'date'] as const;
export type Rooming = (typeof roomings)[number];

/** Whose words hang first: those of the language one does not read in, or all as they came. */
export const leads = ['other', 'all'] as const;
export type Lead = (typeof leads)[number];

/** The language that hangs first, for a reader of one. */
export function leadOf(lead: Lead | null, own: DreamLanguage): DreamLanguage | 'all' {
  if (lead === 'all') return lead;
  return (lead === 'other') === (own === 'fr') ? 'en' : 'fr';
}

export const moonRooms = ['new', 'firstQuarter', 'full', 'lastQuarter'] as const;
export type MoonRoom = (typeof moonRooms)[number];
export const moodRooms = ['bright', 'even', 'dark', 'unsaid'] as const;
export type MoodRoom = (typeof moodRooms)[number];

type Hung = Pick<Dream, 'dreamedAt' | 'mood' | 'language'>;

export type Room<T extends Hung> = { dreams: T[] } & (
  | { by: 'moon'; name: MoonRoom }
  | { by: 'mood'; name: MoodRoom }
  /** A month: `2026-11`. */
  | { by: 'date'; name: string }
  | { by: 'language'; name: 'others' }
);

/** The nearest of the four moons people have a name for. */
export function moonRoomOf({ dreamedAt }: Pick<Hung, 'dreamedAt'>): MoonRoom {
  const quarter = Math.round(moonAt(dreamedAt).elongation / 90) % 4;
  return moonRooms[quarter] ?? 'new';
}

/** By what its dreamer said of it, and nothing where they said nothing. */
export function moodRoomOf({ mood }: Pick<Hung, 'mood'>): MoodRoom {
  if (mood === null) return 'unsaid';
  return mood > 0 ? 'bright' : mood < 0 ? 'dark' : 'even';
}

/**
 * The rooms of a page, in the order in which its dreams first ask for one; within a room they keep
 * theirs. Dreams in other languages than the one that leads hang together, last.
 */
export function roomsOf<T extends Hung>(
  dreams: readonly T[],
  by: Rooming,
  lead: DreamLanguage | 'all',
): Room<T>[] {
  const isLed = ({ language }: T) => lead === 'all' || language === null || language === lead;
  const rooms = new Map<string, Room<T>>();
  for (const dream of dreams.filter(isLed)) {
    const room = roomOf(dream, by);
    const known = rooms.get(room.name);
    if (known) known.dreams.push(dream);
    else rooms.set(room.name, room);
  }
  const others = dreams.filter((dream) => !isLed(dream));
  const last: Room<T>[] =
    others.length > 0 ? [{ by: 'language', name: 'others', dreams: others }] : [];
  return [...rooms.values(), ...last];
}

function roomOf<T extends Hung>(dream: T, by: Rooming): Room<T> {
  const dreams = [dream];
  if (by === 'moon') return { by, name: moonRoomOf(dream), dreams };
  if (by === 'mood') return { by, name: moodRoomOf(dream), dreams };
  return { by, name: dream.dreamedAt.slice(0, 7), dreams };
}
