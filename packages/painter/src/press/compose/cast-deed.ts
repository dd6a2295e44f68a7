import { actOfWhom, aloft } from '#press/compose/act-tables.ts';
import {
  beastBecoming,
  personBecoming,
  thingBecoming,
  turningInto,
} from '#press/compose/bodies/turning.ts';
import {
  type Casting,
  type CastingRule,
  type LoneRule,
  lookOf,
  receiverOf,
} from '#press/compose/casting-rule.ts';
import { eachHolds } from '#press/compose/hands/each-holds.ts';
import { handsOn } from '#press/compose/hands/hands-on.ts';
import { hasHands, heldBeside, isBaby, isHandy, isHeldBy } from '#press/compose/hands/handy.ts';
import { heldMeanwhile } from '#press/compose/hands/held-meanwhile.ts';
import { onWorktop } from '#press/compose/hands/on-worktop.ts';
import { anglingAboard } from '#press/compose/seated/angling.ts';
import { astride } from '#press/compose/seated/astride.ts';
import { atDesk } from '#press/compose/seated/at-desk.ts';
import { atGame } from '#press/compose/seated/at-game.ts';
import { behindCounter } from '#press/compose/seated/behind-counter.ts';
import { eachDrives } from '#press/compose/seated/each-drives.ts';
import { mountedOn, strongEnough } from '#press/compose/seated/mounted.ts';
import { partnerOf } from '#press/compose/seated/mounts.ts';
import { onShoulders } from '#press/compose/seated/on-shoulders.ts';
import { asPair } from '#press/compose/together/as-pair.ts';
import { atWhat } from '#press/compose/together/at-what.ts';
import { carriedBetween } from '#press/compose/together/bearers.ts';
import { beforeMirror } from '#press/compose/together/before-mirror.ts';
import { carriedOff, isCarriedOff } from '#press/compose/together/carried-off.ts';
import { isLeading, onALead } from '#press/compose/together/on-a-lead.ts';
import { atOwnWork } from '#press/compose/together/own-work.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { outOfFrame } from '#press/compose/vessels/out-of-frame.ts';
import { growingOnThem, inTheirChest, outOfShell } from '#press/compose/vessels/out-of-others.ts';
import { throughWall } from '#press/compose/vessels/through-wall.ts';
import { underThings } from '#press/compose/vessels/under-things.ts';
import { figure } from '#press/figure/figure.ts';
import type { ActName, ShownDeed } from '#press/scene.ts';

const lifters = new Set(['party-balloons', 'parachute', 'umbrella']);

const holding = new Set<ActName>(['hold', 'pull', 'carry']);

/** Centimetres: beside what is wider, nobody is seen before it. */
const largest = 380;

/** On the shoulders of who carries them. */
const onTheirShoulders: CastingRule = (casting) => {
  const { scene, deed } = casting;
  const { act, who, whom, relation } = deed;
  const [one, two] = [scene.actors[who], receiverOf(casting)];
  if (relation?.at !== 'shoulders' || whom === undefined) return null;
  if (one?.kind !== 'person' || two?.kind !== 'person' || isBaby(one) || isBaby(two)) return null;
  const carrier = figure({ ...lookOf(one, who, casting), pose: 'bear-shoulders' });
  const rider = figure({ ...lookOf(two, whom, casting), pose: 'sit' });
  const piece = onShoulders(carrier, rider);
  const changes = [...one.changes, ...two.changes];
  return [{ ...standing(piece, 'ground'), actors: [who, whom], count: 1, changes, act }];
};

/** A beast that carries somebody does so on its back. */
const onItsBack: LoneRule = (casting) => {
  const { scene, deed, seed } = casting;
  const { act, who, whom } = deed;
  if (act !== 'carry' || whom === undefined || scene.actors[who]?.kind !== 'thing') return null;
  if (receiverOf(casting)?.kind !== 'person') return null;
  const carried = troupeOf(scene, whom, 'ride', seed);
  const carrier = troupeOf(scene, who, 'walk', seed);
  if (!carried || !carrier) return null;
  const strong = strongEnough(carrier, carried);
  return [strong, { ...carried, isCarried: true, relation: { name: 'on', to: who } }];
};

/** A stork that carries somebody has them under it, in the air. */
const inItsClaws: CastingRule = (casting) => {
  const { scene, deed, seed } = casting;
  const { who, whom = -1 } = deed;
  if (!isCarriedOff(scene, deed) || receiverOf(casting)?.kind !== 'person') return null;
  const carrier = troupeOf(scene, who, 'fly', seed);
  const carried = troupeOf(scene, whom, 'float', seed);
  if (!carrier || !carried) return null;
  const piece = carriedOff(carrier.piece, carried.piece);
  return [{ ...carried, ...standing(piece, 'air'), actors: [who, whom], act: 'fly' }];
};

