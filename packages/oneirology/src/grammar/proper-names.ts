import type { LexiconMatch } from '#lexicon/meanings.ts';
import { givenNames } from '#private/known-names.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** Small words inside a name: « Fontenay-aux-Roses », « Bourg-la-Reine ». */
const inside = wordSet("sur sous en le la les l' de d' du des aux au lès upon on the");
const before = wordSet(
  "in at on to from near towards through around visiting à en vers de d' par sur",
);
const ofThe = wordSet("the this that a an local old big la le l' les du au cette ce");
const owners = wordSet('my our his her their mon ma mes notre nos son sa ses');

/** Families whose words say what kind of place a name is of: Salt Lake City, Lake Tahoe. */
const places = wordSet('town ways land water sky');

/** The mark of a word that is only a part of a place's name. */
export const inName = 1;
/** Of a family's name behind a given one: nobody by itself. */
export const familyName = 2;
/** Of two capitals inside a sentence, `Reed Maxwell`, `the Red Lion`: somebody or something called so. */
const called = 3;

/**
 * Marks with `inName` the words of proper names that are only a part of them: « Trois-Rivières » has no
 * rivers, Salt Lake City no salt, and `my cat Misty` no fog. What kind of place it is stays (City). In
 * `Emily Rooks` there is one person and no bird: her second name is marked with `familyName`.
 */
export function markProperNames(
  text: string,
  written: readonly Token[],
  sentences: readonly Sentence[],
  matches: readonly LexiconMatch[],
): Uint8Array {
  // What is written all in capitals is only said louder.
  const tokens = written.map((token) =>
    isLoud(text, token) ? { ...token, capital: false } : token,
  );
  const marks = new Uint8Array(tokens.length);
  for (const { from, to } of sentences) {
    for (let at = from; at < to; at += 1) {
      const end = hyphenedTo(tokens, at, to);
      if (end > at + 1) {
        marks.fill(inName, at, end);
        at = end - 1;
        continue;
      }
      const isOfPlace = before.has(tokens[at - 1]?.lower ?? '');
      const isRun = at > from && (isOfPlace || isCapital(tokens, at));
      const last = isRun ? runTo(tokens, at, to) : at;
      if (last > at + 1) {
        // `Santa Claus` is a term as it stands.
        if (matches.some((one) => one.from === at && one.to === last)) continue;
        // `At the Hill Park` one is in a park; Jared Hill is none.
        const isPlace = isOfPlace || ofThe.has(tokens[at - 1]?.lower ?? '');
        const kind = isPlace ? kindIn(matches, at, last) : undefined;
        for (let n = at; n < last; n += 1) if (n !== kind) marks[n] = isOfPlace ? inName : called;
        at = last - 1;
      }
    }
  }
  tokens.forEach(({ capital, gap, lower }, at) => {
    const given = tokens[at - 1];
    const isFirst = given?.capital === true && givenNames.has(given.lower);
    // `Sarah I saw`: who begins to speak is no family.
    if (isFirst && capital && gap === ' ' && lower !== 'i') marks[at] = familyName;
  });
  for (const { from, to, meaning } of matches) {
    const isAnimal = meaning.domain === 'character' && meaning.value.identity === 'animal';
    const name = tokens[to];
    if (!isAnimal || name?.capital !== true || name.gap !== ' ') continue;
    const isOwned = [1, 2].some((n) => owners.has(tokens[from - n]?.lower ?? ''));
    if (isOwned && tokens[from]?.capital === false) marks[to] = inName;
  }
  return marks;
}

/** Whether a term stands inside a proper name. */
export function isInName(marks: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (marks[at] === 0) return false;
  return true;
}

/** Where words that hyphens join end, if they begin and end with a capital; else where they begin. */
function hyphenedTo(tokens: readonly Token[], from: number, to: number): number {
  if (tokens[from]?.capital !== true) return from;
  let end = from + 1;
  for (let at = from + 1; at < to && tokens[at]?.gap === '-'; at += 1) {
    if (tokens[at]?.capital === true) end = at + 1;
    else if (!inside.has(tokens[at]?.lower ?? '')) return from;
  }
  return end;
}

function isCapital(tokens: readonly Token[], at: number): boolean {
  const { capital, gap, lower } = tokens[at] ?? {};
  return capital === true && lower !== 'i' && /^,? $/.test(gap ?? '');
}

function isLoud(text: string, { start, end }: Token): boolean {
  const word = text.slice(start, end);
  return end - start > 1 && word === word.toUpperCase();
}

function runTo(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  while (at < to && tokens[at]?.capital === true && (at === from || tokens[at]?.gap === ' '))
    at += 1;
  return at;
}

/** The word of a name that says what it is of: its last, else its first. */
function kindIn(matches: readonly LexiconMatch[], from: number, to: number): number | undefined {
  const isKind = (at: number) =>
    matches.some(
      ({ from: start, meaning }) =>
        start === at && meaning.domain === 'symbol' && places.has(meaning.value.category),
    );
  return [to - 1, from].find(isKind);
}
