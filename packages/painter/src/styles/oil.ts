import { layStrokes, type Pass } from '#styles/brushwork.ts';
import type { World } from '#world.ts';

const passes: readonly Pass[] = [
  { half: 27, reach: 3.6, tolerance: -1, stop: 0.16, opacity: 0.85 },
  { half: 15, reach: 4.2, tolerance: 0.012, stop: 0.09, opacity: 0.9 },
  { half: 8.2, reach: 4.8, tolerance: 0.016, stop: 0.06, opacity: 0.92 },
  { half: 4.4, reach: 5.2, tolerance: 0.024, stop: 0.05, opacity: 0.92 },
  { half: 2.3, reach: 5.5, tolerance: 0.034, stop: 0.05, opacity: 0.95 },
];

/** Oil: strokes in five sizes, then light raking over their relief. */
export function paintOil(world: World, onProgress: (share: number) => void): void {
  const ground = world.palette.sky;
  layStrokes(world, { passes, ground, rubbed: 0, tooth: null, stray: 1, rake: 0.075 }, onProgress);
}
