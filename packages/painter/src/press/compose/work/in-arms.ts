import type { Troupe } from '#press/compose/troupe.ts';
import { at, type Doer, joinPieces, mirrored, put } from '#press/compose/work/doer.ts';
import { having } from '#press/compose/work/in-hands.ts';
import { hugging } from '#press/compose/work/with-things.ts';
import type { WorkRule } from '#press/compose/work/work-rule.ts';
import { longSide } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

/** Centimetres of what one can have in one's arms: a frog, a book, a cat, a dog that is no wolf. */
const armful = 90;

/** Centimetres: what is larger stands by itself, and has arms round it. */
const standing = 130;

/** Trees and columns that somebody has in their arms, what is small against their breast, and beasts cheek to cheek. */
export const embracing: WorkRule = ({ deed, doer, thing }) => {
  if (deed.act !== 'embrace' || !thing) return null;
  if (longSide(thing.box) <= armful) return having(doer, 'breast', thing.piece);
  if (thing.isBeast) return thing.piece.anchors?.mouth ? mouthToMouth(doer, thing.piece) : null;
  return tallOf(thing) > standing ? hugging(doer, thing.piece) : null;
};

function tallOf({ box }: Troupe): number {
  return box.bottom - box.top;
}

/** Centimetres between two mouths that meet by bending a neck. */
const nearEnough = 44;

/** A frog is lifted to one's lips; a horse is kissed where its mouth is. */
export const kissing: WorkRule = ({ deed, doer, thing }) => {
  if (deed.act !== 'kiss' || !thing || thing.count > 1) return null;
  const hasMouth = thing.piece.anchors?.mouth !== undefined;
  if (longSide(thing.box) <= armful)
    return having(doer, 'lips', hasMouth ? mirrored(thing.piece) : thing.piece);
  return hasMouth ? mouthToMouth(doer, thing.piece) : null;
};

/** From upright to low, as high as the other's mouth is. */
const bends = ['give', 'stoop', 'kneel', 'stoop-low'] as const;

function mouthToMouth(doer: Doer, beast: Piece): Piece | null {
  const turned = mirrored(beast);
  const muzzle = turned.anchors?.mouth;
  if (!muzzle) return null;
  const off = (pose: (typeof bends)[number]) => Math.abs(at(doer(pose), 'mouth')[1] - muzzle[1]);
  const pose = bends.reduce((best, one) => (off(one) < off(best) ? one : best));
  if (off(pose) > nearEnough) return null;
  const dx = at(doer(pose), 'mouth')[0] - muzzle[0] + 5;
  const body = doer(pose, [[muzzle[0] + dx + 12, muzzle[1] + 10], null]);
  return joinPieces(body, put(turned, { x: dx }), body.layers);
}
