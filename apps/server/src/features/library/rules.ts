import type { Category, DreamLanguage, DreamType } from '@reverie/contract/dreams.rules';
import { type LibrarySort, type Period, rankingLimit } from '@reverie/contract/library.rules';

export type Choice = { category?: Category | undefined; type?: DreamType | undefined };

/** The key under which dreams of a choice are kept: `nature/lucid`, `/lucid`, `/` for all. */
export function facetOf({ category = undefined, type = undefined }: Choice): string {
  return `${category ?? ''}/${type ?? ''}`;
}

/** What hangs first for a reader of one language, and what hangs after it. */
export function sidesOf(facet: string, first: DreamLanguage): [led: string, rest: string] {
  return [`${facet}/${first}`, `${facet}/-${first}`];
}

/** A part of a list that is two lists, one after the other: what of it lies in which. */
export function splitPart(
  { skip, take }: { skip: number; take: number },
  first: number,
): [{ skip: number; take: number }, { skip: number; take: number }] {
  const inFirst = Math.max(0, Math.min(take, first - skip));
  return [
    { skip, take: inFirst },
    { skip: Math.max(0, skip - first), take: take - inFirst },
  ];
}

/** Rankings are told to their thousandth place; the newest first has no end. */
export function pagesOf(total: number, pageSize: number, sort: LibrarySort): number {
  return Math.ceil((sort === 'recent' ? total : Math.min(total, rankingLimit)) / pageSize);
}

/** The moment a period began on the calendar of a time zone; weeks begin on Monday. */
export function startOf(period: Period, now: Date, timeZone: string): Date {
  const today = new Date(now.getTime() + offsetAt(now, timeZone));
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  if (period === 'year') return midnight(Date.UTC(year, 0, 1), timeZone);
  if (period === 'month') return midnight(Date.UTC(year, month, 1), timeZone);
  const back = period === 'week' ? (today.getUTCDay() + 6) % 7 : 0;
  return midnight(Date.UTC(year, month, day - back), timeZone);
}

const day = 86_400_000;

/**
 * The first moment of a day, given as if it began in UTC. Where clocks change at midnight there are
 * two candidates: the earliest that is in that day already.
 */
function midnight(asUtc: number, timeZone: string): Date {
  const candidates = [asUtc - day, asUtc + day]
    .map((near) => new Date(asUtc - offsetAt(new Date(near), timeZone)))
    .sort((a, b) => a.getTime() - b.getTime());
  const isInside = (moment: Date) => moment.getTime() + offsetAt(moment, timeZone) >= asUtc;
  return candidates.find(isInside) ?? new Date(asUtc);
}

/** Milliseconds the clocks of a time zone are ahead of UTC. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment.getTime() / 1_000) * 1_000;
}

/** Candidates, best first, with one of each dreamer before a second of any. */
export function onePerDreamer<T extends { ownerId: string }>(candidates: readonly T[]): T[] {
  const seen = new Set<string>();
  const firsts = candidates.filter(({ ownerId }) => {
    if (seen.has(ownerId)) return false;
    seen.add(ownerId);
    return true;
  });
  return [...firsts, ...candidates.filter((each) => !firsts.includes(each))];
}
