import type { Named } from '#read/named.ts';
import { wordSet } from '#text/word-set.ts';

const among = wordSet('among amongst between parmi entre');

/** What something can be in the midst of, and in it: fog, water, a crowd that is a place. */
const soft = ({ kind, category }: Named): boolean =>
  kind === 'thing' && !/^(?:objects|props|home|travel|plants)$/.test(category ?? '');

/** `Among the tables`, « entre les bureaux », `between my parents`: beside them, and in none. */
export function isInTheMidst(word: string, of: Named): boolean {
  return among.has(word) && !soft(of);
}
