import { nightAfter } from '@reverie/contract/nights.rules';
import type { Intention, Practice } from '@reverie/contract/practice';
import { comings, ways } from '@reverie/contract/practice.rules';
import { z } from 'zod';

/** What is sealed of a night's wish. */
export const intendedSchema = z.object({
  way: z.enum(ways),
  text: z.string(),
  checks: z.number().nullable(),
  came: z.enum(comings).nullable(),
});
export type Intended = z.infer<typeof intendedSchema>;

/** What is sealed of a rehearsal. */
export const rehearsedSchema = z.object({
  before: z.string(),
  after: z.string(),
  days: z.array(z.string()),
});
export type Rehearsed = z.infer<typeof rehearsedSchema>;

export const intentionContext = (id: string) => `practice intention ${id}`;
export const rehearsalContext = (id: string) => `practice rehearsal ${id}`;

/** A reminder that comes later than this is none. */
export const lateness = 30 * 60_000;
/** Nights that are asked about, and those that count as lately. */
const askedFor = 14;
const lately = 30;

/**
 * Nights kept up to one, newest first. The night that is passing is not missed yet: what stands one
 * after another ends with it or with the one before.
 */
export function countKept(nights: readonly string[], current: string) {
  const all = new Set(nights.filter((night) => night <= current));
  const first = nightAfter(current, 1 - lately);
  let inARow = 0;
  let night = all.has(current) ? current : nightAfter(current, -1);
  while (all.has(night)) {
    inARow += 1;
    night = nightAfter(night, -1);
  }
  const recent = [...all].filter((each) => each >= first).length;
  return { total: all.size, lately: recent, inARow };
}

/** How often each way came, by what its dreamer answered. */
export function recordOf(all: readonly Intention[]): Practice['record'] {
  return ways.map((way) => {
    const some = all.filter((one) => one.way === way && !one.isUnreadable);
    const ofThem = (came: Intention['came']) => some.filter((one) => one.came === came).length;
    const answered = some.length - ofThem(null);
    return { way, nights: some.length, answered, came: ofThem('yes'), partly: ofThem('partly') };
  });
}

/** Nights that are over and of which nobody said whether it came. */
export function waitingOf(all: readonly Intention[], ahead: string): Intention[] {
  const first = nightAfter(ahead, -askedFor);
  return all.filter(
    ({ date, came, isUnreadable }) =>
      came === null && !isUnreadable && date < ahead && date >= first,
  );
}
