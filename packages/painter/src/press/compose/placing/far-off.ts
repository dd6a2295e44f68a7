import { coveredBy, mostInRow, type Place } from '#press/compose/placing/areas.ts';
import { isIndoors } from '#press/compose/placing/footing.ts';
import type { Neighbour } from '#press/compose/placing/neighbour.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Slot, SlotKind, Stage } from '#press/stage.ts';

/** How much of the sheet what is far off takes: of its width, what is long and what is not; of its height. */
const shares = { long: 0.86, wide: 0.62, tall: 0.52, sky: 0.8 };

/** Centimetres: what is higher is land, and lies at the horizon. */
export const land = 30_000;

/** Units of a row for each of some houses. */
const apart = 0.94;

const onLand = new Set<SlotKind>(['hero', 'beside', 'middle']);

/** Whether something is a part of the land, far away: it stands on nothing, and has no shadow. */
export function isAtHorizon({ isFar, box }: Troupe): boolean {
  return isFar === true && box.bottom - box.top > land;
}

/** Where one stands nearest: how large somebody is there tells how far away anything else is. */
export function groundOf({ slots }: Pick<Stage, 'slots'>): Slot | undefined {
  return slots.find(({ kind }) => kind === 'hero');
}

/**
 * As large as there is room for, and as far away as it is small: a house of a hand's breadth is down
 * the road, and none for dolls. Null in a room, whose wall is nearer.
 */
export function farOff(troupe: Troupe, stage: Stage, sheet: FarSheet): Place | null {
  if (troupe.stands === 'water') return outAtSea(troupe, stage, sheet);
  const { box, count } = troupe;
  const { width, height, taken } = sheet;
  const ground = groundOf(stage);
  if (ground === undefined || isIndoors(stage) || ground.y - stage.horizon < 60) return null;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const many = Math.min(mostInRow, count);
  const share = wide > tall * 2 || many > 1 ? shares.long : shares.wide;
  const room = (width * share) / (many > 1 ? 1 + (many - 1) * apart : 1);
  const isLand = tall > land;
  // A mountain is seen to its top.
  const high = isLand ? stage.horizon * shares.sky : height * shares.tall;
  const scale = Math.min(room / wide, high / tall, ground.scale);
  const nearest = Math.min(...stage.slots.filter(({ kind }) => onLand.has(kind)).map(({ y }) => y));
  const deep = ((ground.y - stage.horizon) * scale) / ground.scale;
  const [hero] = taken;
  const side = hero === undefined ? stage.light.x : hero.x;
  const x =
    wide * scale * many > width * 0.6 ? width / 2 : width * (side > width / 2 ? 0.36 : 0.64);
  const y = isLand ? stage.horizon + 14 : Math.max(stage.horizon + deep, nearest);
  return {
    ...{ x, y, scale, depth: isLand ? 0.05 : 0.3 },
    facing: x > width / 2 ? 'left' : 'right',
    ...(many > 1 && { along: wide * scale * apart }),
  };
}

interface FarSheet {
  readonly width: number;
  readonly height: number;
  readonly taken: readonly Place[];
}

/** An island, a lighthouse: on the line where the sea ends, across from whoever is there. */
function outAtSea({ box }: Troupe, stage: Stage, { width, height, taken }: FarSheet): Place | null {
  const { horizon } = stage;
  if (isIndoors(stage) || horizon < height * 0.2) return null;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min((width * shares.wide) / wide, (horizon * 0.7) / tall);
  const side = taken[0]?.x ?? stage.light.x;
  const x = width * (side > width / 2 ? 0.34 : 0.66);
  const y = horizon + (height - horizon) * 0.04;
  return { x, y, scale, depth: 0.06, facing: x > width / 2 ? 'left' : 'right' };
}

/** Before what is far off, as near as one is, to the side of its door, and turned to it. */
export function beforeFar({ troupe, at, sheet, wide, way }: Neighbour): Place | null {
  const { ground, taken = [], width } = sheet;
  if (ground === undefined) return null;
  const { box, act } = troupe;
  const tall = box.bottom - box.top;
  const scale = Math.min(ground.scale, 560 / tall);
  const half = ((box.right - box.left) / 2) * scale + 60;
  const step = Math.min(wide * 0.34 + half * 0.6, width * 0.3);
  const spots = [1, -1, 0.4, -0.4, 1.7, -1.7]
    .map((share) => at.x - way * share * step)
    .map((x) => Math.max(half, Math.min(width - half, x)));
  const place = { ...at, y: ground.y, scale, depth: ground.depth, facing: 'right' } as const;
  const cost = (x: number) => coveredBy(troupe, { ...place, x }, taken.filter(isNear));
  const x = spots.reduce(
    (best, one) => (cost(one) < cost(best) - 0.05 ? one : best),
    spots[0] ?? at.x,
  );
  const isAway = act === 'leave';
  const facing = x < at.x !== isAway ? 'right' : 'left';
  return { ...place, x, facing };
}

/** Of those who are as near: a house behind somebody takes no room from them. */
const isNear = ({ depth }: Place) => depth > 0.3;
