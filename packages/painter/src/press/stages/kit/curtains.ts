import type { Role } from '#press/drawing.ts';
import { begin, close, curve, join, line, type Path, rect } from '#press/path.ts';
import { type Camera, onPlane, panel } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import { taper } from '#press/stages/kit/shapes.ts';
import type { Opening } from '#press/stages/kit/window-light.ts';

/** Curtains drawn to both sides of an opening. */
export function paintCurtains(
  put: Put,
  camera: Camera,
  { plane, at: [x, y, wide, tall] }: Opening,
  role: Role,
  low = y - 14,
): void {
  const top = y + tall + 16;
  // Tied back at a third of its height: full above, gathered, and straight below.
  const hem = Math.min(low, y - 20);
  const tie = hem + (top - hem) * 0.36;
  const at = (side: -1 | 1, out: number, up: number): readonly [number, number] => [
    (side < 0 ? x : x + wide) + side * out,
    up,
  ];
  const reach = wide * 0.24;
  const drape = (side: -1 | 1): Path => [
    ...[begin, ...at(side, 30, top), line, ...at(side, -reach, top)],
    ...[curve, ...at(side, -reach * 0.9, top - (top - tie) * 0.55)],
    ...[...at(side, -reach * 0.1, tie + 26), ...at(side, 12, tie)],
    ...[curve, ...at(side, 6, tie - 14), ...at(side, 2, hem + 24), ...at(side, 2, hem)],
    ...[line, ...at(side, 33, hem), line, ...at(side, 31, tie), close],
  ];
  const fold = (side: -1 | 1, share: number): Path => {
    const [above, below] = [30 - (30 + reach) * share, 31 - 19 * share];
    return join(
      taper(at(side, above, top - 4), at(side, below, tie + 3), 1.4, 3),
      taper(at(side, below, tie - 3), at(side, 33 - 31 * share, hem + 5), 2.6, 1.2),
    );
  };
  const ties = ([-1, 1] as const).map((side): Path => {
    const [left, right] = [at(side, 32, tie)[0], at(side, 10, tie)[0]];
    return rect(Math.min(left, right), tie - 3.5, Math.abs(right - left), 7, 3);
  });
  const folds = ([-1, 1] as const).flatMap((side) =>
    [0.24, 0.5, 0.76].map((share) => fold(side, share)),
  );
  put('curtain', role, onPlane(camera, plane, join(drape(-1), drape(1))), {
    tone: 0.36,
    relief: { depth: 0.4, dx: 8, dy: 0, radius: 12 },
    isSheet: true,
    grain: { kind: 'upright' },
  });
  put('curtain.folds', role, onPlane(camera, plane, join(...folds)), { tone: 0.8 });
  put('curtain.ties', role, onPlane(camera, plane, join(...ties)), { tone: 0.95 });
  put('rod', 'dark', panel(camera, plane, x - 34, top - 1, wide + 68, 4), { tone: 0.4 });
}
