/**
 * What a `datetime-local` field holds has no time zone of its own: these two set it in one and
 * take it out again. A field's text is `2026-11-21T03:12`.
 */

/** The field's text for an instant, on the clocks of a time zone. */
export function localTextOf(iso: string, timeZone: string): string {
  return new Date(Date.parse(iso) + offsetAt(Date.parse(iso), timeZone)).toISOString().slice(0, 16);
}

/** The instant, in ISO 8601, at which that zone's clocks show the text. Null where it is no time. */
export function instantOf(text: string, timeZone: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const asUtc = Date.parse(`${text.slice(0, 16)}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The offset of the first guess may lie on the other side of a change of clocks: look once more.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

/** Milliseconds a zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const shown = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  const wholeSeconds = Math.floor(instant / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds;
}
