import { parseTable } from '#lexicon/notation.ts';
import type { SymbolConcept } from '#lexicon/symbols/family.ts';
import { inflectEnglishNoun } from '#morphology/english.ts';
import { inflectFrenchNoun } from '#morphology/french-nouns.ts';
import type { Language } from '#text/language.ts';

/** How a thing is called where it is told of: `a cake`, « des gâteaux ». */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** French alone has genders. */
  readonly isFeminine: boolean;
}

/** A concept that has its nouns beside the words that dreams name it by. */
export interface ThingConcept extends SymbolConcept {
  readonly nouns: Readonly<Record<Language, Noun>>;
}

/**
 * Things from their table, one row a thing: `id | French | English`. A cell is what the thing is
 * called, then a colon and the terms that dreams name it by: `gâteau, m: gâteau, dessert`. French
 * says the gender (`m`, `f`); a plural that no rule makes stands before it (`goose, geese`). Without
 * a colon the noun itself is the term, in both its numbers.
 */
export function things(table: string, category: string): ThingConcept[] {
  return parseTable(table).map(({ key, fr, en }) => {
    const [french, frenchTerms] = readCell(fr, 'fr', key);
    const [english, englishTerms] = readCell(en, 'en', key);
    const label = { fr: french.one, en: english.one };
    const nouns = { fr: french, en: english };
    return { id: key, category, label, fr: frenchTerms, en: englishTerms, nouns };
  });
}

function readCell(cell: string, language: Language, key: string): [Noun, string] {
  const colon = cell.indexOf(':');
  const words = (colon < 0 ? cell : cell.slice(0, colon)).split(',').map((word) => word.trim());
  const gender = language === 'fr' ? words.pop() : undefined;
  const [one = '', many = pluralOf(one, language), ...others] = words;
  const isGendered = language === 'en' || gender === 'm' || gender === 'f';
  if (one === '' || others.length > 0 || !isGendered) throw new Error(`What is “${key}” called?`);
  const noun = { one: typeset(one), many: typeset(many), isFeminine: gender === 'f' };
  const named = /[ -]/.test(one) && many !== one ? `${one}, ${many}` : one;
  return [noun, colon < 0 ? named : cell.slice(colon + 1).trim()];
}

/** « pommes de terre », « ordinateurs portables », `bars of soap`, `bath towels`. */
function pluralOf(noun: string, language: Language): string {
  const words = noun.split(' ');
  const of = words.findIndex((word) => /^(?:de|d['’].*|du|des|à|au|aux|en|of)$/.test(word));
  const isHead = (n: number) =>
    language === 'fr' ? of < 0 || n < of : n === (of < 0 ? words.length : of) - 1;
  const inflect = language === 'fr' ? inflectFrenchNoun : inflectEnglishNoun;
  return words.map((word, n) => (isHead(n) ? (inflect(word)[1] ?? word) : word)).join(' ');
}

/** Read by people: its apostrophe is a printer’s. */
const typeset = (noun: string): string => noun.replaceAll("'", '’');
