import { type Layer, ramp, spread, type Tone } from '#press/drawing.ts';
import { type Box, boxOf, cut, join } from '#press/path.ts';
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
  const { back, focal, width, height, time, random } = options;
  const any = shades[Math.floor(random.next() * shades.length)] ?? fromAbove;
  const lamp = time === 'day' ? null : lampOn(back, options);
  const way = lamp ? fromLamp : any;
  const depth = shadeDepths[time] * 1.15;
  const middle = [(focal.left + focal.right) / 2, (focal.top + focal.bottom) / 2] as const;
  const reach = Math.max(width * 0.36, (focal.right - focal.left) * 0.7);
  // What shines is in nobody's shade.
  const shining = back.filter(({ glow = 0 }) => glow >= 0.5).map(({ path }) => cut(path));
  const sheet = wholeSheet(width, height);
  const grain = { kind: 'under' } as const;
  return [
    {
      ...{ id: 'plan.shade', role: 'night', tone: 0.6, mode: 'glaze', grain },
      path: join(sheet, ...shining),
      alpha: way({ ...options, light: lamp ?? options.light }, depth * everywhere[time], depth),
    },
    {
      ...{ id: 'plan.light', role: 'lamp', tone: lamp ? 0.8 : 0.2, mode: 'light', grain },
      path: sheet,
      alpha: lamp
        ? spread([lamp.x, lamp.y], 20, height * 0.54, 0.34, 0)
        : spread(middle, reach * 0.3, reach * 1.6, 0.24, 0),
    },
  ];
}

/** A lamp that is drawn, and shines. */
function lampOn(back: readonly Layer[], { width, height }: Sheet): { x: number; y: number } | null {
  const lamps = back
    .filter(
      ({ id, role, glow = 0 }) => role === 'lamp' && glow >= 0.9 && /bulb|lamp|globe/.test(id),
    )
    .flatMap(({ path }) => boxOf(path) ?? [])
    .map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 }))
    .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height * 0.8);
  return lamps[0] ?? null;
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

/** It is darker the further it is from the lamp. */
const fromLamp: Shade = ({ light, height }, least, most) =>
  spread([light.x, light.y + height * 0.12], height * 0.16, height * 0.8, least * 0.3, most);

const shades: readonly Shade[] = [fromAbove, fromAside, fromBelow];
