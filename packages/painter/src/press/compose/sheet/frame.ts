import type { Layer } from '#press/drawing.ts';
import { type Box, begin, close, curve, cut, join, line, type Path, rect } from '#press/path.ts';
import { lens } from '#press/stages/kit/shapes.ts';
import type { Random } from '#random.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** What a frame takes of the width of a sheet on each side, at most. */
const frameWidth = 0.1;

/** What one looks through: an arch under a roof, leaves outside; dark, and nearer than all else. */
export function frameAround({ width, height }: Sheet, isInside: boolean, random: Random): Layer[] {
  const side = width * (isInside ? frameWidth : 0.07);
  const top = height * 0.09;
  const spring = height * random.between(0.24, 0.34);
  const opening: Path = isInside
    ? [
        ...[begin, side, height + 40, line, side, spring],
        ...[curve, side, top, width - side, top, width - side, spring],
        ...[line, width - side, height + 40, close],
      ]
    : [
        ...[begin, side, height * 0.94, curve, -side * 0.2, height * 0.6],
        ...[side * 1.6, height * 0.2, width * 0.3, top],
        ...[
          curve,
          width * 0.5,
          top * 0.5,
          width * 0.76,
          top * 0.6,
          width - side * 1.4,
          height * 0.26,
        ],
        ...[
          curve,
          width - side * 0.3,
          height * 0.5,
          width - side * 0.2,
          height * 0.8,
          width - side,
          height * 0.95,
        ],
        ...[
          curve,
          width * 0.7,
          height * 0.985,
          width * 0.3,
          height * 0.985,
          side,
          height * 0.94,
          close,
        ],
      ];
  const wall = join(rect(-20, -20, width + 40, height + 40), cut(opening));
  const frame: Layer = {
    id: 'frame',
    role: isInside ? 'dark' : 'near',
    path: wall,
    tone: isInside ? 0.75 : 0.95,
    isSheet: true,
  };
  if (isInside) return [frame];
  const leaves: Path[] = [];
  for (let n = 0; n < 34; n++) {
    const isLeft = n % 2 === 0;
    const y = height * random.between(0.02, 0.9);
    const deep = side * random.between(0.4, 1.35);
    const x = isLeft ? deep : width - deep;
    leaves.push(
      lens(x, y, random.between(40, 90), random.between(16, 30), random.between(-0.12, 0.12)),
    );
  }
  return [
    frame,
    { id: 'frame.leaves', role: 'leaf', path: join(...leaves), tone: 0.95, isSheet: true },
  ];
}

/** Whether who is in the picture, all of them in `box`, stand free of a frame round it. */
export function isClearOfFrame({ left, right }: Box, { width }: Pick<Sheet, 'width'>): boolean {
  return left > width * frameWidth && right < width * (1 - frameWidth);
}
