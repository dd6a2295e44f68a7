import type { Drawing, Layer, Palette } from '#press/drawing.ts';
import { type Glaze, glazeOf, lightOnDark, rgbOf } from '#press/inks.ts';
import { cover } from '#press/printing/fill.ts';
import { copied, scratch } from '#press/printing/scratch.ts';
import { layTones } from '#press/printing/tone.ts';

/** Units to a pixel of the trial print. */
export const coarse = 5;

/** A print a fifth as fine as the drawing's units: what colour is where, and who is seen there. */
export interface TrialPrint {
  readonly width: number;
  readonly height: number;
  /** A number of the composer's own, or −1 for the stage. */
  readonly owners: Int16Array;
  readonly rgb: Float32Array;
  readonly row: Row;
}

/** Of a row of pixels, where each is in units of the drawing; the rest is laid anew for each layer. */
interface Row {
  readonly xs: Float64Array;
  readonly alphas: Float64Array;
  readonly tones: Float64Array;
}

/** The pixels that somebody, or a head, covers, whatever hides them later. */
export interface Mark {
  readonly pixels: Uint8Array;
  count: number;
}

type Sheet = Pick<Drawing, 'width' | 'height'>;

/** Layers of the stage alone, to be gone on with by many trials. */
export function trialOf(layers: readonly Layer[], sheet: Sheet, palette: Palette): TrialPrint {
  const print = blank(sheet, (length) => new Float32Array(length));
  for (const layer of layers) layOn(print, { layer, owner: -1, marks: [] }, palette);
  return print;
}

/** Nothing yet. It is the next trial's once another is begun. */
export function blankTrial(sheet: Sheet): TrialPrint {
  return blank(sheet, (length) => scratch('trial', length));
}

/** What was laid so far, to be gone on with. It is the next trial's once another is begun. */
export function trialFrom(print: TrialPrint): TrialPrint {
  return { ...print, owners: print.owners.slice(), rgb: copied('trial', print.rgb) };
}

export function markOn({ width, height }: TrialPrint): Mark {
  return { pixels: new Uint8Array(width * height), count: 0 };
}

function blank(sheet: Sheet, plane: (length: number) => Float32Array): TrialPrint {
  const [width, height] = [Math.ceil(sheet.width / coarse), Math.ceil(sheet.height / coarse)];
  return {
    ...{ width, height },
    owners: new Int16Array(width * height).fill(-1),
    rgb: plane(width * height * 3),
    row: {
      xs: Float64Array.from({ length: width }, (_, px) => (px + 0.5) * coarse),
      alphas: new Float64Array(width),
      tones: new Float64Array(width),
    },
  };
}

/** Lays a layer over what was laid, and marks where it covers. */
export function layOn(
  print: TrialPrint,
  { layer, owner, marks }: { layer: Layer; owner: number; marks: readonly Mark[] },
  palette: Palette,
): void {
  const { width, height, owners } = print;
  const { xs, alphas, tones } = print.row;
  const covered = cover(layer.path, 1 / coarse, width, height, (length) =>
    scratch('cover', length),
  );
  const inks = inksOf(layer, palette);
  if (!covered || !inks) return;
  const isOver = inks.mode === 'over';
  for (let y = 0; y < covered.height; y++) {
    const py = y + covered.top;
    const from = (covered.from[y] ?? 0) + covered.left;
    const to = (covered.to[y] ?? 0) + covered.left;
    if (from >= to) continue;
    layTones(alphas, layer.alpha ?? 1, xs, (py + 0.5) * coarse, from, to);
    layTones(tones, layer.tone ?? 0, xs, (py + 0.5) * coarse, from, to);
    for (let px = from; px < to; px++) {
      const share = covered.data[y * covered.width + px - covered.left] ?? 0;
      if (share < 0.3) continue;
      const alpha = share * (alphas[px] ?? 0);
      const i = py * width + px;
      if (isOver && alpha > 0.55) {
        owners[i] = owner;
        for (const mark of marks) markAt(mark, i);
      }
      layInk(print.rgb, i * 3, inks, tones[px] ?? 0, alpha);
    }
  }
}

function markAt(mark: Mark, i: number): void {
  if (mark.pixels[i] === 1) return;
  mark.pixels[i] = 1;
  mark.count += 1;
}

interface Inks {
  readonly light: readonly number[];
  readonly dark: readonly number[];
  readonly mode: NonNullable<Layer['mode']>;
  readonly glaze: Glaze;
}

const opaque: Glaze = { own: 1, through: 0 };

function inksOf(layer: Layer, palette: Palette): Inks | null {
  const { mode = 'over' } = layer;
  const [light, dark] = palette[layer.role].map(rgbOf);
  return light && dark
    ? { light, dark, mode, glaze: mode === 'glaze' ? glazeOf(layer) : opaque }
    : null;
}

function layInk(
  rgb: Float32Array,
  at: number,
  { light, dark, mode, glaze }: Inks,
  tone: number,
  alpha: number,
): void {
  for (let channel = 0; channel < 3; channel++) {
    const low = light[channel] ?? 0;
    const ink = low + ((dark[channel] ?? 0) - low) * tone;
    const below = rgb[at + channel] ?? 0;
    rgb[at + channel] =
      mode === 'light'
        ? below + (1 - below) * ink * alpha * (lightOnDark + (1 - lightOnDark) * below)
        : below + (ink * (glaze.own + below * glaze.through) - below) * alpha;
  }
}
