import { type Layer, spread } from '#press/drawing.ts';
import {
  type Box,
  begin,
  boxOf,
  close,
  curve,
  cut,
  join,
  line,
  type Path,
  type Point,
  polygon,
  rect,
} from '#press/path.ts';
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

/**
 * Where a room is light and where it is dark: one light of a shape, on whom the picture is of, and
 * the rest in one shade, which holds together whatever stands in it.
 */
export function litRoom(options: PlanOptions): Layer[] {
  const { back, focal, width, height, time, random } = options;
  const floor = back.find(({ id }) => id === 'floor');
  const foot = Math.max(
    focal.bottom - (focal.bottom - focal.top) * 0.75,
    boxOf(floor?.path ?? [])?.top ?? 0,
  );
  const shapes = shapesFor(options, foot);
  const shape = shapes[Math.floor(random.next() * shapes.length)];
  if (!shape) return [];
  const lit = shape(options, foot);
  const middle: Point = [(focal.left + focal.right) / 2, (focal.top + focal.bottom) / 2];
  const depth = shadeDepths[time];
  const dark = join(rect(-width, -height, width * 3, height * 3), ...lit.map(cut));
  return [
    {
      id: 'plan.shade',
      role: 'night',
      path: dark,
      tone: 0.7,
      alpha: spread(middle, 120, height * 0.7, depth * 0.8, Math.min(0.84, depth * 1.4)),
      mode: 'glaze',
      grain: { kind: 'under' },
    },
    {
      id: 'plan.light',
      role: 'lamp',
      path: join(...lit),
      tone: 0.25,
      alpha: spread(middle, 0, height * 0.6, 0.3, 0.1),
      mode: 'light',
      grain: { kind: 'under' },
    },
  ];
}

type Shape = (options: PlanOptions, foot: number) => readonly Path[];

function shapesFor({ focal, light, width }: PlanOptions, foot: number): readonly Shape[] {
  const middle = (focal.left + focal.right) / 2;
  const wide = focal.right - focal.left;
  const isBeside =
    Math.abs(light.x - middle) > width * 0.14 && light.x > -40 && light.x < width + 40;
  const isAbove = light.y > 0 && light.y < focal.top + (focal.bottom - focal.top) * 0.45;
  if (wide > width * 0.66) return [cone, half];
  return [
    ...(isBeside && isAbove ? [beam, beam] : []),
    ...(foot < focal.bottom ? [cast, doorway] : []),
    cone,
  ];
}

/** From a window or a lamp down to where somebody is. */
function beam({ focal, light }: PlanOptions): readonly Path[] {
  const { x, half, low } = pool(focal);
  return [fan([light.x, light.y - 90], 74, x, half, low)];
}

/** From above, as on a stage. */
function cone({ focal, random }: PlanOptions): readonly Path[] {
  const { x, half, low } = pool(focal);
  return [fan([x + random.between(-90, 90), -80], 46, x, half, low)];
}

/** A window's panes on the wall, and on the floor before it. */
function cast({ focal, random, width, light }: PlanOptions, foot: number): readonly Path[] {
  const { x, half } = pool(focal);
  const way = light.x < x ? 1 : -1;
  const wide = Math.max(half * 1.5, width * 0.36);
  const left = x - wide / 2 + way * random.between(10, 70);
  const top = Math.max(40, focal.top - random.between(70, 140));
  const tall = foot - 26 - top;
  const slope = way * random.between(0.12, 0.2);
  const [columns, rows] = [random.next() < 0.5 ? 2 : 3, tall > 420 ? 3 : 2];
  const gap = 15;
  const panes: Path[] = [];
  const [w, h] = [(wide - gap * (columns - 1)) / columns, (tall - gap * (rows - 1)) / rows];
  for (let row = 0; row < rows && h > 40; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [left + column * (w + gap), left + column * (w + gap) + w];
      const [up, down] = [top + row * (h + gap), top + row * (h + gap) + h];
      const at = (px: number, py: number): Point => [px, py + (px - left - wide / 2) * slope];
      panes.push(polygon([at(a, up), at(b, up), at(b, down), at(a, down)]));
    }
  }
  const [y, to] = [foot + 30, focal.bottom + 46];
  const lean = way * (to - y) * 0.7;
  panes.push(
    polygon([
      [left + 10, Math.min(y, to - 30)],
      [left + wide - 10, Math.min(y, to - 30)],
      [left + wide + lean + 60, to],
      [left + lean - 60, to],
    ]),
  );
  return panes;
}

/** Through an open door that one does not see: upright on the wall, long over the floor. */
function doorway({ focal, random, height }: PlanOptions, foot: number): readonly Path[] {
  const { x, half } = pool(focal);
  const wide = Math.max(150, half * 0.86);
  const lean = random.between(-120, 120);
  const top = Math.max(30, focal.top - random.between(60, 150));
  return [
    polygon([
      [x - wide, top],
      [x + wide, top],
      [x + wide, foot],
      [x + wide * 1.75 + lean, height + 60],
      [x - wide * 1.75 + lean, height + 60],
      [x - wide, foot],
    ]),
  ];
}

/** One side of the room is lit. */
function half({ light, width, height, random }: PlanOptions): readonly Path[] {
  const way = light.x < width / 2 ? -1 : 1;
  const [up, down] = [width * (0.5 - way * random.between(0.1, 0.2)), width * (0.5 - way * 0.48)];
  const out = way < 0 ? -60 : width + 60;
  return [
    polygon([
      [out, -60],
      [up, -60],
      [down, height + 60],
      [out, height + 60],
    ]),
  ];
}

function pool({ left, right, bottom }: Box) {
  return { x: (left + right) / 2, half: Math.max(190, (right - left) * 0.66), low: bottom + 4 };
}

/** Light that widens down to a round pool on the floor. */
function fan([x, y]: Point, narrow: number, to: number, half: number, low: number): Path {
  const deep = Math.min(70, half * 0.26);
  return [
    ...[begin, x - narrow, y, line, x + narrow, y, line, to + half, low],
    ...[curve, to + half * 0.96, low + deep, to + half * 0.5, low + deep * 1.3],
    ...[to, low + deep * 1.3],
    ...[curve, to - half * 0.5, low + deep * 1.3, to - half * 0.96, low + deep, to - half, low],
    close,
  ];
}
