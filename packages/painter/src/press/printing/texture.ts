import { hashUnit } from '#random.ts';

export type Noise = (x: number, y: number) => number;

/** Smooth noise of 0..1, a hill or hollow in each unit square. */
export function softNoise(seed: number): Noise {
  return hills((column, row) => hashUnit(column, row, seed));
}

/**
 * Hills between corners of so much height. Places are asked one beside another: the corners of a
 * square are kept until another is entered.
 */
function hills(heightAt: (column: number, row: number) => number): Noise {
  let [column, row] = [Number.NaN, Number.NaN];
  let [a, b, c, d] = [0, 0, 0, 0];
  return (x, y) => {
    const [ownColumn, ownRow] = [Math.floor(x), Math.floor(y)];
    if (ownColumn !== column || ownRow !== row) {
      [column, row] = [ownColumn, ownRow];
      a = heightAt(column, row);
      b = heightAt(column + 1, row);
      c = heightAt(column, row + 1);
      d = heightAt(column + 1, row + 1);
    }
    const [fx, fy] = [ease(x - column), ease(y - row)];
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
  };
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Noise in several sizes, each half as high and about twice as fine; about 0..1. */
export function layeredNoise(seed: number, octaves: number): Noise {
  const sizes = Array.from({ length: octaves }, (_, octave) => softNoise(seed + octave));
  return (x, y) => {
    let [sum, height, px, py] = [0, 0.5, x, y];
    for (const noise of sizes) {
      sum += height * noise(px, py);
      px *= 2.03;
      py *= 2.03;
      height *= 0.5;
    }
    return sum;
  };
}

export const tileSide = 256;

/**
 * A texture that repeats after `tileSide` pixels: too far for an eye. Made when it is first asked for,
 * since nobody needs those of every look.
 */
export function tileOf(make: Noise): () => Float32Array {
  let tile: Float32Array | undefined;
  return () => {
    tile ??= laidOut(make);
    return tile;
  };
}

function laidOut(make: Noise): Float32Array {
  const data = new Float32Array(tileSide * tileSide);
  for (let y = 0; y < tileSide; y++) {
    for (let x = 0; x < tileSide; x++) data[y * tileSide + x] = make(x, y);
  }
  return data;
}

/** Noise without a seam where tiles meet: corners of the grid repeat. `period` divides the tile. */
export function seamless(period: number, seed: number): Noise {
  const cells = tileSide / period;
  const noise = hills((column, row) => hashUnit(column % cells, row % cells, seed));
  return (x, y) => noise(x / period, y / period);
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
  const white = laidOut((x, y) => hashUnit(x, y, 5));
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