/** At the two ends of a lead: who is led by a beast goes on all fours. */
const ledBehind: CastingRule = (casting) => {
  const { scene, deed, seed } = casting;
  const { who, whom = -1 } = deed;
  const [one, two] = [scene.actors[who], receiverOf(casting)];
  if (!isLeading(deed) || one === undefined || two === undefined) return null;
  if (one.count > 1 || two.count > 1) return null;
  const leader = troupeOf(scene, who, 'walk', seed);
  const led = troupeOf(scene, whom, two.kind === 'person' ? 'crawl' : 'walk', seed);
  if (!leader || !led) return null;
  const piece = onALead(leader.piece, led.piece);
  return [{ ...leader, ...standing(piece, 'ground'), actors: [who, whom], isThing: false }];
};

/** On a horse, in a boat, at the wheel. */
const onMount: LoneRule = (casting, alone) => {
  const { scene, deed, seed, done } = casting;
  const mounted = mountedOn(scene, deed, alone, seed);
  if (mounted === undefined) return null;
  const isFree = !done.has(mounted.mount);
  const isLone = deed.whom === undefined || deed.whom === mounted.mount;
  const one = isFree && isLone ? astride(casting, mounted.carrier) : null;
  if (one) return [one];
  const some = isFree && isLone ? eachDrives(mounted.carrier, mounted.rider) : null;
  if (some) return [some];
  // Who plays with somebody in a boat has them in it.
  const mate =
    deed.whom === undefined || deed.whom === mounted.mount || done.has(deed.whom)
      ? null
      : troupeOf(scene, deed.whom, 'sit', seed);
  const { relation } = mounted.rider;
  const mates = mate && relation ? [{ ...mate, isCarried: true, relation }] : [];
  const riders = [mounted.rider, ...mates];
  return isFree ? [mounted.carrier, ...riders] : riders;
};

/** Who runs after a tram is behind it, and not before its windows. */
const behindWhatFlees: LoneRule = (casting, alone) => {
  const { scene, deed, seed } = casting;
  const { act, who, whom } = deed;
  if ((act !== 'chase' && act !== 'follow') || whom === undefined) return null;
  if (receiverOf(casting)?.kind !== 'thing' || scene.actors[who]?.kind !== 'person') return null;
  const large = troupeOf(scene, whom, 'pass', seed);
  if (!large || isHandy(large) || large.box.right - large.box.left <= largest) return null;
  return [alone, { ...large, isLeaving: true, relation: { name: 'ahead', to: who } }];
};

/** « Accrochée à une grappe de ballons »: they lift whoever holds them. */
const liftedBy: LoneRule = ({ scene, deed, seed, done }, alone) => {
  const string = deed.relation?.to;
  if (typeof string !== 'number' || done.has(string)) return null;
  if (!/^(?:with|on|under|from|at)$/.test(deed.relation?.name ?? '')) return null;
  const lifter = scene.actors[string];
  if (lifter?.kind !== 'thing' || !lifters.has(lifter.id)) return null;
  if (!hasHands(scene.actors[deed.who], alone)) return null;
  const held = troupeOf(scene, string, null, seed);
  const relation = { name: 'beside', to: deed.who } as const;
  return held && [alone, { ...held, count: 1, isHeld: true, relation }];
};

/** « Je la tenais par la cheville »: who flies is held from below. */
const heldFromBelow: LoneRule = ({ scene, deed, seed, done }) => {
  const { act, who, whom } = deed;
  const isAloft = scene.deeds.some((other) => other.who === whom && aloft.has(other.act));
  if (!isAloft || whom === undefined || !holding.has(act)) return null;
  if (scene.actors[who]?.kind !== 'person') return null;
  const reaching = troupeOf(scene, who, 'reach', seed);
  const flier = done.has(whom) ? null : troupeOf(scene, whom, 'fly', seed);
  return [
    ...(reaching ? [{ ...reaching, relation: { name: 'below' as const, to: whom } }] : []),
    ...(flier ? [flier] : []),
  ];
};

/** What is done to somebody without a touch. */
const fromAfar = new Set<ActName>([
  ...(['look', 'speak', 'shout', 'point', 'wave', 'laugh', 'phone', 'wait'] as const),
]);

/** Who is spoken to in a lift is in it. */
function isWithin({ scene, deed: { whom, relation } }: Casting): boolean {
  const holder = typeof relation?.to === 'number' ? scene.actors[relation.to] : undefined;
  const isOther = scene.deeds.some(({ who }) => who === whom);
  const isPerson = whom !== undefined && scene.actors[whom]?.kind === 'person';
  return relation?.name === 'in' && holder?.kind === 'thing' && isPerson && !isOther;
}

