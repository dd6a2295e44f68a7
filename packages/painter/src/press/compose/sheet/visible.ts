import {
  blankTrial,
  coarse,
  layOn,
  type Mark,
  markOn,
  type TrialPrint,
  trialFrom,
} from '#press/compose/sheet/trial-print.ts';
import type { Drawing, Layer, Palette } from '#press/drawing.ts';

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

const margin = 40;

/** A head; of a beast, which has none of its own, what looks at one. */
const ofHead = /(?:^|\.)head$|^(?!figure\.).+\.(?:eyes?|face|muzzle)$/;

/** Looks at a trial print of the layers, over what lies behind them: who is seen, and how well. */
export function look(
  layers: readonly Owned[],
  sheet: Pick<Drawing, 'width' | 'height'>,
  palette: Palette,
  behind?: TrialPrint,
): Map<number, Seen> {
  const print = behind ? trialFrom(behind) : blankTrial(sheet);
  const silhouettes = new Map<number, Mark>();
  const heads = new Map<number, Mark>();
  for (const { layer, owner } of layers) {
    const isHead = ofHead.test(layer.id);
    const own = owner < 0 ? [] : [markOf(silhouettes, owner, print)];
    const marks = owner >= 0 && isHead ? [...own, markOf(heads, owner, print)] : own;
    layOn(print, { layer, owner, marks }, palette);
  }
  return seenOf(print, silhouettes, hidingOf(heads, print.owners));
}

function markOf(known: Map<number, Mark>, owner: number, print: TrialPrint): Mark {
  const mark = known.get(owner) ?? markOn(print);
  known.set(owner, mark);
  return mark;
}

/** Who hides whose head, and how much of it. */
function hidingOf(
  heads: ReadonlyMap<number, Mark>,
  owners: Int16Array,
): ReadonlyMap<number, Map<number, number>> {
  const hiding = new Map<number, Map<number, number>>();
  for (const [owner, { pixels, count }] of heads) {
    for (let i = 0; i < pixels.length; i++) {
      const before = owners[i] ?? -1;
      if (pixels[i] === 0 || before < 0 || before === owner) continue;
      const own = hiding.get(before) ?? new Map<number, number>();
      hiding.set(before, own.set(owner, (own.get(owner) ?? 0) + 1 / count));
    }
  }
  return hiding;
}

/** What is added up of somebody, over the pixels that show them. */
interface Tally {
  area: number;
  all: number;
  own: number;
  edges: number;
  clear: number;
  light: number;
}

function seenOf(
  print: TrialPrint,
  silhouettes: ReadonlyMap<number, Mark>,
  hiding: ReadonlyMap<number, Map<number, number>>,
): Map<number, Seen> {
  const tallies: (Tally | undefined)[] = [];
  for (const owner of silhouettes.keys())
    tallies[owner] = { area: 0, all: 0, own: 0, edges: 0, clear: 0, light: 0 };
  addUp(print, tallies);
  const seen = new Map<number, Seen>();
  for (const [owner, { count }] of silhouettes) {
    const tally = tallies[owner];
    if (tally) seen.set(owner, seenBy(tally, count, hiding.get(owner) ?? new Map()));
  }
  return seen;
}

function addUp({ owners, rgb, width, height }: TrialPrint, tallies: (Tally | undefined)[]): void {
  const edge = margin / coarse;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const owner = owners[i] ?? -1;
      const sums = owner < 0 ? undefined : tallies[owner];
      if (!sums) continue;
      sums.all += 1;
      sums.own += brightnessAt(rgb, i);
      if (x >= edge && y >= edge && x < width - edge && y < height - edge) sums.area += 1;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (owners[j] === owner) continue;
        sums.edges += 1;
        sums.light += brightnessAt(rgb, j);
        if (apart(rgb, i, j) > 0.2) sums.clear += 1;
      }
    }
  }
}

function seenBy(
  { area, all: shown, own, edges, clear, light }: Tally,
  all: number,
  headsHidden: ReadonlyMap<number, number>,
): Seen {
  return {
    area: area * coarse * coarse,
    share: all > 0 ? area / all : 0,
    edge: edges > 0 ? clear / edges : 1,
    around: edges > 0 ? light / edges : 0.5,
    own: shown > 0 ? own / shown : 0.5,
    headsHidden,
  };
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
