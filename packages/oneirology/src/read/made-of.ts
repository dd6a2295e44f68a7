import type { Named } from '#read/named.ts';
import { evidenceAt, isWaking, type Reading } from '#read/reading.ts';
import { isSupposed } from '#read/told.ts';
import { nextNamed } from '#read/whereabouts.ts';
import type { Change } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const making = wordSet(
  'made built woven knitted fait faite faits faites construit construite construits construites bâti bâtie',
);
const joining = wordSet(
  "of from with out entirely only purely de d' en avec entièrement uniquement",
);

/** Matters that have a change of their own: what is of glass is `glass`. */
const ownMatters = wordSet('glass verre paper papier gold or stone pierre marble marbre ice glace');

/** « Une échelle faite de livres », `a desk made of cake`: a thing that consists of others. */
export function madeOf(reading: Reading, named: readonly Named[]): Change[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Change[] => {
    if (!making.has(lower) || isWaking(reading, at) || isSupposed(reading, at)) return [];
    let to = at + 1;
    while (to < at + 4 && joining.has(tokens[to]?.lower ?? '')) to += 1;
    if (to === at + 1 || ownMatters.has(tokens[to]?.lower ?? '')) return [];
    const what = nextNamed(reading, named, to, 2);
    const of = named.findLast((one) => one.to <= at && at - one.to <= 4);
    const isPart = what?.category === 'body' || what?.kind === 'character';
    if (what === undefined || of === undefined || of.id === what.id || isPart) return [];
    const evidence = evidenceAt(reading, at, what.to, 'change.made-of: made of');
    return evidence.negated
      ? []
      : [{ of: of.id, change: 'made-of', what: what.id, evidence: [evidence] }];
  });
}

const being = wordSet('was were is are étaient était est sont');
const small = wordSet(
  "a an the my our his her all only in fact really actually un une des le la les l' mon ma mes en fait réalité vraiment tous toutes de d' vieux gros old big",
);

/** `The whole audience was dogs`, « mon patron était mon chat »: somebody who is an animal as well. */
export function sameAs(reading: Reading, named: readonly Named[]): Change[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Change[] => {
    if (!being.has(lower) || isWaking(reading, at) || isSupposed(reading, at)) return [];
    const who = named.findLast((one) => one.to <= at && at - one.to <= 1);
    if (who?.kind !== 'character' || /[,.;:!?]/.test(tokens[at]?.gap ?? '')) return [];
    let to = at + 1;
    while (to < at + 5 && small.has(tokens[to]?.lower ?? '')) to += 1;
    const beast = named.find((one) => one.from === to);
    const evidence = evidenceAt(reading, at, (beast ?? who).to, 'change.same-as: was');
    if (beast?.kind !== 'character' || beast.id === who.id || evidence.negated) return [];
    return [{ of: who.id, change: 'same-as', what: beast.id, evidence: [evidence] }];
  });
}
