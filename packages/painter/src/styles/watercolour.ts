import { bell, clamp01, mix, smoothstep } from '#maths.ts';
import { copyPlane } from '#plane-pool.ts';
import { blur, createField, sample } from '#planes.ts';
import { hashUnit } from '#random.ts';
import type { World } from '#world.ts';

/** Paper, a warm white. */
const paper = { l: 0.975, a: 0.002, b: 0.012 };
const washes = 6;

/** Watercolour: transparent washes whose pigment gathers at their edges and in the paper's valleys,
 *  with a rim of bare paper around the sheet. */
export function paintWatercolour(world: World, onProgress: (share: number) => void): void {
  const { canvas, width, height, unit, noise, seed } = world;
  const soft = { l: copyPlane(canvas.l), a: copyPlane(canvas.a), b: copyPlane(canvas.b) };
  blur(soft.l, width, height, 2.4 * unit, 2);
  blur(soft.a, width, height, 5 * unit, 1);
  blur(soft.b, width, height, 5 * unit, 1);
  const [dark, bright] = range(canvas.l);
  // Where a wash meets paler paper its pigment gathers: darker just inside each shape's outline.
  const around = copyPlane(soft.l);
  blur(around, width, height, 4 * unit, 2);
  onProgress(0.4);
  const flow = createField(width, height, 4, (x, y) =>
    noise.layered(x / (150 * unit), y / (150 * unit), 4),
  );
  const run = createField(width, height, 3, (x, y) =>
    noise.layered(x / (38 * unit) + 50, y / (38 * unit), 3),
  );
  const grain = 2.1 * unit + 0.4;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const bleed = run.at(x, y);
      const wx = x + bleed * 7 * unit;
      const wy = y + run.at(x + 80 * unit, y) * 7 * unit;
      const l = sample(soft.l, width, height, wx, wy);
      const a = sample(soft.a, width, height, wx, wy);
      const b = sample(soft.b, width, height, wx, wy);
      const tone = clamp01((l - dark) / (bright - dark));
      // Each wash is one layer of paint: tones fall into steps whose edges wander with the water.
      const level = tone * washes + flow.at(x, y) * 0.55;
      const step = Math.floor(level);
      const within = level - step;
      const washed = (step + smoothstep(0.3, 0.7, within)) / washes;
      const firm = 0.22 + 0.78 * clamp01((canvas.detail[i] ?? 0) * 2);
      const held = mix(tone, clamp01(washed), 0.3 + firm * 0.32);
      // Inside a dark body washes run into one: no line is drawn where only its shade turns.
      const open = smoothstep(0.3, 0.62, tone);
      const drawn = mix(tone, held, 0.25 + open * 0.75);
      const shore = smoothstep(0.012, 0.075, (around[i] ?? 0) - l);
      const rim = bell((within - 0.36) * 6.5) * (1 - drawn) * 0.05 * firm * open + shore * 0.035;
      const tooth = noise.at(x / grain, y / grain) * 0.5 + (hashUnit(x, y, seed) - 0.5) * 0.4;
      const pigment = 1 - drawn;
      const valley = noise.at(x / (grain * 3.1) + 70, y / (grain * 2.6));
      const granulation = tooth * (0.012 + pigment * 0.05) + valley * pigment * 0.022;
      // Back-runs: where a wetter wash flowed in, it left paler clouds with a crisp shore.
      const back = flow.at(x + 300 * unit, y);
      const pool = back * 0.07 * pigment + bell((back - 0.18) * 9) * 0.035 * pigment;
      const thick = clamp01(pigment * 1.02 + rim * 4 + pool);
      const rest = bare(world, x, y);
      const out = clamp01(mix(0.36, paper.l, 1 - thick * 0.98) - granulation - rim);
      const colour = clamp01(0.28 + thick * 1.25) * 1.12;
      canvas.l[i] = mix(out, paper.l - granulation * 0.5, rest);
      canvas.a[i] = mix(a * colour, paper.a, rest);
      canvas.b[i] = mix(b * colour, paper.b, rest);
    }
  }
  onProgress(1);
}

/** How bare the sheet is here: 1 outside the painted field, whose edge the brush left uneven. */
function bare(world: World, x: number, y: number): number {
  const { width, height, unit, noise } = world;
  const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
  if (edge > 60) return 0;
  const uneven = noise.layered(x / (70 * unit) + 9, y / (70 * unit), 4) * 17;
  return smoothstep(31, 25, edge + uneven);
}

/** The tones between which nearly all of a picture lies. */
export function range(tones: Float32Array): [dark: number, bright: number] {
  const counts = new Float64Array(101);
  for (let i = 0; i < tones.length; i += 7) {
    const bin = Math.floor(clamp01(tones[i] ?? 0) * 100);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const total = Math.ceil(tones.length / 7);
  let seen = 0;
  let dark = 0;
  let bright = 1;
  for (let bin = 0; bin <= 100; bin++) {
    const before = seen;
    seen += counts[bin] ?? 0;
    if (before < total * 0.01 && seen >= total * 0.01) dark = bin / 100;
    if (before < total * 0.985 && seen >= total * 0.985) bright = bin / 100;
  }
  return [dark, Math.max(bright, dark + 0.1)];
}
