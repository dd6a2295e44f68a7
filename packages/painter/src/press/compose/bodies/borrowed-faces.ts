import type { Adding } from '#press/compose/bodies/bearer-options.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { type Box, ellipse, join, type Path, type Point, place, rect } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { blob, shape } from '#press/pieces/brush.ts';

/** Where its eyes are: as a piece tells, else high on its front. */
function eyesOf(piece: Piece): readonly [Point, Point] {
  const [one, two] = [piece.anchors?.eyes, piece.anchors?.['eyes.end']];
  if (one && two) return [one, two];
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [middle, wide, tall] = [(left + right) / 2, right - left, bottom - top];
  const apart = Math.min(wide * 0.22, tall * 0.2);
  const y = top + tall * 0.34;
  return [
    [middle - apart, y],
    [middle + apart, y],
  ];
}

export const sighted: Adding = (piece, { random, isCrying }) => {
  const [one, two] = eyesOf(piece);
  const r = (two[0] - one[0]) * 0.3;
  const iris =
    (['told.blue', 'leaf', 'bark', 'accent3'] as const)[Math.floor(random.next() * 4)] ?? 'bark';
  const look = random.between(-0.25, 0.25) * r;
  const lens = ([x, y]: Point, k: number): Path =>
    place(blob('-1,0.08 -0.6,-0.5 0,-0.72 0.6,-0.5 1,0.08 0.55,0.5 0,0.62 -0.55,0.5'), {
      x,
      y,
      scale: r * k,
    });
  const both = (draw: (at: Point) => Path) => join(draw(one), draw(two));
  return {
    ...piece,
    layers: [
      ...piece.layers,
      shape(
        'eyes.rim',
        'dark',
        both((at) => lens(at, 1.14)),
        { tone: 0.8 },
      ),
      shape(
        'eyes',
        'white',
        both((at) => lens(at, 1)),
        { tone: 0.08, round: r * 0.2 },
      ),
      shape(
        'eyes.iris',
        iris,
        both(([x, y]) => ellipse(x + look, y, r * 0.46, r * 0.5)),
        { tone: 0.45 },
      ),
      shape(
        'eyes.pupil',
        'dark',
        both(([x, y]) => ellipse(x + look, y, r * 0.22, r * 0.25)),
        { tone: 1 },
      ),
      shape(
        'eyes.light',
        'white',
        both(([x, y]) => ellipse(x + look - r * 0.14, y - r * 0.18, r * 0.1, r * 0.1)),
        { tone: 0 },
      ),
      ...(isCrying
        ? [
            shape(
              'eyes.tears',
              'water',
              both(([x, y]) =>
                join(
                  place(blob('0,-1 0.5,0.1 0.4,0.7 0,0.9 -0.4,0.7 -0.5,0.1'), {
                    x,
                    y: y + r * 1.3,
                    scale: r * 0.42,
                  }),
                  place(blob('0,-1 0.5,0.1 0.4,0.7 0,0.9 -0.4,0.7 -0.5,0.1'), {
                    x: x + r * 0.2,
                    y: y + r * 2.4,
                    scale: r * 0.3,
                  }),
                ),
              ),
              { tone: 0.15 },
            ),
          ]
        : []),
    ],
  };
};

/** How far down the largest shape reaches that a place of a piece is on. */
function lowestOf({ layers }: Piece, [x, y]: Point): number {
  const under = layers
    .map((layer) => boxOfPiece({ layers: [layer] }))
    .filter(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom);
  const sizeOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);
  const [largest] = [...under].sort((one, other) => sizeOf(other) - sizeOf(one));
  return largest?.bottom ?? Number.POSITIVE_INFINITY;
}

export const mouthed: Adding = (piece, { isCrying, isCalling, kind }) => {
  const [one, two] = eyesOf(piece);
  // On a person a mouth is none of a doll's: as wide as the body is.
  const apart = (two[0] - one[0]) * (kind === 'person' ? 1.3 : 1);
  const [x, level] = [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
  // Under the eyes, and on what they are on: not in the air under a crown.
  const y = Math.min(
    level + apart * 0.92,
    Math.max(level + apart * 0.5, lowestOf(piece, [x, level]) - apart * (isCalling ? 0.42 : 0.2)),
  );
  const at = (path: Path) =>
    place(path, { x, y, scale: apart * 0.46, scaleY: isCrying ? -1 : isCalling ? 1.55 : 1 });
  return {
    ...piece,
    layers: [
      ...piece.layers,
      shape(
        'lips',
        'told.red',
        at(
          blob(
            '-1,-0.1 -0.5,-0.36 -0.15,-0.42 0,-0.32 0.15,-0.42 0.5,-0.36 1,-0.1 0.6,0.4 0,0.56 -0.6,0.4',
          ),
        ),
        { tone: 0.35, round: apart * 0.04, sheet: true },
      ),
      shape(
        'lips.inside',
        'dark',
        at(blob('-0.72,-0.06 -0.3,-0.16 0,-0.12 0.3,-0.16 0.72,-0.06 0.4,0.2 0,0.28 -0.4,0.2')),
        { tone: 0.9 },
      ),
      shape(
        'lips.teeth',
        'white',
        at(blob('-0.46,-0.1 0,-0.1 0.46,-0.1 0.3,0.04 0,0.07 -0.3,0.04')),
        { tone: 0.05 },
      ),
    ],
  };
};

/** A grin at the animal's mouth. */
export const toothed: Adding = (piece, options) => {
  if (options.kind !== 'beast') return mouthed(piece, options);
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [wide, tall] = [right - left, bottom - top];
  const [x, y] = piece.anchors?.mouth ?? [right - wide * 0.13, (top + bottom) / 2 + tall * 0.1];
  const size = Math.max(Math.min(wide, tall) * 0.13, 1);
  const at = (path: Path) => place(path, { x: x - size * 0.5, y, scale: size });
  return {
    ...piece,
    layers: [
      ...piece.layers,
      shape(
        'grin',
        'dark',
        at(blob('-1.1,-0.3 -0.4,-0.5 0.4,-0.5 1.1,-0.35 0.7,0.4 0,0.62 -0.7,0.4')),
        { tone: 0.9, sheet: true },
      ),
      shape(
        'grin.teeth',
        'white',
        at(
          join(
            ...[-0.8, -0.44, -0.08, 0.28, 0.62].flatMap((n) => [
              rect(n, -0.42, 0.3, 0.4, 0.08),
              rect(n * 0.8, 0.04, 0.24, 0.3, 0.08),
            ]),
          ),
        ),
        { tone: 0.02 },
      ),
    ],
  };
};
