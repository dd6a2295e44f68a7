import {
  digestHour,
  eveningHour,
  isQuietHour,
  type QuietHours,
} from '@reverie/contract/notifications.rules';

const hour = 3_600_000;
const day = 24 * hour;

/** The day something is told by, where its hour is nobody's to know. */
export function dayOf(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % day));
}

/** The same words in other letters: without marks and in small. */
export function foldWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Whether a text holds one of these words, folded, as words and not as parts of others. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const folded = ` ${foldWords(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return words.some((word) => folded.includes(` ${word.replace(/[^\p{L}\p{N}]+/gu, ' ')} `));
}

/** The first words of a text, up to the end of one of them. */
export function beginningOf(text: string, length = 120): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= length) return flat;
  const cut = flat.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

/** What the clocks of a reader say. */
export function clockAt(now: Date, timeZone: string): { hour: number; isMonday: boolean } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', hourCycle: 'h23', weekday: 'short' },
  }).formatToParts(now);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { hour: Number(read('hour')), isMonday: read('weekday') === 'Mon' };
}

type Hours = { quiet: QuietHours | null; timeZone: string };

export function isQuietAt(now: Date, { quiet, timeZone }: Hours): boolean {
  return quiet !== null && isQuietHour(clockAt(now, timeZone).hour, quiet);
}

const quarter = 900_000;

/** The next quarter of an hour from `now` on at which something is so, within two days. */
function next(now: Date, isSo: (at: Date) => boolean): Date {
  const begin = Math.ceil(now.getTime() / quarter) * quarter;
  for (let step = 0; step < 192; step += 1) {
    const at = new Date(begin + step * quarter);
    if (isSo(at)) return at;
  }
  return now;
}

/** When somebody may be called: now, or once their quiet hours are over. */
export function quietUntil(now: Date, hours: Hours): Date {
  return isQuietAt(now, hours) ? next(now, (at) => !isQuietAt(at, hours)) : now;
}

/** The next evening of somebody, outside their quiet hours: it says nothing of the hour of anything. */
export function nextEvening(now: Date, hours: Hours): Date {
  const isEvening = (at: Date) => clockAt(at, hours.timeZone).hour === eveningHour;
  // Its first quarter, so that who is called in it learns nothing of what came within the hour.
  const before = (at: Date) => new Date(at.getTime() - quarter);
  const evening = next(now, (at) => isEvening(at) && !isEvening(before(at)));
  return quietUntil(evening, hours);
}

type Due = Hours & { rhythm: 'daily' | 'weekly'; last: Date | null };

/** Whether a digest may leave: from the morning on, outside quiet hours, once a day or on Mondays. */
export function isDigestDue({ rhythm, last, ...hours }: Due, now: Date): boolean {
  const clock = clockAt(now, hours.timeZone);
  if (clock.hour < digestHour || isQuietAt(now, hours)) return false;
  const passed = last === null ? Number.POSITIVE_INFINITY : now.getTime() - last.getTime();
  // A Monday that was missed is made up for: no server ran, or the quiet hours held the day.
  if (rhythm === 'weekly')
    return clock.isMonday ? passed > 2 * day : passed > 8 * day && last !== null;
  return passed > 20 * hour;
}
