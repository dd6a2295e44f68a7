import { clauseEnd, isInfinitive } from '#grammar/clause-ends.ts';
import { goals, openers, seeking, subjects } from '#grammar/clause-words.ts';
import { fillClause, type Marking, standing } from '#grammar/standing.ts';
import { isFrenchInfinitive } from '#morphology/french-verbs.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** What is meant: its act is not done, and what it is to lead to is not there. */
export const markMeant: Marking = (tokens, at, sentence, marks) => {
  const { language, to } = sentence;
  // `Forgot that I had to see the doctor`, « voulait que ma mère vienne ».
  const then = at + 1 < to && openers[language].has(tokens[at + 1]?.lower ?? '');
  const isOfMe = language === 'fr' && subjects.fr.has(tokens[at + 2]?.lower ?? '');
  if (then && !(isOfMe && !/^oubli/.test(tokens[at]?.lower ?? ''))) {
    fillClause(tokens, at + 1, sentence, marks, 'told', standing.background);
    return;
  }
  if (isDenied(tokens, at, sentence)) return;
  const verb = verbMeant(tokens, at, sentence);
  if (verb === undefined) return;
  // What one is to do is mostly done; where one has to be is not reached yet.
  const isOwed = owed.test(tokens[at]?.lower ?? '');
  if (isOwed && !seeking[language].has(tokens[verb]?.lower ?? '')) return;
  markAct(tokens, verb, sentence, marks, near.test(tokens[at]?.lower ?? ''));
};

/** What is on the point of being done, or is not for want of strength: all it takes is there. */
const near = /^(?:about|ready|going|too|trop|unable|incapables?|failli|refus\S*)$/;
const being = /^(?:be|have|être|avoir|leave|partir)$/;

const owed = /^(?:supposed|fa(?:ut|llait|udrait|udra))$/;

/** « Je ne pouvais pas m'empêcher de rire », `I didn't forget to`: it is done. */
function isDenied(tokens: readonly Token[], at: number, { from }: Sentence): boolean {
  const before = tokens.slice(Math.max(from, at - 3), at).map(({ lower }) => lower);
  const isLeft = /^(?:empêch|évit|oubli|refus|forg[eo]t|fail|refuse)/.test(tokens[at]?.lower ?? '');
  return isLeft && before.some((word) => /n't$|^(?:not|never|pas|jamais|plus)$/.test(word));
}

/**
 * An act that is asked for or meant: it is not done, and what it is to be done to is there, but for what
 * one goes for or to, and for any one of a kind.
 */
export function markAct(
  tokens: readonly Token[],
  verb: number,
  { language, to }: Sentence,
  marks: Uint8Array,
  isNear = false,
): void {
  const end = clauseEnd(tokens, verb, to, language, 'act');
  const act = tokens[verb]?.lower ?? '';
  let isGoal = seeking[language].has(act) && !(isNear && being.test(act));
  for (let n = verb; n < end; n += 1) {
    const word = tokens[n]?.lower ?? '';
    isGoal ||= n > verb && (goals[language].has(word) || (!isNear && anyOf[language].has(word)));
    const isVerb = n === verb || /^(?:and|et)$/.test(tokens[n - 1]?.lower ?? '');
    marks[n] = Math.max(marks[n] ?? 0, isGoal || isVerb ? standing.background : standing.meant);
  }
}

const anyOf = { fr: wordSet('un une des'), en: wordSet('a an some any') };

/** The verb of an infinitive behind its small words: « de ne pas dire », `to never say`. */
export function verbFrom(
  tokens: readonly Token[],
  first: number,
  to: number,
  language: 'fr' | 'en',
): number {
  for (let at = first; at < Math.min(to, first + 4); at += 1) {
    const word = tokens[at]?.lower ?? '';
    if (language === 'fr' ? isFrenchInfinitive(word) : !/^(?:not|never|to|just|please)$/.test(word))
      return at;
  }
  return first;
}

/** How far behind its word an act that is meant may stand. */
const meantReach = 4;

/** The verb of what is meant: `want her to kiss`, « envie de partir », « il faut que j'aille ». */
function verbMeant(tokens: readonly Token[], at: number, sentence: Sentence): number | undefined {
  const { language, to } = sentence;
  const word = tokens[at]?.lower ?? '';
  for (let n = at + 1; n < Math.min(to, at + 1 + meantReach); n += 1) {
    const token = tokens[n];
    if (token === undefined || /[^\s'’-]/.test(token.gap)) return undefined;
    if (language === 'en') {
      // `I should go to her`: nobody goes yet.
      if (word === 'should' && !/^(?:not|never|just|really|probably)$/.test(token.lower))
        return /^(?:have|be|i|he|she|it|we|they|you)$/.test(token.lower) ? undefined : n;
      if (token.lower === 'to' && isInfinitive(tokens, n + 1, 'en')) return n + 1;
      if (/^(?:going|about|supposed|ready|unable)$/.test(word)) return undefined;
    } else {
      if (isFrenchInfinitive(token.lower)) return n;
      if (/^qu[e']$/.test(token.lower) && subjects.fr.has(tokens[n + 1]?.lower ?? '')) return n + 2;
      if (
        /^(?:all)/.test(word) &&
        !/^(?:me|m'|le|la|les|l'|lui|se|s'|nous|bientôt)$/.test(token.lower)
      )
        return undefined;
    }
  }
  return undefined;
}

/** How far behind its verb a purpose may begin: `ran up the stairs to find`. */
const purposeReach = 8;

/** « Je monte dans la tour pour trouver la princesse »: what one goes for is not there. */
export const markPurpose: Marking = (tokens, at, { language, to }, marks) => {
  for (let n = at + 1; n < Math.min(to - 1, at + purposeReach); n += 1) {
    const token = tokens[n];
    if (token === undefined || /[^\s'’-]/.test(token.gap)) return;
    const isJoint = language === 'fr' ? token.lower === 'pour' : token.lower === 'to';
    if (!isJoint || !fetching.has(tokens[n + 1]?.lower ?? '')) continue;
    marks.fill(standing.background, n + 1, clauseEnd(tokens, n + 1, to, language, 'act'));
    return;
  }
};

const fetching = wordSet(
  'find buy fetch collect visit seek acheter chercher retrouver trouver rejoindre rencontrer visiter',
);
