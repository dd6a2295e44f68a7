import { categoryOf, type DeedRule, said } from '#read/deeds/parties.ts';
import type { Deed } from '#schema.ts';

/** « Des fleurs me poussaient dans les oreilles »: they grow there, and push nobody. */
export const growsThere: DeedRule = (deed, named) => {
  const { who, act, whom } = deed;
  const isPushing = act === 'push' && whom !== undefined && /^pouss/.test(said(deed));
  const isGrowing = categoryOf(named, who) === 'plants' || grown.test(who);
  return isPushing && isGrowing ? [] : null;
};

const grown =
  /^(?:hair|beard|teeth|wing|horns|nail|feather|mushroom|finger|hand|arm|eye|tail|leg)$/;

/** `My teeth dropped out into the glass`: they fall, and throw nothing. */
export const dropsOff: DeedRule = ({ verb: _verb, whom: _whom, ...deed }, named) =>
  deed.act === 'throw' && categoryOf(named, deed.who) === 'body'
    ? [{ ...deed, act: 'fall' }]
    : null;

/** `Shoes were hanging from the trees`, « des lanternes pendaient aux arbres »: they are on them. */
export const hangsThere: DeedRule = ({ verb: _verb, whom, ...deed }, named) => {
  const isHanging = /^(?:hang|hung|pend)/.test(said(deed));
  const isThing = named.some(({ id, kind }) => id === deed.who && kind === 'thing');
  if (!isHanging || !isThing || !hung.has(deed.act)) return null;
  const from = deed.where.find(({ relation }) => hooked.test(relation))?.what ?? whom;
  const others = deed.where.filter(({ relation }) => !hooked.test(relation));
  const on = from === undefined ? [] : [{ relation: 'on' as const, what: from }];
  return [{ ...deed, act: 'stand', where: [...on, ...others] }];
};

const hung = new Set<Deed['act']>(['put', 'climb', 'hold', 'stand']);
const hooked = /^(?:from|at|on)$/;

/** « Je me brossais les dents devant la glace »: before it. */
export const beforeGlass: DeedRule = ({ whom, ...deed }) =>
  deed.act === 'wash' &&
  whom === 'mirror' &&
  !/^(?:wash|clean|lav|nett|polish|wip)/.test(said(deed))
    ? [{ ...deed, where: [...deed.where, { relation: 'before', what: 'mirror' }] }]
    : null;

/** `My aunt was flying a kite`: she holds it. */
export const holdsKite: DeedRule = ({ verb: _verb, ...deed }) =>
  deed.act === 'fly' && deed.whom === 'kite' ? [{ ...deed, act: 'hold' }] : null;
