import { mostInRow } from '#press/compose/placing/areas.ts';
import {
  anchorOf,
  type Neighbour,
  type NeighbourRule,
  topOf,
} from '#press/compose/placing/neighbour.ts';
import { seatHeight } from '#press/compose/placing/placing.ts';
import { longSide } from '#press/path.ts';

const resting = (act: string | null) => act === 'lie' || act === 'sleep';

/** On whoever lies there: people on the edge, at their feet; things on their legs, the face stays free. */
const onWhoLies: NeighbourRule = ({ troupe, other, at, way, scale, wide, ownWide }) => {
  if (other.isThing || !resting(other.act)) return null;
  const middle = at.x + way * ((other.box.left + other.box.right) / 2) * at.scale;
  const depth = at.depth + 0.01;
  if (!troupe.isThing) {
    const y = at.y + (other.box.bottom + seatHeight) * at.scale;
    const facing = way > 0 ? 'left' : 'right';
    const x = middle + way * wide * 0.34;
    return { ...at, x, y, scale: at.scale, facing, depth, isSeat: true };
  }
  // As large as it is said to be.
  const long = Math.max(ownWide / scale, troupe.box.bottom - troupe.box.top);
  const isGiant = troupe.changes.includes('giant');
  const size = isGiant ? Math.max(scale, (0.66 * wide) / long) : scale;
  const y = at.y + (other.box.top + 16) * at.scale;
  return { ...at, x: middle + way * wide * 0.14, y, scale: size, depth };
};

/** On the lap of who sits there: no longer than they are tall. */
const onLap: NeighbourRule = (neighbour) => {
  const { troupe, other, at, way, tall } = neighbour;
  const lap = anchorOf(neighbour, 'lap');
  if (!lap || !other.seatless || other.isThing) return null;
  const fit = Math.min(at.scale, (0.5 * tall) / longSide(troupe.box));
  const x = lap[0] - way * ((troupe.box.left + troupe.box.right) / 2) * fit;
  const y = lap[1] - troupe.box.bottom * fit + 4;
  return { ...at, x, y, scale: fit, depth: at.depth + 0.01 };
};

/** Along the cushions of a bed or a sofa, no longer than they are. */
export const onBed: NeighbourRule = (neighbour) => {
  const { troupe, other, at, way, wide } = neighbour;
  const bed = anchorOf(neighbour, 'lie') ?? anchorOf(neighbour, 'seat');
  if (!bed || !resting(troupe.act) || !other.isThing) return null;
  const fit = Math.min(at.scale, (wide * 0.92) / (troupe.box.right - troupe.box.left));
  const x = at.x - way * ((troupe.box.left + troupe.box.right) / 2) * fit;
  const isShared = troupe.count > 1 && troupe.isEach && { isAbed: true };
  return { ...at, x, y: bed[1] + 6, scale: fit, depth: at.depth + 0.01, ...isShared };
};

/** On top; of somebody, on their shoulder. */
function onTop(neighbour: Neighbour) {
  const { troupe, other, at, way, scale } = neighbour;
  // Who stands on a chair stands on its seat, a wolf as well.
  const isAlive = !troupe.isThing || troupe.isBeast === true;
  const seat = isAlive && other.isThing ? anchorOf(neighbour, 'seat') : null;
  const [x, y] = seat ?? topOf(neighbour);
  const isShoulder = troupe.isThing && !other.isThing && other.box.bottom - other.box.top > 90;
  const [side, low] = isShoulder ? [way * 19 * at.scale, 31 * at.scale] : [0, 0];
  // Who sits on a fridge has no stool up there.
  // Some sit side by side along its edge, legs hanging.
  const isSome = troupe.count > 1 && troupe.count <= mostInRow;
  const isPerched =
    !seat && other.isThing && troupe.seatless !== undefined && (troupe.count === 1 || isSome);
  const sunk = isPerched ? seatHeight * scale : 0;
  const edge = (other.box.right - other.box.left) * at.scale * 0.82;
  const own = (troupe.box.right - troupe.box.left) * scale;
  const along = Math.min(own, Math.max(0, edge - own) / Math.max(1, troupe.count - 1));
  const perch = isPerched && { isSeat: true, ...(isSome && { along }) };
  return { ...at, x: x - side, y: y + low + sunk, scale, depth: at.depth + 0.01, ...perch };
}

export function onAnother(neighbour: Neighbour) {
  return onWhoLies(neighbour) ?? onLap(neighbour) ?? onBed(neighbour) ?? onTop(neighbour);
}
