import type { ActName, Actor, PrintScene } from '#press/scene.ts';

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
  const { placeChanges, filled, ground, inner, hero, deeds } = scene;
  const isBare = placeChanges.length === 0 && filled === undefined && ground === undefined;
  return isBare && inner === undefined && isToldByHands(scene, hero ?? deeds[0]?.who ?? 0);
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
