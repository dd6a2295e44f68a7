import type { Layer } from '#press/drawing.ts';
import { ellipse, join, lines, type Path, rect, smooth } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import type { StageName } from '#press/stages.ts';

/** Nobody sits on the air, nor on a stool in a river: what they sit on is of the place. */
export function withSeat(body: Piece, stage: StageName): Piece {
  const [x, y] = body.anchors?.seat ?? [0, -42];
  return { ...body, layers: [...seatAt(kindOf.get(stage) ?? 'stool', x, y), ...body.layers] };
}

const stagesOf = {
  bench: 'street square station bridge airport garden parking pool cemetery quay',
  stump: 'forest clearing meadow river lake',
  stone: 'road beach mountain cliff desert snowfield cave sea underwater space abstract',
  cloud: 'sky',
} as const;

const kindOf: ReadonlyMap<string, keyof typeof stagesOf> = new Map(
  (['bench', 'stump', 'stone', 'cloud'] as const).flatMap((kind) =>
    stagesOf[kind].split(' ').map((stage) => [stage, kind] as const),
  ),
);

/** Whether a place has tables and desks: on a road one writes standing. */
export function isFurnished(stage: StageName): boolean {
  return !kindOf.has(stage);
}

function seatAt(kind: keyof typeof stagesOf | 'stool', x: number, y: number): Layer[] {
  const seat = (id: string, role: Layer['role'], path: Path, tone: number): Layer => ({
    id: `seat.${id}`,
    role,
    path,
    tone,
    isSheet: true,
  });
  if (kind === 'bench')
    return [
      seat('legs', 'dark', benchLegs(x, y), 0.75),
      seat('bench', 'wood', rect(x - 56, y, 92, 6, 2), 0.45),
    ];
  if (kind === 'stump')
    return [
      seat(
        'stump',
        'bark',
        smooth([
          [x - 24, y + 3],
          [x - 22, y * 0.5],
          [x - 33, 0],
          [x - 6, -2],
          [x + 26, 1],
          [x + 19, y * 0.5],
          [x + 20, y + 3],
        ]),
        0.6,
      ),
      seat('rings', 'wood', ellipse(x - 2, y + 3, 22, 4), 0.2),
    ];
  if (kind === 'cloud')
    return [
      seat(
        'cloud',
        'white',
        join(
          ellipse(x - 4, y + 22, 78, 22),
          ellipse(x - 44, y + 14, 30, 20),
          ellipse(x + 8, y + 12, 38, 14),
          ellipse(x + 48, y + 20, 26, 16),
        ),
        0.2,
      ),
    ];
  if (kind === 'stone')
    return [
      seat(
        'stone',
        'stone',
        smooth([
          [x - 42, -2],
          [x - 38, y * 0.55],
          [x - 20, y + 2],
          [x + 14, y + 2],
          [x + 26, y * 0.6],
          [x + 28, -1],
          [x - 6, 1],
        ]),
        0.5,
      ),
    ];
  return [seat('stool', 'wood', stool(x, y), 0.55)];
}

function benchLegs(x: number, y: number): Path {
  return join(
    lines(
      [
        [x - 46, y + 4],
        [x - 48, 0],
      ],
      4,
    ),
    lines(
      [
        [x + 26, y + 4],
        [x + 28, 0],
      ],
      4,
    ),
    rect(x - 47, y * 0.45, 74, 3),
  );
}

function stool(x: number, y: number): Path {
  return join(
    rect(x - 19, y, 38, 5, 2),
    lines(
      [
        [x - 14, y + 4],
        [x - 17, 0],
      ],
      3,
    ),
    lines(
      [
        [x + 14, y + 4],
        [x + 17, 0],
      ],
      3,
    ),
    lines(
      [
        [x - 14, y * 0.4],
        [x + 14, y * 0.4],
      ],
      2,
    ),
  );
}
