import type { LexiconMatch } from '#lexicon/meanings.ts';
import { isOwner } from '#read/people/kin.ts';
import { matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import type { Setting } from '#schema.ts';
import type { Sentence } from '#text/sentences.ts';
import { wordSet } from '#text/word-set.ts';

type Familiarity = Setting['familiarity'];

/** How familiar the place of a sentence is: what the first word about it there says. */
export function familiarityBySentence(
  reading: Reading,
): ReadonlyMap<Sentence | undefined, Familiarity> {
  const found = new Map<Sentence | undefined, Familiarity>();
  for (const match of matchesOf(reading, 'familiarity')) {
    const sentence = sentenceAt(reading, match.from);
    if (!found.has(sentence)) found.set(sentence, match.meaning.value.familiarity);
  }
  return found;
}

const strange = wordSet(
  `strange unknown unfamiliar foreign inconnu inconnue inconnus inconnues étrange étrangère étranger`,
);
const first = wordSet("i we je j' on nous");
const where = wordSet('where that which où que');
/** `the school where I work`, « la maison où j'ai grandi ». */
const dwelling = wordSet(
  `work worked live lived used grew went go study studied stayed travaille travaillais vis vivais
  habite habitais habité grandi allais vais étudie étudiais passais`,
);
const reach = 7;

/**
 * What the words around one place say of it: `our kitchen`, « une maison inconnue », `the house where
 * I grew up`, `Shaw High School`. `undefined` where they say nothing.
 */
export function familiarityAround(
  { tokens }: Reading,
  { from, to }: LexiconMatch,
): Familiarity | undefined {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  const isJoined = tokens[from]?.gap === ' ';
  if (isJoined && (strange.has(word(from - 1)) || strange.has(word(to)))) return 'unfamiliar';
  const isCalled = tokens[from]?.capital === true && tokens[from - 1]?.capital === true;
  if (isJoined && isCalled && !first.has(word(from - 1))) return 'familiar';
  if (isJoined && (isOwner(word(from - 1)) || isOwner(word(from - 2)))) return 'familiar';
  for (let at = to; at < to + 2; at += 1) {
    if (!where.has(word(at))) continue;
    for (let next = at + 1; next < at + reach; next += 1) {
      if (/[.!?]/.test(tokens[next]?.gap ?? '')) break;
      if (
        dwelling.has(word(next)) &&
        tokens.slice(at, next).some(({ lower }) => first.has(lower))
      ) {
        return 'familiar';
      }
    }
  }
  return undefined;
}
