import { type Layer, spread } from '#press/drawing.ts';
import { type Box, boxAround, boxOf, circle } from '#press/path.ts';
import { wholeSheet } from '#press/stages/kit/shapes.ts';
import type { TimeOfDay } from '#scene.ts';

/** How deep the dark round what matters is. */
const depths: Readonly<Record<TimeOfDay, number>> = {
  dawn: 0.4,
  day: 0.3,
  dusk: 0.46,
  night: 0.56,
};

/** And how light it is behind them, of that. */
const lit: Readonly<Record<TimeOfDay, number>> = { dawn: 0.36, day: 0.36, dusk: 0.36, night: 0.4 };

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Focus {
  /** Behind everybody: light where they are. */
  readonly behind: readonly Layer[];
  /** Over everything: what is far from them is darker. */
  readonly over: readonly Layer[];
}

/** Draws the eye to who is in the picture: lighter behind them, darker towards the corners. */
export function focusOn(
  players: readonly Layer[],
  sheet: Size & { readonly isInside: boolean },
  {
    time,
    light,
  }: { readonly time: TimeOfDay; readonly light: { readonly x: number; readonly y: number } },
): Focus {
  const { width, height, isInside } = sheet;
  const box = boxOnSheet(players, sheet);
  if (!box) return { behind: [], over: [] };
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const half = distance(box.right - middle[0], box.bottom - middle[1]);
  const inner = Math.max(150, half * 0.7);
  const bloom = width * 0.34;
  const far = Math.max(
    ...[0, width].flatMap((x) => [0, height].map((y) => distance(x - middle[0], y - middle[1]))),
  );
  // The light blooms, but not through who stands before it.
  const isBehind = players.some(({ path }) => holds(boxOf(path), light));
  const bloomed: Layer = {
    id: 'focus.bloom',
    role: 'sun',
    path: circle(light.x, light.y, bloom),
    tone: 0,
    alpha: spread([light.x, light.y], 0, bloom, depths[time] * 0.75, 0, 0.5),
    mode: 'light',
    grain: { kind: 'under' },
  };
  return {
    behind: [
      ...(isBehind ? [bloomed] : []),
      {
        id: 'focus.light',
        // In the open it is the air that is lighter: lamplight would make a blue night grey.
        role: isInside ? 'lamp' : 'sky',
        path: circle(middle[0], middle[1], inner * 1.7),
        tone: 0,
        alpha: spread(middle, inner * 0.3, inner * 1.7, depths[time] * lit[time], 0),
        mode: 'light',
        grain: { kind: 'under' },
      },
    ],
    over: [
      {
        id: 'focus.dark',
        role: 'night',
        path: wholeSheet(width, height),
        tone: 0.45,
        alpha: spread(middle, inner, Math.max(inner + 200, far), 0, depths[time], 1.5),
        mode: 'glaze',
        grain: { kind: 'under' },
      },
      ...(isBehind ? [] : [bloomed]),
    ],
  };
}

function holds(box: Box | null, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return box !== null && box.left < x && x < box.right && box.top < y && y < box.bottom;
}

/** Where they are on the sheet: what reaches beyond it counts to its edge. */
export function boxOnSheet(layers: readonly Layer[], { width, height }: Size): Box | null {
  const boxes = layers.flatMap(({ path }) => {
    const box = boxOf(path);
    const isOff = !box || box.right < 0 || box.left > width || box.bottom < 0 || box.top > height;
    return isOff ? [] : [box];
  });
  const all = boxAround(boxes);
  if (!all) return null;
  return {
    left: Math.max(0, all.left),
    top: Math.max(0, all.top),
    right: Math.min(width, all.right),
    bottom: Math.min(height, all.bottom),
  };
}

function distance(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}
