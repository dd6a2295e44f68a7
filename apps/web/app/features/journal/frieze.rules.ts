import type { Dream } from '@reverie/contract/dreams';
import type { NightList } from '@reverie/contract/nights';
import { hoursAt, type Span, sleepOf, spanOf } from '#features/journal/hours.rules.ts';
import { nightsOf } from '#features/journal/night-wall.tsx';

export type Slept = NightList['nights'][number];

export type FriezeNight = {
  night: string;
  dreams: readonly Dream[];
  sleep: Span | null;
  slept: Slept | null;
  /** Nights between this one and the one below of which nothing was noted. */
  without: number;
};

const day = 86_400_000;
const daysBetween = (later: string, earlier: string) =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / day);

/** The nights of a frieze, newest first: those with a dream, and those whose sleep was noted. */
export function friezeOf(
  dreams: readonly Dream[],
  slept: readonly Slept[],
  hours: Readonly<Record<string, number>>,
): { nights: FriezeNight[]; span: Span } {
  const told = new Map(nightsOf(dreams).map((each) => [each.night, each.dreams]));
  const sleptIn = new Map(slept.map((each) => [each.date, each]));
  const isNoted = ({ bedtime, rising }: Slept) => bedtime !== null || rising !== null;
  const dates = [...told.keys(), ...slept.filter(isNoted).map(({ date }) => date)];
  const all = [...new Set(dates)].sort().toReversed();
  const nights = all.map((night, place): FriezeNight => {
    const next = all[place + 1];
    const of = sleptIn.get(night) ?? null;
    return {
      ...{ night, dreams: told.get(night) ?? [], slept: of },
      sleep: of && sleepOf(of),
      without: next ? daysBetween(night, next) - 1 : 0,
    };
  });
  const marked = nights.flatMap(({ dreams: here, sleep, slept: of }) => [
    ...here.map(({ id }) => hours[id] ?? 0),
    ...(sleep ? [sleep.from, sleep.to] : []),
    ...[of?.bedtime, of?.rising].flatMap((clock) => (clock ? [hoursAt(clock)] : [])),
  ]);
  return { nights, span: spanOf(marked) };
}
