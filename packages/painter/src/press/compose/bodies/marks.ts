import { spotsOn } from '#press/compose/bodies/joined-spots.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Layer, Role } from '#press/drawing.ts';
import { ellipse, join, type Path, type Point, place, polygon, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { blob, shape } from '#press/pieces/brush.ts';
import type { JoinedPart, MarkName } from '#press/scene.ts';

type Marking = (body: Piece, part: JoinedPart, skin: Role) => Layer[];

const pointsOn = (body: Piece, part: JoinedPart): Point[] =>
  spotsOn(body, part).map(({ at }) => at);

/** Fresh, and running down. */
const blood: Marking = (body, part) => {
  const isHands = part === 'hand' || part === 'wrist';
  const drops = pointsOn(body, part).map(([x, y], n) => {
    const r = isHands ? 5.6 : part === 'face' ? 4 : 7;
    const low = y + r * 0.4;
    return join(
      ellipse(x, y, r, r * 0.86),
      ellipse(x + r * 0.8, y - r * 0.5, r * 0.5, r * 0.4),
      stroke(
        [
          [x - r * 0.3, low],
          [x - r * 0.36, low + r * (1.7 + (n % 2))],
        ],
        r * 0.42,
        r * 0.26,
      ),
      stroke(
        [
          [x + r * 0.5, low],
          [x + r * 0.46, low + r * 1.4],
        ],
        r * 0.36,
        r * 0.2,
      ),
    );
  });
  const fallen = isHands
    ? pointsOn(body, part).map(([x, y]) =>
        join(ellipse(x, y + 26, 1.3, 2.2), ellipse(x + 2, -2, 5, 1.6)),
      )
    : [];
  return [shape('blood', 'blood', join(...drops, ...fallen), { tone: 0.35, round: 1.4 })];
};

/** Open, and red within. */
const wound: Marking = (body, part) => {
  const [at] = pointsOn(body, part);
  if (!at) return [];
  const lens = (scale: number) =>
    place(blob('-11,1 -5,-4.4 4,-4.6 11,-0.6 5,4 -4,4.6'), {
      x: at[0],
      y: at[1],
      scale,
      turn: 0.08,
    });
  const run = stroke(
    [
      [at[0] + 1, at[1] + 3],
      [at[0] + 2, at[1] + 15],
    ],
    2.2,
    1,
  );
  return [
    shape('wound', 'blood', join(lens(1), run), { tone: 0.35 }),
    shape('wound.deep', 'blood', lens(0.56), { tone: 1 }),
  ];
};

const bruise: Marking = (body, part) => [
  shape(
    'bruise',
    'told.violet',
    join(
      ...pointsOn(body, part)
        .slice(0, 3)
        .map(([x, y]) => ellipse(x, y, 5.5, 4.4, 0.06)),
    ),
    { tone: 0.6, alpha: 0.7 },
  ),
];

/** The length of the limbs, and the trunk between them. */
function reaches(
  { anchors = {} }: Piece,
  part: JoinedPart,
): readonly (readonly [Point, Point, number])[] {
  const get = (name: string): Point => anchors[name] ?? [0, -100];
  const arms = ['', '2'].flatMap((n) => [
    [get(`shoulder${n}`), get(`elbow${n}`), 4.4] as const,
    [get(`elbow${n}`), get(`wrist${n}`), 3.4] as const,
  ]);
  const [x, y] = get('hip');
  const legs = ['', '2'].map((n, side) => [[x + (side ? 7 : -7), y], get(`ankle${n}`), 5] as const);
  const [hx, hy] = get('head');
  const trunk = [[[x, y], [get('back')[0], get('back')[1] - 8], 12] as const];
  const face = [[[hx, hy - 5], [hx, hy + 11], 6.5] as const];
  if (part === 'arm' || part === 'hand' || part === 'wrist') return arms;
  if (part === 'leg' || part === 'foot') return legs;
  if (part === 'face' || part === 'head') return face;
  return part === 'skin' ? [...arms, ...legs, ...trunk] : trunk;
}

/** Rows across a reach: `draw` is given each place, and which of how many across it is. */
function rows(
  [from, to, half]: readonly [Point, Point, number],
  step: number,
  draw: (at: Point, n: number) => Path,
): Path {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const many = Math.max(1, Math.round((half * 2) / step));
  const paths: Path[] = [];
  for (let t = step; t < long - step * 0.4; t += step * 0.8)
    for (let n = 0; n < many; n += 1) {
      const aside = ((n + 0.5 + (Math.round(t / step) % 2) * 0.5) / many - 0.6) * 2 * half * 0.86;
      paths.push(draw([from[0] + ux * t - uy * aside, from[1] + uy * t + ux * aside], n));
    }
  return join(...paths);
}

const scaled: Marking = (body, part) => {
  const scale = ([x, y]: Point, r: number): Path =>
    place(blob('-1,-0.7 0,-0.9 1,-0.7 0.9,0.3 0,1 -0.9,0.3'), { x, y, scale: r });
  const over = (r: number, way: number) =>
    reaches(body, part).map((one) => rows(one, 5, ([x, y]) => scale([x, y + way], r)));
  return [
    shape('scales.edge', 'told.green', join(...over(3.1, 0)), { tone: 0.85 }),
    shape('scales', 'told.green', join(...over(2.4, -0.4)), { tone: 0.4 }),
  ];
};

const furred: Marking = (body, part) => {
  const tuft = ([x, y]: Point, n: number): Path =>
    polygon([
      [x - 2.6, y - 3],
      [x + 2.6, y - 3],
      [x + (n % 2 ? 2 : -2), y + 5.5],
    ]);
  const over = reaches(body, part).map((one) => rows(one, 4.2, tuft));
  return [shape('fur', 'told.brown', join(...over), { tone: 0.6, sheet: true })];
};

const leeched: Marking = (body, part) => {
  const leech = ([x, y]: Point, n: number): Path =>
    place(blob('-6,1 -4,-2.4 1,-3 6,-1.4 7.4,1 4,2.6 -2,3'), { x, y, turn: (n * 0.37) % 1 });
  const dark = pointsOn(body, part).map(leech);
  const wet = pointsOn(body, part).map(([x, y]) => ellipse(x, y - 1, 1.6, 0.7));
  return [
    shape('leeches', 'told.black', join(...dark), { tone: 0.35, round: 2, sheet: true }),
    shape('leeches.wet', 'white', join(...wet), { tone: 0.1, alpha: 0.6 }),
  ];
};

/** Out of the forehead, wherever they are told to grow. */
const horned: Marking = ({ anchors = {} }) => {
  const [x, y] = anchors.top ?? [0, -170];
  const horn = (way: 1 | -1): Path =>
    join(
      stroke(
        [
          [x + way * 6, y + 7],
          [x + way * 11, y - 5],
          [x + way * 17, y - 13],
        ],
        6.5,
        4,
      ),
      stroke(
        [
          [x + way * 17, y - 13],
          [x + way * 18, y - 20],
          [x + way * 14, y - 27],
        ],
        4,
        0.8,
      ),
    );
  return [shape('horns', 'stone', join(horn(-1), horn(1)), { tone: 0.6, round: 1.6, sheet: true })];
};

/** A picture on the skin, in one ink; a star where it is told of none. */
function tattooed(body: Piece, part: JoinedPart, picture: Piece | null): Layer[] {
  const sizes: Partial<Record<JoinedPart, number>> = { back: 34, chest: 24, belly: 22, face: 9 };
  const large = sizes[part] ?? (part === 'skin' ? 17 : part === 'hand' ? 9 : 27);
  const spots = part === 'skin' ? pointsOn(body, part) : pointsOn(body, part).slice(0, 1);
  if (picture === null) {
    const swirl = spots.map(([x, y]) =>
      join(
        stroke(
          [
            [x - 5, y + 5],
            [x - 6, y - 3],
            [x, y - 7],
            [x + 5, y - 3],
            [x + 2, y + 2],
            [x - 2, y],
          ],
          1.5,
        ),
        ellipse(x + 5, y + 5, 1.8, 1.8),
      ),
    );
    return [shape('tattoo', 'night', join(...swirl), { tone: 0.8 })];
  }
  const { left, right, top, bottom } = boxOfPiece(picture);
  const scale = large / Math.max(right - left, bottom - top);
  return spots.flatMap(([x, y]) =>
    put(
      picture,
      {
        x: x - ((left + right) / 2) * scale,
        y: y - ((top + bottom) / 2) * scale,
        scale,
      },
      'tattoo',
    ).map(
      ({ relief: _relief, grain: _grain, isSheet: _sheet, ...flat }, n): Layer => ({
        ...flat,
        role: 'night',
        tone: n === 0 ? 0.7 : 0.95,
        alpha: 0.85,
      }),
    ),
  );
}

const markings: Readonly<Record<Exclude<MarkName, 'tattoo'>, Marking>> = {
  blood,
  wound,
  bruise,
  scales: scaled,
  fur: furred,
  leeches: leeched,
  horns: horned,
};

/** What a mark adds to a body, over it. */
export function marked(
  body: Piece,
  name: MarkName,
  part: JoinedPart,
  { skin, picture }: { readonly skin: Role; readonly picture: Piece | null },
): Piece {
  const layers =
    name === 'tattoo' ? tattooed(body, part, picture) : markings[name](body, part, skin);
  return { ...body, layers: [...body.layers, ...layers] };
}
