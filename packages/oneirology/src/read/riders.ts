import type { ActionMatch } from '#lexicon/action-index.ts';
import { isBeast } from '#read/made-of.ts';
import type { Named } from '#read/named.ts';
import { matchesOf, type Reading } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/**
 * « À cheval », « je montais un cerf »: whoever rides has the animal under them that the words name;
 * nobody climbs one.
 */
export function asRider(
  reading: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
  deed: Deed,
): Deed {
  const beastOf = (id: string | undefined) =>
    named.find((one) => one.id === id && isBeast(reading, one));
  if (deed.act === 'climb' && beastOf(deed.whom)) {
    const { verb: _verb, ...plain } = deed;
    return { ...plain, act: 'ride' };
  }
  if (deed.act !== 'ride') return deed;
  const mount =
    named.find((one) => one.from >= from && one.to <= to && one.id !== deed.who) ??
    (deed.whom === undefined ? ownerOfBack(reading, named, to) : undefined);
  if (mount === undefined) return deed;
  if (mount.from < from) return { ...deed, whom: mount.id, where: [] };
  // « À cheval, il traversait la plage »: no beach is ridden.
  const { whom: crossed } = deed;
  const through = crossed === undefined ? [] : [{ relation: 'through' as const, what: crossed }];
  return { ...deed, whom: mount.id, where: [...deed.where, ...through] };
}

/** `Let me ride on his back`: on that of the beast named last. */
function ownerOfBack(reading: Reading, named: readonly Named[], to: number): Named | undefined {
  const words = reading.tokens.slice(to, to + 3).map(({ lower }) => lower);
  const isBack = /^(?:on (?:its|his|her) back|sur son dos)$/.test(words.join(' '));
  return isBack
    ? named.findLast((one) => one.to <= to && (isBeast(reading, one) || isFabled(reading, one)))
    : undefined;
}

function isFabled(reading: Reading, { from }: Named): boolean {
  return matchesOf(reading, 'symbol').some(
    (match) => match.from === from && fabled.has(match.meaning.value.id),
  );
}

const fabled = wordSet('dragon unicorn monster giant dinosaur');
