import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import { relationOf } from '#read/relation-words.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Words between a place and what is said to be there: a comma, « il ». */
const between = 2;

const relations = new Set(['in', 'on', 'under', 'behind', 'above', 'beside']);

/** `In the wardrobe there was a lion`, « dans la baignoire, il y avait un requin »: it is in it. */
export function thereIn(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    const isSaid = isThere(lower, tokens[at + 1]?.lower ?? '');
    if (!isSaid && !isTurnedRound(reading, named, at)) return [];
    if (!isHappening(reading, at)) return [];
    const sentence = sentenceAt(reading, at);
    const place = named.findLast(({ to }) => to <= at);
    if (sentence === undefined || place?.kind !== 'thing') return [];
    const isWhich = isInWhich(reading, place, at);
    if (place.from < sentence.from || (at - place.to > between && !isWhich)) return [];
    const relation = (isWhich ? [-(place.to - place.from)] : [1, 2, 3, 4])
      .map((n) => place.from - n)
      .filter((n) => n >= sentence.from)
      .map((n) => relationOf(reading, n, sentence.language))
      .find((one) => one !== undefined);
    const what = nextNamed(reading, named, isSaid ? at + 2 : at + 1, 5);
    if (relation === undefined || !relations.has(relation) || what === undefined) return [];
    if (what.id === place.id || what.from >= sentence.to) return [];
    const evidence = evidenceAt(reading, at, what.to, 'action.stand: there in');
    if (evidence.negated) return [];
    return [
      { who: what.id, act: 'stand', where: [{ relation, what: place.id }], evidence: [evidence] },
    ];
  });
}

/** « Un landau dans lequel il y avait un cochon », `a box in which there was a fish`. */
function isInWhich({ tokens }: Reading, { to }: Named, at: number): boolean {
  const which = tokens[to + 1]?.lower ?? '';
  return at - to <= 4 && /^(?:lequel|laquelle|lesquels|lesquelles|which)$/.test(which);
}

function isThere(word: string, next: string): boolean {
  if (word === 'there') return /^(?:was|were|is|are|lay|stood|sat)$/.test(next);
  return word === 'y' && /^(?:avait|a)$/.test(next);
}

/** `Behind the door was a garden`, « sur mon lit dormait un loup »: what is there comes after the verb. */
function isTurnedRound(reading: Reading, named: readonly Named[], at: number): boolean {
  const { tokens } = reading;
  const place = named.find(({ to, kind }) => to === at && kind === 'thing');
  const sentence = sentenceAt(reading, at);
  if (place === undefined || sentence === undefined) return false;
  const start = place.from - 1 <= sentence.from ? sentence.from : place.from - 2;
  const opens = [start, place.from - 1].some(
    (n) =>
      (n === sentence.from ||
        /,/.test(tokens[n]?.gap ?? '') ||
        joined.has(tokens[n - 1]?.lower ?? '')) &&
      relationOf(reading, n, sentence.language) !== undefined,
  );
  const isSelf = /^s[e']$/.test(tokens[at]?.lower ?? '');
  const verb = tokens[isSelf ? at + 1 : at]?.lower ?? '';
  const isVerb =
    sentence.language === 'en'
      ? /^(?:was|were|is|are|lay|sat|stood|hung|lived|hid|slept)$/.test(verb)
      : /..(?:ait|aient)$/.test(verb);
  return opens && isVerb && articles.has(tokens[isSelf ? at + 2 : at + 1]?.lower ?? '');
}

const joined = wordSet('and et but mais puis then');
const articles = wordSet('a an the my some un une des le la les mon ma mes deux trois two three');