/** What moves a thing, and where that says the thing to be, whoever moves it. */
const moving = new Set<ActName>(['put', 'pull', 'push', 'throw', 'cut']);
const movedTo = new Set<string>(['on', 'in', 'under', 'from', 'behind', 'above', 'through']);

function isMovedThere({ act, who, relation }: ShownDeed): boolean {
  // Who throws something from a roof is up there.
  const isOfDoer = act === 'throw' && relation?.name === 'from';
  const isThere = typeof relation?.to === 'number' && relation.to !== who;
  return moving.has(act) && !isOfDoer && isThere && movedTo.has(relation.name);
}

/** Whoever does it by themselves, and beside them whom or what they do it with and to. */
const byThemselves: LoneRule = (casting, alone) => {
  const { scene, deed, seed, done } = casting;
  const { act, who, whom, relation } = deed;
  const [one, two] = [scene.actors[who], receiverOf(casting)];
  const beside = { name: 'beside', to: who } as const;
  // `I found a door behind my wardrobe`: the door is there.
  const isIn = relation?.name === 'in' && two !== undefined;
  const isOfFound =
    typeof relation?.to === 'number' &&
    ((act === 'find' && (two?.kind === 'thing' || isIn)) || (act === 'put' && two !== undefined));
  const tool = hasHands(one, alone) ? heldBeside(scene, deed, new Set([...done, who]), seed) : null;
  const taken = new Set([...done, who, ...(tool?.actors ?? [])]);
  const partner = partnerOf(scene, deed, taken);
  const other = partner === undefined ? null : troupeOf(scene, partner, act, seed);
  // Who pulls a coat from somebody is beside them, and it is the coat that leaves them.
  const isOfWhom = whom !== undefined && isMovedThere(deed);
  const isByFound = ((act === 'put' || isIn) && isOfFound) || isOfWhom;
  const isRelated = tool === null && !isOfFound && partner === undefined;
  const own =
    relation && isByFound
      ? { relation: { name: 'beside', to: relation.to } as const }
      : relation && isRelated && { relation };
  // Whoever is only looked at or spoken to goes on with what they do.
  const isBusy = fromAfar.has(act) && scene.deeds.some((other) => other.who === whom);
  const isWhomFree = whom !== undefined && whom !== partner && !taken.has(whom) && !isBusy;
  const receiver = isWhomFree ? troupeOf(scene, whom, actOfWhom[act] ?? null, seed) : null;
  // A balloon that follows somebody is above where they walk.
  if (receiver?.stands === 'ground' && alone.stands === 'air' && alone.isThing && !alone.isBeast)
    return [receiver, { ...alone, relation: { name: 'above', to: whom ?? who } }];
  return [
    { ...alone, ...own },
    ...(other ? [{ ...other, relation: beside }] : []),
    ...(tool ? [tool] : []),
    ...(receiver
      ? [
          {
            ...receiver,
            relation: relation && (isOfFound || isWithin(casting)) ? relation : beside,
            ...(isHeldBy(casting, alone, receiver) && !isOfFound && { isHeld: true }),
          },
        ]
      : []),
  ];
};

const together: readonly CastingRule[] = [
  ...[
    behindCounter,
    atDesk,
    ledBehind,
    onTheirShoulders,
    anglingAboard,
    asPair,
    turningInto,
    thingBecoming,
    beastBecoming,
    personBecoming,
    beforeMirror,
    inItsClaws,
    inTheirChest,
  ],
  ...[
    growingOnThem,
    outOfFrame,
    outOfShell,
    throughWall,
    atGame,
    onWorktop,
    underThings,
    heldMeanwhile,
    eachHolds,
    carriedBetween,
    handsOn,
    atOwnWork,
  ],
];
const lone: readonly LoneRule[] = [
  ...[onItsBack, onMount, atWhat, behindWhatFlees, liftedBy, heldFromBelow],
  byThemselves,
];

/** Whom a deed puts on the stage, by the first rule that is of such a deed; null where nobody has a shape. */
export function castDeed(casting: Casting): Troupe[] | null {
  for (const rule of together) {
    const cast = rule(casting);
    if (cast) return cast;
  }
  const { scene, deed, seed } = casting;
  const alone = troupeOf(scene, deed.who, deed.act, seed);
  if (alone === null) return null;
  for (const rule of lone) {
    const cast = rule(casting, alone);
    if (cast) return cast;
  }
  return [alone];
}
