import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, Actor, PrintScene } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';

/** What hands and faces tell: nobody has to see the feet of who does it. */
const ofHandsAndFaces = new Set<ActName>([
  ...(['speak', 'argue', 'phone', 'sing', 'shout', 'laugh', 'cry', 'look', 'point'] as const),
  ...(['wave', 'hold', 'give', 'embrace', 'kiss', 'comfort', 'hold-hands', 'touch'] as const),
  ...(['wait', 'stand', 'read', 'eat', 'search', 'marry', 'find', 'sit', 'carry'] as const),
  ...(['write', 'knock', 'open', 'cut', 'sew', 'knit', 'paint', 'play', 'cook', 'wash'] as const),
]);

/** Parts of a body that a picture at half length leaves out. */
const lowParts = new Set<string>(['leg', 'foot', 'shadow']);

/**
 * Whether a scene may be seen from so near that the sheet cuts people at the thigh: the hands and
 * face of the one it is of say all, and the ground says nothing.
 */
export function isForHalfLength(scene: PrintScene): boolean {
  const { placeChanges, filled, ground, inner } = scene;
  const isBare = placeChanges.length === 0 && filled === undefined && ground === undefined;
  const isPlain = isBare && inner === undefined && !isWithChild(scene) && !isOfPlace(scene);
  return isPlain && isToldByHands(scene, holderOf(scene));
}

/** What somebody does with what they have in their hands, or at their ear or mouth. */
const withHands = new Set<ActName>(['hold', 'carry', 'give', 'find', 'phone', 'eat', 'read']);
/** Centimetres: what is larger is seen from afar as well. */
const handSized = 62;

/** Who has the hero, or what the hero is in, in their hands; else the hero. */
function holderOf({ hero, deeds }: PrintScene): number {
  const own = hero ?? deeds[0]?.who ?? 0;
  const inside = deeds.find(
    ({ who, relation }) => who === own && relation?.name === 'in',
  )?.relation;
  const had = [own, ...(typeof inside?.to === 'number' ? [inside.to] : [])];
  const by = deeds.find(
    ({ act, whom }) =>
      (act === 'hold' || act === 'carry') && whom !== undefined && had.includes(whom),
  );
  return by?.who ?? own;
}

/** Whether all turns on something small in somebody's hands: from afar nobody would see it. */
export function isOfHandful(scene: PrintScene): boolean {
  const { actors, deeds } = scene;
  const holder = holderOf(scene);
  const first = deeds.find(({ who }) => who === holder);
  const had = first?.whom === undefined ? undefined : actors[first.whom];
  const piece = had?.kind === 'thing' ? pieceFor(had.id) : null;
  const isSmall = piece !== null && Math.max(piece.width, piece.height) <= handSized;
  const isBaby = had?.kind === 'person' && had.age === 'baby';
  return first !== undefined && withHands.has(first.act) && (isSmall || isBaby);
}

/** Of who only stands, waits or searches somewhere, the place is what there is to see. */
function isOfPlace(scene: PrintScene): boolean {
  const { actors, deeds } = scene;
  const isAlone = actors.length === 1 && stageFor(scene) !== 'abstract';
  return isAlone && deeds.every(({ act, whom }) => whom === undefined && inPlace.has(act));
}

const inPlace = new Set<ActName>(['stand', 'wait', 'search', 'sit', 'look']);

/** A child whom somebody grown combs or holds would be below the sheet's edge. */
function isWithChild({ actors, deeds }: PrintScene): boolean {
  const isChild = (n: number | undefined) => {
    const one = n === undefined ? undefined : actors[n];
    return one?.kind === 'person' && one.age === 'child';
  };
  return deeds.some(({ who, whom }) => !isChild(who) && isChild(whom));
}

/** Whether hands and face say all that is told of somebody. */
export function isToldByHands({ actors, deeds }: PrintScene, n: number): boolean {
  const one = actors[n];
  if (one?.kind !== 'person' || one.count > 2 || !isOfADay(one)) return false;
  return deeds.every(
    ({ who, whom, act, relation }) =>
      (who !== n && whom !== n) ||
      (ofHandsAndFaces.has(act) &&
        (who !== n ||
          typeof relation?.to !== 'number' ||
          !/^(?:on|in|under|above)$/.test(relation.name))),
  );
}

function isOfADay(one: Extract<Actor, { kind: 'person' }>): boolean {
  const { joined = [], replaced = [], borrowed = [] } = one;
  const parts = [...joined, ...replaced].map(({ part }) => part);
  return (
    one.age !== 'baby' &&
    one.part === undefined &&
    ![...parts, ...borrowed].some((part) => lowParts.has(part)) &&
    !one.changes.some((change) => ofAnotherShape.test(change))
  );
}

const ofAnotherShape = /^(?:giant|tiny|growing|floating|falling|upside-down|ceiling|naked|many)$/;
