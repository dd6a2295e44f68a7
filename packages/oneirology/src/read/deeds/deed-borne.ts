import { categoryOf, type DeedRule, isPerson, said } from '#read/deeds/parties.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const onFoot = new Set<Deed['act']>(['run', 'walk', 'stand', 'wait', 'climb', 'enter', 'leave']);
const steps = wordSet('stairs ladder');
/** Things that one does climb. */
const climbed = wordSet(
  'stairs ladder scaffolding rope trampoline podium escalator roof wall tower fence bed table wave',
);
const loads = new Set('objects props travel home clothing food arts-and-play'.split(' '));

/** « Montait un canapé par l'escalier », « monter la télévision à l'étage »: nobody climbs those. */
export const carriedUp: DeedRule = ({ verb: _verb, ...deed }, named) => {
  const isUp = deed.where.some(({ what }) => steps.has(what)) || /^mont/.test(said(deed));
  const isLoad = !climbed.has(deed.whom ?? '') && loads.has(categoryOf(named, deed.whom));
  return deed.act === 'climb' && isUp && isLoad ? [{ ...deed, act: 'carry' }] : null;
};

/** `With a wardrobe on my back`: it is carried. */
export const onBack: DeedRule = (deed, named) => {
  const back = deed.where.find(
    ({ relation, what }) => relation === 'on' && (what === 'back' || what === deed.who),
  );
  const beside = deed.where.find(({ relation }) => relation === 'with')?.what;
  const load = beside ?? deed.whom;
  if (!onFoot.has(deed.act) || back === undefined || load === undefined) return null;
  if (isPerson(named, load)) return null;
  const where = deed.where.filter((one) => one !== back && one.what !== load);
  return [{ who: deed.who, act: 'carry', whom: load, where, evidence: deed.evidence }];
};

/** « Me pose dans les bras une miche », `put a loaf in my arms`: it is given. */
export const intoArms: DeedRule = ({ verb: _verb, ...deed }, named) => {
  const start = deed.evidence[0]?.start;
  const arms = deed.where.some(({ relation, what }) => relation === 'in' && what === 'arm');
  if (deed.act !== 'put' || !arms || deed.whom === undefined || start === undefined) return null;
  const arm = named.findIndex(({ id }) => id === 'arm');
  const what = isPerson(named, deed.whom)
    ? named.slice(arm + 1).find(({ kind }) => kind === 'thing')?.id
    : deed.whom;
  if (what === undefined) return null;
  return [{ ...deed, act: 'give', whom: 'dreamer', where: [{ relation: 'with', what }] }];
};

/** `With a cake on my knees`: it is held there, and does not kneel. */
export const onKnees: DeedRule = (deed, named) => {
  const isOn = deed.act === 'kneel' && /^(?:on my|on h|sur )/.test(said(deed));
  const thing = named.find(({ id }) => id === deed.who);
  const isThing = thing?.kind === 'thing' && !/animals$|^birds$|people/.test(thing.category ?? '');
  return isOn && isThing ? [] : null;
};

/** `My mother was small enough to fit in my hand`, « elle tenait dans ma main »: I hold her. */
export const inTheHand: DeedRule = ({ verb: _verb, ...deed }, named) => {
  const { who, act, whom, where } = deed;
  const isThere =
    whom === 'hand' || where.some(({ relation, what }) => relation === 'in' && what === 'hand');
  if (act !== 'stand' || who === 'dreamer' || !isThere || !isPerson(named, who)) return null;
  return [{ ...deed, who: 'dreamer', act: 'hold', whom: who, where: [] }];
};

/** « Le chef me faisait cuire dans une marmite »: it is in there that they are put. */
export const cooksSomebody: DeedRule = ({ verb: _verb, ...deed }) => {
  const pot = deed.where.find(({ relation }) => relation === 'in');
  return deed.act === 'cook' && deed.whom === 'dreamer' && pot !== undefined
    ? [{ ...deed, act: 'put', where: [pot] }]
    : null;
};
