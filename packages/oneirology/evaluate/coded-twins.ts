import { bootstrap, type Figure } from '#evaluate/bootstrap.ts';
import { codedQuestions } from '#evaluate/coded-questions.ts';
import type { ReadSetDream } from '#evaluate/coded-tables.ts';
import { measure, measureOne, type Sheet } from '#evaluate/measure.ts';
import { kappa, microF1 } from '#evaluate/metrics.ts';
import { answer, emotionQuestions, type Question } from '#evaluate/questions.ts';
import { type Table, withInterval } from '#evaluate/table.ts';
import type { DreamAnalysis } from '#schema.ts';

/** One dream told in both languages. */
export interface Twins {
  readonly name: string;
  readonly french: ReadSetDream;
  readonly english: ReadSetDream;
}

export function twinsOf(dreams: readonly ReadSetDream[]): Twins[] {
  return dreams.flatMap((french): Twins[] => {
    const { twin, language } = french.dream;
    if (twin === undefined || language !== 'fr') return [];
    const english = dreams.find(({ dream }) => dream.twin === twin && dream.language === 'en');
    return english === undefined ? [] : [{ name: twin, french, english }];
  });
}

/** Symbols named in both tellings and in one of them only, and their shares, 0 to 1. */
export interface SharedSymbols {
  readonly both: readonly string[];
  readonly french: readonly string[];
  readonly english: readonly string[];
  /** Of the symbols of the French telling, those the English one has too; 1 where it has none. */
  readonly ofFrench: number;
  /** Of the symbols of the English telling, those the French one has too; 1 where it has none. */
  readonly ofEnglish: number;
  /** Of the symbols of either telling, those of both (Jaccard): the strictest of the three. */
  readonly ofEither: number;
}

export function sharedSymbols({ french, english }: Twins): SharedSymbols {
  const inFrench = symbolsOf(french.analysis);
  const inEnglish = symbolsOf(english.analysis);
  const both = [...inFrench].filter((id) => inEnglish.has(id));
  const shareOf = (all: number): number => (all === 0 ? 1 : both.length / all);
  return {
    both,
    french: [...inFrench].filter((id) => !inEnglish.has(id)),
    english: [...inEnglish].filter((id) => !inFrench.has(id)),
    ofFrench: shareOf(inFrench.size),
    ofEnglish: shareOf(inEnglish.size),
    ofEither: shareOf(inFrench.size + inEnglish.size - both.length),
  };
}

function symbolsOf({ symbols }: DreamAnalysis): ReadonlySet<string> {
  return new Set(symbols.map(({ id }) => id));
}

/** The French telling of each dream beside the English telling of the next one: the floor. */
export function strangersOf(twins: readonly Twins[]): Twins[] {
  return twins.flatMap((pair, at): Twins[] => {
    const next = twins[(at + 1) % twins.length];
    return next === undefined ? [] : [{ ...pair, english: next.english }];
  });
}

/** Mean over pairs, with its interval. */
export function meanOf(shares: readonly number[]): Figure {
  return bootstrap(
    shares.map((share) => Float64Array.of(share, 1)),
    ([sum = 0, n = 0]) => sum / n,
  );
}

/** Whether the engine says of a dream in French what it says of it in English. No codes enter. */
export function twinsTable(dreams: readonly ReadSetDream[]): Table {
  const pairs = twinsOf(dreams);
  const shared = pairs.map(sharedSymbols);
  const emotions = emotionQuestions('anyone').map((question) => twinSheet(question, pairs));
  const row = (line: string, how: string, figure: string, target = '–'): string[] => [
    line,
    how,
    String(pairs.length),
    figure,
    target,
  ];
  const symbols = (how: string, shares: readonly number[], target?: string): string[] =>
    row('symbols', how, withInterval(meanOf(shares), 'percent'), target);
  const strangers = strangersOf(pairs).map(sharedSymbols);
  return {
    title: 'The same dream told twice: what the engine finds in both tellings',
    notes: [
      'Symbols: mean over pairs. Other lines: agreement of the two readings, whatever the codes say.',
    ],
    columns: ['line', 'measure', 'pairs', 'agreement [95 %]', 'target'],
    rows: [
      symbols(
        'of the French telling, also in the English',
        shared.map(({ ofFrench }) => ofFrench),
        '80',
      ),
      symbols(
        'of the English telling, also in the French',
        shared.map(({ ofEnglish }) => ofEnglish),
        '80',
      ),
      symbols(
        'of either telling, in both (Jaccard)',
        shared.map(({ ofEither }) => ofEither),
      ),
      symbols(
        'floor: of the French telling, in the English one of another dream',
        strangers.map(({ ofFrench }) => ofFrench),
      ),
      row('emotions, five classes', 'F1', withInterval(measure(emotions, microF1), 'percent')),
      ...codedQuestions.map((question) => {
        const figure = measureOne(twinSheet(question, pairs), kappa);
        return row(question.name, 'κ', withInterval(figure, 'agreement'));
      }),
    ],
  };
}

/** The French reading in the coder's place, the English one in the engine's. */
function twinSheet(question: Question, pairs: readonly Twins[]): Sheet {
  return pairs.map(({ french, english }) => {
    const said = answer(question, english);
    return { ...said, coded: answer(question, french).said };
  });
}
