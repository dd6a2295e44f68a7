import { termsOf } from '#lexicon/lexicon.ts';
import type { Words } from '#lexicon/written.ts';
import { inflectEnglishNoun } from '#morphology/english.ts';
import { inflectFrenchNoun } from '#morphology/french-nouns.ts';
import type { DreamAnalysis, EmotionClass } from '#schema.ts';
import { englishFunctionWords, frenchFunctionWords } from '#text/function-words.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

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

/** Labels that are no nouns, and so no part of a sentence. */
const noNouns = wordSet('invisible nu enceinte luisant naked pregnant underwater ex');
const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: frenchFunctionWords,
  en: englishFunctionWords,
};

/**
 * What to call a symbol in a sentence: the dream's own word where it is a noun, else the concept's
 * label (« vol » for « je volais »); nothing where neither is one.
 */
export function imageNoun(
  symbol: DreamAnalysis['symbols'][number],
  language: Language,
  words: Words,
): string | undefined {
  const evidence = symbol.evidence.find(({ negated }) => !negated);
  const term = evidence?.rule.split(': ')[1] ?? '';
  const own = evidence?.text.toLowerCase() ?? '';
  if (isNounOf(termsOf(words, language, symbol.id), term, own, language))
    return own.replaceAll("'", '’');
  const label = symbol.label[language].replace(/ \(.*\)$/, '');
  const [first = ''] = label.split(' ');
  return noNouns.has(first) || functionWords[language].has(first) ? undefined : label;
}

/** Whether a word of the dream is the noun that the lexicon writes, in either number. */
function isNounOf(terms: string, term: string, own: string, language: Language): boolean {
  const written = terms.split(',').map((cell) =>
    cell
      .replace(/^[^:]*:/, '')
      .replace(/!+$/, '')
      .trim(),
  );
  // Of several words, only what the lexicon writes with its noun: « salle/n de bain ».
  const isNoun = term.includes(' ')
    ? written.some((cell) => cell.includes('/n') && cell.replace('/n', '') === term)
    : written.includes(term);
  if (!isNoun || functionWords[language].has(own.split(' ')[0] ?? '')) return false;
  const inflect = language === 'fr' ? inflectFrenchNoun : inflectEnglishNoun;
  return term.includes(' ') || inflect(term).includes(own);
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
