import { inWater } from '#press/compose/act-tables.ts';
import { type Casting, type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { heldBeside, isBaby } from '#press/compose/hands/handy.ts';
import { boarded } from '#press/compose/seated/boarded.ts';
import { withSeat } from '#press/compose/seated/seats.ts';
import { chairOf, handing, inChair } from '#press/compose/together/handing.ts';
import {
  crowned,
  handedOver,
  isOnHead,
  pairOf,
  withSpoon,
} from '#press/compose/together/pair-of.ts';
import { standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { watery } from '#press/compose/vessels/in-place.ts';
import { pair } from '#press/figure/pair.ts';
import { seatedPairs } from '#press/figure/pairs.ts';
import type { ActName, Actor, ChangeName, Person, PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';

/** In white or in a dark suit, whatever sex they are: one of each, unless the dream dresses them. */
function wed(person: Person, isBride: boolean): Person {
  if (person.wears !== undefined || person.head !== undefined) return person;
  return isBride ? { ...person, role: 'bride' } : { ...person, wears: 'suit' };
}

const ofHands = new Set<ActName>(['give', 'touch', 'tend', 'wash', 'cut', 'put']);
const sizes = new Set<ChangeName>(['giant', 'tiny', 'growing', 'ceiling', 'floating']);

/** « Elle me mettait un pansement »: what is put on somebody is in the hands that tend them. */
function puttingOn({ scene, deed }: Casting): ShownDeed | undefined {
  const { act, who, whom, relation } = deed;
  const to = relation?.to;
  if (act !== 'put' || whom === undefined || typeof to !== 'number') return undefined;
  if (scene.actors[to]?.kind !== 'person' || scene.actors[whom]?.kind !== 'thing') return undefined;
  const at = relation?.at === undefined ? {} : { at: relation.at };
  return { who, act: 'tend', whom: to, relation: { name: 'with', to: whom, ...at } };
}

const isStrange = ({ replaced = [], borrowed = [], part }: Person) =>
  part !== undefined || replaced.length + borrowed.length > 0;

/** Beyond the places of a scene's actors. */
const secondOfTwo = 20;

/** Two people in one act: they kiss, fight, hold hands. */
export const asPair: CastingRule = (casting) => {
  const { scene, deed, done, seed } = casting;
  const told = puttingOn(casting) ?? handing(casting) ?? deed;
  const { act, who, whom, relation } = told;
  // Who chases somebody with an axe has it in their hand.
  const weapon = act === 'chase' ? heldBeside(scene, deed, done, seed) : null;
  const isSinking = isInWater(scene, whom);
  const name = weapon ? 'chase-armed' : pairOf(told, isSinking);
  const [one, two] = partiesOf(scene, told, done);
  if (one?.kind !== 'person' || two?.kind !== 'person' || !name) return null;
  if (isBaby(one) || isBaby(two)) return null;
  // What is strange about a body is seen where each stands for themselves.
  if (ofHands.has(act) && [one, two].some(isStrange)) return null;
  // Hands are laid on one, and at their own size.
  const isAlike = [one, two].every(
    ({ count, changes }) => count === 1 && !changes.some((change) => sizes.has(change)),
  );
  if (ofHands.has(act) && !isAlike) return null;
  // A baby that is given is somebody, and in arms.
  if (
    act === 'give' &&
    typeof relation?.to === 'number' &&
    scene.actors[relation.to]?.kind === 'person'
  )
    return null;
  // The second of two who are told as one has a look of their own.
  const other = whom ?? secondOfTwo + who;
  const spouse = two.gender === 'male' || one.gender === 'female' ? who : other;
  const looks = (person: Person, place: number) =>
    lookOf(act === 'marry' ? wed(person, place === spouse) : person, place, casting);
  const both = pair({
    pair: name,
    one: looks(one, who),
    two: looks(two, other),
    heads: [one.head, two.head],
  });
  // What is handed over, or fed with, is between them.
  const gift =
    (act === 'give' || act === 'tend') &&
    relation?.name === 'with' &&
    typeof relation.to === 'number'
      ? relation.to
      : undefined;
  const given = gift === undefined || done.has(gift) ? null : troupeOf(scene, gift, null, seed);
  const seat = seatedPairs.has(name) ? both.anchors?.['seat-of-two'] : undefined;
  const chair = seat ? chairOf(casting, whom) : null;
  const sat =
    seat && chair
      ? inChair(both, chair.piece, seat)
      : seat
        ? withSeat({ ...both, anchors: { ...both.anchors, seat } }, stageFor(scene))
        : both;
  const isCrowned = isOnHead.test(relation?.at ?? '');
  const piece =
    name === 'feed'
      ? withSpoon(sat)
      : given && isCrowned
        ? crowned(sat, given.piece, relation?.at ?? '')
        : given
          ? handedOver(sat, given.piece)
          : sat;
  // Two who argue in a boat are aboard it.
  const carrier = boarded({ ...casting, deed: told });
  // Three who chase are one at one's heels, and two behind.
  const others = one.count > 1 && act === 'chase' ? troupeOf(scene, who, 'run', seed) : null;
  return [
    ...(carrier ?? []),
    {
      ...(carrier && { isCarried: true }),
      ...standing(piece, name === 'rescue' ? 'water' : 'ground'),
      ...(name === 'rescue' && { isWading: true }),
      actors: [
        who,
        ...(whom === undefined ? [] : [whom]),
        ...(given && gift !== undefined ? [gift] : []),
        ...(chair ? [chair.at] : []),
      ],
      count: 1,
      changes: [...one.changes, ...two.changes],
      act,
      ...(relation && !weapon && !given && relation.to !== who && { relation }),
    },
    ...(weapon ? [weapon] : []),
    ...(others ? [{ ...others, relation: { name: 'behind' as const, to: who } }] : []),
  ];
};

/** What two do to each other. */
const mutual = new Set<ActName>([
  'kiss',
  'embrace',
  'dance',
  'fight',
  'hold-hands',
  'argue',
  'marry',
]);

/** « Deux hommes s'embrassaient »: one is two, and each does it to the other. */
function partiesOf(
  { actors }: PrintScene,
  { who, act, whom }: ShownDeed,
  done: ReadonlySet<number>,
): readonly (Actor | undefined)[] {
  const one = actors[who];
  if (whom === undefined && mutual.has(act) && one?.kind === 'person' && one.count === 2) {
    const each = { ...one, count: 1 };
    return [each, each];
  }
  return [one, whom === undefined || done.has(whom) ? undefined : actors[whom]];
}

/** Whether somebody swims or sinks where there is water around. */
function isInWater(scene: PrintScene, whom: number | undefined): boolean {
  return (
    watery.has(stageFor(scene)) &&
    stageFor(scene) !== 'underwater' &&
    scene.deeds.some(({ who, act }) => who === whom && inWater.has(act))
  );
}
