import { clamp01, mix, smoothstep } from '#maths.ts';
import { copyPlane } from '#plane-pool.ts';
import { blur, createField } from '#planes.ts';
import { hashUnit } from '#random.ts';
import { range } from '#styles/watercolour.ts';
import type { World } from '#world.ts';

/** Rice paper, and ink that is never quite black. */
const paper = { l: 0.955, a: 0.004, b: 0.026 };
const ink = { l: 0.17, a: 0, b: -0.012 };
/** The painter's one colour, that of a seal, kept for what gives light. */
const cinnabar = { l: 0.7, a: 0.115, b: 0.105 };

/** Ink and wash: greys that bleed, a brush line where forms meet, and one colour left: the light's. */
export function paintInk(world: World, onProgress: (share: number) => void): void {
  const { canvas, width, height, unit, noise, seed } = world;
  const [dark, bright] = range(canvas.l);
  const wash = copyPlane(canvas.l);
  blur(wash, width, height, 5 * unit, 2);
  const fine = copyPlane(canvas.l);
  blur(fine, width, height, Math.max(1, 1.3 * unit), 1);
  const broad = copyPlane(canvas.l);
  blur(broad, width, height, 4 * unit, 2);
  onProgress(0.4);
  const flow = createField(width, height, 4, (x, y) =>
    noise.layered(x / (120 * unit), y / (120 * unit), 4),
  );
  const press = createField(width, height, 4, (x, y) =>
    noise.layered(x / (60 * unit) + 30, y / (60 * unit), 2),
  );
  const grain = 1.9 * unit + 0.4;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const tone = clamp01((mix(wash[i] ?? 0, fine[i] ?? 0, 0.35) - dark) / (bright - dark));
      // A night picture would be all ink: its middle tones are opened until paper shines through.
      const open = tone * (2 - tone);
      const level = open * 5 + flow.at(x, y) * 0.5;
      const step = Math.floor(level);
      const washed = clamp01((step + smoothstep(0.25, 0.75, level - step)) / 5);
      const tooth = noise.at(x / grain, y / grain) * 0.5 + (hashUnit(x, y, seed) - 0.5) * 0.5;
      const dry = clamp01(1 - mix(open, washed, 0.55));
      const grey = clamp01(
        dry * 0.86 + dry * tooth * 0.16 + flow.at(x + 400 * unit, y) * 0.05 * dry,
      );

      const dip = (broad[i] ?? 0) - (fine[i] ?? 0);
      const weight = 0.028 - press.at(x, y) * 0.014;
      const line = smoothstep(weight, weight + 0.035, dip) * clamp01(0.85 + tooth * 0.5);
      const shade = Math.max(grey, line * 0.94);
      const lit = clamp01((canvas.glowing[i] ?? 0) * 0.9);
      const warm = lit * 0.6 * (1 - line);
      canvas.l[i] = mix(mix(paper.l, ink.l, shade) - tooth * 0.012, cinnabar.l, warm);
      canvas.a[i] = mix(mix(paper.a, ink.a, shade), cinnabar.a, warm);
      canvas.b[i] = mix(mix(paper.b, ink.b, shade), cinnabar.b, warm);
    }
  }
  onProgress(1);
}
