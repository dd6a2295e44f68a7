import type { JournalCalendar } from '@reverie/contract/journal';
import { nightAfter, nightOf } from '@reverie/contract/nights.rules';
import type { Client } from '@reverie/sdk';
import { type Choices, isList } from '#features/journal/choices.rules.ts';
import { hoursInto } from '#features/journal/hours.rules.ts';
import type { Moon } from '#features/journal/moon-head.tsx';
import { type Lunation, lunationOf } from '#features/journal/moons.rules.ts';

export const pageSize = 20;
/** Dreams of one moon that are hung, and of the one before it. */
const hung = { now: 100, before: 10 };

/** The date on the clocks of a zone: the night that ended today. */
export function todayIn(timeZone: string, now: Date): string {
  return nightOf(new Date(now.getTime() - 6 * 3_600_000), timeZone);
}

/** All that a page of the journal needs, for its owner. */
export async function readJournal(api: Client, choices: Choices, timeZone: string) {
  const today = todayIn(timeZone, new Date());
  const thisYear = Number(today.slice(0, 4));
  const year = choices.year ?? thisYear;
  const isShownAsList = isList(choices);
  const [current, list] = await Promise.all([
    api.journal.calendar({ year: thisYear }),
    isShownAsList ? readList(api, choices) : null,
  ]);
  const calendars: JournalCalendar[] = [current];
  const needYear = async (wanted: number) => {
    if (calendars.some((each) => each.year === wanted)) return;
    calendars.push(await api.journal.calendar({ year: wanted }));
  };
  const byMoons = !isShownAsList && choices.view !== 'year' && current.first !== null;
  const lastTold = current.last && current.last < today ? current.last : today;
  const moon = byMoons ? lunationOf(choices.moon ?? lastTold) : null;
  const before = moon && lunationOf(nightAfter(moon.from, -1));
  if (choices.view === 'year') await needYear(year);
  for (const night of moon ? [moon.from, moon.to] : []) await needYear(Number(night.slice(0, 4)));
  const span = moon && { from: moon.from, to: moon.to };
  const isFrieze = choices.view === 'frieze';
  const [now, then, returned, slept] = await Promise.all([
    moon && readMoon(api, moon, hung.now),
    before && readMoon(api, before, hung.before),
    span && choices.view === 'wall' ? api.journal.returned(span) : null,
    span && isFrieze ? api.nights.list(span) : null,
  ]);
  const { first, last, dreamCount, nightCount } = current;
  return {
    ...{ choices, today, list, year, pageSize },
    extent: { first, last, dreamCount, nightCount },
    nights: calendars.flatMap(({ nights }) => nights),
    moon: now,
    before: then,
    returned,
    slept: slept?.nights ?? [],
    hours: Object.fromEntries(
      (isFrieze ? (now?.journal.dreams ?? []) : []).map(
        ({ id, dreamedAt }) => [id, hoursInto(dreamedAt, timeZone)] as const,
      ),
    ),
  };
}

function readList(api: Client, { q, filters, sort, page }: Choices) {
  // What its values may be was read with the address.
  const asked = { ...filters, sort, page, pageSize, ...(q !== '' && { q }) };
  return api.journal.list(asked as Parameters<Client['journal']['list']>[0]);
}

async function readMoon(api: Client, moon: Lunation, size: number): Promise<Moon> {
  const { from, to } = moon;
  return { ...moon, journal: await api.journal.list({ from, to, pageSize: size }) };
}
