import type { PatternPeriod } from '@reverie/contract/patterns.rules';

const day = 86_400_000;
const days = { '30d': 30, '90d': 90, '365d': 365, all: null } as const satisfies Record<
  PatternPeriod,
  number | null
>;

/** The midnight, in UTC as the dates of dreams are, from which a period looks; null for all time. */
export function beginningOf(period: PatternPeriod, now: Date): Date | null {
  const length = days[period];
  return length === null ? null : new Date((Math.floor(now.getTime() / day) - length) * day);
}

/** `YYYY-MM-DD` */
export function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
