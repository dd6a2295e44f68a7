import {
  fledFrom,
  givenTo,
  goesTo,
  thrownAt,
  toSomebody,
  writtenTo,
} from '#read/deeds/deed-addressed.ts';
import {
  leapsOut,
  playsIt,
  runsInto,
  stirs,
  strikesNobody,
  takesOff,
  turnsAround,
  whispersTo,
} from '#read/deeds/deed-by-parties.ts';
import { verbInWords } from '#read/deeds/verb-words.ts';
import type { Named } from '#read/named.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** What a deed comes to where its parties say more than its verb; null where the rule is of others. */
type Rule = (deed: Deed, named: readonly Named[]) => Deed[] | null;

const categoryOf = (named: readonly Named[], id: string | undefined) =>
  named.find((one) => one.id === id)?.category ?? '';

const isSomebody = (named: readonly Named[], id: string | undefined) =>
  id === 'dreamer' || named.some((one) => one.id === id && one.kind === 'character');

const taking = new Set<Deed['act']>(['hold', 'carry', 'pull', 'push', 'throw']);
const onFoot = new Set<Deed['act']>(['run', 'walk', 'stand', 'wait', 'climb', 'enter', 'leave']);
const steps = wordSet('stairs ladder');
/** Things that one does climb. */
const climbed = wordSet(
  'stairs ladder scaffolding rope trampoline podium escalator roof wall tower fence bed table wave',
);
const loads = new Set('objects props travel home clothing food arts-and-play'.split(' '));

/** « Le vent m'a emportée »: whoever is carried by it flies. */
const carriedByWind: Rule = ({ verb: _verb, ...deed }, named) => {
  const { who, act, whom } = deed;
  const isWind = /^(?:wind|storm|tornado)$/.test(who) && taking.has(act);
  if (!isWind || whom === undefined || !isSomebody(named, whom)) return null;
  const { whom: _whom, ...alone } = deed;
  return [{ ...alone, who: whom, act: 'fly' }];
};

/** `The car rolled down the hill`: on its wheels, and not through the air. */
const rollsDown: Rule = ({ verb: _verb, ...deed }, named) => {
  const isRolling = deed.act === 'fall' && /^roul|^roll/i.test(deed.evidence[0]?.text ?? '');
  if (!isRolling || categoryOf(named, deed.who) !== 'travel') return null;
  return [{ ...deed, act: 'pass', ...rolling }];
};

const rollingVerb = verbInWords('pass', 'roll');
const rolling = rollingVerb === undefined ? {} : { verb: rollingVerb };

/** « Est parti à pied sur l'eau »: one walks on it. */
const leavesOnWater: Rule = ({ verb: _verb, ...deed }, named) => {
  const on = deed.where.filter(
    ({ relation, what }) => relation === 'on' && categoryOf(named, what) === 'water',
  );
  return deed.act === 'leave' && on.length > 0 ? [{ ...deed, act: 'walk', where: on }] : null;
};

/** « Montait un canapé par l'escalier », « monter la télévision à l'étage »: nobody climbs those. */
const carriedUp: Rule = ({ verb: _verb, ...deed }, named) => {
  const isUp =
    deed.where.some(({ what }) => steps.has(what)) || /^mont/i.test(deed.evidence[0]?.text ?? '');
  const isLoad = !climbed.has(deed.whom ?? '') && loads.has(categoryOf(named, deed.whom));
  return deed.act === 'climb' && isUp && isLoad ? [{ ...deed, act: 'carry' }] : null;
};

/** `With a wardrobe on my back`: it is carried. */
const onBack: Rule = (deed, named) => {
  const back = deed.where.find(
    ({ relation, what }) => relation === 'on' && (what === 'back' || what === deed.who),
  );
  const beside = deed.where.find(({ relation }) => relation === 'with')?.what;
  const load = beside ?? deed.whom;
  if (!onFoot.has(deed.act) || back === undefined || load === undefined) return null;
  if (isSomebody(named, load)) return null;
  const where = deed.where.filter((one) => one !== back && one.what !== load);
  return [{ who: deed.who, act: 'carry', whom: load, where, evidence: deed.evidence }];
};

/** « Me pose dans les bras une miche », `put a loaf in my arms`: it is given. */
const intoArms: Rule = ({ verb: _verb, ...deed }, named) => {
  const start = deed.evidence[0]?.start;
  const arms = deed.where.some(({ relation, what }) => relation === 'in' && what === 'arm');
  if (deed.act !== 'put' || !arms || deed.whom === undefined || start === undefined) return null;
  const arm = named.findIndex(({ id }) => id === 'arm');
  const what = isSomebody(named, deed.whom)
    ? named.slice(arm + 1).find(({ kind }) => kind === 'thing')?.id
    : deed.whom;
  if (what === undefined) return null;
  return [{ ...deed, act: 'give', whom: 'dreamer', where: [{ relation: 'with', what }] }];
};

/** `I walked over the bridge`: on it, and above no ground; nobody runs a bridge over. */
const overWays: Rule = ({ whom, ...deed }, named) => {
  const isWay = (id: string | undefined) => categoryOf(named, id) === 'ways';
  if (deed.verb?.en.one === 'runs over' && whom !== undefined && isWay(whom)) {
    const { verb: _verb, ...plain } = deed;
    return [{ ...plain, act: 'run', where: [{ relation: 'on', what: whom }] }];
  }
  const isOver = ({ relation, what }: Deed['where'][number]) => relation === 'above' && isWay(what);
  if (!goesOnFoot.has(deed.act) || !deed.where.some(isOver)) return null;
  const where = deed.where.map((one) => (isOver(one) ? { ...one, relation: 'on' as const } : one));
  return [{ ...deed, ...(whom !== undefined && { whom }), where }];
};

