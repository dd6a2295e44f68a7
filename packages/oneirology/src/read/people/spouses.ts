import type { CharacterNoun } from '#lexicon/meanings.ts';
import { canBeName, notBeforeNames } from '#read/people/names.ts';
import type { Reading } from '#read/reading.ts';
import type { Sentence } from '#text/sentences.ts';

/** A name beside words that only a couple says of itself. */
export interface Spouse {
  readonly index: number;
  readonly word: string;
  readonly who: Pick<CharacterNoun, 'identity' | 'gender' | 'age' | 'person'>;
}

const spouse = { identity: 'family', gender: 'unknown', age: 'adult', person: undefined } as const;
const firstPerson = new Set("i i'm we my our je j' nous mon notre".split(' '));
const shared = new Set(['our', 'notre', 'nos']);
/** What two people share as a couple: `our wedding anniversary`, « notre lune de miel ». */
const ofCouple = new Set(
  `marriage wedding honeymoon divorce bedroom bed mariage noces divorce lit`.split(/\s+/),
);
const withWords = new Set(['to', 'à', 'avec', 'from', 'de', "d'"]);
const bonds = new Set(
  'married marriage divorced divorce marié mariée mariés mariage divorcé divorcée'.split(' '),
);

const telling = /\b(?:our|notre|nos|mar+i|divorc)/i;

/** `I am married to Paul`, « mon mariage avec Paul », `Paul and I … our wedding`. */
export function spousesIn(reading: Reading): Spouse[] {
  // Few dreams say so: one look over the text spares the others two over their words.
  if (!telling.test(reading.text)) return [];
  return reading.sentences.flatMap((sentence) => [
    ...bondsIn(reading, sentence),
    ...couplesIn(reading, sentence),
  ]);
}

function bondsIn({ tokens }: Reading, { from, to }: Sentence): Spouse[] {
  const found: Spouse[] = [];
  for (let at = from + 1; at < to - 2; at += 1) {
    if (!bonds.has(tokens[at]?.lower ?? '') || !withWords.has(tokens[at + 1]?.lower ?? ''))
      continue;
    const before = tokens.slice(Math.max(from, at - 4), at);
    if (!before.some(({ lower }) => firstPerson.has(lower))) continue;
    if (isNameAt(tokens[at + 2])) found.push({ index: at + 2, word: 'spouse', who: spouse });
  }
  return found;
}

/** The only name of a sentence that also says `our wedding`, or `… and I` beside `our bed`. */
function couplesIn({ tokens }: Reading, { from, to }: Sentence): Spouse[] {
  let isShared = false;
  let isIntimate = false;
  for (let at = from; at < to - 1; at += 1) {
    if (!shared.has(tokens[at]?.lower ?? '')) continue;
    const nouns = tokens.slice(at + 1, Math.min(to, at + 4)).map(({ lower }) => lower);
    isShared ||= nouns.some((noun) => ofCouple.has(noun) && !isRoom(noun));
    isIntimate ||= isRoom(nouns[0] ?? '');
  }
  if (!isShared && !isIntimate) return [];
  const names: number[] = [];
  for (let at = from; at < to; at += 1) {
    // A capital opens every sentence: the first word is a name only where `and I` goes on.
    const opens = at === from && !isTogether(tokens[at + 1]?.lower, tokens[at + 2]?.lower);
    const placed = notBeforeNames.has(tokens[at - 1]?.lower ?? '') && at > from;
    if (!opens && !placed && isNameAt(tokens[at])) names.push(at);
  }
  const [index] = names;
  if (index === undefined || new Set(names.map((at) => tokens[at]?.lower)).size > 1) return [];
  const together = isTogether(tokens[index + 1]?.lower, tokens[index + 2]?.lower);
  return isShared || together ? [{ index, word: 'spouse', who: spouse }] : [];
}

function isRoom(noun: string): boolean {
  return noun === 'bed' || noun === 'bedroom' || noun === 'lit';
}

/** `Paul and I`, « Paul et moi » */
function isTogether(joint: string | undefined, me: string | undefined): boolean {
  return (joint === 'and' && me === 'i') || (joint === 'et' && (me === 'moi' || me === 'je'));
}

function isNameAt(token: Reading['tokens'][number] | undefined): boolean {
  return token?.capital === true && canBeName(token.lower, 2);
}
