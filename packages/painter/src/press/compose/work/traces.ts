import type { Trace } from '#press/compose/work/trace.ts';
import { inAir } from '#press/compose/work/traces-in-air.ts';
import { ofPlay } from '#press/compose/work/traces-of-play.ts';
import { ofTools } from '#press/compose/work/traces-of-tools.ts';
import type { Layer } from '#press/drawing.ts';
import type { Point } from '#press/path.ts';

const traces = { ...inAir, ...ofPlay, ...ofTools };

export type TraceName = keyof typeof traces;

export function traceOf(name: TraceName, points: readonly Point[], size: number): Layer[] {
  const trace: Trace = traces[name];
  return trace(points, size);
}
