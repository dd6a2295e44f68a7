import { mixColours, shift } from '#colour.ts';
import { clamp01 } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { hashUnit } from '#random.ts';
import { layStrokes, type Pass } from '#styles/brushwork.ts';
import type { World } from '#world.ts';

const passes: readonly Pass[] = [
  { half: 17, reach: 4, tolerance: -1, stop: 0.14, opacity: 0.6 },
  { half: 8, reach: 5, tolerance: 0.022, stop: 0.08, opacity: 0.7 },
  { half: 4.4, reach: 6, tolerance: 0.034, stop: 0.06, opacity: 0.8 },
  { half: 2.3, reach: 6, tolerance: 0.046, stop: 0.06, opacity: 0.9 },
];

/** Soft pastel: chalk dragged over toned paper, whose grain keeps the chalk out of its valleys. */
export function paintPastel(world: World, onProgress: (share: number) => void): void {
  const { canvas, palette } = world;
  for (let i = 0; i < canvas.l.length; i++) {
    // Chalk is pale and pure: it lifts the darks and sharpens the colours.
    canvas.l[i] = clamp01((canvas.l[i] ?? 0) * 0.9 + 0.095);
    canvas.a[i] = (canvas.a[i] ?? 0) * 1.16;
    canvas.b[i] = (canvas.b[i] ?? 0) * 1.16;
  }
  const paper = shift(mixColours(palette.zenith, palette.accent, 0.25), 0.02, 0.7);
  layStrokes(
    world,
    { passes, ground: paper, rubbed: 0.72, tooth: weavePaper(world), stray: 1.7, rake: 0 },
    onProgress,
  );
}

/** Laid paper: soft lumps, fine fibres, and faint lines from the mould. */
function weavePaper(world: World): Float32Array {
  const { width, height, noise, unit, seed } = world;
  const tooth = borrowPlane(width * height);
  const fine = 2.3 * unit + 0.4;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const lumps =
        noise.at(x / fine, y / fine) * 0.42 +
        noise.at(x / (fine * 2.7), y / (fine * 2.1) + 40) * 0.25;
      const speck = hashUnit(x, y, seed) * 0.14 - 0.07;
      tooth[y * width + x] = clamp01(0.56 + lumps + speck);
    }
  }
  return tooth;
}
