import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading } from '#read/reading.ts';
import type { Change } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const some = wordSet(
  'several many multiple dozens hundreds thousands three four five ten plusieurs mille cent centaines dizaines milliers trois quatre cinq dix copies versions clones doubles exemplaires',
);
const numbers: Readonly<Record<string, number>> = {
  ...{ three: 3, trois: 3, four: 4, quatre: 4, five: 5, cinq: 5, ten: 10, dix: 10 },
};
const between = wordSet(
  'of copies versions clones doubles exemplaires other de d autres identical',
);
const self = wordSet('me myself moi mes');

/** `Several copies of myself`, « plusieurs moi-même »: the dreamer, more than once. */
export function selvesMany(reading: Reading): Change[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Change[] => {
    if (!some.has(lower) || !isHappening(reading, at)) return [];
    let to = at + 1;
    while (to < at + 4 && between.has((tokens[to]?.lower ?? '').replace("'", ''))) to += 1;
    const word = tokens[to]?.lower ?? '';
    const isOf = /^(?:of|de|d')$/.test(tokens[to - 1]?.lower ?? '');
    // `Five of me`, « trois moi », and not « plusieurs de mes amis ».
    const isSelf = self.has(word) && (word !== 'mes' || lower !== 'plusieurs');
    const isPlural = word === 'mes' ? false : isSelf && (isOf || /^moi$/.test(word));
    if (!isPlural) return [];
    const evidence = evidenceAt(reading, at, to + 1, 'change.many: selves');
    if (evidence.negated) return [];
    const many = { of: 'dreamer', change: 'many', evidence: [evidence] } as const;
    const count = numbers[lower];
    const all: Change[] = [{ ...many, evidence: [evidence] }];
    return count ? [...all, { ...many, change: 'counted', count, evidence: [evidence] }] : all;
  });
}
