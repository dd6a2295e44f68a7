/** One step of the project, as its change log keeps it. */
export type Change = {
  /** Of the day it was made: 2026-11-21. */
  date: string;
  title: string;
  text: string;
};

export type ChangeDay = { date: string; changes: Change[] };

/** Days in their order, each with what was made on it. */
export function daysOf(changes: readonly Change[]): ChangeDay[] {
  return [...Map.groupBy(changes, ({ date }) => date)].map(([date, made]) => ({
    date,
    changes: made,
  }));
}
