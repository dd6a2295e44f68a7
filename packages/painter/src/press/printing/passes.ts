import type { Picture } from '#paint.ts';
import { borrowPlane, withPlanes } from '#plane-pool.ts';
import type { Composition } from '#press/compose/compose.ts';
import type { Drawing, Layer, Role } from '#press/drawing.ts';
import { gouacheRows, layGouache } from '#press/looks/gouache.ts';
import { boxOf } from '#press/path.ts';
import { pixelsOf } from '#press/printing/pixels.ts';
import type { Sheet } from '#press/printing/plate.ts';

/** What is printed in one go: a depth of the place, or one of those who are in it. */
export interface Pass {
  readonly of: PassOf;
  /** The first of its layers, and the one after its last. */
  readonly from: number;
  readonly to: number;
}
export type PassOf = Depth | { readonly actor: number };

export const depths = [
  'sky',
  'light',
  'far',
  'walls',
  'middle',
  'ground',
  'near',
  'front',
] as const;
export type Depth = (typeof depths)[number];

/** Passes at most, so that each is seen. */
const mostPasses = 8;

const depthOf: Partial<Record<Role, Depth>> = {
  sky: 'sky',
  star: 'sky',
  sun: 'light',
  cloud: 'light',
  far: 'far',
  wall: 'walls',
  pattern: 'walls',
  mid: 'middle',
  water: 'ground',
  floor: 'ground',
  ground: 'ground',
};

/** Lights in far windows are far, and the shade of the sky is of the sky, whatever their inks. */
const depthNamed: Record<string, Depth> = {
  sky: 'sky',
  birds: 'light',
  far: 'far',
  mid: 'middle',
  near: 'near',
};

/** What of a layer stands before it: the panes of a tower are where the tower is. */
const isDetail = (id: string) => id.includes('.');

/**
 * The passes of a composition, from the back to the front. Laid one after the other they are the
 * whole picture; a pass never goes back behind another.
 */
export function passesOf({ layers, owners }: Pick<Composition, 'layers' | 'owners'>): Pass[] {
  const lastPlayer = owners.findLastIndex((owner) => owner >= 0);
  const firstPlayer = owners.findIndex((owner) => owner >= 0);
  const passes: Pass[] = [];
  let reached: Depth = 'sky';
  const of = (at: number): PassOf => {
    const owner = owners[at] ?? -1;
    if (owner >= 0) return { actor: owner };
    if (firstPlayer >= 0 && at > lastPlayer) return 'front';
    if (firstPlayer >= 0 && at >= firstPlayer) {
      // A shadow is laid with whom it is of.
      const next = owners.slice(at).find((one) => one >= 0);
      return { actor: next ?? 0 };
    }
    const { id = '', role = 'shadow' } = layers[at] ?? {};
    const own = depthNamed[id.split('.').at(-1) ?? ''] ?? depthOf[role];
    const depth = own ?? (isDetail(id) ? reached : 'near');
    if (depths.indexOf(depth) > depths.indexOf(reached)) reached = depth;
    return reached;
  };
  for (let at = 0; at < layers.length; at++) {
    const here = of(at);
    const last = passes.at(-1);
    if (last && isSame(last.of, here)) passes[passes.length - 1] = { ...last, to: at + 1 };
    else passes.push({ of: here, from: at, to: at + 1 });
  }
  while (passes.length > mostPasses) joinSmallest(passes);
  return passes;
}

function isSame(one: PassOf, other: PassOf): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.actor === other.actor;
}

/** Two that follow one another become one, which keeps the name of the longer. */
function joinSmallest(passes: Pass[]): void {
  const long = ({ from, to }: Pass) => to - from;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 1 < passes.length; at++) {
    const [one, next] = [passes[at], passes[at + 1]];
    if (!one || !next || long(one) + long(next) >= least) continue;
    least = long(one) + long(next);
    best = at;
  }
  const [one, next] = [passes[best], passes[best + 1]];
  if (!one || !next) return;
  const of = long(one) > long(next) ? one.of : next.of;
  passes.splice(best, 2, { of, from: one.from, to: next.to });
}

/** Where something of a drawing is seen: the middle of its largest shape, in shares of the sheet. */
export function placeSeen(
  { width, height }: Drawing,
  layers: readonly Layer[],
): { x: number; y: number } | null {
  let seen: { x: number; y: number; area: number } | null = null;
  for (const { path } of layers) {
    const box = boxOf(path);
    if (!box) continue;
    const [left, right] = [Math.max(0, box.left), Math.min(width, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(height, box.bottom)];
    const area = Math.max(0, right - left) * Math.max(0, bottom - top);
    if (area <= (seen?.area ?? 0)) continue;
    seen = { x: (left + right) / 2 / width, y: (top + bottom) / 2 / height, area };
  }
  return seen && { x: seen.x, y: seen.y };
}

export interface PassesOptions {
  readonly seed: number;
  /** In pixels. The height follows from the drawing. */
  readonly width: number;
}

/** Prints a drawing in gouache, pass by pass: `onPass` is given the sheet as it is after each. */
export function printPasses(
  drawing: Drawing,
  passes: readonly Pass[],
  { seed, width }: PassesOptions,
  onPass: (at: number, sheet: Picture) => void,
): void {
  withPlanes(() => {
    const sheet = sheetFor(drawing, width);
    const rgb = borrowPlane(sheet.width * sheet.height * 3);
    for (const [at, { from, to }] of passes.entries()) {
      layGouache(rgb, drawing, sheet, seed, drawing.layers.slice(from, to));
      onPass(at, pixelsOf(sheet, gouacheRows(rgb, drawing, sheet)));
    }
  });
}

/**
 * One pass by itself, clear where nothing of it is: as it lies on black and on white, which tells
 * how much of what is below it lets through.
 */
export function printAlone(
  drawing: Drawing,
  { from, to }: Pass,
  { seed, width }: PassesOptions,
): Picture {
  return withPlanes(() => {
    const sheet = sheetFor(drawing, width);
    const layers = drawing.layers.slice(from, to);
    const [black, white] = [0, 1].map((ground) => {
      const rgb = new Float32Array(sheet.width * sheet.height * 3).fill(ground);
      layGouache(rgb, drawing, sheet, seed, layers);
      return rgb;
    });
    const data = new Uint8ClampedArray(sheet.width * sheet.height * 4);
    for (let i = 0; i < sheet.width * sheet.height; i++) {
      let through = 0;
      for (let c = 0; c < 3; c++) through += (white?.[i * 3 + c] ?? 0) - (black?.[i * 3 + c] ?? 0);
      const alpha = 1 - through / 3;
      data[i * 4 + 3] = Math.round(alpha * 255);
      if (alpha <= 0) continue;
      for (let c = 0; c < 3; c++) {
        data[i * 4 + c] = Math.round(((black?.[i * 3 + c] ?? 0) / alpha) * 255);
      }
    }
    return { data, width: sheet.width, height: sheet.height };
  });
}

function sheetFor(drawing: Drawing, width: number): Sheet {
  const scale = width / drawing.width;
  return { width, height: Math.round(drawing.height * scale), scale };
}
