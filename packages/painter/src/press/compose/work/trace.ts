import type { Layer, Role } from '#press/drawing.ts';
import { ellipse, join, lines, type Path, type Point } from '#press/path.ts';
import { shape } from '#press/pieces/brush.ts';

/** What some work leaves in the air or on what it is done to, without which it is not seen. */
export type Trace = (points: readonly Point[], size: number) => Layer[];

export const first = (points: readonly Point[]): Point => points[0] ?? [0, 0];

/** Dots around a place: how far each is, and how large. */
function dots(
  at: Point,
  size: number,
  spread: readonly (readonly [number, number, number])[],
): Path {
  return join(
    ...spread.map(([x, y, r]) => ellipse(at[0] + x * size, at[1] + y * size, r * size, r * size)),
  );
}

export const strew =
  (
    id: string,
    role: Role,
    spread: readonly (readonly [number, number, number])[],
    tone = 0.2,
  ): Trace =>
  (points, size) => [shape(id, role, dots(first(points), size, spread), { tone, sheet: true })];

/** Short lines away from a place. */
export const rays =
  (id: string, role: Role, from: number, to: number, ways: readonly Point[]): Trace =>
  (points, size) => {
    const [x, y] = first(points);
    const path = join(
      ...ways.map(([dx, dy]) =>
        lines(
          [
            [x + dx * from * size, y + dy * from * size],
            [x + dx * to * size, y + dy * to * size],
          ],
          1.8 * size,
        ),
      ),
    );
    return [shape(id, role, path, { tone: 0.15, sheet: true })];
  };

export const cord =
  (id: string, role: Role, wide: number): Trace =>
  (points) => [shape(id, role, lines(points, wide), { tone: 0.35, sheet: true })];
