import { seenThrough } from '#press/compose/bodies/altered.ts';
import { join, lines, type Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';
import type { ChangeName } from '#press/scene.ts';

/** Somebody as what they are made of looks: what is behind glass shows through it, paper is folded. */
export function ofItsMatter(body: Piece, changes: readonly ChangeName[]): Piece {
  if (changes.includes('invisible')) return seenThrough(body);
  if (changes.includes('glass') || changes.includes('ice')) return gleaming(seenThrough(body));
  return changes.includes('paper') ? creased(body) : body;
}

/** From the hip to the shoulders, as shares of the way and in centimetres aside. */
function onTrunk({ anchors = {} }: Piece): (share: number, aside: number) => Point {
  const [hip, back] = [anchors.hip ?? [0, -88], anchors.back ?? [0, -124]];
  return (share, aside) => [
    hip[0] + (back[0] - hip[0]) * share + aside,
    hip[1] + (back[1] - hip[1]) * share,
  ];
}

/** Light along one side, as on a bottle. */
function gleaming(body: Piece): Piece {
  const on = onTrunk(body);
  const [hx, hy] = body.anchors?.head ?? [0, -155];
  const gleams = join(
    lines([on(-0.1, -7), on(1.1, -8)], 2.4),
    lines([on(0.5, -2.5), on(1.05, -3.5)], 1.4),
    lines(
      [
        [hx - 5, hy - 6],
        [hx - 6, hy + 4],
      ],
      2,
    ),
  );
  const gleam = shape('gleam', 'white', gleams, { tone: 0 });
  return { ...body, layers: [...body.layers, gleam] };
}

/** Folds across and along. */
function creased(body: Piece): Piece {
  const on = onTrunk(body);
  const [hx, hy] = body.anchors?.head ?? [0, -155];
  const [, ankle] = body.anchors?.ankle ?? [0, -8];
  const folds = join(
    lines([on(-0.2, -13), on(0.5, 12)], 1.1),
    lines([on(0.5, 12), on(1.2, -11)], 1.1),
    lines([on(0.5, 12), on(0.62, -13)], 1.1),
    lines([on(-0.2, -9), [on(0, 0)[0] - 4, ankle * 0.5]], 1.1),
    lines([on(-0.2, 6), [on(0, 0)[0] + 8, ankle * 0.6]], 1.1),
    lines(
      [
        [hx - 9, hy + 3],
        [hx + 2, hy - 10],
        [hx + 9, hy + 4],
      ],
      1,
    ),
  );
  const creases = shape('creases', 'told.grey', folds, { tone: 0.5 });
  return { ...body, layers: [...body.layers, creases] };
}
