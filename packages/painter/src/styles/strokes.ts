import type { Plane } from '#canvas.ts';
import { mix, smoothstep } from '#maths.ts';
import { createNoise } from '#noise.ts';

/** What strokes are laid on: colour, and how thick the paint lies. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly l: Plane;
  readonly a: Plane;
  readonly b: Plane;
  readonly thickness: Plane;
  /** Height of the paper's grain, 0..1; chalk catches only where it is high. Null: a smooth ground. */
  readonly tooth: Plane | null;
}

/** One stroke: from (x0, y0) through (cx, cy) to (x1, y1). Reused, so that none is allocated. */
export interface Stroke {
  x0: number;
  y0: number;
  cx: number;
  cy: number;
  x1: number;
  y1: number;
  /** Half its width, in pixels. */
  half: number;
  l: number;
  a: number;
  b: number;
  /** 0..1. */
  opacity: number;
  /** Where in the bristle pattern this stroke begins. */
  grain: number;
  /** How much the bristles streak it: lightness 0..0.1. */
  streak: number;
}

const bristleLength = 256;
const bristleCount = 64;
/** Streaks of a loaded brush: long along the stroke, fine across it; −1..1. */
const bristles = new Float32Array(bristleLength * bristleCount);
{
  const noise = createNoise(20);
  for (let v = 0; v < bristleCount; v++) {
    for (let u = 0; u < bristleLength; u++) {
      const streak = noise.at(u / 60, v * 0.83) * 0.75 + noise.at(u / 14 + 50, v * 0.93) * 0.35;
      bristles[v * bristleLength + u] = Math.max(-1, Math.min(1, streak * 1.3));
    }
  }
}

/** Lays one curved stroke: soft at its sides, dry and broken at its end. */
export function layStroke(ground: Ground, stroke: Stroke): void {
  const { width, height } = ground;
  let ux = stroke.x1 - stroke.x0;
  let uy = stroke.y1 - stroke.y0;
  const chord = Math.sqrt(ux * ux + uy * uy);
  if (chord < 0.5) {
    ux = 1;
    uy = 0;
  } else {
    ux /= chord;
    uy /= chord;
  }
  const mx = (stroke.x0 + stroke.x1) / 2;
  const my = (stroke.y0 + stroke.y1) / 2;
  const bend = (stroke.cx - mx) * -uy + (stroke.cy - my) * ux;
  const { half } = stroke;
  const halfLength = chord / 2 + half * 0.7;
  const reach = half + Math.abs(bend);
  const extentX = Math.abs(ux) * halfLength + Math.abs(uy) * reach;
  const extentY = Math.abs(uy) * halfLength + Math.abs(ux) * reach;
  const left = Math.max(0, Math.floor(mx - extentX));
  const right = Math.min(width - 1, Math.ceil(mx + extentX));
  const top = Math.max(0, Math.floor(my - extentY));
  const bottom = Math.min(height - 1, Math.ceil(my + extentY));
  const perLength = 1 / halfLength;
  const perHalf = 1 / half;
  const grainU = stroke.grain & 255;
  const grainV = stroke.grain >>> 8;
  const across = Math.min(9, 3 + half * 0.5);
  for (let y = top; y <= bottom; y++) {
    const dy = y - my;
    for (let x = left; x <= right; x++) {
      const dx = x - mx;
      const u = (dx * ux + dy * uy) * perLength;
      if (u < -1 || u > 1) continue;
      const v = (dy * ux - dx * uy - bend * (1 - u * u)) * perHalf;
      if (v < -1 || v > 1) continue;
      const bu = Math.floor((u + 1) * halfLength * 0.8) + grainU;
      const bv = Math.floor((v + 1) * across) + grainV;
      const bristle = bristles[(bv & 63) * bristleLength + (bu & 255)] ?? 0;
      const side = 1 - v * v;
      const end = 1 - u * u * u * u;
      const dry = u > 0.2 ? (u - 0.2) * 0.8 : 0;
      const body = side * 2.4 * end + bristle * (0.35 + dry) - dry * 0.6;
      if (body <= 0) continue;
      const i = y * width + x;
      let cover = (body > 1 ? 1 : body) * stroke.opacity;
      if (ground.tooth !== null)
        cover *= smoothstep(0.14, 0.58, (ground.tooth[i] ?? 0) + bristle * 0.12);
      const oldL = ground.l[i] ?? 0;
      const oldA = ground.a[i] ?? 0;
      const oldB = ground.b[i] ?? 0;
      ground.l[i] = oldL + (stroke.l + bristle * stroke.streak - oldL) * cover;
      ground.a[i] = oldA + (stroke.a - oldA) * cover;
      ground.b[i] = oldB + (stroke.b - oldB) * cover;
      const old = ground.thickness[i] ?? 0;
      const ridge = 0.5 + bristle * 0.5 + (1 - side) * 0.35;
      ground.thickness[i] = old + (ridge - old) * cover;
    }
  }
}

/** Light raking over the relief of the paint, from the direction (lx, ly). */
export function rakeLight(ground: Ground, lx: number, ly: number, strength: number): void {
  const { width, height, thickness } = ground;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = (thickness[i + 1] ?? 0) - (thickness[i - 1] ?? 0);
      const gy = (thickness[i + width] ?? 0) - (thickness[i - width] ?? 0);
      const facing = -(gx * lx + gy * ly);
      const l = ground.l[i] ?? 0;
      const lift = facing > 0 ? facing * mix(0.7, 1, l) : facing * 0.8;
      const bounded = lift > 0.9 ? 0.9 : lift < -0.9 ? -0.9 : lift;
      ground.l[i] = l + bounded * strength * smoothstep(0, 0.25, l);
    }
  }
}
