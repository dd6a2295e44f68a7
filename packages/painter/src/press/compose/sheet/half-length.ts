import type { Camera } from '#press/compose/sheet/closer.ts';
import type { Staged } from '#press/compose/staging.ts';
import { boxOnSheet } from '#press/light/focus.ts';
import { type Box, boxAround } from '#press/path.ts';
import { isForHalfLength, isToldByHands } from '#press/told-by-hands.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** The share of somebody, from the top, that is seen at half length: to the middle of the thigh. */
const toTheThigh = 0.56;

/**
 * Of the view, what everybody takes at most, and what of its height at least; the least share of the
 * sheet's width that is seen.
 */
const room = { across: 0.84, up: 0.7 };
const leastFilled = 0.52;
const nearest = 0.42;

const inHands = /^(?:held|given|work)(?:\.|$)/;

/** What of a staged scene a picture at half length shows: all of it, but people to the thigh. */
function upperPart({ scene, layers, owners }: Staged, sheet: Sheet): Box | null {
  const boxes = scene.actors.flatMap((_, n) => {
    const own = layers.filter((_layer, at) => owners[at] === n);
    const box = boxOnSheet(own, sheet);
    if (!box) return [];
    const thigh = box.top + (box.bottom - box.top) * toTheThigh;
    // A basket hangs lower than the hand that has it.
    const had = boxOnSheet(
      own.filter(({ id }) => inHands.test(id)),
      sheet,
    );
    const bottom = Math.max(thigh, had?.bottom ?? 0);
    return isToldByHands(scene, n) ? [{ ...box, bottom }] : [box];
  });
  return boxAround(boxes);
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
