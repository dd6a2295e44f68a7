import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { onPlane, panel } from '#press/stages/kit/camera.ts';
import { diamond, lens, pick } from '#press/stages/kit/shapes.ts';
import type { Area, Wall } from '#press/stages/kit/wall.ts';

/** A print in a frame: hills and a sun, a vase, a leaf, or shapes; none has words. */
export function hangPrint(wall: Wall, [x, y, wide, tall]: Area, inks: readonly [Role, Role]): void {
  const { put, camera, plane, random } = wall;
  const [edge, ink] = inks;
  put('picture', edge, panel(camera, plane, x, y, wide, tall), { tone: 0.85, isSheet: true });
  const rim = Math.min(7, wide * 0.12);
  const [px, py, pw, pt] = [x + rim, y + rim, wide - 2 * rim, tall - 2 * rim];
  put('picture.sheet', 'white', panel(camera, plane, px, py, pw, pt), { tone: 0.12 });
  const [mx, my, r] = [px + pw / 2, py + pt / 2, Math.min(pw, pt) / 2];
  const draw = (role: Role, path: Path, tone: number) =>
    put('picture.motif', role, onPlane(camera, plane, path), { tone });
  const kind = pick(random, ['hills', 'vase', 'leaf', 'shapes', 'moon', 'boat']);
  if (kind === 'hills' || kind === 'boat') {
    put('picture.motif', 'sky', panel(camera, plane, px + 3, py + 3, pw - 6, pt - 6), {
      tone: 0.5,
    });
    draw('sun', circle(mx + pw * 0.16, my + pt * 0.2, r * 0.26), 0.5);
    const top = kind === 'boat' ? [0.34, 0.34, 0.34] : [0.36, 0.62, 0.3];
    draw(
      kind === 'boat' ? 'water' : ink,
      polygon([
        [px + 3, py + 3],
        [px + pw - 3, py + 3],
        [px + pw - 3, py + pt * (top[2] ?? 0)],
        [px + pw * 0.42, py + pt * (top[1] ?? 0)],
        [px + 3, py + pt * (top[0] ?? 0)],
      ]),
      0.6,
    );
    if (kind === 'boat')
      draw(
        ink,
        join(
          diamond(mx - pw * 0.1, py + pt * 0.36, pw * 0.24, pt * 0.08),
          polygon([
            [mx - pw * 0.1, py + pt * 0.44],
            [mx - pw * 0.1, py + pt * 0.8],
            [mx + pw * 0.16, py + pt * 0.46],
          ]),
        ),
        0.4,
      );
  } else if (kind === 'vase') {
    draw(
      'leaf',
      join(
        lens(mx, my + r * 0.3, r * 1.1, r * 0.3, 0.25),
        lens(mx - r * 0.3, my + r * 0.3, r, r * 0.3, 0.36),
        lens(mx + r * 0.3, my + r * 0.3, r, r * 0.3, 0.14),
      ),
      0.5,
    );
    draw(ink, ellipse(mx, my - r * 0.5, r * 0.34, r * 0.4), 0.4);
  } else if (kind === 'leaf') {
    const leaves = [-0.6, -0.2, 0.2, 0.6].flatMap((up) => [
      lens(mx - r * 0.34, my + r * up, r * 0.66, r * 0.24, 0.42),
      lens(mx + r * 0.34, my + r * up, r * 0.66, r * 0.24, 0.08),
    ]);
    draw(ink, join(...leaves, rect(mx - 1, my - r * 0.95, 2, r * 1.8)), 0.5);
  } else if (kind === 'shapes') {
    draw(ink, circle(mx - r * 0.2, my + r * 0.3, r * 0.5), 0.3);
    draw('dark', rect(mx - r * 0.6, my - r * 0.7, r * 0.5, r * 0.8), 0.5);
    draw('accent2', lens(mx + r * 0.4, my - r * 0.2, r * 1.3, r * 0.3, 0.25), 0.4);
  } else {
    put('picture.motif', 'night', panel(camera, plane, px, py, pw, pt), { tone: 0.8 });
    draw('sun', circle(mx, my + r * 0.2, r * 0.5), 0.3);
  }
}

/** Two to four prints of unequal size, hung together round a point. */
export function hangGroup(wall: Wall, [x, y]: readonly [number, number], edge: Role): void {
  const { random } = wall;
  const inks: readonly [Role, ...Role[]] = ['accent3', 'leaf', 'accent2', 'water'];
  const kind = pick(random, ['pair', 'row', 'cluster']);
  const areas: readonly Area[] =
    kind === 'pair'
      ? [
          [x - 52, y - 26, 46, 60],
          [x + 6, y - 32, 46, 60],
        ]
      : kind === 'row'
        ? [-66, -20, 26].map((dx): Area => [x + dx, y - 22, 38, 48])
        : [
            [x - 58, y - 30, 56, 72],
            [x + 6, y + 8, 38, 34],
            [x + 6, y - 34, 30, 36],
            [x + 42, y - 24, 26, 26],
          ];
  for (const area of areas) hangPrint(wall, area, [edge, pick(random, inks)]);
}
