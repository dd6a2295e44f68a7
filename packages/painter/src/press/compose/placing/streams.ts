import type { Place } from '#press/compose/placing/areas.ts';
import { topOf } from '#press/compose/placing/neighbour.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { longSide, type Point } from '#press/path.ts';
import { placeAnchor, placePiece } from '#press/piece.ts';
import { canFly } from '#press/pieces/bestiary.ts';
import type { Random } from '#random.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

interface Source {
  readonly other: Troupe;
  readonly at: Place;
  readonly sheet: Sheet;
  readonly random: Random;
}

const drifting = new Set(
  'stars star balloon party-balloons bubble soap-bubble smoke cloud feather kite paper letter leaf'.split(
    ' ',
  ),
);

/** What flies away when it has come out of somebody or something; all else falls. */
function isFlyingOff(id: string): boolean {
  return canFly(id) || drifting.has(id);
}

/** How many are drawn of how many, and how many points they may have: a page loads what it draws. */
const drawn = { least: 6, most: 22, points: 18_000 };

/** Units of the longer side of what is nearest the end of its way. */
const size = { fly: 104, fall: 84 };

/** Whether many leave a mouth one after the other, or fly out of a thing. */
export function isStream(
  { act, count, isThing, relation, isHeld }: Troupe,
  id: string,
  other: Troupe,
) {
  const isOut = act === 'emerge' && relation?.name === 'from' && isThing === true && !isHeld;
  if (!isOut || count < 3 || other.isIn !== undefined) return false;
  return other.piece.anchors?.mouth !== undefined || (isFlyingOff(id) && other.isThing === true);
}

/** From where they leave it up into the sky, or in an arc to the ground: more apart the further off. */
export function stream(
  troupe: Troupe,
  id: string,
  source: Source,
): { depth: number; layers: Layer[] } {
  const { piece, variants = [], count, box } = troupe;
  const points = piece.layers.reduce((sum, { path }) => sum + path.length, 0);
  const limit = Math.max(drawn.least, Math.min(drawn.most, Math.floor(drawn.points / points)));
  const shown = count >= 20 ? limit : Math.min(limit, count);
  const isFlying = isFlyingOff(id) || troupe.stands === 'air';
  const way = isFlying ? flightFrom(source) : fallFrom(source);
  const pieces = [piece, ...variants];
  // A few are larger than a cloud of them.
  const grown = Math.max(1, Math.min(1.75, 1.9 - shown * 0.05));
  const most = grown * (isFlying ? size.fly : size.fall);
  const layers = Array.from({ length: shown }, (_, n) => {
    const far = (n + 0.3) / shown;
    const long = most * (0.26 + 0.74 * far) * source.random.between(0.85, 1.15);
    const spot = way(far, n);
    const scale = long / longSide(box);
    const y = spot.y - (isFlying ? ((box.top + box.bottom) / 2) * scale : box.bottom * scale);
    return placePiece(pieces[n % pieces.length] ?? piece, { ...spot, y, scale });
  });
  return { depth: source.at.depth + 0.02, layers: layers.flat() };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly turn: number;
}

type Way = (far: number, n: number) => Spot;

/** The golden ratio: even on both sides of the way, and in no rows. */
const spreadOf = (n: number) => ((n * 0.618) % 1) * 2 - 1;

function mouthOf({ other, at }: Source): { start: Point; way: 1 | -1; hasMouth: boolean } {
  const way = at.facing === 'right' ? 1 : -1;
  const mouth = placeAnchor(other.piece, 'mouth', { ...at, scaleX: way });
  return { start: mouth ?? topOf({ other, at }), way, hasMouth: mouth !== null };
}

/** Ahead of the mouth, and up across the sky to where there is more of it. */
function flightFrom(source: Source): Way {
  const { sheet, random } = source;
  const { start, way, hasMouth } = mouthOf(source);
  const [x, y] = start;
  const room = way > 0 ? sheet.width - x : x;
  const end: Point = [
    room > sheet.width * 0.34 ? x + way * room * 0.72 : x - way * (sheet.width - room) * 0.6,
    Math.min(sheet.height * 0.1, y * 0.3),
  ];
  const lead: Point = hasMouth
    ? [x + way * Math.min(room * 0.8, sheet.width * 0.34), y - 20]
    : [x, y - (y - end[1]) * 0.5];
  return (far, n) => {
    const t = far * (1.2 - 0.2 * far);
    const [px, py] = onCurve(start, lead, end, t);
    const [qx, qy] = onCurve(start, lead, end, t + 0.05);
    const [dx, dy] = [qx - px, qy - py];
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    const wide = (8 + 190 * t) * spreadOf(n);
    const scaleX = dx >= 0 ? 1 : -1;
    return {
      x: inside(px - (dy / long) * wide, sheet.width),
      y: Math.max(60, py + (dx / long) * wide),
      scaleX,
      turn: -scaleX * random.between(0.02, 0.08),
    };
  };
}

/** Out of the mouth in an arc, down to the feet and over the ground. */
function fallFrom(source: Source): Way {
  const { sheet, random, at } = source;
  const { start, way } = mouthOf(source);
  const [x, y] = start;
  const foot = Math.min(sheet.height - 60, at.y + 20);
  const room = (way > 0 ? sheet.width - x : x) - 90;
  const reach = Math.min(room, 300);
  const end: Point = [x + way * reach, foot];
  const lead: Point = [x + way * reach * 0.62, y - 34];
  return (far, n) => {
    const [px, py] = onCurve(start, lead, end, Math.min(1, far * 1.3));
    // The last of them lie about already.
    const lying = Math.max(0, far * 1.3 - 1);
    const wide = (6 + 60 * far + 420 * lying) * spreadOf(n);
    return {
      x: inside(px + wide, sheet.width),
      y: Math.min(sheet.height - 60, py + (lying > 0 ? 40 * random.next() : wide * 0.3)),
      scaleX: way,
      turn: lying > 0 ? 0 : random.between(-0.12, 0.12),
    };
  };
}

const inside = (x: number, width: number) => Math.max(70, Math.min(width - 70, x));

function onCurve([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, t: number): Point {
  const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return [p * ax + q * bx + r * cx, p * ay + q * by + r * cy];
}
