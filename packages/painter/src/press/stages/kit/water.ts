import { join, type Path } from '#press/path.ts';
import type { Outside } from '#press/stages/kit/outside.ts';
import { lens, streak } from '#press/stages/kit/shapes.ts';

/** Light on the water: lenses that widen towards us, below the sun or the moon, down to `foot`. */
export function paintGlitter(
  { put, sky, options: { random }, camera: { horizon } }: Outside,
  foot: number,
): void {
  if (sky.isHidden) return;
  const glints: Path[] = [];
  for (let i = 0; i < 18; i++) {
    const t = (i + 0.5) / 18;
    const y = horizon + (foot - horizon) * t * t * 0.96 + 4;
    const wide = sky.radius * (0.5 + 2 * t) * random.between(0.5, 1.15);
    glints.push(lens(sky.light.x + random.between(-0.3, 0.3) * wide, y, wide, 3 + 7 * t));
  }
  put('glitter', 'sun', join(...glints), { tone: 0.1, glow: 0.8, alpha: 0.9 });
}

/** Long still lines on water, between two heights. */
export function paintStillLines(
  { put, options: { random, width } }: Outside,
  [top, foot]: readonly [number, number],
  count = 18,
): void {
  const all: Path[] = [];
  for (let i = 0; i < count; i++) {
    const t = random.next();
    const y = top + (foot - top) * t * t + 5;
    all.push(
      streak(random.next() * width, y, width * random.between(0.06, 0.2) * (0.5 + t), 2 + 4 * t),
    );
  }
  put('lines', 'foam', join(...all), { tone: 0.2, alpha: 0.5 });
}
