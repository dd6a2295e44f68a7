import type { Layer } from '#press/drawing.ts';
import type { Random } from '#random.ts';
import type { TimeOfDay, Weather } from '#scene.ts';

/** A place to play in, drawn for a sheet and a seed, with slots that pieces stand in. */
export interface Stage {
  /** Behind everybody. */
  readonly back: readonly Layer[];
  /** Before everybody: a rail, grass, the water one stands in. */
  readonly front: readonly Layer[];
  readonly slots: readonly Slot[];
  /** Where feet can be, and nowhere between: the steps of a stair. */
  readonly footholds?: readonly { readonly x: number; readonly y: number }[];
  /** Where light comes from: the sun or moon, a lamp, a window; in units. */
  readonly light: { readonly x: number; readonly y: number };
  /** The height of the eye: where the ground meets the sky, in units. */
  readonly horizon: number;
  /** Height of still or flooding water in the picture, where there is any: what it floods can be. */
  readonly waterline?: number;
  /** Flooded: what is under that line is still there, and seen through the water. */
  readonly isFlooded?: boolean;
  /** Seen from under the water: who swims at its surface is seen whole. */
  readonly isBelow?: boolean;
}

/**
 * Where a piece can be. `x` and `y`: where it stands (hangs, floats from); `scale`: units for a
 * centimetre there, so that whatever stands there has its true size; `room`: how wide a piece may
 * be there, in units.
 */
export interface Slot {
  readonly kind: SlotKind;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly room: number;
  /** Higher comes before lower; layers of a stage that stand between slots say theirs. */
  readonly depth: number;
  readonly facing: 'left' | 'right';
}

export const slotKinds = [
  /** Where the hero stands: seen first. */
  'hero',
  /** Beside the hero, near enough to touch. */
  'beside',
  'foreground',
  'middle',
  'far',
  'horizon',
  'air',
  'ceiling',
  'bed',
  'seat',
  'table',
  'water',
  'underwater',
  'window',
  'door',
  'wall',
  'shelf',
  'top',
] as const;
export type SlotKind = (typeof slotKinds)[number];

export interface StageOptions {
  /** Units of the sheet: its shorter side is 1000. */
  readonly width: number;
  readonly height: number;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly view: View;
  readonly random: Random;
}

/** From where one looks: level with a person, from above, from below. */
export const views = ['level', 'high', 'low'] as const;
export type View = (typeof views)[number];

export type StageMaker = (options: StageOptions) => Stage;
