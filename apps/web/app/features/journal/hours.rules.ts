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
