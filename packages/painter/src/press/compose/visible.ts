import type { Drawing, Layer, Palette } from '#press/drawing.ts';
import { cover } from '#press/fill.ts';
import { glazeOf, lightOnDark, rgbOf } from '#press/inks.ts';
import { scratch } from '#press/scratch.ts';
import { toneAt } from '#press/tone.ts';

/** A layer, and who it is: a number of the composer's own, or −1 for the stage. */
export interface Owned {
  readonly layer: Layer;
  readonly owner: number;
}

/** How somebody is seen. */
export interface Seen {
  /** Units² of the sheet that show them, inside its margin. */
  readonly area: number;
  /** Of all that they cover on the sheet and beyond, the share that nothing hides. */
  readonly share: number;
  /** Of their outline, the share that stands out in colour from what is beside it. */
  readonly edge: number;
  /** How bright what lies around them is, 0..1, and they themselves. */
  readonly around: number;
  readonly own: number;
  /** Whose heads they hide, and what share of each. */
  readonly headsHidden: ReadonlyMap<number, number>;
}

/** Units to a pixel of the trial print. */
const coarse = 5;
const margin = 40;

/** Looks at a trial print, a fifth as fine as the drawing's units: who is seen, and how well. */
export function look(
  layers: readonly Owned[],
  sheet: Pick<Drawing, 'width' | 'height'>,
  palette: Palette,
): Map<number, Seen> {
  const [width, height] = [Math.ceil(sheet.width / coarse), Math.ceil(sheet.height / coarse)];
  const owners = new Int16Array(width * height).fill(-1);
  const rgb = new Float32Array(width * height * 3);
  const whole = new Map<number, number>();
  const silhouettes = new Map<number, Uint8Array>();
  const heads = new Map<number, Uint8Array>();
  for (const { layer, owner } of layers) {
    const covered = cover(layer.path, 1 / coarse, width, height, (length) =>
      scratch('cover', length),
    );
    if (!covered) continue;
    const mode = layer.mode ?? 'over';
    const glaze = mode === 'glaze' ? glazeOf(layer) : null;
    const alphaAt = toneAt(layer.alpha ?? 1);
    const tone = toneAt(layer.tone ?? 0);
    const [light, dark] = palette[layer.role].map(rgbOf);
    if (!light || !dark) continue;
    const own = owner < 0 ? null : silhouetteOf(silhouettes, owner, width * height);
    const isHead = owner >= 0 && /(?:^|\.)head$/.test(layer.id);
    const head = isHead ? silhouetteOf(heads, owner, width * height) : null;
    for (let y = 0; y < covered.height; y++) {
      for (let x = 0; x < covered.width; x++) {
        const share = covered.data[y * covered.width + x] ?? 0;
        if (share < 0.3) continue;
        const [px, py] = [x + covered.left, y + covered.top];
        const [ux, uy] = [(px + 0.5) * coarse, (py + 0.5) * coarse];
        const alpha = share * alphaAt(ux, uy);
        const i = py * width + px;
        if (mode === 'over' && alpha > 0.55) {
          owners[i] = owner;
          if (own) own[i] = 1;
          if (head) head[i] = 1;
        }
        const t = tone(ux, uy);
        for (let channel = 0; channel < 3; channel++) {
          const low = light[channel as 0];
          const ink = low + (dark[channel as 0] - low) * t;
          const below = rgb[i * 3 + channel] ?? 0;
          rgb[i * 3 + channel] =
            mode === 'light'
              ? below + (1 - below) * ink * alpha * (lightOnDark + (1 - lightOnDark) * below)
              : below + (ink * (glaze ? glaze.own + below * glaze.through : 1) - below) * alpha;
        }
      }
    }
  }
  for (const [owner, own] of silhouettes) {
    whole.set(
      owner,
      own.reduce((sum, one) => sum + one, 0),
    );
  }
  return seenOf(owners, rgb, whole, { width, height, hiding: hidingOf(heads, owners) });
}

/** Who hides whose head, and how much of it. */
function hidingOf(
  heads: ReadonlyMap<number, Uint8Array>,
  owners: Int16Array,
): ReadonlyMap<number, Map<number, number>> {
  const hiding = new Map<number, Map<number, number>>();
  for (const [owner, head] of heads) {
    const all = head.reduce((sum, one) => sum + one, 0);
    head.forEach((one, i) => {
      const before = owners[i] ?? -1;
      if (one === 0 || before < 0 || before === owner) return;
      const own = hiding.get(before) ?? new Map<number, number>();
      hiding.set(before, own.set(owner, (own.get(owner) ?? 0) + 1 / all));
    });
  }
  return hiding;
}

function silhouetteOf(known: Map<number, Uint8Array>, owner: number, size: number): Uint8Array {
  const own = known.get(owner) ?? new Uint8Array(size);
  known.set(owner, own);
  return own;
}

function seenOf(
  owners: Int16Array,
  rgb: Float32Array,
  whole: ReadonlyMap<number, number>,
  {
    width,
    height,
    hiding,
  }: { width: number; height: number; hiding: ReadonlyMap<number, Map<number, number>> },
): Map<number, Seen> {
  const tally = new Map<
    number,
    { area: number; all: number; own: number; edges: number; clear: number; light: number }
  >();
  for (const owner of whole.keys())
    tally.set(owner, { area: 0, all: 0, own: 0, edges: 0, clear: 0, light: 0 });
  const edge = margin / coarse;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const sums = tally.get(owners[i] ?? -1);
      if (!sums) continue;
      sums.all += 1;
      sums.own += brightnessAt(rgb, i);
      if (x >= edge && y >= edge && x < width - edge && y < height - edge) sums.area += 1;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (owners[j] === owners[i]) continue;
        sums.edges += 1;
        sums.light += brightnessAt(rgb, j);
        if (apart(rgb, i, j) > 0.2) sums.clear += 1;
      }
    }
  }
  const seen = new Map<number, Seen>();
  for (const [owner, { area, all: shown, own, edges, clear, light }] of tally) {
    const all = whole.get(owner) ?? 0;
    seen.set(owner, {
      area: area * coarse * coarse,
      share: all > 0 ? area / all : 0,
      edge: edges > 0 ? clear / edges : 1,
      around: edges > 0 ? light / edges : 0.5,
      own: shown > 0 ? own / shown : 0.5,
      headsHidden: hiding.get(owner) ?? new Map(),
    });
  }
  return seen;
}

function brightnessAt(rgb: Float32Array, i: number): number {
  return 0.3 * (rgb[i * 3] ?? 0) + 0.59 * (rgb[i * 3 + 1] ?? 0) + 0.11 * (rgb[i * 3 + 2] ?? 0);
}

function apart(rgb: Float32Array, i: number, j: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++) {
    const d = (rgb[i * 3 + channel] ?? 0) - (rgb[j * 3 + channel] ?? 0);
    sum += d * d;
  }
  return Math.sqrt(sum);
}
