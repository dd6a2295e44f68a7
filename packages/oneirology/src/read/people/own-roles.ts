import type { Mention } from '#grammar/person.ts';
import { matchesOf, type Reading } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

const being = wordSet("am 'm was were suis étais");
const dreamer = wordSet("i je j' moi");
const articles = wordSet('a an un une');
const adverbs = wordSet(
  'also just still only really now actually again always aussi encore toujours vraiment juste',
);
const notTelling = wordSet(
  `the my his her their our of to with for from by at in on and or than like le la les mon ma mes son sa ses
  de d' du des avec pour par chez à au et ou que comme sur dans`,
);

/** `I'm a plumber`, « je suis factrice », `I work as a nurse`: what the dreamer is, and nobody beside them. */
export function isOwnRole(reading: Reading, { from }: Pick<Mention, 'from'>): boolean {
  const { tokens } = reading;
  const noun = matchesOf(reading, 'character').find((one) => one.from === from);
  if (noun?.meaning.value.identity !== 'occupational') return false;
  const word = (at: number) => tokens[at]?.lower ?? '';
  const isApart = (at: number) => /[,.;:!?]/.test(tokens[at]?.gap ?? '');
  // `A retired plumber`: up to two words may tell of the noun.
  let at = from;
  while (at > from - 3 && !articles.has(word(at - 1)) && !being.has(word(at - 1))) {
    if (isApart(at) || notTelling.has(word(at - 1))) return false;
    at -= 1;
  }
  if (isApart(at)) return false;
  if (articles.has(word(at - 1))) at -= 1;
  const isWork = word(at - 1) === 'as' && /^work(?:s|ed|ing)?$/.test(word(at - 2));
  if (isWork) return dreamer.has(word(at - 3));
  while (adverbs.has(word(at - 1))) at -= 1;
  return being.has(word(at - 1)) && dreamer.has(word(at - 2));
}
