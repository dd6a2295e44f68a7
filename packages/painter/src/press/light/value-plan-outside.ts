import type { Layer, Role } from '#press/drawing.ts';
import { type PlanOptions, shadeDepths } from '#press/light/value-plan.ts';
import {
  begin,
  boxOf,
  circle,
  close,
  curve,
  cut,
  join,
  line,
  type Path,
  rect,
} from '#press/path.ts';
import type { Random } from '#random.ts';

type Outside = PlanOptions & { readonly horizon: number };

/** The sky as a poster has it: rings of light round what shines, and dark towards its top. */
export function skyPlan(
  back: readonly Layer[],
  { light, width, height, time, random, horizon }: Omit<Outside, 'focal' | 'back'>,
): Layer[] {
  const disc = boxOf(back.find(({ id }) => id === 'disc')?.path ?? []);
  const tall = Math.max(horizon, height * 0.3);
  const top: Layer = {
    id: 'plan.sky',
    role: time === 'day' ? 'water' : 'night',
    path: rect(-20, -20, width + 40, tall + 20),
    tone: 0.25,
    alpha: {
      kind: 'ramp',
      x0: 0,
      y0: 0,
      x1: 0,
      y1: tall,
      from: shadeDepths[time] * (disc ? 0.8 : 0.9),
      to: 0,
    },
    mode: 'glaze',
    grain: { kind: 'under' },
  };
  if (!disc) return [top];
  const radius = (disc.right - disc.left) / 2;
  const step = Math.min(radius, 110) * random.between(0.7, 1.1);
  const rings = [3, 2, 1].map(
    (n): Layer => ({
      id: 'plan.ring',
      role: 'sun',
      path: circle(light.x, light.y, radius + step * n),
      tone: 0.6,
      alpha: 0.12,
      mode: 'light',
      grain: { kind: 'under' },
    }),
  );
  return [top, ...rings];
}

/** Outside the ground is in shade but for where light falls on whom the picture is of. */
export function litGround(options: Outside & { readonly shade: Role }): Layer[] {
  const { focal, width, height, time, random, horizon } = options;
  // Under the sun shade keeps the colour of the ground.
  const depth = shadeDepths[time] * (time === 'day' ? 0.7 : 1.1);
  const y = Math.min(height - 30, focal.bottom + 6);
  if (y < horizon + 60) return [];
  const tall = Math.max(50, Math.min(120, (y - horizon) * 0.3));
  const lit = band(width, [y - tall, y + tall * 0.7], random);
  return [
    {
      id: 'plan.shade',
      role: options.shade,
      path: join(rect(-width, horizon, width * 3, height * 2), cut(lit)),
      tone: 0.6,
      alpha: { kind: 'ramp', x0: 0, y0: horizon, x1: 0, y1: height, from: 0, to: depth },
      mode: 'glaze',
      grain: { kind: 'under' },
    },
    {
      id: 'plan.light',
      role: 'lamp',
      path: lit,
      tone: 0.25,
      alpha: 0.2,
      mode: 'light',
      grain: { kind: 'under' },
    },
  ];
}

/** A stretch of ground that a gap in the clouds lights: nearer on one side than on the other. */
function band(width: number, [top, low]: readonly [number, number], random: Random): Path {
  const way = random.next() < 0.5 ? -1 : 1;
  const [a, b] = [way * (low - top) * 0.3, (low - top) * random.between(0.1, 0.3)];
  return [
    ...[
      begin,
      -40,
      top - a,
      curve,
      width * 0.3,
      top - b,
      width * 0.7,
      top + b,
      width + 40,
      top + a,
    ],
    ...[line, width + 40, low + a * 0.4],
    ...[curve, width * 0.7, low - b, width * 0.3, low + b, -40, low - a * 0.4, close],
  ];
}

/** How dark each depth of an open place is at least and at most: what is near stands dark before what is far. */
const steps: Partial<Record<Role, readonly [from: number, to: number]>> = {
  far: [0, 0.6],
  mid: [0.12, 0.95],
  near: [0.5, 1],
  bark: [0.45, 1],
  leaf: [0.3, 1],
};

/** The depths of an open place, set apart by how dark they are. */
export function setApart(layer: Layer): Layer {
  const range = steps[layer.role];
  if (!range) return layer;
  const [from, to] = range;
  const moved = (value: number) => from + (to - from) * value;
  const tone = layer.tone ?? 0;
  if (typeof tone === 'number') return { ...layer, tone: moved(tone) };
  return { ...layer, tone: { ...tone, from: moved(tone.from), to: moved(tone.to) } };
}