const goesOnFoot = new Set<Deed['act']>(['walk', 'run', 'pass', 'dance']);

const afloat = /boat|ship|ferry|raft|canoe|kayak|yacht|submarine|gondola/;

/** « La machine à café coulait »: what runs out of it, and nothing goes under. */
const leaks: Rule = (deed, named) => {
  const isRunning = deed.act === 'drown' && /^coul/i.test(deed.evidence[0]?.text ?? '');
  const isDry = /^(?:home|objects|props|body|food)$/.test(categoryOf(named, deed.who));
  return isRunning && isDry && !afloat.test(deed.who) ? [] : null;
};

/** `With a cake on my knees`: it is held there, and does not kneel. */
const onKnees: Rule = (deed, named) => {
  const isOn = deed.act === 'kneel' && /^(?:on my|on h|sur )/i.test(deed.evidence[0]?.text ?? '');
  const thing = named.find(({ id }) => id === deed.who);
  const isThing = thing?.kind === 'thing' && !/animals$|^birds$|people/.test(thing.category ?? '');
  return isOn && isThing ? [] : null;
};

/** « Le chef me faisait cuire dans une marmite »: it is in there that they are put. */
const cooksSomebody: Rule = ({ verb: _verb, ...deed }) => {
  const pot = deed.where.find(({ relation }) => relation === 'in');
  return deed.act === 'cook' && deed.whom === 'dreamer' && pot !== undefined
    ? [{ ...deed, act: 'put', where: [pot] }]
    : null;
};

/** `Sharks were circling me`: round whoever it is, and in no dance. */
const circles: Rule = ({ verb: _verb, whom, ...deed }, named) => {
  if (!/^circl|^tournoy/i.test(deed.evidence[0]?.text ?? '') || whom === undefined) return null;
  const isWet = deed.where.some(
    ({ what }) => /^(?:pool|sea|lake|river)$/.test(what) || categoryOf(named, what) === 'water',
  );
  const where = [{ relation: 'beside' as const, what: whom }, ...deed.where];
  return [{ ...deed, act: isWet ? 'swim' : deed.act === 'fly' ? 'fly' : 'walk', where }];
};

/** « Des fleurs me poussaient dans les oreilles »: they grow there, and push nobody. */
const growsThere: Rule = ({ act, who, whom, evidence }, named) =>
  act === 'push' &&
  whom !== undefined &&
  /^pouss/i.test(evidence[0]?.text ?? '') &&
  (categoryOf(named, who) === 'plants' || grown.test(who))
    ? []
    : null;

const grown =
  /^(?:hair|beard|teeth|wing|horns|nail|feather|mushroom|finger|hand|arm|eye|tail|leg)$/;

/** `We were rowing a boat across the desert`: in it, and not beside it. */
const rowsIn: Rule = ({ whom, ...deed }) =>
  deed.act === 'sit' && whom !== undefined && afloat.test(whom)
    ? [{ ...deed, where: [{ relation: 'in', what: whom }, ...deed.where] }]
    : null;

/** `My mother was small enough to fit in my hand`, « elle tenait dans ma main »: I hold her. */
const inTheHand: Rule = ({ verb: _verb, ...deed }, named) => {
  const { who, act, whom, where } = deed;
  const isThere =
    whom === 'hand' || where.some(({ relation, what }) => relation === 'in' && what === 'hand');
  if (act !== 'stand' || who === 'dreamer' || !isThere || !isSomebody(named, who)) return null;
  return [{ ...deed, who: 'dreamer', act: 'hold', whom: who, where: [] }];
};

/** `My teeth dropped out into the glass`: they fall, and throw nothing. */
const dropsOff: Rule = ({ verb: _verb, whom: _whom, ...deed }, named) =>
  deed.act === 'throw' && categoryOf(named, deed.who) === 'body'
    ? [{ ...deed, act: 'fall' }]
    : null;

/** `Shoes were hanging from the trees`, « des lanternes pendaient aux arbres »: they are on them. */
const hangsThere: Rule = ({ verb: _verb, whom, ...deed }, named) => {
  const isHanging = /^(?:hang|hung|pend)/i.test(deed.evidence[0]?.text ?? '');
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
const beforeGlass: Rule = ({ whom, ...deed }) =>
  deed.act === 'wash' &&
  whom === 'mirror' &&
  !/^(?:wash|clean|lav|nett|polish|wip)/i.test(deed.evidence[0]?.text ?? '')
    ? [{ ...deed, where: [...deed.where, { relation: 'before', what: 'mirror' }] }]
    : null;

const rules: readonly Rule[] = [
  beforeGlass,
  hangsThere,
  dropsOff,
  inTheHand,
  leaks,
  circles,
  rowsIn,
  cooksSomebody,
  growsThere,
  onKnees,
  playsIt,
  whispersTo,
  runsInto,
  stirs,
  takesOff,
  leapsOut,
  turnsAround,
  strikesNobody,
  overWays,
  carriedByWind,
  leavesOnWater,
  carriedUp,
  rollsDown,
  onBack,
  intoArms,
  givenTo,
  writtenTo,
  thrownAt,
  fledFrom,
  goesTo,
  toSomebody,
];

/** A deed as its parties let it be: by the first rule that is of such a deed. */
export function turned(deed: Deed, named: readonly Named[]): Deed[] {
  for (const rule of rules) {
    const told = rule(deed, named);
    if (told !== null) return told;
  }
  return [deed];
}
