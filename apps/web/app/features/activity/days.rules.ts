import type { ActivityEntry } from '@reverie/contract/activity';

type Day = { day: string; entries: ActivityEntry[] };

/** Entries by the day they fall on, as the reader writes days; both in the order they came in. */
export function daysOf(entries: readonly ActivityEntry[], write: (at: string) => string): Day[] {
  const days = Map.groupBy(entries, ({ at }) => write(at));
  return [...days].map(([day, entries]) => ({ day, entries }));
}
