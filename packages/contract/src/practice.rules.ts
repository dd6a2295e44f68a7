import { nightAfter, nightOf, offsetOf } from '#nights.rules.ts';

/** Signs of what somebody would dream of, and of a nightmare or of its other course. */
export const intentionLimit = 600;
export const rehearsalLimit = 6_000;
/** Rehearsals one keeps at once, and days of each that are remembered. */
export const rehearsalsLimit = 30;
export const rehearsedDaysLimit = 400;
export const checksLimit = 99;

/** To dream of something, or to know that one dreams. */
export const ways = ['incubation', 'lucid'] as const;
export type Way = (typeof ways)[number];

export const comings = ['yes', 'partly', 'no'] as const;
export type Coming = (typeof comings)[number];

export const reminderMoments = ['evening', 'morning'] as const;
export type ReminderMoment = (typeof reminderMoments)[number];

/** From Monday, 1, to Sunday, 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export type ReminderPlan = {
  /** `22:45`, on the clocks of `timeZone`. */
  at: string;
  days: readonly number[];
  timeZone: string;
};

const day = 86_400_000;

/** Whether an hour may be asked for: `23:00`. */
export function isHour(text: string | null): text is string {
  return text !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The weekday of a date, from Monday, 1, to Sunday, 7. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** The night that is still to be slept: until six in the morning the one that is passing. */
export function nightAhead(now: Date, timeZone: string): string {
  return nightOf(new Date(now.getTime() + day / 2), timeZone);
}

/** The date clocks show. */
export function dateOn(now: Date, timeZone: string): string {
  return new Date(now.getTime() + offsetOf(now, timeZone)).toISOString().slice(0, 10);
}

/**
 * When clocks of a place next show that hour on one of those days, after an instant. An hour that a
 * change of clocks leaves out comes as much later; one it shows twice comes at its first.
 */
export function nextReminder(after: Date, { at, days, timeZone }: ReminderPlan): Date | null {
  const today = dateOn(after, timeZone);
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = nightAfter(today, ahead);
    const moment = instantOf(date, at, timeZone);
    if (days.includes(weekdayOf(date)) && moment > after) return moment;
  }
  return null;
}

function instantOf(date: string, at: string, timeZone: string): Date {
  const shown = Date.parse(`${date}T${at}:00Z`);
  const [before, behind] = [-day, day].map(
    (apart) => shown - offsetOf(new Date(shown + apart), timeZone),
  ) as [number, number];
  const isShown = (instant: number) => instant + offsetOf(new Date(instant), timeZone) === shown;
  const first = [before, behind].filter(isShown).sort((one, other) => one - other)[0];
  return new Date(first ?? before);
}
