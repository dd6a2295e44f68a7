import { cosTurn, sinTurn } from '#maths.ts';
import { areaOf, type Place } from '#press/compose/placing/areas.ts';
import { topOf } from '#press/compose/placing/neighbour.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { type Box, longSide } from '#press/path.ts';
import { type PiecePlacing, placePiece } from '#press/piece.ts';
import type { Random } from '#random.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** Where the many are by another: all about it, over it, before its feet, or on their way into it. */
export type Swarm = 'around' | 'over' | 'in front' | 'into';

/** How many are drawn, and how many points they may have in all: a page loads what it draws. */
const drawn = { least: 5, most: 15, points: 16_000 };

/** Centimetres: nobody walks through what is larger in a throng of it. */
const largest = 260;

/** Units of the longer side of each. */
const size = { least: 44, most: 330 };

/** The golden angle, in turns: even, and in no rows. */
const step = 0.382;

/**
 * Who goes through the many has them about, whoever hides behind them has them before their feet: the
 * many are placed by the one, though it is the one that is told of.
 */
export function amongMany(cast: readonly Troupe[]): readonly Troupe[] {
  const turned = new Map<Troupe, Troupe['relation']>();
  for (const one of cast) {
    const { relation, actors } = one;
    const name = relation?.name === 'behind' ? 'in front' : 'around';
    const many = cast.find((other) => other.actors.some((n) => n === relation?.to));
    const [to] = actors;
    const isAbed = many?.piece.anchors?.lie !== undefined && isLying(one);
    const isTurned =
      turning.has(relation?.name ?? '') && one.act !== 'enter' && !one.isIn && !isAbed;
    if (!isTurned || many === undefined || to === undefined || !isMany(many, one.stands)) continue;
    // Hundreds of flowers are all over the field that one runs through.
    const isField = many.count >= 20 && many.stands === 'ground' && one.stands === 'ground';
    if (isField && name === 'around') continue;
    turned.set(many, { name, to });
    turned.set(one, undefined);
  }
  if (turned.size === 0) return cast;
  return cast.map((troupe) => {
    if (!turned.has(troupe)) return troupe;
    const { relation: _told, ...free } = troupe;
    const relation = turned.get(troupe);
    return relation ? { ...free, relation } : free;
  });
}

const turning = new Set(['through', 'behind', 'in']);

/** Old men who lie in beds are in them, and have them not about them. */
function isLying({ act, relation }: Troupe): boolean {
  return (act === 'lie' || act === 'sleep') && relation?.name === 'in';
}

/** Of the water, and no animal in it. */
function isWave({ stands, piece }: Troupe): boolean {
  return stands === 'water' && piece.anchors?.mouth === undefined;
}

function isMany(troupe: Troupe, stands: Troupe['stands']): boolean {
  const { isThing, count, actors, box, isHolding, relation } = troupe;
  const isWet = isWave(troupe) && stands === 'water';
  const long = longSide(box);
  const isFree = isThing === true && actors.length === 1 && !isHolding;
  return isFree && relation === undefined && count > 2 && (isWave(troupe) ? isWet : long < largest);
}

/** How some are by what is placed already; undefined where they stand beside each other. */
export function swarmOf({ relation, act, count, isThing, isHeld }: Troupe): Swarm | undefined {
  if (relation?.name === 'around' || relation?.name === 'in front') return relation.name;
  if (!isThing || isHeld || count < 3) return undefined;
  if (relation?.name === 'above') return 'over';
  const isInto = relation?.name === 'in' || relation?.name === 'towards' || relation?.name === 'at';
  return act === 'enter' && isInto ? 'into' : undefined;
}

export function swarm(
  troupe: Troupe,
  kind: Swarm,
  { other, at, sheet, random }: Around,
): { depth: number; layers: Layer[] } {
  const { piece, variants = [], box } = troupe;
  const points = piece.layers.reduce((sum, { path }) => sum + path.length, 0);
  const limit = Math.min(drawn.most, Math.max(drawn.least, Math.floor(drawn.points / points)));
  const count = troupe.count < 20 ? Math.min(troupe.count, limit) : limit;
  const long = longSide(box);
  const tall = (other.box.bottom - other.box.top) * at.scale;
  const area = areaOf(other, at);
  const reach = longSide(area);
  // What is small by day is as large as a head: one sees what it is.
  const share = isWave(troupe) ? 0.42 * reach : kind === 'into' ? 0.2 * reach : 0.6 * tall;
  const most = Math.min(size.most, share, long * at.scale);
  const wanted = Math.max(size.least, most, 0.14 * reach);
  const spots = spotsOf(kind, { troupe, area, count, long: wanted, random, at, sheet, other });
  const pieces = [piece, ...variants];
  const layers = spots
    .sort((one, two) => one.y - two.y)
    .flatMap(({ size: own = 1, ...spot }, n) => {
      const scale = ((wanted * own) / long) * random.between(0.78, 1.16);
      const middle = ((box.top + box.bottom) / 2) * scale;
      const isOnFoot = troupe.stands === 'ground' || kind === 'in front' || isWave(troupe);
      const y = isOnFoot ? spot.y : spot.y - middle;
      return placePiece(pieces[n % pieces.length] ?? piece, { ...spot, y, scale });
    });
  return { depth: at.depth + 0.02, layers };
}

