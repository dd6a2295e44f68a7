import { leastDreams, normMeasures } from '#series/classes.ts';
import type { SeriesEntry } from '#series/entry.ts';
import { codedNorm } from '#series/hall-van-de-castle.ts';
import { normReadings } from '#series/reference.ts';
import type { NormMeasure, ReferenceGroup, SeriesAnalysis, SeriesNorm } from '#series/schema.ts';
import { withQ } from '#statistics/many-looks.ts';
import { twoSided } from '#statistics/normal.ts';
import { arcsine, cohenH, wilson, z95 } from '#statistics/proportions.ts';

const fairFrom = 75;

/** What the engine itself reads in the norm dreams of women: numerator and denominator. */
const readings: ReadonlyMap<string, number> = new Map(
  normReadings
    .trim()
    .split('\n')
    .map((row): [string, number] => {
      const [measure = '', k = '', n = ''] = row.split(' | ');
      return [measure, Number(k) / Number(n)];
    }),
);

/**
 * Percentages of Hall and Van de Castle over all dreams together, with their denominators, beside
 * those of the chosen group. The engine does not count as coders do, so it is held against itself:
 * for women against what it reads in the very norm dreams; for men, whose norm dreams are not at
 * hand, against the coded norm shifted, on the scale of h, by what the engine is off on women's.
 */
export function normsOf(
  dreams: readonly SeriesEntry[],
  reference: ReferenceGroup,
): SeriesAnalysis['norms'] {
  if (dreams.length < leastDreams) {
    return { status: 'not-enough-data', of: 'dreams', have: dreams.length, need: leastDreams };
  }
  const ratios = normMeasures.map((measure, at): SeriesNorm & { p: number } => {
    let k = 0;
    let n = 0;
    const ids: string[] = [];
    for (const { id, measures } of dreams) {
      const [has = 0, of = 0] = measures[at] ?? [];
      k += has;
      n += of;
      if (has > 0) ids.push(id);
    }
    const share = n === 0 ? 0 : k / n;
    const comparison =
      reference === 'none' || n === 0 ? null : compare(measure, reference, share, n);
    return {
      measure,
      k,
      n,
      share,
      ...wilson(k, n),
      comparison,
      dreams: ids,
      p: comparison?.p ?? 1,
    };
  });
  return {
    status: 'enough',
    certainty: dreams.length < fairFrom ? 'very-uncertain' : 'fair',
    ratios: withQ(ratios).map(({ p: _, q, comparison, ...ratio }) => ({
      ...ratio,
      comparison: comparison === null ? null : { ...comparison, q },
    })),
  };
}

function compare(
  measure: NormMeasure,
  group: 'female' | 'male',
  share: number,
  n: number,
): NonNullable<SeriesNorm['comparison']> {
  const coded = codedNorm(measure, group);
  const expected = expectedReading(measure, group);
  const h = cohenH(share, expected);
  const deviation = Math.sqrt(1 / n + 1 / coded.n);
  const p = twoSided(h / deviation);
  const [hLow, hHigh] = [h - z95 * deviation, h + z95 * deviation];
  return { expected, coded: coded.share, n: coded.n, h, hLow, hHigh, p, q: p };
}

function expectedReading(measure: NormMeasure, group: 'female' | 'male'): number {
  const read = readings.get(measure) ?? codedNorm(measure, 'female').share;
  if (group === 'female') return read;
  const off = cohenH(read, codedNorm(measure, 'female').share);
  const angle = arcsine(codedNorm(measure, 'male').share) + off;
  return Math.sin(Math.min(Math.PI, Math.max(0, angle)) / 2) ** 2;
}
