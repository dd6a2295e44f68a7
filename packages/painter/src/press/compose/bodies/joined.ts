import { type Spot, spotsOn } from '#press/compose/bodies/joined-spots.ts';
import { marked } from '#press/compose/bodies/marks.ts';
import { headOf, type LongThing, longThings } from '#press/compose/placing/long-things.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { put } from '#press/compose/work/doer.ts';
import { hung, isFisted } from '#press/compose/work/grasping.ts';
import { cord } from '#press/compose/work/with-things.ts';
import type { Layer, Role } from '#press/drawing.ts';
import type { ClothesName, FigureView } from '#press/figure/options.ts';
import type { PoseName } from '#press/figure/poses.ts';
import { ellipse, join, type Point, rect, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { above } from '#press/printing/clip.ts';
import { isMarkName, type Joined, type JoinedPart } from '#press/scene.ts';
import type { Random } from '#random.ts';

/** How somebody who only stands is seen, to show what is on a part of them. */
export interface Showing {
  readonly view: FigureView;
  readonly pose?: PoseName;
  /** What leaves the skin bare, where something is on it. */
  readonly bare?: ClothesName;
}

const front = { view: 'front' } as const;

const showing: Readonly<Record<JoinedPart, Showing>> = {
  ...{ head: front, face: front, mouth: front, neck: front, shoulder: front },
  ...{ chest: front, belly: front },
  pocket: { ...front, pose: 'at-ease' },
  back: { view: 'back' },
  arm: { ...front, pose: 'show-hands', bare: 'shirt' },
  wrist: { ...front, pose: 'show-hands' },
  hand: { ...front, pose: 'show-hands' },
  leg: { ...front, bare: 'dress' },
  foot: front,
  skin: { ...front, pose: 'show-hands', bare: 'swimsuit' },
};

/** Whether something can be shown on a body. */
export function canBeJoined(id: string, part: JoinedPart): boolean {
  return (
    isMarkName(id) || pieceFor(id) !== null || (part === 'mouth' && longThings[id] !== undefined)
  );
}

/** How what is on somebody shows best. */
export function showingOf({ part, id }: Joined): Showing {
  // What is worn on the skin of one's back shows through no shirt.
  const own = showing[part];
  if (part === 'hand' && isFisted(id)) return { view: 'side', pose: 'have-in-fist' };
  if (part === 'hand' && hung.has(id)) return { view: 'three-quarter', pose: 'at-ease' };
  const isSkin = isMarkName(id) && id !== 'blood';
  const bared = /^(?:back|chest|belly|shoulder)$/.test(part) ? 'trunks' : own.bare;
  return isSkin && bared ? { ...own, bare: bared } : own;
}

/** Whether something hangs from somebody's hand. */
export function isHungFrom({ part, id }: Joined): boolean {
  return part === 'hand' && hung.has(id);
}

/** Somebody with all that is on their body. */
export function withJoined(
  body: Piece,
  all: readonly Joined[],
  options: {
    readonly skin: Role;
    readonly random: Random;
    readonly roleOf: (one: Joined) => Role | undefined;
  },
): Piece {
  return all.reduce((borne, one) => {
    const { random } = options;
    const picture = one.kind ? (pieceFor(one.kind.id)?.make({ random }) ?? null) : null;
    if (isMarkName(one.id)) return marked(borne, one.id, one.part, { skin: options.skin, picture });
    const role = options.roleOf(one);
    const thing = pieceFor(one.id)?.make({ random, ...(role && { role }) });
    const ring = longThings[one.id];
    if (!thing && ring) return over(borne, hanging(borne, ring, one.id));
    return thing ? joinedTo(borne, one, thing, pieceFor(one.id)?.stands === 'air') : borne;
  }, body);
}

function joinedTo(body: Piece, one: Joined, thing: Piece, isFloating: boolean): Piece {
  const { part, id, count } = one;
  const ring = longThings[id];
  if (ring && part === 'neck') return over(body, round(body, ring, id));
  if (ring && bound.has(part)) return over(body, boundBy(body, ring, part));
  if (ring && part === 'mouth') return over(body, hanging(body, ring, id));
  const { left, right, top, bottom } = boxOfPiece(thing);
  const long = Math.max(right - left, bottom - top);
  // A bed on somebody's back is none of a doll's.
  const own = spotsOn(body, part);
  // A bag hangs from the hand that is not at one's brow.
  const isHung = part === 'hand' && hung.has(id);
  const isBehind = isHung && isStriding(body);
  const ordered = isHung
    ? [...own].sort((a, b) => (isBehind ? a.at[0] - b.at[0] : b.at[1] - a.at[1]))
    : own;
  const spots = ordered.map((spot) =>
    part === 'back'
      ? { ...spot, size: Math.max(spot.size, Math.min(onBack, long * 0.6)) }
      : part === 'hand'
        ? inHandOf(spot, id, long)
        : spot,
  );
  if (part === 'neck' || (part === 'wrist' && !isFloating)) return over(body, onCord(spots, thing));
  if (part === 'wrist') return over(body, onString(spots, thing));
  if (part === 'pocket') return over(body, inPocket(spots, thing));
  // An eye opens on one's forehead.
  if (part === 'face' && id === 'eye') return over(body, placed(thing, spots.at(-1)));
  if (part === 'face' && veils.test(id) && body.anchors?.head)
    return over(body, placed(thing, { at: body.anchors.head, by: 'middle', size: 27 }));
  // Socks and shoes are a pair, though they are told as one.
  const isPair = part === 'foot' && shod.test(id);
  const isAll = count > 1 || part === 'skin' || isPair;
  const layers = (isAll ? spots : spots.slice(0, 1)).flatMap((spot, n) =>
    placed(thing, spot, `joined${n}`, spot.isTurned ?? (isAll && n % 2 === 1)),
  );
  // Who runs has it in the far hand: it is behind the legs, and hides no stride.
  if (isBehind) return { ...body, layers: [...layers, ...body.layers] };
  return over(isPair ? unshod(body) : body, layers);
}

/** Whether both feet are farther apart than one stands. */
function isStriding({ anchors = {} }: Piece): boolean {
  const [near, far] = [anchors.ankle?.[0] ?? 0, anchors.ankle2?.[0] ?? 0];
  return Math.abs(near - far) > 44;
}

/** Centimetres of what is in somebody's hand, and of what hangs from it. */
const inHand = { held: 30, hung: 54 };

/** A suitcase hangs from one's hand, a ticket is in it: each as large as it is by day. */
function inHandOf(spot: Spot, id: string, long: number): Spot {
  const size = Math.max(spot.size, Math.min(inHand.held, long));
  if (isFisted(id)) return { ...spot, at: [spot.at[0] + 1, spot.at[1] + 5], by: 'foot', size };
  if (!hung.has(id)) return { ...spot, size };
  return { ...spot, by: 'top', size: Math.max(34, Math.min(inHand.hung, long)) };
}

const shod =
  /^(?:sock|shoes|boot|slippers|sandal|trainers|high-heels|flip-flop|ice-skate|roller-skate|ballet-shoes|hiking-boot|cowboy-boot)$/;

/** What they have on their feet is that alone. */
function unshod(body: Piece): Piece {
  return { ...body, layers: body.layers.filter(({ id }) => id !== 'figure.foot') };
}

/** Centimetres of what somebody has on their back, at most. */
const onBack = 96;

/** What is before the whole face. */
const veils = /^(?:mask|veil|glasses|sunglasses|gas-mask)$/;

const over = (body: Piece, layers: readonly Layer[]): Piece => ({
  ...body,
  layers: [...body.layers, ...layers],
});

function placed(thing: Piece, spot: Spot | undefined, id = 'joined', isTurned = false): Layer[] {
  if (spot === undefined) return [];
  const { at, by, size } = spot;
  const { left, right, top, bottom } = boxOfPiece(thing);
  const scale = size / Math.max(right - left, bottom - top);
  const own = by === 'foot' ? bottom : by === 'top' ? top : (top + bottom) / 2;
  const scaleX = isTurned ? -1 : 1;
  const x = at[0] - ((left + right) / 2) * scale * scaleX;
  return put(thing, { x, y: at[1] - own * scale, scale, scaleX }, id);
}

/** Round the neck, one end on the breast. */
function round({ anchors = {} }: Piece, { role, wide }: LongThing, id: string): Layer[] {
  const [x, y] = anchors.back ?? [0, -125];
  const neck = y - 17;
  const path = stroke(
    [
      ...([
        [x - 11, neck - 2],
        [x - 13, neck + 4],
        [x, neck + 9],
        [x + 13, neck + 4],
        [x + 11, neck - 2],
        [x + 16, neck + 10],
        [x + 12, neck + 26],
        [x + 18, neck + 42],
      ] as Point[]),
    ],
    wide,
    wide * 0.8,
  );
  const end: Point = [x + 19, neck + 46];
  const head = headOf(id, { at: end, wide: 5, tall: 7, id: 'joined' });
  return [shape('joined', role, path, { tone: 0.4, round: wide * 0.4, sheet: true }), ...head];
}

/** Parts that something is tied round. */
const bound: ReadonlySet<JoinedPart> = new Set(['belly', 'foot', 'wrist', 'hand', 'arm', 'leg']);

/** Twice round a waist, ankles or wrists, its end hanging down. */
function boundBy({ anchors = {} }: Piece, { role, wide }: LongThing, part: JoinedPart): Layer[] {
  const [hx, hy] = anchors.hip ?? [0, -90];
  const spots: readonly (readonly [Point, number])[] =
    part === 'belly'
      ? [[[hx, hy - 8], 18]]
      : (part === 'foot' || part === 'leg' ? ['ankle', 'ankle2'] : ['wrist', 'wrist2']).map(
          (name) => [anchors[name] ?? [hx, hy], 7] as const,
        );
  const turns = spots.map(([[x, y], half]) =>
    join(
      stroke(
        [
          [x - half, y - 2],
          [x, y + 1.5],
          [x + half, y - 2],
        ],
        wide,
      ),
      stroke(
        [
          [x - half, y + 3],
          [x, y + 6.5],
          [x + half, y + 3],
        ],
        wide,
      ),
      stroke(
        [
          [x + half * 0.4, y + 4],
          [x + half * 0.6, y + 16],
          [x + half * 0.3, y + 26],
        ],
        wide,
        wide * 0.7,
      ),
    ),
  );
  return [shape('joined', role, join(...turns), { tone: 0.4, round: wide * 0.3, sheet: true })];
}

/** Thin enough that there are many of it. */
const finest = 2.5;

/** Out of the mouth: hair in strands, a rope as one, down to the knees. */
function hanging({ anchors = {} }: Piece, { role, wide }: LongThing, id: string): Layer[] {
  const [x, y] = anchors.mouth ?? [0, -150];
  const mouth = shape('joined.mouth', 'dark', ellipse(x, y, 4.6, 3), { tone: 0.9 });
  if (wide > finest) {
    const end: Point = [x + 7, y + 98];
    const line = stroke(
      [[x, y], [x + 3, y + 14], [x - 5, y + 40], [x + 5, y + 68], [x + 2, y + 86], end],
      wide,
      wide * 0.8,
    );
    const one = shape('joined', role, line, { tone: 0.4, round: wide * 0.4, sheet: true });
    return [mouth, one, ...headOf(id, { at: end, wide: 5, tall: 7, id: 'joined' })];
  }
  const strands = [-7, -4, -1, 2, 5, 8].map((dx, n) =>
    stroke(
      [
        [x + dx * 0.3, y],
        [x + dx * 0.8, y + 12],
        [x + dx + (n % 2 ? 3 : -3), y + 26],
        [x + dx * 1.3, y + 40 + (n % 3) * 7],
      ],
      wide,
      wide * 0.5,
    ),
  );
  return [mouth, shape('joined', role, join(...strands), { tone: 0.55 })];
}

/** On a cord round a neck, or tied to a wrist. */
function onCord(spots: readonly Spot[], thing: Piece): Layer[] {
  return spots.flatMap((spot): Layer[] => {
    const [x, y] = spot.at;
    const isNeck = spot.by === 'top';
    if (isNeck) {
      const string = stroke(
        [
          [x - 9, y - 26],
          [x - 5, y - 8],
          [x, y],
          [x + 5, y - 8],
          [x + 9, y - 26],
        ],
        1.4,
      );
      return [shape('joined.cord', 'dark', string, { tone: 0.6 }), ...placed(thing, spot)];
    }
    const loop = shape('joined.loop', 'bark', ellipse(x, y, 5, 3), { tone: 0.5, sheet: true });
    const low: Spot = { at: [x, y + 26], by: 'top', size: 30 };
    return [cord([x, y], [x, y + 28], 1.8), ...placed(thing, low), loop];
  });
}

/** What floats, on a string from the wrist. */
function onString(spots: readonly Spot[], thing: Piece): Layer[] {
  return spots.flatMap(({ at: [x, y] }): Layer[] => {
    const { left, right, top, bottom } = boxOfPiece(thing);
    const grip = thing.anchors?.hand ?? [(left + right) / 2, bottom];
    const scale = Math.min(1, 120 / (bottom - top));
    const knot = shape('joined.knot', 'bark', ellipse(x, y, 4.6, 3), { tone: 0.4, sheet: true });
    const lifted: Point = thing.anchors?.hand ? [x, y] : [x + 8, y - 46];
    const string = thing.anchors?.hand ? [] : [cord([x, y], lifted, 1.2)];
    const float = put(
      thing,
      { x: lifted[0] - grip[0] * scale, y: lifted[1] - grip[1] * scale, scale },
      'joined',
    );
    return [...string, ...float, knot];
  });
}

/** Its upper half out of a pocket. */
function inPocket(spots: readonly Spot[], thing: Piece): Layer[] {
  return spots.flatMap(({ at: [x, y], size }): Layer[] => {
    const rim = y;
    const out = placed(thing, { at: [x, rim + size * 0.3], by: 'foot', size }).flatMap(
      (layer): Layer[] => {
        const path = above(layer.path, rim);
        return path.length === 0 ? [] : [{ ...layer, path }];
      },
    );
    const pocket = shape('pocket', 'night', rect(x - 9, rim - 1, 18, 17, 4), {
      tone: 0.35,
      sheet: true,
    });
    return [...out, pocket];
  });
}
