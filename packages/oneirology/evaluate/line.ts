import type { Figure } from '#evaluate/bootstrap.ts';
import { type Scale, withInterval, written } from '#evaluate/table.ts';

/** One line of the scoreboard. Floors and targets are on the scale they are written in. */
export interface Line {
  readonly name: string;
  readonly protocol: string;
  readonly scale: Scale;
  readonly shipped: Figure;
  /** `undefined` where nothing is fitted, or where it cannot be fitted anew. */
  readonly unseen?: Figure | undefined;
  /** As shipped, on the kind of dreams that recorded floors were measured on. */
  readonly norms: Figure;
  /** Every floor as it is printed. */
  readonly floors: readonly string[];
  /** Recorded before the engine was written, on the norm dreams. */
  readonly recordedFloor?: number;
  /** The highest of those that ran on these very dreams. */
  readonly ranFloor?: number;
  readonly target?: number;
}

export const lineColumns = [
  'line',
  'protocol',
  'n',
  'as shipped [95 %]',
  'unseen series [95 %]',
  'norm dreams [95 %]',
  'floors',
  'target',
  'verdict',
] as const;

export function lineCells(line: Line): string[] {
  const { name, protocol, scale, shipped, unseen, norms, floors, target } = line;
  return [
    name,
    protocol,
    String(shipped.n),
    withInterval(shipped, scale),
    unseen === undefined ? '–' : withInterval(unseen, scale),
    withInterval(norms, scale),
    floors.join(', '),
    target === undefined ? '–' : plain(target, scale),
    verdict(line),
  ];
}

/** Floors and targets are percents already where the scale is percent. */
export function plain(value: number, scale: Scale): string {
  return written(scale === 'percent' ? value / 100 : value, scale);
}

/** Judged on the very figure, before rounding; the interval beside it says how sure that is. */
export function verdict(
  line: Pick<
    Line,
    'scale' | 'shipped' | 'unseen' | 'norms' | 'recordedFloor' | 'ranFloor' | 'target'
  >,
): string {
  const { scale, shipped, unseen, norms, recordedFloor, ranFloor, target } = line;
  const unit = scale === 'percent' ? 100 : 1;
  const value = (unseen ?? shipped).value * unit;
  const words: string[] = [];
  if (target !== undefined) {
    const missing = scale === 'error' ? value - target : target - value;
    const digits = { percent: 1, agreement: 2, error: 3 }[scale];
    words.push(missing <= 0 ? 'reached' : `short by ${missing.toFixed(digits)}`);
  }
  const isBelow =
    norms.value * unit < (recordedFloor ?? Number.NEGATIVE_INFINITY) ||
    value < (ranFloor ?? Number.NEGATIVE_INFINITY);
  if (isBelow) words.push('below a floor');
  else if (target === undefined && recordedFloor !== undefined) words.push('above the floor');
  return words.join(', ') || '–';
}
