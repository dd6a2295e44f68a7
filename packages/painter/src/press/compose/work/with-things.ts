import { boxOfPiece } from '#press/compose/troupe.ts';
import {
  at,
  beforeNearArm,
  type Doer,
  edgeAt,
  joinPieces,
  mirrored,
  put,
  topAt,
  turnedPiece,
} from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import {
  ellipse,
  join,
  lines,
  longSide,
  type Path,
  type Point,
  rect,
  stroke,
} from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';
import { above } from '#press/printing/clip.ts';

/** Handles, in centimetres of the piece; `way` −1 where it looks to whoever pushes it. */
const handles: Readonly<Record<string, { at: Point; way: 1 | -1; size?: number }>> = {
  pram: { at: [74, -104], way: -1 },
  trolley: { at: [-70, -104], way: 1 },
  wheelbarrow: { at: [-36, -64], way: 1, size: 1.5 },
  lawnmower: { at: [108, -99], way: -1 },
  wheelchair: { at: [-44, -90], way: 1 },
  bicycle: { at: [52, -101], way: -1 },
};

/** Behind what is pushed, both hands on it. */
export function pushing(doer: Doer, id: string, thing: Piece): Piece {
  const handle = handles[id];
  const free = doer('push');
  const [x, y] = at(free, 'hand');
  const made = handle ? turnedPiece(thing, { scaleX: handle.way, scale: handle.size ?? 1 }) : thing;
  const size = handle?.size ?? 1;
  const own = handle
    ? ([handle.at[0] * handle.way * size, handle.at[1] * size] as Point)
    : edgeAt(made, y);
  const pose = own[1] > -75 ? 'push-low' : handle ? 'walk-push' : 'push';
  const reach = at(doer(pose), 'hand')[0];
  const dx = (pose === 'push' ? x : reach) - own[0];
  const grip: Point = [own[0] + dx, own[1]];
  const hands = handle
    ? ([grip, [grip[0] + 2, grip[1] - 1]] as const)
    : ([grip, [edgeAt(made, own[1] - 14)[0] + dx, own[1] - 14]] as const);
  const body = doer(pose, hands);
  return joinPieces(body, put(made, { x: dx }), body.layers);
}

/** A rope from both hands to what is pulled along. */
export function pulling(doer: Doer, thing: Piece, isBeast: boolean): Piece {
  const turned = mirrored(thing);
  const { left, top } = boxOfPiece(turned);
  const free = doer('pull');
  const near = at(free, 'hand');
  const gap = isBeast ? 60 : 52;
  const dx = near[0] + gap - left;
  const hold = isBeast && turned.anchors?.mouth ? turned.anchors.mouth : edgeAt(turned, top * 0.42);
  const to: Point = [hold[0] + dx, hold[1]];
  const far: Point = [near[0] + 13, near[1] + (to[1] - near[1]) * 0.16];
  const body = doer('pull', [near, far]);
  const rope = cord([near[0] - 5, near[1] - 1], to);
  return joinPieces(body, put(turned, { x: dx }), [rope], body.layers);
}

/** A taut rope. */
export function cord(from: Point, to: Point, wide = 3): Layer {
  return shape('rope', 'bark', lines([from, to], wide), { tone: 0.3, sheet: true });
}

/** A hand on the back of a beast, near its head; who is small is stooped to. */
export function stroking(doer: Doer, beast: Piece): Piece {
  const turned = mirrored(beast);
  const { left, right, top } = boxOfPiece(turned);
  const pose = top > -58 ? 'stoop-low' : top > -95 ? 'stoop' : 'give';
  const reach = at(doer(pose), 'hand')[0];
  // On the neck, behind the head.
  const spot = topAt(turned, left + (right - left) * 0.3);
  const dx = reach - spot[0] + 6;
  const palm: Point = [spot[0] + dx, spot[1] + 2];
  const body = doer(pose, [palm, null]);
  return joinPieces(body, put(turned, { x: dx }), body.layers);
}

