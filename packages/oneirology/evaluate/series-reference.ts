import { readFile, writeFile } from 'node:fs/promises';
import { engine } from '#analyse.ts';
import { normSeries } from '#evaluate/questions.ts';
import { type Census, censusOf, fitExponent, meanRates } from '#evaluate/series-rates.ts';
import type { ReadSeries } from '#evaluate/series-records.ts';
import { strangersOf } from '#evaluate/series-strangers.ts';
import { symbolConcepts } from '#lexicon/symbols/all.ts';
import { chanceAtLength } from '#series/base-rates.ts';
import { normMeasures } from '#series/classes.ts';
import { measuresOf } from '#series/measures.ts';

const referenceFile = new URL('../src/series/reference.ts', import.meta.url);
const concepts = symbolConcepts.map(({ id }) => id);

/** The text of `src/series/reference.ts` as this engine reads these series. */
export function referenceText(all: readonly ReadSeries[]): string {
  const censuses = all.map(censusOf);
  const exponent = fitExponent(censuses);
  const group = (sex: ReadSeries['sex']): ReadSeries[] => all.filter((one) => one.sex === sex);
  const [female, male] = [ratesOf(censuses, 'female'), ratesOf(censuses, 'male')];
  const strangers = strangersOf(all);
  const percent = (rate: number): string => (100 * chanceAtLength(rate, 100, exponent)).toFixed(2);

  function ratesOf(from: readonly Census[], sex: ReadSeries['sex']): Map<string, number> {
    return meanRates(
      from.filter((census) => census.sex === sex),
      concepts,
      exponent,
    );
  }

  const rows = concepts.map(
    (id) => `${id} | ${percent(female.get(id) ?? 0)} | ${percent(male.get(id) ?? 0)}`,
  );
  const norm = all.find(({ name }) => name === normSeries)?.dreams ?? [];
  const counted = norm.map(({ analysis }) => measuresOf(analysis));
  const readings = normMeasures.map((measure) => {
    const total = (of: 'k' | 'n'): number =>
      counted.reduce((sum, counts) => sum + (counts.get(measure)?.[of] ?? 0), 0);
    return `${measure} | ${total('k')} | ${total('n')}`;
  });
  return `/**
 * What this engine reads in dreams of others: what a series is held against. Written by
 * \`npm run evaluate -- --series --write\`, never by hand; made anew with every release, since the
 * engine must be compared with itself.
 *
 * Engine ${engine.version}, lexicon ${engine.lexiconHash}. Aggregates of reports of DreamBank
 * (Domhoff & Schneider 2008): ${sizes(group('female'))} of women;
 * ${sizes(group('male'))} of men. No text of theirs is here.
 */

/** The lexicon that these figures were read with. */
export const readBy: string = '${engine.lexiconHash}';

/** A dream names more the longer it is: its rate grows with words to this power, fitted. */
export const lengthExponent = ${exponent};

/**
 * Concept | percent of women's | of men's dreams of 100 words that name it. Each series has one
 * voice, however long it is.
 */
export const conceptShares = \`
${rows.join('\n')}
\`;

/** Measure | numerator | denominator, as the engine reads the ${norm.length} norm dreams of women. */
export const normReadings = \`
${readings.join('\n')}
\`;

/**
 * Which scores of similarity, without words, so small a share of pairs of dreams of two different
 * dreamers reaches: richness of the pair | .005 | .001 | .0001 | .00001. From ${strangers.pairs} pairs of
 * ${strangers.dreams} dreams.
 */
export const strangerScores = \`
${[...strangers.rows].map(([pair, scores]) => [pair, ...scores].join(' | ')).join('\n')}
\`;
`;
}

function sizes(series: readonly ReadSeries[]): string {
  return series.map(({ name, dreams }) => `${name} ${dreams.length}`).join(', ');
}

/** Writes the reference; says whether it differs from the one that stood there. */
export async function writeReference(all: readonly ReadSeries[]): Promise<boolean> {
  const text = referenceText(all);
  const former = await readFile(referenceFile, 'utf8').catch(() => '');
  await writeFile(referenceFile, text);
  return former !== text;
}
