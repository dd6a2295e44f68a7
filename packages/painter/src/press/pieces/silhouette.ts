import { boxOf, hole, type Path, type Point, polygon } from '#press/path.ts';
import { outlinesOf } from '#press/printing/clip.ts';

/** How many levels its two sides are told at. */
const levels = 40;

/** All between the left and the right side of what is drawn, from its top to a share of its height. */
export function silhouetteOf(paths: readonly Path[], until: number): Path {
  const all = paths.flat();
  const box = boxOf(all);
  if (box === null) return [];
  const outlines = paths.flatMap((path) => outlinesOf(path)).filter(({ kind }) => kind !== hole);
  const rows = Array.from({ length: levels + 1 }, (_, n) => {
    // Within its edges, so that no line of it runs along the outline.
    const y = box.top + (box.bottom - box.top) * until * ((n + 0.2) / (levels + 0.4));
    const xs = outlines.flatMap(({ points }) => crossings(points, y));
    return xs.length < 2 ? [] : [{ y, left: Math.min(...xs), right: Math.max(...xs) }];
  }).flat();
  const left = rows.map(({ y }, n): Point => {
    const [above, under] = around(rows, n).map((all) => Math.min(...all.map((one) => one.left)));
    return [Math.max(above ?? 0, under ?? 0) + 3, y];
  });
  const right = rows.map(({ y }, n): Point => {
    const [above, under] = around(rows, n).map((all) => Math.max(...all.map((one) => one.right)));
    return [Math.min(above ?? 0, under ?? 0) - 3, y];
  });
  return polygon([...left, ...right.reverse()]);
}

/** A level with some above and with some under it: what goes in between both is a gap between beams. */
function around<Row>(rows: readonly Row[], n: number): readonly (readonly Row[])[] {
  return [rows.slice(Math.max(0, n - 3), n + 1), rows.slice(n, n + 4)];
}

/** Where an outline crosses a level. */
export function crossings(points: readonly Point[], y: number): number[] {
  return points.flatMap(([x, py], n) => {
    const [qx, qy] = points[(n || points.length) - 1] ?? [x, py];
    return py > y === qy > y ? [] : [x + ((y - py) / (qy - py)) * (qx - x)];
  });
}