/** Something small in an open hand, at the mouth of a beast. */
export function feeding(doer: Doer, beast: Piece, given?: Piece): Piece {
  const turned = mirrored(beast);
  const { left, top } = boxOfPiece(turned);
  const pose = top > -58 ? 'stoop-low' : top > -95 ? 'stoop' : 'give';
  const reach = at(doer(pose), 'hand')[0];
  const mouth: Point = turned.anchors?.mouth ?? [left, top * 0.8];
  const dx = reach - mouth[0] + 5;
  const palm: Point = [mouth[0] + dx - 4, mouth[1] + 4];
  const body = doer(pose, [palm, null]);
  if (given) {
    const box = boxOfPiece(given);
    const scale = Math.min(1.3, 52 / longSide(box));
    const x = palm[0] - ((box.left + box.right) / 2) * scale;
    const held = put(given, { x, y: palm[1] - 2 - box.bottom * scale, scale }, 'given');
    return joinPieces(body, put(turned, { x: dx }), held, body.layers);
  }
  const morsel = shape('morsel', 'told.orange', ellipse(palm[0] + 2, palm[1] - 3, 4, 3), {
    tone: 0.4,
    sheet: true,
  });
  return joinPieces(body, put(turned, { x: dx }), body.layers, [morsel]);
}

/** Crumbs from one's hand for those at one's feet. */
export function feedingMany(doer: Doer, beast: Piece): Piece {
  const turned = mirrored(beast);
  const { left, right, bottom } = boxOfPiece(turned);
  const wide = right - left;
  const hand: Point = [44, -96];
  const body = doer('give', [hand, null]);
  const spots = [
    [62, -3],
    [62 + wide * 1.15, -14],
    [62 + wide * 2.1, 2],
  ] as const;
  const flock = spots.flatMap(([x, y], n) =>
    put(turned, { x: x - left, y: y - bottom, scaleX: 1 }, `fed${n}`),
  );
  const crumbs = [0, 1, 2, 3, 4, 5, 6].map((n) =>
    ellipse(hand[0] + 4 + n * 4, hand[1] + 12 + n * 11 + (n % 2) * 9, 1.9, 1.5),
  );
  const falling = shape('crumbs', 'told.yellow', join(...crumbs), { tone: 0.3, sheet: true });
  return joinPieces(body, flock, [falling], body.layers);
}

/** Both arms round something upright: a trunk, a column. */
export function hugging(doer: Doer, thing: Piece): Piece {
  const high = -118;
  const near = edgeAt(thing, high);
  const dx = 24 - near[0];
  const body = doer('give', [
    [near[0] + dx + 14, high],
    [near[0] + dx + 16, high - 16],
  ]);
  return beforeNearArm(body, put(thing, { x: dx }));
}

/** Both hands on what one works on, standing or stooping before it. */
export function workingAt(doer: Doer, thing: Piece): Piece {
  const { top } = boxOfPiece(thing);
  const pose = top > -58 ? 'stoop-low' : top > -90 ? 'stoop' : 'give';
  const free = at(doer(pose), 'hand');
  const near = edgeAt(thing, Math.max(top + 6, free[1]));
  const far = edgeAt(thing, near[1] - 18);
  const dx = free[0] - near[0] - 2;
  const body = doer(pose, [
    [near[0] + dx + 9, near[1]],
    [far[0] + dx + 12, far[1]],
  ]);
  return joinPieces(body, put(thing, { x: dx }), body.layers);
}

