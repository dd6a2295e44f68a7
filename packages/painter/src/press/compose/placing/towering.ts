import type { NeighbourRule } from '#press/compose/placing/neighbour.ts';
import { isGiant } from '#press/giants.ts';
import { longSide } from '#press/path.ts';

/** Of the sheet's width, how long a giant is at most; of its length, how high over a head it is. */
const most = 0.66;
const over = 0.34;

/** How much taller than somebody a giant that stands behind them is. */
const taller = 2.1;

/**
 * A giant behind somebody rises above them: what has no feet is over their head, since all else of it
 * would be hidden by who is before it, and by the seats of a cinema.
 */
export const towering: NeighbourRule = (neighbour) => {
  const { troupe, other, at, sheet, tall } = neighbour;
  const isOne = troupe.isThing && troupe.count < 3 && troupe.act !== 'hide';
  if (!isGiant(troupe.changes) || !isOne) return null;
  if (other.isThing) return overTable(neighbour);
  const { box, piece } = troupe;
  const own = box.bottom - box.top;
  const depth = at.depth - 0.01;
  const long = longSide(box);
  const isOnFoot = troupe.stands === 'ground' && at.until === undefined;
  if (isOnFoot) {
    const scale = Math.min((taller * tall) / own, (sheet.width * 0.9) / (box.right - box.left));
    return { x: at.x, y: at.y - 26, scale, depth, facing: at.facing };
  }
  const scale = (most * sheet.width) / long;
  const head = at.y + (other.piece.anchors?.top?.[1] ?? other.box.top) * at.scale;
  const middle = head - over * own * scale;
  // A beast looks over them from its own middle, an eye or a face from right above.
  const isBody = troupe.isBeast === true || piece.anchors?.mouth !== undefined;
  const y = middle - ((box.top + box.bottom) / 2) * scale;
  return { x: at.x, y: isBody ? y + own * scale * 0.2 : y, scale, depth, facing: at.facing };
};

/** How much taller than the table it is at. */
const overIt = 3;

/** At a desk a giant is behind it, half hidden and as wide as the sheet allows. */
const overTable: NeighbourRule = ({ troupe, at, sheet, tall }) => {
  const { top, bottom, left, right } = troupe.box;
  const scale = Math.min((overIt * tall) / (bottom - top), (sheet.width * 0.8) / (right - left));
  // What is low and wide is seen over it, from its middle up.
  const y = Math.min(
    at.y - tall * 0.5 - bottom * scale,
    at.y - tall - (bottom + top) * 0.5 * scale,
  );
  return { x: at.x, y, scale, depth: at.depth - 0.01, facing: at.facing };
};
