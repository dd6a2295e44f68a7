import type { Meaning } from '#lexicon/candidates.ts';
import { FormIndex } from '#lexicon/index-of-forms.ts';
import { rowsOf, type Words } from '#lexicon/written.ts';
import type { Language } from '#text/language.ts';

/** A sense that a word may have: a concept, `=` for what the lexicon says of it, `-` for nothing to show. */
export interface Sense {
  readonly id: string;
  readonly isOfCapitals: boolean;
}

/** Where a cue must stand: right by its word, close before it, close after it, close to it, or anywhere about it. */
export type Side = 'just before' | 'just after' | 'before' | 'after' | 'near' | 'about';

/** Words of two senses in a language, and what tells which is meant. */
export interface Senses {
  readonly words: FormIndex<Meaning<'word', Sense>>;
  readonly cues: FormIndex<Meaning<'cue', { readonly sense: Sense; readonly side: Side }>>;
}

const indexes = new Map<Language, Senses>();

export function sensesOf(words: Words, language: Language): Senses {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const senses: Senses = { words: new FormIndex(language), cues: new FormIndex(language) };
  rowsOf(words, language)
    .filter(({ table }) => table === 'two-senses')
    .forEach(({ key, terms }, row) => {
      const [named = '', cues = ''] = terms.split(';');
      const list = cues.split(',').map((cue) => cue.trim());
      addSense(senses, `${row}`, key, named, list);
    });
  indexes.set(language, senses);
  return senses;
}

const sides: readonly (readonly [Side, RegExp])[] = [
  ['near', /^<>/],
  ['just before', /^<</],
  ['just after', /^>>/],
  ['before', /^</],
  ['after', /^>/],
  ['about', /^/],
];

/** Every row is a lane of its own: one cue may tell the senses of many words. */
function addSense(
  { words, cues }: Senses,
  lane: string,
  id: string,
  named: string,
  written: readonly string[],
): void {
  const sense: Sense = { id, isOfCapitals: written.includes('^') };
  words.add(lane, { domain: 'word', value: sense }, named);
  const left = new Set(written);
  left.delete('^');
  for (const [side, sign] of sides) {
    const own = [...left].filter((cue) => sign.test(cue));
    for (const cue of own) left.delete(cue);
    const list = own.map((cue) => cue.replace(sign, '')).join(',');
    cues.add(`${lane} ${side}`, { domain: 'cue', value: { sense, side } }, list);
  }
}
