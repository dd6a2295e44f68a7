/** One step of the project, as its change log keeps it. */
export type Change = {
  /** Of the day it was made: 2026-11-21. */
  date: string;
  title: string;
  text: string;
};

export type ChangeMonth = { month: string; changes: Change[] };

/** Months, the newest first, each with what was made in it, as `2026-11`. */
export function monthsOf(changes: readonly Change[]): ChangeMonth[] {
  return [...Map.groupBy(changes, ({ date }) => date.slice(0, 7))]
    .map(([month, made]) => ({ month, changes: made.toReversed() }))
    .toReversed();
}
