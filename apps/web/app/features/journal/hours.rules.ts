/** Hours from 18:00 of the day before to an instant, on the clocks of a zone: 0 to 24. */
export function hoursInto(iso: string, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const shown = new Map(
    clock.formatToParts(new Date(iso)).map(({ type, value }) => [type, Number(value)]),
  );
  const hours = (shown.get('hour') ?? 0) + (shown.get('minute') ?? 0) / 60;
  return (hours + 6) % 24;
}

/** The same of what a clock showed: `23:40`. */
export function hoursAt(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours + minutes / 60 + 6) % 24;
}

export type Span = { from: number; to: number };

/** From 22:00 to 10:00, in hours since 18:00; a whole day where something lies outside. */
const night: Span = { from: 4, to: 16 };
const wholeDay: Span = { from: 0, to: 24 };

/** The hours a frieze shows, so that nothing that was noted is left out. */
export function spanOf(hours: readonly number[]): Span {
  return hours.every((hour) => hour >= night.from && hour <= night.to) ? night : wholeDay;
}

/** A mark every hour of a night, every third of a day. */
export function marksOf({ from, to }: Span): number[] {
  const step = to - from > 12 ? 3 : 1;
  return Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
}

/** From going to bed to getting up; null where either is not said, or they would cross 18:00. */
export function sleepOf({ bedtime, rising }: Slept): Span | null {
  if (!bedtime || !rising) return null;
  const [from, to] = [hoursAt(bedtime), hoursAt(rising)];
  return from < to ? { from, to } : null;
}

type Slept = { bedtime: string | null; rising: string | null };
