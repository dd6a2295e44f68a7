import { rarityOf } from '#series/base-rates.ts';
import { monthsOf, shuffleMonth } from '#series/calendar.ts';
import { conceptsOf, type SeriesEntry } from '#series/entry.ts';
import type { DayLink, SeriesAnalysis } from '#series/schema.ts';
import { dayOf, type Night } from '#series/series.ts';
import { withQ } from '#statistics/many-looks.ts';
import { chanceOf } from '#statistics/permutation.ts';
import { seededRandom, seedOf } from '#statistics/random.ts';

const leastNotes = 25;
const mostQ = 0.05;
const lags = [1, 2, 3, 4, 5, 6, 7] as const;

/** A note and the place of the night that came so many days after it. */
interface Meeting {
  readonly concepts: ReadonlySet<string>;
  readonly place: number;
}

/**
 * Whether nights take up what the days before them were about: the concepts that a note and the
 * night one to seven days later share, each by its rarity, against nights shuffled within their
 * month. q over the seven lags.
 */
export function dayLinksOf(
  nights: readonly Night[],
  notes: readonly Pick<SeriesEntry, 'date' | 'items'>[],
): SeriesAnalysis['dayLinks'] {
  const days = new Map<number, ReadonlySet<string>>();
  for (const note of notes) {
    const day = dayOf(note.date);
    if (day !== undefined) days.set(day, new Set([...(days.get(day) ?? []), ...conceptsOf(note)]));
  }
  const looks = lags.flatMap((lag) => linkAt(lag, nights, days));
  if (looks.length === 0) {
    return { status: 'not-enough-data', of: 'day-notes', have: days.size, need: leastNotes };
  }
  const findings = withQ(looks).filter(({ q, effect }) => q < mostQ && effect > 0);
  return { status: 'enough', tested: looks.length, findings };
}

function linkAt(
  lag: number,
  nights: readonly Night[],
  days: ReadonlyMap<number, ReadonlySet<string>>,
): Omit<DayLink, 'q'>[] {
  const meetings = nights.flatMap(({ day }, place): Meeting[] => {
    const noted = days.get(day - lag);
    return noted === undefined ? [] : [{ concepts: noted, place }];
  });
  if (meetings.length < leastNotes) return [];
  const dreamt = nights.map(({ dreams }) => new Set(dreams.flatMap(conceptsOf)));
  // Only nights of one month change places, so that seasons and years cannot look like an echo.
  const months = monthsOf(nights);
  const rows = meetings.map(({ concepts: noted, place }) => {
    const { from, to } = months.find((month) => place < month.to) ?? { from: place, to: place };
    const overlaps = dreamt.slice(from, to).map((named) => overlap(noted, named));
    return { place, from, overlaps };
  });
  const mean = (seat: (place: number) => number): number =>
    rows.reduce((sum, { place, from, overlaps }) => sum + (overlaps[seat(place) - from] ?? 0), 0) /
    rows.length;
  const observed = mean((place) => place);
  const seed = seedOf(`lag ${lag} ${nights.map(({ day }) => day).join(' ')}`);
  const random = seededRandom(seed);
  const seats = Int32Array.from(nights, (_, at) => at);
  const chance = chanceOf(() => {
    for (const month of months) shuffleMonth(seats, month, random);
    return mean((place) => seats[place] ?? place);
  });
  const echoes = meetings.flatMap(({ concepts: noted, place }) =>
    (nights[place]?.dreams ?? []).filter((dream) =>
      conceptsOf(dream).some((concept) => noted.has(concept)),
    ),
  );
  if (echoes.length === 0) return [];
  const dreams = echoes.map(({ id }) => id);
  return [
    { lag, effect: observed - chance.mean, p: chance.p(observed), n: meetings.length, dreams },
  ];
}

/** The rarities of the concepts that both have, summed. */
function overlap(noted: ReadonlySet<string>, dreamt: ReadonlySet<string>): number {
  let sum = 0;
  for (const concept of noted) if (dreamt.has(concept)) sum += rarityOf(concept);
  return sum;
}
