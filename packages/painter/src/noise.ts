import { cosTurn, sinTurn } from '#maths.ts';
import { hash, hashUnit } from '#random.ts';

export interface Noise {
  /** Smooth gradient noise, about −1..1, with features one unit apart. */
  at(x: number, y: number): number;
  /** Octaves of it summed, each twice as fine and half as strong: about −1..1. */
  layered(x: number, y: number, octaves: number): number;
}

const directions = 64;
const gradientX = new Float64Array(directions);
const gradientY = new Float64Array(directions);
for (let i = 0; i < directions; i++) {
  gradientX[i] = cosTurn(i / directions) * 1.5;
  gradientY[i] = sinTurn(i / directions) * 1.5;
}

export function createNoise(seed: number): Noise {
  const order = new Uint8Array(512);
  for (let i = 0; i < 256; i++) order[i] = i;
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(hashUnit(i, 7, seed) * (i + 1));
    const held = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = held;
  }
  order.copyWithin(256, 0, 256);
  const turn = hash(11, 13, seed) & 63;

  function corner(ix: number, iy: number, fx: number, fy: number): number {
    const g = ((order[((order[ix & 255] ?? 0) + iy) & 255] ?? 0) + turn) & 63;
    return (gradientX[g] ?? 0) * fx + (gradientY[g] ?? 0) * fy;
  }

  function at(x: number, y: number): number {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const top = corner(ix, iy, fx, fy);
    const topRight = corner(ix + 1, iy, fx - 1, fy);
    const low = corner(ix, iy + 1, fx, fy - 1);
    const lowRight = corner(ix + 1, iy + 1, fx - 1, fy - 1);
    const upper = top + (topRight - top) * sx;
    const lower = low + (lowRight - low) * sx;
    return upper + (lower - upper) * sy;
  }

  function layered(x: number, y: number, octaves: number): number {
    let sum = 0;
    let strength = 0.55;
    let px = x;
    let py = y;
    for (let i = 0; i < octaves; i++) {
      sum += at(px, py) * strength;
      strength *= 0.5;
      // Turning each octave by 37° hides the lattice all octaves share.
      const turned = px * 1.6 - py * 1.2 + 17.3;
      py = px * 1.2 + py * 1.6 + 9.1;
      px = turned;
    }
    return sum;
  }

  return { at, layered };
}
