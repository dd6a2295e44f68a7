import { categoryOf, type DeedRule, isPerson, said } from '#read/deeds/parties.ts';
import { verbInWords } from '#read/deeds/verb-words.ts';
import type { Deed } from '#schema.ts';

const taking = new Set<Deed['act']>(['hold', 'carry', 'pull', 'push', 'throw']);

/** « Le vent m'a emportée »: whoever is carried by it flies. */
export const carriedByWind: DeedRule = ({ verb: _verb, ...deed }, named) => {
  const { who, act, whom } = deed;
  const isWind = /^(?:wind|storm|tornado)$/.test(who) && taking.has(act);
  if (!isWind || whom === undefined || !isPerson(named, whom)) return null;
  const { whom: _whom, ...alone } = deed;
  // `The wind pushed me off the tower`.
  return [{ ...alone, who: whom, act: act === 'push' ? 'fall' : 'fly' }];
};

/** `The car rolled down the hill`: on its wheels, and not through the air. */
export const rollsDown: DeedRule = ({ verb: _verb, ...deed }, named) => {
  const isRolling = deed.act === 'fall' && /^roul|^roll/.test(said(deed));
  if (!isRolling || categoryOf(named, deed.who) !== 'travel') return null;
  return [{ ...deed, act: 'pass', ...rolling }];
};

const rollingVerb = verbInWords('pass', 'roll');
const rolling = rollingVerb === undefined ? {} : { verb: rollingVerb };

/** « Est parti à pied sur l'eau »: one walks on it. */
export const leavesOnWater: DeedRule = ({ verb: _verb, ...deed }, named) => {
  const on = deed.where.filter(
    ({ relation, what }) => relation === 'on' && categoryOf(named, what) === 'water',
  );
  return deed.act === 'leave' && on.length > 0 ? [{ ...deed, act: 'walk', where: on }] : null;
};

/** `I walked over the bridge`: on it, and above no ground; nobody runs a bridge over. */
export const overWays: DeedRule = ({ whom, ...deed }, named) => {
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

/** `Sharks were circling me`: round whoever it is, and in no dance. */
export const circles: DeedRule = ({ verb: _verb, whom, ...deed }, named) => {
  if (!/^circl|^tournoy/.test(said(deed)) || whom === undefined) return null;
  const isWet = deed.where.some(
    ({ what }) => /^(?:pool|sea|lake|river)$/.test(what) || categoryOf(named, what) === 'water',
  );
  const where = [{ relation: 'beside' as const, what: whom }, ...deed.where];
  return [{ ...deed, act: isWet ? 'swim' : deed.act === 'fly' ? 'fly' : 'walk', where }];
};

/** `We were rowing a boat across the desert`: in it, and not beside it. */
export const rowsIn: DeedRule = ({ whom, ...deed }) =>
  deed.act === 'sit' && whom !== undefined && afloat.test(whom)
    ? [{ ...deed, where: [{ relation: 'in', what: whom }, ...deed.where] }]
    : null;

/** « La machine à café coulait »: what runs out of it, and nothing goes under. */
export const leaks: DeedRule = (deed, named) => {
  const isRunning = deed.act === 'drown' && /^coul/.test(said(deed));
  const isDry = /^(?:home|objects|props|body|food)$/.test(categoryOf(named, deed.who));
  return isRunning && isDry && !afloat.test(deed.who) ? [] : null;
};

const afloat = /boat|ship|ferry|raft|canoe|kayak|yacht|submarine|gondola/;
