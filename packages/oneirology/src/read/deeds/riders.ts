import type { ActionMatch } from '#lexicon/action-index.ts';
import { isBeast } from '#read/beasts.ts';
import type { Named } from '#read/named.ts';
import type { Reading } from '#read/reading.ts';
import type { Deed } from '#schema.ts';

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
  // `I climbed onto its back`.
  const ridden = deed.where.find(({ relation, what }) => relation === 'on' && beastOf(what));
  if (deed.act === 'climb' && ridden !== undefined) {
    const { verb: _verb, ...plain } = deed;
    return {
      ...plain,
      act: 'ride',
      whom: ridden.what,
      where: deed.where.filter((one) => one !== ridden),
    };
  }
  if (deed.act !== 'ride') return deed;
  const mount = named.find((one) => one.from >= from && one.to <= to && one.id !== deed.who);
  if (mount === undefined) return deed;
  // « À cheval, il traversait la plage »: no beach is ridden.
  const { whom: crossed } = deed;
  const isWay = named.some(
    ({ id, category }) =>
      id === crossed && /^(?:town|land|ways|water|home|sky)$/.test(category ?? ''),
  );
  const through =
    crossed === undefined || !isWay ? [] : [{ relation: 'through' as const, what: crossed }];
  return { ...deed, whom: mount.id, where: [...deed.where, ...through] };
}
