import { changesIn } from '#lexicon/action-index.ts';
import { amounts } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { relationOf } from '#read/relation-words.ts';
import { isSubjectPlace } from '#read/subject.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

export const articles = wordSet(
  'the a an my his her their our some le la les un une des mon ma mes son sa ses',
);

/**
 * Whether a noun at a token can be a subject: not after a preposition, whatever adjectives stand
 * between. Of hundreds of spiders, the spiders act.
 */
export function mayAct(reading: Reading, from: number): boolean {
  // `In the square` is one term, and no subject.
  const language = sentenceAt(reading, from)?.language ?? 'en';
  if (relationOf(reading, from, language) !== undefined) return false;
  if (isInDescribed(reading, from, language)) return false;
  // `My teacher from primary school was singing`.
  const isTold = !articles.has(reading.tokens[from - 1]?.lower ?? '');
  if (isTold && ofOrigin.has(reading.tokens[from - 2]?.lower ?? '')) return false;
  const changes = changesIn(reading);
  let at = from;
  for (;;) {
    const adjective = changes.find(({ to }) => to === at);
    if (reading.tokens[at - 1]?.lower === 'en') return false;
    const isOf = /^(?:of|de|d')$/.test(reading.tokens[at - 1]?.lower ?? '');
    const amount = isOf ? changes.find(({ to }) => to === at - 1) : undefined;
    if (adjective) at = adjective.from;
    else if (amount) at = amount.from;
    else if (isOf && amounts.has(reading.tokens[at - 2]?.lower ?? '')) at -= 2;
    else return isSubjectPlace(reading, at) && !isBehind(reading, at);
  }
}

/** `In his usual chair`: one word may tell of what somebody is in. */
function isInDescribed({ tokens }: Reading, from: number, language: Language): boolean {
  const [told, article, before] = [1, 2, 3].map((n) => tokens[from - n]?.lower ?? '');
  const isTold = language === 'en' && !articles.has(told ?? '') && articles.has(article ?? '');
  // `In a library, my ex`: what is in it stands before the comma.
  if (/[,;:]/.test(tokens[from]?.gap ?? '') || articles.has(tokens[from]?.lower ?? ''))
    return false;
  return isTold && /^(?:in|on|into|onto|at|from|to|near|under)$/.test(before ?? '');
}

const ofOrigin = wordSet('from');

/** `In the field behind our house`, « devant la maison »: it only says where. */
function isBehind({ tokens }: Reading, from: number): boolean {
  let at = from - 1;
  while (at > from - 3 && articles.has(tokens[at]?.lower ?? '')) at -= 1;
  return behind.has(tokens[at]?.lower ?? '');
}

const behind = wordSet(
  `behind beside between through across below beneath above inside outside along opposite
  derrière devant parmi`,
);
