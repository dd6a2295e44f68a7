import { symbolConcepts } from '#lexicon/symbols/all.ts';
import type { DreamAnalysis, EmotionClass } from '#schema.ts';
import type { Language } from '#text/language.ts';

/** Names of the classes as a sentence takes them: « de la peur », `fear`. */
export const emotionNames: Readonly<Record<Language, Readonly<Record<EmotionClass, string>>>> = {
  fr: {
    anger: 'la colère',
    apprehension: 'l’appréhension',
    sadness: 'la tristesse',
    confusion: 'la surprise',
    happiness: 'la joie',
  },
  en: {
    anger: 'anger',
    apprehension: 'apprehension',
    sadness: 'sadness',
    confusion: 'surprise',
    happiness: 'happiness',
  },
};

/** What stands in quotation marks, with the spaces each language sets. */
export function quoted(words: string, language: Language): string {
  return language === 'fr' ? `«\u00a0${words}\u00a0»` : `“${words}”`;
}

/** « a, b et c », `a, b and c`. */
export function listed(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${language === 'fr' ? 'et' : 'and'} ${last}`;
}

/** The language to speak to the dreamer in: theirs, and French where nothing tells. */
export function spokenLanguage(code: DreamAnalysis['language']['code']): Language {
  return code === 'en' ? 'en' : 'fr';
}

/** Families by how much of an image they make: beasts and landscapes, then acts, then things. */
const ranks = [
  `water weather sky land plants wild-animals tame-animals birds sea-animals small-creatures
  spirits light-and-fire town travel`,
  'ways home trials passages motion arts-and-play',
].map((families) => new Set(families.split(/\s+/)));

const cells = new Map(symbolConcepts.map((concept) => [concept.id, concept]));

/**
 * What to call a symbol in a sentence: the dream's own word where it is a noun, else the concept's
 * label (« vol » for « je volais »).
 */
export function imageWord(symbol: DreamAnalysis['symbols'][number], language: Language): string {
  const evidence = symbol.evidence.find(({ negated }) => !negated);
  const term = evidence?.rule.split(': ')[1] ?? '';
  const isNoun = cells
    .get(symbol.id)
    ?.[language].split(',')
    .some(
      (written) =>
        written
          .replace(/^[^:]*:/, '')
          .trim()
          .replace(/!+$/, '') === term,
    );
  return evidence !== undefined && isNoun === true
    ? evidence.text.toLowerCase()
    : symbol.label[language];
}

/** Shown symbols, those that make an image before the others, in order of mention count. */
export function tellingSymbols(analysis: Pick<DreamAnalysis, 'symbols'>): DreamAnalysis['symbols'] {
  const shown = analysis.symbols.filter((symbol) => symbol.shown && symbol.category !== 'people');
  const rank = ({ category }: { category: string }): number => {
    const at = ranks.findIndex((families) => families.has(category));
    return at < 0 ? ranks.length : at;
  };
  return [...shown].sort((a, b) => rank(a) - rank(b) || b.count - a.count);
}
