import type {
  AnalysedLanguage,
  DreamAnalysis,
  DreamSymbol,
  EmotionClass,
  Evidence,
} from '@reverie/oneirology/schema';

type Seen = {
  /** Whether the text mentions it (p ≥ 0.8), or only may evoke it. */
  isSure: boolean;
  /** The dream's own words it rests on, each once. */
  words: readonly string[];
};

/** As much of an analysis as a conversation shows. */
export type Glance = {
  language: AnalysedLanguage;
  isShort: boolean;
  emotions: readonly (Seen & { name: EmotionClass })[];
  symbols: readonly (Seen & { name: DreamSymbol['label'] })[];
  question: string | null;
  /** Whether the words of waking life ask for help to be shown. */
  isConcerning: boolean;
};

const sureFrom = 0.8;
const symbolsShown = 6;
const wordsShown = 4;

export function glanceOf(analysis: DreamAnalysis): Glance {
  const { emotions, symbols, questions, safety, quality, language } = analysis;
  const byClass = Map.groupBy(
    emotions.filter(({ shown }) => shown),
    (emotion) => emotion.class,
  );
  return {
    language: language.code,
    isShort: quality.flags.includes('short'),
    emotions: [...byClass].map(([name, readings]) => ({
      name,
      isSure: readings.some(({ p }) => p >= sureFrom),
      words: wordsOf(readings.flatMap(({ evidence }) => evidence)),
    })),
    symbols: symbols
      .filter(({ shown, count }) => shown && count > 0)
      .sort((a, b) => b.count - a.count || b.p - a.p)
      .slice(0, symbolsShown)
      .map(({ label, p, evidence }) => ({
        name: label,
        isSure: p >= sureFrom,
        words: wordsOf(evidence),
      })),
    question: questions[0] ?? null,
    isConcerning: safety.concern,
  };
}

function wordsOf(evidence: readonly Evidence[]): string[] {
  const spoken = evidence.filter(({ negated }) => !negated);
  const once = new Map(spoken.map(({ text }) => [text.toLocaleLowerCase(), text]));
  return [...once.values()].slice(0, wordsShown);
}
