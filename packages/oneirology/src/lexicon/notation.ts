import { conjugateEnglish, inflectEnglishNoun } from '#morphology/english.ts';
import { inflectFrenchAdjective, inflectFrenchNoun } from '#morphology/french-nouns.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import { fold } from '#text/fold.ts';
import { englishFunctionWords, frenchFunctionWords } from '#text/function-words.ts';
import type { Language } from '#text/language.ts';
import { cliticPattern, elisionPattern } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/**
 * How lexicon entries are written.
 *
 * `mer, océan, haute mer` are three terms. A lone word is a noun and matches in singular and
 * plural; `/v` makes it a verb (every form), `/a` an adjective, `=` the very form written. In a
 * term of several words each word is exact unless it carries a mark: `salle/n de classe`.
 * `!` refuses the word where grammar says it is another part of speech (`porte!` in "je porte");
 * `!!` takes it only where grammar says it is this one. A verb never matches right after a plain
 * determiner, mark or no mark: « leurs violons » are no violence, `every stroke` no caress.
 */

export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'exact';
export type Guard = 'none' | 'refuse-other' | 'require';

export interface Term {
  /** As written, without marks: what a page may show. */
  readonly text: string;
  /** The forms that match its first word. */
  readonly first: ReadonlySet<string>;
  /** For each further word, what matches it. */
  readonly rest: readonly WordForms[];
  readonly part: PartOfSpeech;
  readonly guard: Guard;
  /** Whether it begins with « me » and is so only where somebody else does it. */
  readonly byOthers: boolean;
  /** Whether it begins with « me » and is so only where the dreamer does it to themselves. */
  readonly bySelf: boolean;
}

const parts: Readonly<Record<string, PartOfSpeech>> = { n: 'noun', v: 'verb', a: 'adjective' };

function inflect(word: string, part: PartOfSpeech, language: Language): string[] {
  if (part === 'exact') return [word];
  if (language === 'fr') {
    if (part === 'verb') return conjugateFrench(word);
    return part === 'noun' ? inflectFrenchNoun(word) : inflectFrenchAdjective(word);
  }
  if (part === 'verb') return conjugateEnglish(word);
  return part === 'noun' ? inflectEnglishNoun(word) : [word];
}

/** What `~` stands for. */
const anyDeterminer: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: wordSet(
    "mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs le la les l' un une des ce cette",
  ),
  en: wordSet('my your his her its our their the a an this that'),
};
/** What `@` stands for, and `&`. */
const dreamer: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: wordSet("me m' nous"),
  en: wordSet('me us him her them'),
};
const exampleDeterminer: Readonly<Record<Language, string>> = { fr: 'la', en: 'the' };

const accented = /[^\0-\x7f]/;

/**
 * The same words as people type them in a hurry. Left out where dropping the accent makes another
 * word: a function word (`sûr`, `où`), or `marche` for the noun `marché`.
 */
function withoutAccents(form: string, part: PartOfSpeech): string | undefined {
  if (!accented.test(form)) return undefined;
  const folded = fold(form);
  if (folded === form || frenchFunctionWords.has(folded) || englishFunctionWords.has(folded)) {
    return undefined;
  }
  return part !== 'verb' && /és?$/.test(form) ? undefined : folded;
}

