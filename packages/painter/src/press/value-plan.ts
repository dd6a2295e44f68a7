import { type Layer, ramp, spread, type Tone } from '#press/drawing.ts';
import type { Box } from '#press/path.ts';
import { wholeSheet } from '#press/stages/kit/shapes.ts';
import type { Random } from '#random.ts';
import type { TimeOfDay } from '#scene.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

export interface PlanOptions extends Sheet {
  /** What is behind everybody, as it is seen on the sheet. */
  readonly back: readonly Layer[];
  /** Where the one it is of is on the sheet. */
  readonly focal: Box;
  /** Where light comes from. */
  readonly light: { readonly x: number; readonly y: number };
  readonly time: TimeOfDay;
  readonly random: Random;
}

/** How dark what lies in the shade is. */
export const shadeDepths: Readonly<Record<TimeOfDay, number>> = {
  dawn: 0.56,
  day: 0.5,
  dusk: 0.6,
  night: 0.62,
};

/** Of that, what lies over the whole of a room: by day hardly anything. */
const everywhere: Readonly<Record<TimeOfDay, number>> = {
  dawn: 0.2,
  day: 0,
  dusk: 0.24,
  night: 0.4,
};

/**
 * Where a room is light and where it is dark: one broad shade without an edge, which comes from where
 * light does not, and is least round whom the picture is of. Light of a shape is the room's own: it
 * lies on the floor before a window, or under a lamp, where the room was drawn.
 */
export function litRoom(options: PlanOptions): Layer[] {
  const { focal, width, height, time, random } = options;
  const way = shades[Math.floor(random.next() * shades.length)] ?? fromAbove;
  const depth = shadeDepths[time] * 1.15;
  const middle = [(focal.left + focal.right) / 2, (focal.top + focal.bottom) / 2] as const;
  const reach = Math.max(width * 0.36, (focal.right - focal.left) * 0.7);
  const extras = { path: wholeSheet(width, height), grain: { kind: 'under' } } as const;
  return [
    {
      ...{ id: 'plan.shade', role: 'night', tone: 0.6, mode: 'glaze' },
      alpha: way(options, depth * everywhere[time], depth),
      ...extras,
    },
    {
      ...{ id: 'plan.light', role: 'lamp', tone: 0.2, mode: 'light' },
      alpha: spread(middle, reach * 0.3, reach * 1.6, 0.24, 0),
      ...extras,
    },
  ];
}

type Shade = (options: PlanOptions, least: number, most: number) => Tone;

/** The ceiling is dark, and the floor light. */
const fromAbove: Shade = ({ height, focal }, least, most) =>
  ramp([0, height * 0.04], [0, Math.max(height * 0.5, focal.top + 120)], most, least);

/** We stand in the dark: what is near is darkest, and who is seen stands before a light wall. */
const fromBelow: Shade = ({ height, focal }, least, most) =>
  ramp([0, height], [0, Math.min(height * 0.6, focal.bottom - 60)], most, least);

/** The side is dark from which no light comes. */
const fromAside: Shade = ({ light, width, height }, least, most) => {
  const isLeftDark = light.x > width / 2;
  const [from, to] = isLeftDark ? [0, width * 0.62] : [width, width * 0.38];
  return ramp([from, height * 0.1], [to, height * 0.36], most, least);
};

const shades: readonly Shade[] = [fromAbove, fromAside, fromBelow];
