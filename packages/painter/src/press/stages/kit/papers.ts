import { boxOf, join, longSide, type Path, polygon } from '#press/path.ts';
import { type Camera, onPlane, type Plane, panel } from '#press/stages/kit/camera.ts';
import type { Extras, Put } from '#press/stages/kit/easel.ts';
import { isOnSheet } from '#press/stages/kit/room.ts';
import { diamond, lens } from '#press/stages/kit/shapes.ts';

export const papers = [
  ...(['stripes', 'leaves', 'dots', 'panels', 'bare', 'tiles', 'drops', 'sprigs'] as const),
  ...(['damask', 'trellis', 'checked', 'stars', 'planks'] as const),
] as const;
export type PaperKind = (typeof papers)[number];

/** A part of a wall, in centimetres on its plane. */
interface Part {
  readonly camera: Camera;
  readonly plane: Plane;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

type Drawn = (part: Part) => readonly Path[];

/** Motifs in rows, every other row between those above; `jitter`-free, so that a wall is quiet. */
function rows(
  [across, up]: readonly [number, number],
  motif: (x: number, y: number, n: number) => Path,
): Drawn {
  return ({ camera, plane, from, to, low, high }) => {
    const all: Path[] = [];
    for (let row = 0; low + up * (row + 0.55) < high; row++) {
      const y = low + up * (row + 0.55);
      const first = Math.ceil(from / across) * across + (row % 2) * across * 0.5;
      for (let x = first; x < to; x += across) {
        all.push(onPlane(camera, plane, motif(x, y, row)));
      }
    }
    return all;
  };
}

/** Upright bands, each `wide` of every `step`. */
function bands(step: number, ...each: readonly (readonly [at: number, wide: number])[]): Drawn {
  return ({ camera, plane, from, to, low, high }) => {
    const all: Path[] = [];
    for (let x = Math.ceil(from / step) * step; x < to; x += step) {
      for (const [at, wide] of each) all.push(panel(camera, plane, x + at, low, wide, high - low));
    }
    return all;
  };
}

/** Slanting laths, crossed, and a bud where they meet. */
const trellis: Drawn = (part) => {
  const { camera, plane, from, to, low, high } = part;
  const all: Path[] = [];
  const tall = high - low;
  const step = 46;
  const lath = (x: number, lean: number) =>
    polygon([
      [x, low],
      [x + 2.4, low],
      [x + 2.4 + lean, high],
      [x + lean, high],
    ]);
  for (let x = Math.ceil((from - tall) / step) * step; x < to + tall; x += step) {
    all.push(onPlane(camera, plane, join(lath(x, tall), lath(x, -tall))));
  }
  return all;
};

const drawn: Readonly<Record<Exclude<PaperKind, 'bare'>, Drawn>> = {
  stripes: bands(30, [8, 12]),
  planks: bands(24, [0, 2]),
  leaves: rows([42, 40], (x, y, row) => lens(x, y, 19, 8, row % 2 ? 0.16 : 0.34)),
  dots: rows([32, 30], (x, y) => diamond(x, y, 3.6, 3.6)),
  drops: rows([42, 38], (x, y) => lens(x, y, 17, 8, 0.25)),
  sprigs: rows([62, 58], (x, y) =>
    join(
      lens(x, y + 7, 24, 6, 0.25),
      lens(x - 9, y - 3, 19, 6.4, 0.4),
      lens(x + 9, y - 3, 19, 6.4, 0.1),
    ),
  ),
  damask: rows([46, 40], (x, y, row) => (row % 2 ? diamond(x, y, 4, 6) : diamond(x, y, 9, 18))),
  stars: rows([50, 44], (x, y) => join(diamond(x, y, 2.4, 10), diamond(x, y, 8, 2.2))),
  trellis,
  checked: (part) => {
    const { camera, plane, from, to, low, high } = part;
    const all = [...bands(44, [10, 3], [27, 12])(part)];
    for (let y = low + 12; y + 3 < high; y += 44)
      all.push(panel(camera, plane, from, y, to - from, 3));
    return all;
  },
  panels: ({ camera, plane, from, to, low, high }) => {
    const all: Path[] = [];
    for (let x = Math.ceil(from / 92) * 92 + 14; x + 70 < to; x += 92) {
      for (const y of [low + 14, high - 16]) all.push(panel(camera, plane, x, y, 78, 2.4));
      for (const at of [x, x + 76])
        all.push(panel(camera, plane, at, low + 14, 2.4, high - low - 30));
    }
    return all;
  },
  tiles: ({ camera, plane, from, to, low, high }) => {
    const all: Path[] = [];
    const size = 15;
    for (let x = Math.ceil(from / size) * size; x < to; x += size)
      all.push(panel(camera, plane, x, low, 1.1, high - low));
    for (let y = low; y <= high; y += size) all.push(panel(camera, plane, from, y, to - from, 1.1));
    return all;
  },
};

/** Far down a corridor a motif is a speck that costs as much as a near one. */
function isLarge(path: Path): boolean {
  const box = boxOf(path);
  return box !== null && longSide(box) > 20;
}

/** Wallpaper on a wall that is `wide` across, from `low` up to `high`. */
export function paintPaper(
  put: Put,
  camera: Camera,
  plane: Plane,
  kind: PaperKind,
  [wide, low, high]: readonly [number, number, number],
  { role = 'pattern', ...extras }: Extras & { readonly role?: Parameters<Put>[1] } = {},
): void {
  if (kind === 'bare') return;
  const part = { camera, plane, from: 0, to: wide, low, high };
  const all = drawn[kind](part).filter((path) => isLarge(path) && isOnSheet(path, camera));
  put('paper', role, join(...all), { tone: 0.3, alpha: 0.45, ...extras });
}
