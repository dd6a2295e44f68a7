/** The four moments of a day, in its order, and the hour each begins at. Night is what is left. */
export const moments = ['morning', 'afternoon', 'evening', 'night'] as const;
export type Moment = (typeof moments)[number];

/** `hour`: of a local clock, 0 to 24, fractions allowed. */
export function momentAt(hour: number): Moment {
  if (hour >= 6 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 17) return 'afternoon';
  if (hour >= 17 && hour < 21) return 'evening';
  return 'night';
}

/** The hour that shows a moment best, for who chooses it by its name. */
export const hourOf: Record<Moment, number> = { morning: 8, afternoon: 14, evening: 19, night: 2 };
