import { boxOfPiece } from '#press/compose/troupe.ts';
import { at, beforeNearArm, type Doer, put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { ellipse, join, lines, type Point, rect } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';

/** How something gets into a mouth: from the hand, by a spoon, by a fork, or from a tipped cup. */
type Way = 'hand' | 'spoon' | 'fork' | 'cup';

const ways: Readonly<Record<Exclude<Way, 'hand'>, string>> = {
  spoon: 'soup rice beans peas pudding honey stew cereal',
  fork: `noodles salad steak bacon roast-chicken pie cake-slice cake pancake waffle meat vegetable
    potato lettuce sausage ham sushi dumpling`,
  cup: `glass cup bottle wine beer water milk juice tea coffee soda soda-can cocktail champagne whisky liquor
    teapot jar baby-bottle vase bucket potion`,
};

const wayById: ReadonlyMap<string, Way> = new Map(
  (['spoon', 'fork', 'cup'] as const).flatMap((way) =>
    ways[way].split(/\s+/).map((id) => [id, way] as const),
  ),
);

/** Centimetres of the longer side: no face is hidden, and nothing is a speck. */
const sizes: Readonly<Record<Way, { readonly least: number; readonly most: number }>> = {
  hand: { least: 15, most: 30 },
  spoon: { least: 24, most: 36 },
  fork: { least: 28, most: 40 },
  cup: { least: 13, most: 24 },
};

export function wayOf(id: string, isDrunk: boolean): Way {
  return wayById.get(id) ?? (isDrunk ? 'cup' : 'hand');
}

/** Eaten, or drunk: in the hand, and at the mouth. */
export function atMouth(doer: Doer, way: Way, thing: Piece): Piece {
  if (way === 'cup') return drinking(doer, thing);
  return way === 'hand' ? biting(doer, thing) : served(doer, thing, way);
}

/** A thing about its middle, as large as a hand can have it. */
function centred(thing: Piece, way: Way) {
  const { left, right, top, bottom } = boxOfPiece(thing);
  const [wide, tall] = [right - left, bottom - top];
  const long = Math.max(wide, tall);
  const { least, most } = sizes[way];
  const scale = Math.max(least, Math.min(most, long)) / long;
  return {
    scale,
    wide: wide * scale,
    tall: tall * scale,
    to: ([x, y]: Point) => ({
      x: x - ((left + right) / 2) * scale,
      y: y - ((top + bottom) / 2) * scale,
      scale,
    }),
  };
}

/** Whoever eats sits as at any meal, without its fork. */
function eater(doer: Doer, hands: readonly [Point | null, Point | null]): Piece {
  const body = doer('eat', hands);
  return { ...body, layers: body.layers.filter(({ id }) => id !== 'figure.prop') };
}

/** In one hand, its edge between the teeth. */
function biting(doer: Doer, thing: Piece): Piece {
  const [x, y] = at(doer('eat'), 'mouth');
  const { to, wide, tall } = centred(thing, 'hand');
  const middle: Point = [x + wide * 0.5 - 1, y + 1];
  const body = eater(doer, [[middle[0] + wide * 0.08, middle[1] + tall * 0.36], null]);
  return beforeNearArm(body, put(thing, to(middle), 'eaten'));
}

/** A bowl or a plate in one hand, and what lifts it to the mouth in the other. */
function served(doer: Doer, thing: Piece, way: 'spoon' | 'fork'): Piece {
  const free = doer('eat');
  const [x, y] = at(free, 'mouth');
  const [, lap] = at(free, 'lap');
  const { to, wide, tall } = centred(thing, way);
  const bowl: Point = [x + 20, y + (lap - y) * 0.62];
  const grip: Point = [x + 15, y + 11];
  const body = eater(doer, [grip, [bowl[0] + wide * 0.1, bowl[1] + tall * 0.5 - 1]]);
  const dish = put(thing, to(bowl), 'dish');
  return beforeNearArm(body, [...dish, ...cutlery(way, grip, [x + 2, y + 2])]);
}

/** From a fist to the lips. */
function cutlery(way: 'spoon' | 'fork', hand: Point, lips: Point): Layer[] {
  const handle = lines([[hand[0] + 7, hand[1] + 5], lips], 1.8);
  const head =
    way === 'spoon'
      ? ellipse(lips[0] + 1, lips[1], 4.2, 2.5, -0.04)
      : join(...[-1.8, 0, 1.8].map((dy) => rect(lips[0] - 3, lips[1] + dy - 0.5, 7, 1.1)));
  const morsel = shape('morsel', 'told.orange', ellipse(lips[0] + 1, lips[1] - 1.4, 3.2, 1.7), {
    tone: 0.4,
  });
  return [
    shape('cutlery', 'metal', join(handle, head), { tone: 0.15, sheet: true }),
    ...(way === 'spoon' ? [morsel] : []),
  ];
}

/** Its rim at the lips, tipped, a hand round it. */
function drinking(doer: Doer, thing: Piece): Piece {
  const [x, y] = at(doer('drink'), 'mouth');
  const { to, wide, tall } = centred(thing, 'cup');
  const middle: Point = [x + tall * 0.46, y - wide * 0.1];
  const body = doer('drink', [[middle[0] + 2, middle[1] + wide * 0.25], null]);
  const upright = { layers: placePiece(thing, to([0, 0])) };
  const tipped = put(upright, { x: middle[0], y: middle[1], turn: -0.19 }, 'drunk');
  return beforeNearArm(body, tipped);
}