/** A can held over what grows, and the water on its way. */
export function watering(doer: Doer, plant: Piece, can: Piece): Piece {
  const { left, right, top } = boxOfPiece(plant);
  const grip: Point = [46, -96];
  const body = doer('give', [grip, [grip[0] + 8, grip[1] + 14]]);
  // Tipped forward: its rose is over the plant.
  const held = put(can, { x: grip[0] + 8, y: grip[1] + 30, turn: 0.06, scale: 1.1 }, 'can');
  const rose: Point = [grip[0] + 34, grip[1] + 13];
  const x = rose[0] + 16 - left * 0.4;
  const ground = Math.max(rose[1] + 20, Math.min(-4, top * 0.8));
  const drops: Path = join(
    ...[-4, 0, 4].map((way, n) =>
      stroke(
        [
          [rose[0] + n * 2, rose[1] + way * 0.5],
          [rose[0] + 8 + n * 4, rose[1] + 12],
          [rose[0] + 13 + n * 6, ground],
        ],
        1.5,
        1,
      ),
    ),
  );
  const water = shape('water.drops', 'water', drops, { tone: 0.1, sheet: true });
  const more = right - left < 60 ? [24, -14] : [];
  return joinPieces(
    body,
    ...more.map((dx, n) => put(plant, { x: x + dx, y: -4, scale: 0.86 - 0.1 * n }, `plant${n}`)),
    put(plant, { x }),
    [water],
    held,
    body.layers,
  );
}

/** A brush on what is being painted, fresh colour under it. */
export function painting(doer: Doer, role: Layer['role'], bucket: Piece, surface?: Piece): Piece {
  const spot = surface ? edgeAt(surface, -120) : null;
  const tip: Point = [80, spot ? spot[1] + 12 : -142];
  const dx = spot ? tip[0] - spot[0] - 14 : 0;
  const grip: Point = [tip[0] - 20, tip[1] + 14];
  const body = doer('give', [grip, null]);
  const handle = shape('brush.handle', 'wood', lines([[grip[0] - 4, grip[1] + 3], tip], 2.6), {
    tone: 0.4,
  });
  const bristles = shape(
    'brush.bristles',
    role,
    lines(
      [
        [tip[0] + 1, tip[1] - 8],
        [tip[0] + 2, tip[1] + 8],
      ],
      7,
    ),
    { tone: 0.35 },
  );
  // Stroke beside stroke, from above down, the last of them still short.
  const strokes = [
    [84, 72],
    [104, 98],
    [124, 90],
    [144, 104],
    [164, 84],
  ] as const;
  const swathe = join(...strokes.map(([x, long], n) => rect(x, -196 + (n % 2) * 5, 21, long, 6)));
  const patch = shape('paint', role, swathe, { tone: 0.3, sheet: true });
  const runs = join(
    lines(
      [
        [115, -98],
        [115, -84],
      ],
      3,
    ),
    lines(
      [
        [154, -92],
        [154, -74],
      ],
      3,
    ),
  );
  const on = surface ? put(surface, { x: dx }) : [];
  const fresh = surface
    ? [shape('paint', role, ellipse(tip[0] + 14, tip[1] - 4, 16, 22), { tone: 0.3, sheet: true })]
    : [patch, shape('paint.runs', role, runs, { tone: 0.35 })];
  return joinPieces(body, on, fresh, put(bucket, { x: 34, scale: 0.9 }, 'bucket'), body.layers, [
    handle,
    bristles,
  ]);
}

/** Let down on ropes into a pit, which hides its lower part. */
export function lowering(doer: Doer, thing: Piece): Piece {
  const { left, right, top, bottom } = boxOfPiece(thing);
  const free = doer('pull');
  const near = at(free, 'hand');
  const far: Point = [near[0] + 8, near[1] + 6];
  const body = doer('pull', [near, far]);
  const x = near[0] + 56 - left;
  const high = bottom - top;
  const sunk = high * 0.3;
  const lowered = put(thing, { x, y: sunk }).flatMap((layer): Layer[] => {
    const path = above(layer.path, 2);
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
  const [from, to] = [x + left, x + right];
  const middle = (from + to) / 2;
  const pit = shape('pit', 'dark', ellipse(middle, 0, (to - from) * 0.6, 9), { tone: 0.85 });
  const rim = shape('pit.rim', 'bark', ellipse(middle, 3, (to - from) * 0.6, 5), { tone: 0.6 });
  const level = -high * 0.5 + sunk;
  const ropes = [
    cord([near[0] - 4, near[1]], [from + 8, level]),
    cord([far[0] - 4, far[1]], [to - (to - from) * 0.22, top + sunk + 4]),
  ];
  return joinPieces(body, [pit], lowered, [rim], ropes, body.layers);
}
