import type { DreamWeather } from '@reverie/contract/dream-weather';
import {
  dreamerEpsilon,
  leastNoisy,
  leastWeeks,
  motifEpsilon,
  motifsEach,
  noiseMargin,
  weatherEpsilon,
} from '@reverie/contract/dream-weather.rules';
import { leastDreamers } from '@reverie/contract/motifs.rules';
import type { WeatherCount, WeatherRow } from '#features/dream-weather/table.ts';

/** A whole number from 0 up to and without `below`, that nobody can foresee. */
export type Chance = (below: number) => number;

const day = 86_400_000;
const fine = 2 ** 47;

/**
 * Whole-numbered Laplace noise: its likelihood falls by `exp(-epsilon / sensitivity)` a step, to both
 * sides of 0. Whole numbers have no last digits that would tell one sum from another (Mironov, 2012).
 */
export function noise(chance: Chance, epsilon: number, sensitivity: number): number {
  const fall = epsilon / sensitivity;
  const geometric = () => Math.floor(-Math.log((chance(fine) + 1) / fine) / fall);
  return geometric() - geometric();
}

type Telling = { ownerId: string; motif: string };

/** Each dreamer's motifs once, and no more of one dreamer than `most`, drawn from theirs. */
export function boundedCounts(
  tellings: readonly Telling[],
  most: number,
  chance: Chance,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const some of Map.groupBy(tellings, ({ ownerId }) => ownerId).values()) {
    const left = [...new Set(some.map(({ motif }) => motif))];
    for (let taken = 0; taken < most && left.length > 0; taken += 1) {
      for (const motif of left.splice(chance(left.length), 1)) {
        counts.set(motif, (counts.get(motif) ?? 0) + 1);
      }
    }
  }
  return counts;
}

type Week = { tellings: readonly Telling[]; dreamers: number; motifs: readonly string[] };

/** A week with its noise. Every motif gets some, whether anybody dreamt of it or not. */
export function drawWeek({ tellings, dreamers, motifs }: Week, chance: Chance) {
  const exact = boundedCounts(tellings, motifsEach, chance);
  const counts: Record<string, WeatherCount> = {};
  for (const motif of motifs) {
    const all = exact.get(motif) ?? 0;
    const noisy = all + noise(chance, motifEpsilon, motifsEach);
    counts[motif] = { noisy, isTold: all >= leastDreamers && noisy >= leastNoisy };
  }
  return { dreamers: dreamers + noise(chance, dreamerEpsilon, 1), counts };
}

/** The Monday of the last week that is over: a Monday's first six hours still belong to it. */
export function lastWeek(now: Date): string {
  const late = new Date(now.getTime() - day / 4);
  const since = (late.getUTCDay() + 6) % 7;
  return new Date(late.getTime() - (since + 7) * day).toISOString().slice(0, 10);
}

export function weekBefore(week: string, weeks: number): string {
  return new Date(Date.parse(week) - 7 * weeks * day).toISOString().slice(0, 10);
}

/** What is said of weeks that were drawn, the newest first: made of nothing else. */
export function weatherOf<Motif extends { id: string }>(
  [last, ...before]: readonly WeatherRow[],
  motifs: readonly Motif[],
): Omit<DreamWeather, 'motifs'> & {
  motifs: (Omit<DreamWeather['motifs'][number], 'motif'> & { motif: Motif })[];
} {
  const noiseSaid = {
    ...{ epsilon: weatherEpsilon, margin: noiseMargin, motifsEach, leastDreamers, leastNoisy },
  };
  const dreamers = last && last.dreamers >= leastNoisy ? last.dreamers : null;
  const all = sum(before.map((week) => week.dreamers));
  const isYear = before.length >= leastWeeks && all > 0;
  const told = motifs.flatMap((motif) => {
    const count = last?.counts[motif.id];
    if (!count?.isTold || dreamers === null) return [];
    const { noisy } = count;
    const share = within(noisy / dreamers);
    const usual = isYear
      ? within(sum(before.map(({ counts }) => counts[motif.id]?.noisy ?? 0)) / all)
      : null;
    const apart = usual === null ? 0 : noisy - usual * dreamers;
    const direction = apart > noiseMargin ? 'more' : apart < -noiseMargin ? 'less' : 'same';
    const change = usual === null ? null : (direction as 'more' | 'less' | 'same');
    return [{ motif, dreamers: noisy, share, usual, change }];
  });
  return {
    ...{ week: last?.week ?? null, dreamers, weeks: before.length, noise: noiseSaid },
    motifs: told.sort((one, other) => other.dreamers - one.dreamers),
  };
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 1_000;
