import { bootstrap, type Figure } from '#evaluate/bootstrap.ts';
import { normSeries, type ReadDream } from '#evaluate/questions.ts';
import { codeSet, jaccard } from '#evaluate/similar-codes.ts';
import { engineScores, type Scores, wordScores } from '#evaluate/similar-scores.ts';
import { type Table, withInterval, written } from '#evaluate/table.ts';

const nearest = 5;

/** Recorded before the engine was written; `npm run evaluate` runs them again beside it. */
const recorded = { random: 0.118, words: 0.198, oracle: 0.43 } as const;
const target = 0.25;

/** How alike human codes are among the dreams that the engine calls most alike. */
export function similarTable(dreams: readonly ReadDream[]): Table {
  const isNorm = ({ dream }: ReadDream): boolean => dream.series === normSeries;
  const norms = figuresOf(dreams.filter(isNorm));
  const others = figuresOf(dreams.filter((read) => !isNorm(read)));
  const line = (name: string, at: keyof Figures, recordedAs: string, goal: string): string[] => [
    name,
    String(norms[at].n),
    withInterval(norms[at], 'error'),
    String(others[at].n),
    withInterval(others[at], 'error'),
    recordedAs,
    goal,
  ];
  const missing = target - norms.engine.value;
  const verdict = missing <= 0 ? 'reached' : `short by ${missing.toFixed(3)}`;
  return {
    title: `Similar dreams: mean Jaccard of human codes with the ${nearest} most similar dreams`,
    notes: [
      'Codes: characters by sex and identity, interactions by kind, emotions and objects by class.',
      `Weights were chosen on ${normSeries}, in three folds, that of words on the other series too; these have no objects coded.`,
      'Oracle: the five dreams whose codes are most alike. Random: any other dream.',
    ],
    columns: [
      'ranked by',
      'n',
      `${normSeries} [95 %]`,
      'n',
      'other series [95 %]',
      'recorded',
      'target',
    ],
    rows: [
      line('engine, concepts, codes and words', 'engine', '–', `${target} ${verdict}`),
      line('engine, without words', 'codes', '–', '–'),
      line('TF-IDF of words', 'words', written(recorded.words, 'error'), '–'),
      line('random', 'random', written(recorded.random, 'error'), '–'),
      line('oracle', 'oracle', written(recorded.oracle, 'error'), '–'),
    ],
  };
}

interface Figures {
  readonly engine: Figure;
  readonly codes: Figure;
  readonly words: Figure;
  readonly random: Figure;
  readonly oracle: Figure;
}

/** Dreams without a code have nothing to share: they are neither asked nor offered. */
function figuresOf(all: readonly ReadDream[]): Figures {
  const dreams = all.filter(({ dream }) => codeSet(dream.codes).size > 0);
  const sets = dreams.map(({ dream }) => codeSet(dream.codes));
  const shared: Scores = sets.map((set) => Float64Array.from(sets, (other) => jaccard(set, other)));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const others = (row: Float64Array, self: number): number[] =>
    [...row].filter((_, at) => at !== self);
  const figure = (of: (row: Float64Array, at: number) => number): Figure =>
    bootstrap(
      shared.map((row, at) => Float64Array.of(of(row, at), 1)),
      ([sum = 0, n = 0]) => sum / n,
    );
  const rankedBy = (scores: Scores): Figure =>
    figure((row, at) =>
      mean(topOf(scores[at] ?? new Float64Array(), at).map((to) => row[to] ?? 0)),
    );
  return {
    engine: rankedBy(engineScores(dreams, true)),
    codes: rankedBy(engineScores(dreams, false)),
    words: rankedBy(wordScores(dreams)),
    random: figure((row, at) => mean(others(row, at))),
    oracle: rankedBy(shared),
  };
}

/** Places of the highest scores of a row but its own; the earlier dream where two are even. */
function topOf(row: Float64Array, self: number): number[] {
  return [...row.keys()]
    .filter((at) => at !== self)
    .sort((a, b) => (row[b] ?? 0) - (row[a] ?? 0) || a - b)
    .slice(0, nearest);
}
