import type { Camera } from '#press/closer.ts';
import type { Staged } from '#press/compose/staging.ts';
import { boxOnSheet } from '#press/focus.ts';
import type { Box } from '#press/path.ts';
import type { ActName, Actor, PrintScene } from '#press/scene.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** What hands and faces tell: nobody has to see the feet of who does it. */
const ofHandsAndFaces = new Set<ActName>([
  ...(['speak', 'argue', 'phone', 'sing', 'shout', 'laugh', 'cry', 'look', 'point'] as const),
  ...(['wave', 'hold', 'give', 'embrace', 'kiss', 'comfort', 'hold-hands', 'touch'] as const),
  ...(['wait', 'stand', 'read', 'eat', 'search', 'marry', 'find', 'sit', 'carry'] as const),
  ...(['write', 'knock', 'open', 'cut', 'sew', 'knit', 'paint', 'play', 'cook', 'wash'] as const),
]);

/** Parts of a body that a picture at half length leaves out. */
const lowParts = new Set(['leg', 'foot', 'shadow']);

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
function isToldByHands({ actors, deeds }: PrintScene, n: number): boolean {
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
  const parts = [...(one.joined ?? []), ...(one.replaced ?? []), ...(one.borrowed ?? [])];
  return (
    one.age !== 'baby' &&
    one.part === undefined &&
    !parts.some(({ part }) => lowParts.has(part)) &&
    !one.changes.some((change) => ofAnotherShape.test(change))
  );
}

const ofAnotherShape = /^(?:giant|tiny|growing|floating|falling|upside-down|ceiling|naked|many)$/;

/** The share of somebody, from the top, that is seen at half length: to the middle of the thigh. */
const toTheThigh = 0.56;

/**
 * Of the view, what everybody takes at most, and what of its height at least; the least share of the
 * sheet's width that is seen.
 */
const room = { across: 0.84, up: 0.7 };
const leastFilled = 0.52;
const nearest = 0.42;

/** What of a staged scene a picture at half length shows: all of it, but people to the thigh. */
function upperPart({ scene, layers, owners }: Staged, sheet: Sheet): Box | null {
  const boxes = scene.actors.flatMap((_, n) => {
    const box = boxOnSheet(
      layers.filter((_layer, at) => owners[at] === n),
      sheet,
    );
    if (!box) return [];
    const bottom = box.top + (box.bottom - box.top) * toTheThigh;
    return isToldByHands(scene, n) ? [{ ...box, bottom }] : [box];
  });
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** So near that the sheet's lower edge cuts people at the thigh; null where that is not nearer. */
export function halfLength(staged: Staged, sheet: Sheet): Camera | null {
  const { width, height } = sheet;
  const box = isForHalfLength(staged.scene) ? upperPart(staged, sheet) : null;
  if (!box) return null;
  const wide = Math.max(
    (box.right - box.left) / room.across,
    ((box.bottom - box.top) / room.up) * (width / height),
    width * nearest,
  );
  const tall = (wide * height) / width;
  // Two who reach for each other fill the width first: cut at the thigh they would be at its foot.
  if (wide > width * 0.8 || box.bottom - box.top < tall * leastFilled) return null;
  const left = Math.max(0, Math.min(width - wide, (box.left + box.right - wide) / 2));
  const top = Math.max(0, Math.min(height - tall, box.bottom - tall));
  const scale = width / wide;
  return { x: -left * scale, y: -top * scale, scale };
}
