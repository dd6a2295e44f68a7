import { type DeedRule, isPerson, said } from '#read/deeds/parties.ts';
import { verbInWords } from '#read/deeds/verb-words.ts';

/** `Ran into my ex`, « suis tombée sur mon ex »: one meets them. */
export const runsInto: DeedRule = ({ verb: _verb, ...deed }, named) => {
  const relation = deed.act === 'run' ? 'in' : deed.act === 'fall' ? 'on' : undefined;
  const met = deed.where.find((one) => one.relation === relation && isPerson(named, one.what));
  if (met === undefined || !isPerson(named, deed.who) || met.what === deed.who) return null;
  if (!/^(?:r[au]n|tomb)/.test(said(deed))) return null;
  const verb = verbInWords('speak', 'run across');
  const where = deed.where.filter((one) => one !== met);
  return [{ ...deed, act: 'speak', ...(verb && { verb }), whom: met.what, where }];
};

/** `The plane took off`: nothing is taken off, and it flies. */
export const takesOff: DeedRule = ({ verb: _verb, ...deed }) =>
  deed.act === 'hold' && deed.whom === undefined && /^t(?:ake|ook|aking)\S* off/.test(said(deed))
    ? [{ ...deed, act: 'fly' }]
    : null;

/** `Jumped out of the window`, `flew out of it`: somebody leaps, and is no wonder that comes out. */
export const leapsOut: DeedRule = (deed, named) => {
  const [leap] = /^(?:jump|leap|fl[iye])/.exec(said(deed)) ?? [];
  const isLeap = deed.act === 'emerge' && leap !== undefined;
  const from = deed.where.find(({ relation }) => relation === 'from');
  const out = named.find(({ id }) => id === from?.what);
  if (!isLeap || !out || !/^(?:home|travel|town|passages)$/.test(out.category ?? '')) return null;
  if (!isPerson(named, deed.who)) return null;
  const isOpening = /^(?:window|door)$/.test(out.id);
  const where = deed.where.map((one) =>
    one === from && isOpening ? { ...one, relation: 'through' as const } : one,
  );
  return [{ ...deed, act: leap.startsWith('fl') ? 'fly' : 'jump', where }];
};

/** « Mon frère tournoyait »: people turn on their feet. */
export const turnsAround: DeedRule = ({ verb: _verb, ...deed }, named) =>
  deed.act === 'fly' && /^(?:tourno|circl)/.test(said(deed)) && isPerson(named, deed.who)
    ? [{ ...deed, act: 'dance' }]
    : null;

/** « Les statues bougeaient », `the chairs moved`: only what never does is seen to. */
export const stirs: DeedRule = (deed, named) => {
  if (deed.act !== 'walk' || !/^(?:bou?g|mov)/.test(said(deed))) return null;
  const one = named.find(({ id }) => id === deed.who);
  const isStill = one?.kind === 'thing' && movable.test(one.category ?? '');
  return isStill && deed.whom === undefined ? null : [];
};

const movable = /^(?:objects|props|plants|home|clothing|art\S*|food)$/;

const living = /animals$|^birds$|^people$|^spirits$|creatures$/;

/** « Je tape mon code », « se jetait sur le lit »: only somebody is struck. */
export const strikesNobody: DeedRule = ({ whom, ...deed }, named) => {
  const isLeap = /jet\S* sur/.test(said(deed));
  if (deed.act !== 'fight' || !(isLeap || /^tap/.test(said(deed)))) return null;
  const isStruck = (id: string | undefined) =>
    id === 'unknown' ||
    isPerson(named, id) ||
    named.some((one) => one.id === id && living.test(one.category ?? ''));
  if (isStruck(whom) || deed.where.some(({ what }) => isStruck(what))) return null;
  return isLeap ? [{ ...deed, act: 'jump' }] : [];
};

/** « Me soufflait les réponses »: who is whispered to is no candle. */
export const whispersTo: DeedRule = ({ verb: _verb, ...deed }, named) =>
  deed.act === 'hold' && /souffl/.test(said(deed)) && isPerson(named, deed.whom)
    ? [{ ...deed, act: 'speak' }]
    : null;

/** `There was a piano, and my uncle was playing`: what is there to be played. */
export const playsIt: DeedRule = (deed, named) => {
  if (deed.act !== 'play' || deed.whom !== undefined || !isPerson(named, deed.who)) return null;
  const isOfMusic = /^(?:piano|violin|guitar|flute|drum|trumpet|accordion|harp|cello|organ)$/;
  const [one, ...others] = new Set(named.flatMap(({ id }) => (isOfMusic.test(id) ? [id] : [])));
  return one !== undefined && others.length === 0 ? [{ ...deed, whom: one }] : null;
};
