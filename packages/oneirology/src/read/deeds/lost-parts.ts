import type { Cast } from '#grammar/person.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** What falls from who loses it. */
const shed = wordSet('teeth hair beard nails feather');
const own = wordSet(
  'my his her their our your a all mes ses nos vos une mon son toutes tous les la',
);
const losing = /^(?:lose|loses|losing|lost|perd\p{L}*)$/u;

/** `I was losing my teeth`, « je perdais mes dents »: it is they that fall, from whose they are. */
export function lostParts(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((part, n): Deed[] => {
    const isTwice = named.findIndex(({ id, from }) => id === part.id && from === part.from) < n;
    if (part.kind !== 'thing' || !shed.has(part.id) || isTwice) return [];
    const first = sentenceAt(reading, part.from)?.from ?? 0;
    let verb = part.from - 1;
    while (verb > first && own.has(tokens[verb]?.lower ?? '')) verb -= 1;
    const isLost = verb < part.from - 1 && losing.test(tokens[verb]?.lower ?? '');
    if (!isLost || !isHappening(reading, verb)) return [];
    const evidence = evidenceAt(reading, verb, part.to, 'action.fall: lost');
    if (evidence.negated) return [];
    const owner = doerOf(reading, cast, named, verb);
    const isAnothers = named.some(({ id, kind }) => id === owner && kind === 'character');
    const where = isAnothers && owner ? [{ relation: 'from' as const, what: owner }] : [];
    return [{ who: part.id, act: 'fall', where, evidence: [evidence] }];
  });
}
