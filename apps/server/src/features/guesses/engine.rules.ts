import type { GuessFeeling } from '@reverie/contract/guesses.rules';

/** The picture whose colours lie nearest to what the engine would have painted; the first of equals. */
export function nearestOf(
  imagined: readonly string[],
  shown: readonly (readonly string[])[],
): number {
  const distances = shown.map((colours) => distanceOf(imagined, colours));
  return distances.indexOf(Math.min(...distances));
}

/** Between two pictures of as many colours, `#rrggbb`: the mean distance, place by place. */
function distanceOf(one: readonly string[], other: readonly string[]): number {
  const sums = one.map((colour, at) => {
    const [a, b] = [channels(colour), channels(other[at] ?? '#000000')];
    return Math.hypot(...a.map((value, channel) => value - (b[channel] ?? 0)));
  });
  return sums.reduce((sum, each) => sum + each, 0) / Math.max(1, sums.length);
}

function channels(colour: string): number[] {
  const number = Number.parseInt(colour.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** From where on a text leans: the bounds that are usual for scores from -1 to 1 of words. */
const leans = 0.05;

/** How the words of a text lean, as one of the feelings that are asked. */
export function feelingRead(valence: number): GuessFeeling {
  if (Math.abs(valence) < leans) return 'neutral';
  return valence < 0 ? 'unpleasant' : 'pleasant';
}

/** Dreamers of a week, and how many of them name which motif. */
export type WeekNamed = { dreamers: number; named: ReadonlyMap<string, number> };

/** Dreamers a week is held to have beside its own, who name things as all weeks together do. */
const usual = 5;

/**
 * In which of these weeks others name most what a text names: for each motif how much likelier it is
 * there than in all of them, added up as logarithms. Of equals one is drawn.
 */
export function likeliestWeek(
  motifs: readonly string[],
  weeks: readonly WeekNamed[],
  random: (below: number) => number,
): number {
  const all = weeks.reduce((sum, { dreamers }) => sum + dreamers, 0);
  const scores = weeks.map(({ dreamers, named }) =>
    motifs.reduce((sum, motif) => {
      const known = weeks.reduce((total, week) => total + (week.named.get(motif) ?? 0), 0);
      if (known === 0) return sum;
      const share = known / all;
      const here = ((named.get(motif) ?? 0) + usual * share) / (dreamers + usual);
      return sum + Math.log(here / share);
    }, 0),
  );
  const best = Math.max(...scores);
  const equal = scores.flatMap((score, at) => (score === best ? [at] : []));
  return equal[random(equal.length)] ?? 0;
}