interface Around {
  readonly other: Troupe;
  readonly at: Place;
  readonly sheet: Sheet;
  readonly random: Random;
}

interface Swarming extends Around {
  readonly troupe: Troupe;
  readonly area: Box;
  readonly count: number;
  /** Units of the longer side of each. */
  readonly long: number;
}

type Spot = Required<Pick<PiecePlacing, 'x' | 'y' | 'scaleX'>> & {
  readonly turn?: number;
  readonly size?: number;
};

function spotsOf(kind: Swarm, swarming: Swarming): Spot[] {
  const { count, sheet, long } = swarming;
  const spots = Array.from({ length: count }, (_, n) => rules[kind](swarming, n));
  const inset = 46 + long * 0.3;
  return spots.map((spot) => ({
    ...spot,
    x: Math.max(inset, Math.min(sheet.width - inset, spot.x)),
    y: Math.max(inset, Math.min(sheet.height - 56, spot.y)),
  }));
}

const either = (random: Random): 1 | -1 => (random.next() < 0.5 ? 1 : -1);

const rules: Readonly<Record<Swarm, (swarming: Swarming, n: number) => Spot>> = {
  around({ troupe, area, at, long, random, other }, n) {
    const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
    const [wide, tall] = [(area.right - area.left) / 2, (area.bottom - area.top) / 2];
    const [across, up] = [cosTurn(n * step), sinTurn(n * step)];
    const far = 1 + 0.28 * (n % 3) + 0.1 * random.next();
    const aside = Math.sign(across || 1) * (0.4 + 0.6 * Math.abs(across));
    // What stands is on the same ground, before the feet and behind them.
    const isGrounded = troupe.stands === 'ground' && other.stands === 'ground';
    if (isGrounded)
      return {
        x: x + aside * far * (wide + long * 0.55),
        y: at.y + 62 * up * far - 8,
        scaleX: either(random),
      };
    // Waves are as high as what is among them.
    if (isWave(troupe))
      return {
        x: x + (wide + long) * (((n * 0.618) % 1) * 2.3 - 1.15),
        y: at.y + 70 * up + 24,
        scaleX: either(random),
      };
    const turned = { scaleX: either(random), turn: random.between(-0.08, 0.08) };
    // Along the whole of who lies or swims, in the same water.
    if (wide > tall * 1.6) {
      const [least, low] = [other.stands === 'water' ? 0 : -1, Math.sign(up || 1)];
      return {
        x: x + (wide + long) * (((n * 0.618) % 1) * 2.3 - 1.15),
        y: y + Math.max(least, low) * far * (tall * 0.5 + long * 0.55) + long * 0.2 * up,
        ...turned,
      };
    }
    return {
      x: x + aside * far * (wide + long * 0.45),
      y: y + up * far * (tall * 0.8 + long * 0.5),
      ...turned,
    };
  },
  over({ area, other, at, count, random, long }, n) {
    const [x, top] = topOf({ other, at });
    const room = Math.max((area.right - area.left) * 0.62, long * Math.min(8, count) * 0.62);
    const wide = Math.min(room, 680);
    // Many are a cloud.
    const rows = Math.max(1, (count * long * 0.8) / wide);
    return {
      x: x + wide * ((n + 0.5) / count - 0.5),
      y: top - long * (0.8 + (0.5 + rows) * random.next()),
      ...{ scaleX: either(random), turn: random.between(-0.07, 0.07) },
    };
  },
  'in front'({ area, at, count, random, long }, n) {
    const wide = Math.max(area.right - area.left, long * 1.1 * Math.min(5, count)) * 1.1;
    const row = n % 2;
    return {
      x: (area.left + area.right) / 2 + wide * ((n + 0.5) / count - 0.5),
      y: at.y + 18 + 26 * row + 10 * random.next(),
      scaleX: either(random),
    };
  },
  into({ area, count, random, sheet, long }, n) {
    const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
    const side = x > sheet.width / 2 ? -1 : 1;
    const far = (n + 0.6) / count;
    return {
      x: x + side * far * (sheet.width * 0.5 + long * 0.4),
      y: y - far * sheet.height * 0.2 * (1 + 1.3 * sinTurn(n * step)) + 60 * far * random.next(),
      scaleX: side > 0 ? -1 : 1,
      size: 0.42 + 0.5 * far,
    };
  },
};
