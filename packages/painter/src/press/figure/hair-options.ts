import type { HeadAt } from '#press/figure/head.ts';
import type { FigureView } from '#press/figure/options.ts';
import { type Path, type Point, smooth } from '#press/path.ts';

export interface HairOptions {
  readonly at: HeadAt;
  readonly head: number;
  readonly view: FigureView;
  readonly flow: number | undefined;
  readonly hasBeard?: boolean | undefined;
}

export type Drawn = (options: HairOptions) => Path;

export const round = (at: HeadAt, points: readonly Point[]): Path =>
  smooth(points.map(([x, y]) => at(x, y)));
