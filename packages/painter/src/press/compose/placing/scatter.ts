import { emblem } from '#press/compose/placing/sizes.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { underfoot } from '#press/light/cast-shadow.ts';
import { longSide } from '#press/path.ts';
import { placePiece } from '#press/piece.ts';
import { looming } from '#press/pieces/bestiary.ts';
import type { SlotKind, Stage } from '#press/stage.ts';
import type { Random } from '#random.ts';

const onGround = new Set<SlotKind>(['hero', 'beside', 'foreground', 'middle', 'far']);

/** Many of one thing: all over the sky where they fall, else over the ground, small ones behind. */
export function scatter(
  troupe: Troupe,
  stage: Stage,
  { width, height }: { readonly width: number; readonly height: number },
  random: Random,
  isHero = false,
): { depth: number; layers: Layer[] } {
  const isFalling = troupe.changes.includes('falling') || troupe.act === 'fall';
  const size = longSide(troupe.box);
  const isSmall = size < emblem;
  // Fish in the sea, birds in the sky and hats that float are all about, and on no ground.
  const isUp = troupe.act === 'float' || troupe.act === 'fly';
  const isAloft = troupe.stands === 'air' && (isUp || isAlive(troupe));
  const isAlike = !troupe.isThing || troupe.isBeast === true;
  // A page loads what it draws: of what has many edges there are fewer.
  const edges = troupe.piece.layers.reduce((sum, { path }) => sum + path.length, 0);
  const most = Math.max(12, Math.min(36, Math.floor(22_000 / Math.max(1, edges))));
  const count = troupe.count >= 100 ? most : Math.min(most, Math.max(12, troupe.count));
  const columns = Math.ceil(Math.sqrt((count * width) / height));
  const rows = Math.ceil(count / columns);
  // A wall is no floor: what stands begins where somebody could.
  const floor = Math.min(
    height * 0.7,
    ...stage.slots.filter(({ kind }) => onGround.has(kind)).map(({ y }) => y),
  );
  const spots = Array.from({ length: count }, (_, n) => {
    // One in each cell of a grid, anywhere in it: even, and never in rows.
    const column = ((n % columns) + 0.15 + 0.7 * random.next()) / columns;
    const row = (Math.floor(n / columns) + 0.1 + 0.8 * random.next()) / rows;
    const near = row;
    const ground = floor + (height - floor) * (0.06 + 0.9 * near);
    const y = isFalling
      ? height * (0.05 + 0.82 * row)
      : isAloft
        ? height * (0.14 + 0.72 * row)
        : Math.min(height - 50, ground);
    const grown = isHero ? 1.5 : 1;
    // What is small by day is small beside people, and no two are alike.
    const rising = isSmall && !isHero ? 30 + 66 * near : 40 + 110 * near;
    const wanted = grown * (isFalling ? 50 + 76 * random.next() : rising);
    const varied = isAlike ? 1 : 0.72 + 0.5 * random.next();
    return { x: width * (0.05 + 0.9 * column), y, scale: (wanted * varied) / size };
  }).sort((one, other) => one.y - other.y);
  const pieces = [troupe.piece, ...(troupe.variants ?? [])];
  const isGrounded = !isFalling && troupe.stands === 'ground';
  const layers = spots.flatMap(({ x, y, scale }, n) => {
    const placed = placePiece(pieces[n % pieces.length] ?? troupe.piece, {
      x,
      y,
      scale,
      scaleX: random.next() < 0.5 ? 1 : -1,
      ...(isFalling && { turn: random.next() }),
      ...(isSmall && !isFalling && !isAlike && { turn: random.between(-0.09, 0.09) }),
    });
    return isGrounded ? [underfoot(placed, y), ...placed] : placed;
  });
  return { depth: isFalling ? 50 : 0.5, layers };
}

function isAlive({ piece, isBeast }: Troupe): boolean {
  return isBeast === true || piece.anchors?.mouth !== undefined;
}

function isHerd({ isBeast, stands, box, count }: Troupe): boolean {
  return isBeast === true && stands === 'ground' && count < 20 && longSide(box) >= looming;
}

/** Hundreds, what falls, and more things than stand beside each other, are all over the place. */
export function isStrewn(troupe: Troupe): boolean {
  const { count, changes, isThing, relation } = troupe;
  if (isHerd(troupe) && !changes.includes('falling')) return false;
  const isRow = count <= 5 || !isThing || typeof relation?.to === 'number';
  return count >= 20 || (changes.includes('falling') && count > 1) || !isRow;
}