/** Words that an empty idiom also takes with an s: `bear claw`, `bear claws`, « têtes de mort ». */
const leastPlural = /^\p{L}{2,}[^sxz'\P{L}]$/u;

function formsOf(
  written: string,
  language: Language,
  alone: boolean,
  isLoose = false,
): [ReadonlySet<string>, PartOfSpeech] {
  if (written === '~') return [anyDeterminer[language], 'exact'];
  if (written === '@' || written === '&') return [dreamer[language], 'exact'];
  if (written.includes('+')) {
    return formsOfEither(written.split('+'), language, alone, isLoose);
  }
  const [word = '', mark] = written.split('/');
  const exact = word.endsWith('=');
  const part = exact ? 'exact' : mark === undefined ? (alone ? 'noun' : 'exact') : parts[mark];
  if (part === undefined) throw new Error(`Unknown part of speech in “${written}”`);
  const forms = new Set<string>();
  for (const form of inflect(exact ? word.slice(0, -1) : word, part, language)) {
    forms.add(form);
    const plain = withoutAccents(form, part);
    if (plain !== undefined) forms.add(plain);
    if (isLoose && part === 'exact' && leastPlural.test(form)) forms.add(`${form}s`);
  }
  return [forms, part];
}

/** The forms of several words that may stand in one place; all are of one part of speech. */
function formsOfEither(
  words: readonly string[],
  language: Language,
  alone: boolean,
  isLoose: boolean,
): [ReadonlySet<string>, PartOfSpeech] {
  const each = words.map((word) => formsOf(word, language, alone, isLoose));
  return [new Set(each.flatMap(([forms]) => [...forms])), each[0]?.[1] ?? 'exact'];
}

/**
 * A further word of a term, inflected when the words before it are first met: most never are, and
 * to inflect them all would take half of the engine's start.
 */
const gaps: Readonly<Partial<Record<string, readonly [least: number, most: number]>>> = {
  '…': [1, 4],
  _: [0, 4],
};

class WordForms {
  #forms: ReadonlySet<string> | undefined;
  readonly #written: string;
  readonly #language: Language;
  /** How many words of any kind it stands for, at least and at most; undefined: it is a word. */
  readonly gap: readonly [least: number, most: number] | undefined;
  readonly #isLoose: boolean;

  constructor(written: string, language: Language, isLoose: boolean) {
    this.#isLoose = isLoose;
    this.gap = gaps[written];
    this.#written = written;
    this.#language = language;
  }

  /** The forms of a word that is matched as it is written; inflected words keep theirs to themselves. */
  get plain(): ReadonlySet<string> | undefined {
    if (/\/[nva](?:\+|$)|^[~…_]$/.test(this.#written)) return undefined;
    this.#forms ??= formsOf(this.#written, this.#language, false, this.#isLoose)[0];
    return this.#forms;
  }

  has(form: string): boolean {
    this.#forms ??= formsOf(this.#written, this.#language, false, this.#isLoose)[0];
    return this.#forms.has(form);
  }
}

/** Splits `d'eau`, `chauve-souris`, `king's` as the tokeniser does, so that terms and dreams meet. */
function splitWords(term: string): string[] {
  if (!/['’ʼ\s-]/.test(term)) return [term];
  return term
    .replace(elisionPattern, "$1' ")
    .replace(cliticPattern, " '$1")
    .split(/[\s-]+/);
}

function parseTerm(written: string, language: Language, isLoose: boolean): Term {
  const guard = written.endsWith('!!')
    ? 'require'
    : written.endsWith('!')
      ? 'refuse-other'
      : 'none';
  const [head = '', ...tail] = splitWords(written.replace(/!+$/, ''));
  const [first, part] = formsOf(head, language, tail.length === 0, isLoose);
  return {
    text: written
      .replace(/!+$|=|\/[nva]\b/g, '')
      .replace(/\+[^\s]+| _(?= )/g, '')
      .replace(/[@&]/g, 'me')
      .replace(/[~…]/g, exampleDeterminer[language])
      .trim(),
    first,
    rest: tail.map((word) => new WordForms(word, language, isLoose)),
    part,
    guard,
    byOthers: head === '@' && language === 'fr',
    bySelf: head === '&',
  };
}

/** Reads a comma-separated list of terms; of a loose one, plain words also match with an s. */
export function parseTerms(list: string, language: Language, isLoose = false): Term[] {
  return list
    .split(',')
    .map((term) => term.replace(/\s+/g, ' ').trim())
    .filter((term) => term !== '')
    .map((term) => parseTerm(term, language, isLoose));
}

/** One row of a bilingual table: `key | terms in French | terms in English`. */
export interface BilingualRow {
  readonly key: string;
  readonly fr: string;
  readonly en: string;
}

/** Reads a table, one row a line; a line that begins with `+` continues the row above it. */
export function parseTable(table: string): BilingualRow[] {
  const rows: BilingualRow[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue;
    const [key = '', fr = '', en = ''] = line.split('|').map((cell) => cell.trim());
    const last = rows.at(-1);
    if (key === '+' && last !== undefined) {
      rows[rows.length - 1] = { key: last.key, fr: `${last.fr}, ${fr}`, en: `${last.en}, ${en}` };
    } else rows.push({ key, fr, en });
  }
  return rows;
}
