import { boxOfPiece } from '#press/compose/troupe.ts';
import { at, type Doer, joinPieces, put } from '#press/compose/work/doer.ts';
import { traceOf } from '#press/compose/work/traces.ts';
import type { Layer } from '#press/drawing.ts';
import { ellipse, join, lines, type Point, rect, smooth } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';

/** Centimetres: how high a worktop stands, and how wide it is. */
const top = 82;
const wide = 96;

/** A table to work at, from `x` on. */
export function worktop(x: number): Layer[] {
  const legs = join(
    lines(
      [
        [x + 8, -top + 4],
        [x + 8, 0],
      ],
      5,
    ),
    lines(
      [
        [x + wide - 8, -top + 4],
        [x + wide - 8, 0],
      ],
      5,
    ),
  );
  return [
    shape('worktop.legs', 'wood', legs, { tone: 0.65 }),
    shape('worktop', 'wood', rect(x, -top, wide, 8, 2), { tone: 0.4, sheet: true }),
  ];
}

/** Both fists in a heap of dough, flour around it. */
export function kneading(doer: Doer): Piece {
  const x = 66;
  const dough = smooth([
    ...([
      [x - 24, -top],
      [x - 22, -top - 9],
      [x - 8, -top - 13],
      [x + 2, -top - 8],
      [x + 12, -top - 14],
      [x + 24, -top - 9],
      [x + 27, -top],
    ] as Point[]),
  ]);
  const body = doer('work-low', [
    [x - 9, -top - 13],
    [x + 9, -top - 13],
  ]);
  const flour = ellipse(x + 12, -top + 0.5, 34, 2.4);
  return joinPieces(
    body,
    worktop(32),
    [shape('flour', 'white', flour, { tone: 0.1 })],
    [shape('dough', 'told.white', dough, { tone: 0.35, round: 6, sheet: true })],
    body.layers,
  );
}

/** A spoon in a pot that steams. */
export function stirring(doer: Doer, pot: Piece): Piece {
  const x = 74;
  const box = boxOfPiece(pot);
  const rim: Point = [x - 4, -top - 22];
  const hand: Point = [rim[0] - 8, rim[1] - 20];
  const body = doer('work-low', [hand, [x - 24, -top - 12]]);
  const spoon = lines(
    [
      [hand[0] - 1, hand[1] - 6],
      [rim[0] + 6, rim[1] + 12],
    ],
    2.6,
  );
  return joinPieces(
    body,
    worktop(32),
    [shape('spoon', 'wood', spoon, { tone: 0.3 })],
    put(pot, { x: x - (box.left + box.right) / 2, y: -top }, 'pot'),
    body.layers,
  );
}

/** A knife, an iron, a rolling-pin: what is worked on lies on the worktop, both hands at it. */
export function atWorktop(doer: Doer, thing: Piece | null, tool: Layer[] = []): Piece {
  const x = 70;
  const box = thing ? boxOfPiece(thing) : { left: -10, right: 10, top: -10, bottom: 0 };
  const size = Math.min(1.6, 62 / (box.right - box.left), 46 / (box.bottom - box.top));
  const high = (box.bottom - box.top) * size;
  const spread = Math.min(20, (box.right - box.left) * size * 0.34);
  const body = doer('work-low', [
    [x - spread, -top - Math.min(high, 20) * 0.7 - 2],
    [x + spread * 0.8, -top - Math.min(high, 24) * 0.8 - 2],
  ]);
  const on = thing
    ? put(thing, {
        x: x - ((box.left + box.right) / 2) * size,
        y: -top - box.bottom * size,
        scale: size,
      })
    : [];
  return joinPieces(body, worktop(32), on, tool, body.layers);
}

type Broom = 'broom' | 'mop' | 'rake';

/** A broom in both fists, its brush on the ground before one. */
export function sweeping(doer: Doer, kind: Broom = 'broom'): Piece {
  const foot: Point = [78, -3];
  const head: Point = [14, -132];
  const on = (t: number): Point => [
    head[0] + (foot[0] - head[0]) * t,
    head[1] + (foot[1] - head[1]) * t,
  ];
  const body = doer('sweep', [on(0.42), on(0.14)]);
  const shaft = shape('broom.shaft', 'wood', lines([head, on(0.86)], 3.2), { tone: 0.35 });
  const [x, y] = on(0.84);
  if (kind === 'rake')
    return joinPieces(body, [...raked([x + 26, 0]), shaft, teethOf(on(0.86))], body.layers);
  const straw = smooth([
    ...([
      [x - 4, y],
      [x + 5, y - 3],
      [x + 22, -2],
      [x + 12, 1],
      [x - 8, 1],
    ] as Point[]),
  ]);
  const dust = join(
    ellipse(foot[0] + 30, -5, 9, 4),
    ellipse(foot[0] + 42, -10, 6, 3.4),
    ellipse(foot[0] + 25, -13, 4, 2.6),
  );
  const isMop = kind === 'mop';
  const brush = shape('broom.brush', isMop ? 'white' : 'told.yellow', straw, {
    tone: 0.5,
    round: 4,
    sheet: true,
  });
  const stirred = shape('dust', isMop ? 'water' : 'stone', dust, { tone: 0.3, alpha: 0.7 });
  return joinPieces(body, [stirred, shaft, brush], body.layers);
}

/** A comb of iron, across its shaft. */
function teethOf([x, y]: Point): Layer {
  const bar = lines(
    [
      [x - 12, y + 3],
      [x + 22, y - 1],
    ],
    3,
  );
  const teeth = [0, 1, 2, 3, 4, 5].map((n) =>
    lines(
      [
        [x - 11 + n * 6.4, y + 3 - n * 0.7],
        [x - 7 + n * 6.4, y + 14 - n * 0.6],
      ],
      1.7,
    ),
  );
  return shape('rake', 'metal', join(bar, ...teeth), { tone: 0.45, sheet: true });
}

function raked(at: Point): Layer[] {
  return traceOf('leaves', [at], 1);
}

/** A pot held over a cup, and what runs from its spout. */
export function pouring(doer: Doer, pot: Piece, cup: Piece, role: Layer['role']): Piece {
  const x = 84;
  const size = 1.5;
  const grip: Point = [52, -top - 34];
  const body = doer('give', [grip, null]);
  // Its spout leads to the left: it is turned round, and tipped.
  const held = put(
    pot,
    { x: grip[0] + 17, y: grip[1] + 14, scale: size, scaleX: -1, turn: 0.07 },
    'pot',
  );
  const spout: Point = [grip[0] + 31, grip[1] + 3];
  const stream = lines([spout, [x + 2, spout[1] + 10], [x + 2, -top - 12]], 2);
  return joinPieces(
    body,
    worktop(38),
    [shape('poured', role, stream, { tone: 0.5 })],
    put(cup, { x: x + 1, y: -top, scale: 1.6 }, 'cup'),
    held,
    body.layers,
  );
}

/** Fingers at one's own laces. */
export function tyingShoes(doer: Doer): Piece {
  const free = doer('tie-shoes');
  const [x, y] = at(free, 'foot');
  const hands = [
    [x - 9, y - 9],
    [x - 3, y - 9],
  ] as const;
  const body = doer('tie-shoes', hands);
  const bow = join(ellipse(x - 10, y - 6, 4.4, 2.4, -0.08), ellipse(x - 2, y - 6, 4.4, 2.4, 0.08));
  return joinPieces(body, body.layers, [shape('laces', 'white', bow, { tone: 0.05, sheet: true })]);
}
