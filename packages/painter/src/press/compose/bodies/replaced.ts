import { cosTurn, sinTurn } from '#maths.ts';
import { grinOfThings } from '#press/compose/bodies/grin-of-things.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { mapPoints, type Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import type { Replaced, ReplacedPart } from '#press/scene.ts';

/** What shows each part best: seen from the front, with both hands held up, or in profile. */
export const showing: Readonly<
  Record<ReplacedPart, { readonly isFront: boolean; readonly hands: boolean }>
> = {
  hand: { isFront: true, hands: true },
  arm: { isFront: true, hands: true },
  palm: { isFront: true, hands: true },
  hair: { isFront: true, hands: false },
  beard: { isFront: true, hands: false },
  eye: { isFront: true, hands: false },
  leg: { isFront: true, hands: false },
  foot: { isFront: true, hands: false },
  head: { isFront: true, hands: false },
  teeth: { isFront: true, hands: false },
  mouth: { isFront: false, hands: false },
  nose: { isFront: false, hands: false },
  shadow: { isFront: false, hands: false },
};

/** Centimetres of a grown body: how long what stands for a part is. */
const long: Readonly<Record<ReplacedPart, number>> = {
  ...{ hand: 54, arm: 84, palm: 13, hair: 34, beard: 30, eye: 9, leg: 80, foot: 42, head: 48 },
  ...{ teeth: 0, mouth: 40, nose: 22, shadow: 0 },
};

/** A body with another thing where a part of it was. */
export function withReplaced(
  body: Piece,
  { part, id }: Pick<Replaced, 'part' | 'id'>,
  thing: Piece,
): Piece {
  if (part === 'shadow') return withShadow(body, thing);
  if (part === 'teeth') return grinOfThings(body, thing, id);
  const spots = spotsOf(body, part);
  const isGone = goneBy[part];
  const kept = isGone ? body.layers.filter(({ id }) => !isGone.test(id)) : body.layers;
  const placed = spots.flatMap(({ at, towards, size = 1 }, n) =>
    standingAt(thing, at, towards, long[part] * size, `${part}${n}`),
  );
  const isBehind = part === 'hair';
  return { ...body, layers: isBehind ? [...placed, ...kept] : [...kept, ...placed] };
}

/** Larger than whoever throws it, and flat on what is behind them. */
function withShadow(body: Piece, thing: Piece): Piece {
  const [own, box] = [boxOfPiece(body), boxOfPiece(thing)];
  const tall = own.bottom - own.top;
  const scale = Math.min(
    (tall * 1.3) / (box.bottom - box.top),
    (tall * 1.7) / (box.right - box.left),
  );
  const x = own.right - 22 - box.left * scale;
  const dark = put(thing, { x, y: -box.bottom * scale - 3, scale }, 'shadow').map(
    (layer): Layer => {
      const { relief: _relief, grain: _grain, ...flat } = layer;
      return { ...flat, role: 'night', tone: 0.9, alpha: 0.78 };
    },
  );
  return { ...body, layers: [...dark, ...body.layers] };
}

const goneBy: Partial<Record<ReplacedPart, RegExp>> = {
  arm: /^figure\.(?:hand|sleeve)$/,
  hair: /^figure\.hair$/,
  head: /^figure\.(?:head|hair|face|mask|tears)$/,
};

interface Spot {
  readonly at: Point;
  /** Which way it grows from there. */
  readonly towards: Point;
  readonly size?: number;
}

function spotsOf({ anchors = {} }: Piece, part: ReplacedPart): readonly Spot[] {
  const get = (name: string): Point => anchors[name] ?? [0, -100];
  const along = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];
  const [hx, hy] = get('head');
  const radius = Math.max(8, hy - get('top')[1]);
  switch (part) {
    case 'hand':
      return ['', '2'].map((n) => ({
        at: get(`wrist${n}`),
        towards: along(get(`elbow${n}`), get(`wrist${n}`)),
      }));
    case 'arm':
      return ['', '2'].map((n) => ({
        at: get(`shoulder${n}`),
        towards: along(get(`shoulder${n}`), get(`hand${n}`)),
      }));
    case 'palm':
      return ['', '2'].map((n) => {
        const [x, y] = get(`hand${n}`);
        return { at: [x, y + 6], towards: [0, -1] };
      });
    case 'hair':
      return [-100, -72, -46, -22, 0, 22, 46, 72, 100].map((degrees, n) => {
        const to: Point = [sinTurn(degrees / 360), -cosTurn(degrees / 360)];
        const at: Point = [hx + to[0] * radius * 0.6, hy + to[1] * radius * 0.7];
        return { at, towards: to, size: n % 2 === 0 ? 1 : 0.84 };
      });
    case 'beard':
      return [-0.4, 0, 0.4].map((x) => ({
        at: [hx + x * radius, hy + radius * 0.6],
        towards: [x * 0.6, 1],
      }));
    case 'eye':
      return [-0.34, 0.34].map((x) => ({
        at: [hx + x * radius, hy + 3],
        towards: [0, -1],
      }));
    case 'leg':
    case 'foot':
      return ['ankle', 'ankle2'].map((name) => {
        const [x] = get(name);
        return { at: [x, 1], towards: [0, -1] };
      });
    case 'head':
      return [{ at: [hx, hy + radius * 1.15], towards: [0, -1] }];
    default: {
      const [x, y] = get('mouth');
      return [{ at: [x, part === 'nose' ? y - 6 : y + 1], towards: [1, 0.16] }];
    }
  }
}

/** A thing on its foot at a point, its top towards somewhere. */
function standingAt(thing: Piece, at: Point, [dx, dy]: Point, size: number, id: string): Layer[] {
  const { left, right, top, bottom } = boxOfPiece(thing);
  const [wide, tall] = [right - left, bottom - top];
  const scale = size / Math.max(wide, tall);
  // What is longer than high grows to the side it looks to.
  const isLevel = wide > tall * 1.25;
  const foot: Point = isLevel ? [left, (top + bottom) / 2] : [(left + right) / 2, bottom];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [cos, sin] = isLevel ? [ux, uy] : [-uy, ux];
  const turn = ([px, py]: Point): Point => {
    const [x, y] = [px - foot[0] * scale, py - foot[1] * scale];
    return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  };
  return put(thing, { scale }, id).map((layer) => ({
    ...layer,
    path: mapPoints(layer.path, turn),
  }));
}
