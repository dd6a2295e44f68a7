import { hashUnit } from '#random.ts';

/** Smooth noise of 0..1, a hill or hollow in each unit square. */
export function softNoise(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [ease(x - column), ease(y - row)];
  const a = hashUnit(column, row, seed);
  const b = hashUnit(column + 1, row, seed);
  const c = hashUnit(column, row + 1, seed);
  const d = hashUnit(column + 1, row + 1, seed);
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Noise in several sizes, each half as high and about twice as fine; about 0..1. */
export function layeredNoise(x: number, y: number, seed: number, octaves: number): number {
  let [sum, height, px, py] = [0, 0.5, x, y];
  for (let octave = 0; octave < octaves; octave++) {
    sum += height * softNoise(px, py, seed + octave);
    px *= 2.03;
    py *= 2.03;
    height *= 0.5;
  }
  return sum;
}

export const tileSide = 256;

/** Textures repeat after `tileSide` pixels: too far for an eye, and made once. */
export interface Tile {
  readonly data: Float32Array;
}

export function tileOf(make: (x: number, y: number) => number): Tile {
  const data = new Float32Array(tileSide * tileSide);
  for (let y = 0; y < tileSide; y++) {
    for (let x = 0; x < tileSide; x++) data[y * tileSide + x] = make(x, y);
  }
  return { data };
}

/** Noise without a seam where tiles meet: corners of the grid repeat. `period` divides the tile. */
export function seamless(period: number, seed: number): (x: number, y: number) => number {
  const cells = tileSide / period;
  return (x, y) => {
    const [column, row] = [Math.floor(x / period), Math.floor(y / period)];
    const [fx, fy] = [ease(x / period - column), ease(y / period - row)];
    const at = (i: number, j: number) => hashUnit(i % cells, j % cells, seed);
    const [a, b] = [at(column, row), at(column + 1, row)];
    const [c, d] = [at(column, row + 1), at(column + 1, row + 1)];
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
  };
}

let stipple: Float32Array | undefined;

/**
 * A threshold of 0..1 for each pixel of a tile, each value as often as another and neighbours far
 * apart (white noise without its low part): a tone compared with it becomes even grain.
 */
export function stippleTile(): Float32Array {
  stipple ??= makeStipple();
  return stipple;
}

function makeStipple(): Float32Array {
  const [side, reach] = [tileSide, 2];
  const white = tileOf((x, y) => hashUnit(x, y, 5)).data;
  const at = (x: number, y: number) => white[((y + side) % side) * side + ((x + side) % side)] ?? 0;
  const weight = (reach + 1) * (reach + 1) * (reach + 1) * (reach + 1);
  const rough = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let around = 0;
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          around += at(x + dx, y + dy) * (reach + 1 - Math.abs(dx)) * (reach + 1 - Math.abs(dy));
        }
      }
      rough[y * side + x] = at(x, y) - around / weight;
    }
  }
  const order = Array.from(rough.keys()).sort((a, b) => (rough[a] ?? 0) - (rough[b] ?? 0) || a - b);
  const even = new Float32Array(side * side);
  for (const [rank, place] of order.entries()) even[place] = rank / order.length;
  return even;
}
