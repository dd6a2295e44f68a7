/** The hour from which a new night begins, on the dreamer's clocks: it is named by its morning. */
export const nightBeginsAt = 18;

const hour = 3_600_000;

/**
 * The night an instant belongs to, `YYYY-MM-DD`: the date of the morning it ends in. It runs from
 * 18:00 of the day before to 18:00, on the clocks of a time zone that must be a known one; a nap of
 * the afternoon belongs to its own date.
 */
export function nightOf(instant: Date, zone: string): string {
  const shown = instant.getTime() + offsetOf(instant, zone) + (24 - nightBeginsAt) * hour;
  return nightNamed(new Date(shown));
}

/** Whether this machine knows a time zone: a name as `Europe/Paris`, or an offset as `+02:00`. */
export function isTimeZone(zone: string): boolean {
  try {
    return clockOf(zone) !== null;
  } catch {
    return false;
  }
}

/** The clocks a written moment stands on: its offset, or UTC. */
export function zoneWrittenIn(moment: string): string {
  return /[+-]\d\d:\d\d$/.exec(moment)?.[0] ?? 'UTC';
}

/** The night so many nights after another, or before it. */
export function nightAfter(night: string, nights: number): string {
  return nightNamed(new Date(Date.parse(`${night}T00:00:00Z`) + nights * 24 * hour));
}

/** Nights of the years 1 to 9999, which are those a calendar and a database can name. */
function nightNamed(shown: Date): string {
  const year = shown.getUTCFullYear();
  if (year < 1) return '0001-01-01';
  return year > 9999 ? '9999-12-31' : shown.toISOString().slice(0, 10);
}

/** Milliseconds a zone's clocks are ahead of UTC at an instant. */
export function offsetOf(instant: Date, zone: string): number {
  const written = clockOf(zone).format(instant);
  const [, sign, hours, minutes, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(written) ?? [];
  if (!sign) return 0;
  const ahead = Number(hours) * hour + Number(minutes) * 60_000 + Number(seconds) * 1000;
  return sign === '-' ? -ahead : ahead;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** More than there are zones; a caller may still name every offset there is. */
const clocksKept = 700;

/** Slow to build, so each is built once. Throws where the zone is unknown. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  if (clocks.size >= clocksKept) clocks.clear();
  clocks.set(zone, made);
  return made;
}
