import { fall } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import type { Outside } from '#press/stages/kit/outside.ts';
import { pick } from '#press/stages/kit/shapes.ts';

/** What stands at the end of a street or over a village: a church, a dome, a clock, a water tower. */
export function paintTower(
  { put, options: { random, time } }: Outside,
  {
    x,
    foot,
    tall,
    role = 'far',
  }: {
    readonly x: number;
    readonly foot: number;
    readonly tall: number;
    readonly role?: 'far' | 'mid';
  },
): void {
  const kind = pick(random, ['spire', 'dome', 'clock', 'twin', 'onion']);
  const wide = tall * random.between(0.14, 0.2);
  const parts: Path[] = [];
  const tower = (at: number, up: number, w: number): void => {
    const top = foot - up * 0.66;
    parts.push(rect(at - w / 2, top, w, up * 0.66 + 6), rect(at - w * 0.58, top - 4, w * 1.16, 8));
    if (kind === 'dome')
      parts.push(ellipse(at, top, w * 0.6, w * 0.66), rect(at - 2, top - w * 1.1, 4, w));
    else if (kind === 'onion')
      parts.push(
        ellipse(at, top - w * 0.34, w * 0.62, w * 0.46),
        polygon([
          [at - w * 0.4, top - w * 0.6],
          [at, top - w * 1.5],
          [at + w * 0.4, top - w * 0.6],
        ]),
      );
    else
      parts.push(
        polygon([
          [at - w * 0.6, top + 2],
          [at, top - up * 0.34],
          [at + w * 0.6, top + 2],
        ]),
        rect(at - 1.5, top - up * 0.42, 3, up * 0.1),
        rect(at - w * 0.14, top - up * 0.4, w * 0.28, 3),
      );
  };
  if (kind === 'twin') {
    tower(x - wide * 0.75, tall, wide * 0.7);
    tower(x + wide * 0.75, tall * 0.94, wide * 0.7);
  } else tower(x, tall, wide);
  // A nave beside it.
  const nave = tall * 0.3;
  parts.push(
    polygon([
      [x - wide * 1.9, foot + 6],
      [x - wide * 1.9, foot - nave * 0.7],
      [x - wide * 1.2, foot - nave],
      [x + wide * 1.2, foot - nave],
      [x + wide * 1.9, foot - nave * 0.7],
      [x + wide * 1.9, foot + 6],
    ]),
  );
  put('tower', role, join(...parts), { tone: fall(foot - tall, foot, 0.85, 0.35), isSheet: true });
  const isLit = time !== 'day';
  const eye =
    kind === 'clock'
      ? circle(x, foot - tall * 0.56, wide * 0.32)
      : rect(x - wide * 0.12, foot - tall * 0.58, wide * 0.24, wide * 0.5, wide * 0.12);
  if (kind !== 'twin')
    put('tower.eye', isLit ? 'lamp' : 'white', eye, { tone: 0.2, glow: isLit ? 0.9 : 0 });
}
