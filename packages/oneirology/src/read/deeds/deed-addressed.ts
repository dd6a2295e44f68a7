import { type DeedRule, isPerson, said } from '#read/deeds/parties.ts';
import type { Named } from '#read/named.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Whether it is somebody, or a beast. */
const isSomebody = (named: readonly Named[], id: string | undefined) =>
  isPerson(named, id) ||
  named.some(
    (one) => one.id === id && /animals$|^birds$|^people$|^spirits$/.test(one.category ?? ''),
  );

/** What is said, shown or thrown to somebody. */
const addressed = new Set<Deed['act']>([
  ...(['speak', 'shout', 'laugh', 'look', 'wave', 'point', 'shoot', 'argue', 'sing'] as const),
  ...(['hide', 'fight', 'phone', 'chase', 'follow'] as const),
]);
const towards = new Set<Deed['where'][number]['relation']>(['at', 'on', 'with', 'towards', 'from']);

/** `Screamed at my boss`, « se moquaient de moi », `hid from him`: that is to whom it is done. */
export const toSomebody: DeedRule = (deed, named) => {
  if (!addressed.has(deed.act) || isSomebody(named, deed.whom) || deed.whom === 'unknown')
    return null;
  const to = deed.where.find(
    ({ relation, what }) =>
      towards.has(relation) &&
      what !== deed.who &&
      isSomebody(named, what) &&
      // One hides from somebody, or with somebody.
      (relation === 'from') === (deed.act === 'hide'),
  );
  if (to === undefined) return null;
  return [{ ...deed, whom: to.what, where: deed.where.filter((one) => one.what !== to.what) }];
};

/** `Talked to a tree`, « parlais au miroir »: what is no place to talk at is talked to. */
export const toThing: DeedRule = (deed, named) => {
  if (deed.act !== 'speak' || deed.whom !== undefined) return null;
  const isHeard = ({ id, kind, category }: Named) =>
    kind === 'thing' && (category === 'plants' || hearing.has(id));
  const to = deed.where.find(
    ({ relation, what }) =>
      relation === 'at' && named.some((one) => one.id === what && isHeard(one)),
  );
  if (to === undefined) return null;
  return [{ ...deed, whom: to.what, where: deed.where.filter((one) => one !== to) }];
};

const hearing = wordSet('statue doll mirror painting photograph moon sun rock skull robot');

/** `Gave a key to my boss`, « tendait une lettre à ma mère »: the key is what they are given. */
export const givenTo: DeedRule = (deed, named) => {
  const to = deed.where.find(
    ({ relation, what }) =>
      relation === 'at' && isSomebody(named, what) && what !== deed.who && what !== deed.whom,
  );
  // Of two whom it leads from and to, the first is what is given: `handed the baby to the baker`.
  if (deed.act !== 'give' || deed.whom === undefined || to === undefined) return null;
  const what = deed.whom ?? '';
  const others = deed.where.filter((one) => one !== to && one.what !== what);
  return [{ ...deed, whom: to.what, where: [{ relation: 'with', what }, ...others] }];
};

/** `Wrote a letter to me`, « écrivait au roi »: for whom it is written. */
export const writtenTo: DeedRule = (deed, named) => {
  if (deed.act !== 'write') return null;
  const isTo = ({ relation, what }: Deed['where'][number]) =>
    relation === 'at' && isSomebody(named, what) && what !== deed.who;
  if (!deed.where.some(isTo)) return null;
  return [
    {
      ...deed,
      where: deed.where.map((one) => (isTo(one) ? { ...one, relation: 'towards' as const } : one)),
    },
  ];
};

/** `Threw stones at me`: thrown towards whom they are to hit. */
export const thrownAt: DeedRule = (deed, named) => {
  if (deed.act !== 'throw') return null;
  const to = deed.where.find(
    ({ relation, what }) => /^(?:at|on)$/.test(relation) && isSomebody(named, what),
  );
  if (to === undefined || to.what === deed.who) return null;
  const where = deed.where.filter((one) => one.what !== to.what);
  return [{ ...deed, where: [{ relation: 'towards', what: to.what }, ...where] }];
};

const going = new Set<Deed['act']>(['walk', 'run', 'crawl', 'swim', 'jump', 'fly']);

/** `Walked up to my mother`, « s'approchait de moi »: towards whom it is. */
export const goesTo: DeedRule = (deed, named) => {
  const isTo = ({ relation, what }: Deed['where'][number]) =>
    relation === 'at' && isSomebody(named, what);
  if (!going.has(deed.act) || deed.whom !== undefined || !deed.where.some(isTo)) return null;
  const where = deed.where.map((one) =>
    isTo(one) ? { ...one, relation: 'towards' as const } : one,
  );
  return [{ ...deed, where }];
};

/** « Je fuyais un ours », `I fled him`: away from whom one flees. */
export const fledFrom: DeedRule = (deed, named) => {
  const isFleeing = /^(?:fui|fuy|flee|fled|échapp|escap)/.test(said(deed));
  const { whom, ...alone } = deed;
  if (deed.act !== 'run' || !isFleeing || whom === undefined || !isSomebody(named, whom))
    return null;
  return [{ ...alone, where: [{ relation: 'from', what: whom }, ...deed.where] }];
};
