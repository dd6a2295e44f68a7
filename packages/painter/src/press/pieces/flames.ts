import type { Layer } from '#press/drawing.ts';
import { type Path, place } from '#press/path.ts';
import { blob, shape, times } from '#press/pieces/brush.ts';
import type { Random } from '#random.ts';

const tongue = blob(
  '0,0 -0.3,-0.08 -0.42,-0.3 -0.3,-0.52 -0.12,-0.72 -0.06,-1 0.12,-0.8 0.2,-0.6 0.38,-0.44 0.42,-0.22 0.28,-0.05',
);

function tongues(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  share: number,
): Path {
  const count = 5;
  return times(count, (n) => {
    const u = (n + 0.5) / count - 0.5;
    const tall = height * share * (1 - u * u * 1.7) * random.between(0.8, 1.1);
    return place(tongue, {
      x: x + u * width * share * 0.9,
      y,
      scaleX: (width * share) / 2.6,
      scaleY: tall,
      turn: u * 0.05,
    });
  });
}

/** Fire that stands on (x, y). */
export function flames(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
): Layer[] {
  const round = width * 0.04;
  return [
    shape('flame', 'fire', tongues(random, x, y, width, height, 1), {
      tone: 0.75,
      glow: 0.8,
      sheet: true,
      round,
      depth: 0.25,
    }),
    shape('flame.middle', 'fire', tongues(random, x, y, width, height, 0.72), {
      tone: 0.3,
      glow: 1,
    }),
    shape('flame.heart', 'lamp', tongues(random, x, y, width, height, 0.42), {
      tone: 0.15,
      glow: 1,
    }),
  ];
}
