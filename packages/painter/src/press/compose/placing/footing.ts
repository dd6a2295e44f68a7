import { coveredBy, type Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { type Box, boxOf, hole, type Path, type Point } from '#press/path.ts';
import { outlinesOf } from '#press/printing/clip.ts';
import type { Slot, Stage } from '#press/stage.ts';

/** What one stands on in a room, on a bridge or a landing stage, and what only lies or shines on it. */
const floors =
  /^(?:floor|deck|stage|joints|checks|rug|carpet|mat$|way|aisle|path|pool|glow|beam|cone|shadow|room\.light)/;

/** Whether somebody who stands in a slot has the ground under them: not a sofa, a desk, a rail nor a river. */
export function hasFooting(
  stage: Pick<Stage, 'back' | 'footholds'>,
  slot: Pick<Slot, 'x' | 'y'>,
): boolean {
  const { x, y } = slot;
  if (stage.footholds)
    return stage.footholds.some((one) => Math.abs(one.x - x) < 40 && Math.abs(one.y - y) < 4);
  if (!isIndoors(stage)) {
    if (!hasBank(stage)) return true;
    return [x - 34, x + 34].every((footX) => topOf(stage.back, footX, y) !== 'water');
  }
  // Behind the heels too: who stands before a table is not on it.
  const feet = [
    [x - 24, y - 3],
    [x + 24, y - 3],
    [x, y - 24],
  ] as const;
  return feet.every(([footX, footY]) => isFloor(stage, footX, footY)) && !isAmongLegs(stage, x, y);
}

/** Whether there is floor where somebody stands, though not all about them. */
export function hasFloor(
  stage: Pick<Stage, 'back' | 'footholds'>,
  { x, y }: Pick<Slot, 'x' | 'y'>,
) {
  if (stage.footholds || !isIndoors(stage)) return hasFooting(stage, { x, y });
  return [-20, 20].every((off) => isFloor(stage, x + off, y - 2)) && !isAmongLegs(stage, x, y);
}

export function isIndoors({ back }: Pick<Stage, 'back'>): boolean {
  return back.some(({ id }) => id === 'floor' || id === 'deck' || id === 'stage');
}

function hasBank({ back }: Pick<Stage, 'back'>): boolean {
  return back.some(({ id }) => id === 'bank');
}

/** What stands on legs, between which the floor is seen. */
const onLegs = /(?:^chair$|\.legs$)/;

/** Whether the feet would be between the legs of a table, and the body through its top. */
function isAmongLegs({ back }: Pick<Stage, 'back'>, x: number, y: number): boolean {
  return back.some(({ id, path }) => {
    if (!onLegs.test(id)) return false;
    const box = boxOf(path);
    if (box === null) return false;
    const { left, top, right, bottom } = box;
    return x > left - 16 && x < right + 16 && y > top && y < bottom + 2;
  });
}

/**
 * Nearer to us, back towards its slot or else the least way aside, until there is floor under the
 * feet. Before or behind somebody there is no room.
 */
export function onFloor(
  troupe: Troupe,
  place: Place,
  stage: Stage,
  { x: slotX, width, height, taken = [] }: FloorOptions,
): Place {
  const isIn = troupe.relation?.to === 'place' && /^(?:in|on)$/.test(troupe.relation.name);
  // A beast may stand in a river, and who is told to.
  const isWet = hasBank(stage) && (isIn || troupe.isOnWater || troupe.isThing);
  if (troupe.stands !== 'ground' || place.isSeat || isWet) return place;
  const { horizon, footholds } = stage;
  if (footholds) return onStep(place, footholds);
  // Two who stand together have four feet, who sits by a river has a seat: both sides need the ground.
  const isBroad = troupe.actors.length > 1 || hasBank(stage);
  const half = isBroad ? troupe.box.right * place.scale * 0.8 : 0;
  const back = [0, 0.35, 0.7, 1].map((way) => place.x + (slotX - place.x) * way);
  const across = Array.from({ length: 17 }, (_, n) => width * (0.1 + 0.05 * n)).sort(
    (a, b) => Math.abs(a - place.x) - Math.abs(b - place.x),
  );
  let firm: Place | null = null;
  for (const x of [...back, ...across]) {
    for (let y = place.y; y <= height * 0.95; y += height * 0.01) {
      if (![-half, half].every((off) => hasFooting(stage, { x: x + off, y }))) continue;
      const grown = horizon < place.y - 20 ? (y - horizon) / (place.y - horizon) : 1;
      const stood = { ...place, x, y, scale: place.scale * Math.min(1.25, grown) };
      if (coveredBy(troupe, stood, taken) < 0.1) return stood;
      firm ??= stood;
    }
  }
  // Rather before somebody than in the air.
  return troupe.isThing ? place : (firm ?? place);
}

/** On the step that is nearest. */
export function onStep(place: Place, steps: NonNullable<Stage['footholds']>): Place {
  const away = ({ x }: { readonly x: number }) => Math.abs(x - place.x);
  const [nearest] = [...steps].sort((a, b) => away(a) - away(b));
  return { ...place, ...nearest };
}

/** How far steps go down for each unit to the right, near a place. */
export function slopeAt(steps: NonNullable<Stage['footholds']>, { x }: Pick<Slot, 'x'>): number {
  const near = [...steps].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x)).slice(0, 4);
  const [first, ...others] = near.sort((a, b) => a.x - b.x);
  const last = others.at(-1);
  if (!first || !last || last.x - first.x < 1) return 0;
  return Math.max(-1, Math.min(1, (last.y - first.y) / (last.x - first.x)));
}

interface FloorOptions {
  /** Of the slot it was taken from. */
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly taken?: readonly Place[];
}

function isFloor(stage: Pick<Stage, 'back'>, x: number, y: number): boolean {
  return floors.test(topOf(stage.back, x, y));
}

function topOf(back: Stage['back'], x: number, y: number): string {
  return (
    back.findLast(
      // What a ground is laid out with lies on it.
      ({ id, path, mode, alpha }) =>
        !id.startsWith('laid.') &&
        mode !== 'light' &&
        (alpha === undefined || alpha === 1) &&
        holds(path, x, y),
    )?.id ?? ''
  );
}

/** What a path is, and the box it lies in. */
interface Shape {
  readonly box: Box | null;
  readonly outlines: ReturnType<typeof outlinesOf>;
}

/** Feet are tried on one floor hundreds of times: its outlines are made once. */
const shapes = new WeakMap<Path, Shape>();

function shapeOf(path: Path): Shape {
  const shape = shapes.get(path) ?? { box: boxOf(path), outlines: outlinesOf(path) };
  shapes.set(path, shape);
  return shape;
}

function holds(path: Path, x: number, y: number): boolean {
  const { box, outlines } = shapeOf(path);
  if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  let isIn = false;
  for (const { kind, points } of outlines) {
    if (!isAround(points, x, y)) continue;
    if (kind === hole) return false;
    isIn = true;
  }
  return isIn;
}

function isAround(points: readonly Point[], x: number, y: number): boolean {
  let isIn = false;
  let before = points.at(-1);
  for (const point of points) {
    const [px, py] = point;
    const [qx, qy] = before ?? point;
    if (py > y !== qy > y && x < px + ((y - py) / (qy - py)) * (qx - px)) isIn = !isIn;
    before = point;
  }
  return isIn;
}
