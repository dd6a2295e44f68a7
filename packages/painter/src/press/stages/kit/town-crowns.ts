import type { Role } from '#press/drawing.ts';
import { circle, join, type Path, type Point, polygon } from '#press/path.ts';
import { face, onPlane, panel } from '#press/stages/kit/camera.ts';
import type { Crown, House } from '#press/stages/kit/house.ts';
import type { Outside } from '#press/stages/kit/outside.ts';
import { isOnSheet } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';

/** Roof, chimneys and dormers: laid before the front, which stands before them. */
export function paintCrown(outside: Outside, house: House, crown: Crown): void {
  const { put, camera } = outside;
  const { front, wide, tall, haze, tone, role } = house;
  const { random } = outside.options;
  const roof: Role = pick(random, ['accent', 'dark', 'wood', 'dark', 'accent3']);
  const dim = 0.75 - haze * 0.45;
  paintChimneys(outside, house, crown);
  if (crown === 'gable' || crown === 'steps' || crown === 'bell') {
    const points = gableOf(crown, wide, tall, random.between(0.42, 0.66));
    const shape = onPlane(camera, front, polygon(points));
    put('gable', role, shape, { tone, isSheet: true, grain: { kind: 'upright' } });
    if (crown === 'gable') {
      const [a, b]: [Point, Point] = [
        [0, tall],
        [wide, tall],
      ];
      const top = points[1] ?? a;
      const slope = (from: Point, way: number) =>
        onPlane(
          camera,
          front,
          polygon([
            [from[0] - way * 22, from[1] - 16],
            [top[0], top[1] + 6],
            [top[0], top[1] + 34],
            [from[0] - way * 30, from[1] + 8],
          ]),
        );
      put('roof', roof, join(slope(a, 1), slope(b, -1)), { tone: dim, isSheet: true });
    }
    const eye = onPlane(camera, front, circle(wide / 2, tall + wide * 0.16, wide * 0.09));
    const isLit = house.isLit && random.next() < 0.5;
    put('gable.eye', isLit ? 'lamp' : 'night', eye, {
      tone: isLit ? 0.3 : 0.5,
      glow: isLit ? 0.9 : 0,
      alpha: 0.95 - haze * 0.4,
    });
    return;
  }
  if (crown === 'flat') {
    put('parapet', role, panel(camera, front, -6, tall, wide + 12, 46), { tone, isSheet: true });
    return;
  }
  const [rise, back, inset] = crown === 'mansard' ? [210, 110, 26] : [230, 240, 4];
  const slope = face(camera, [
    front(-14, tall - 8, 10),
    front(wide + 14, tall - 8, 10),
    front(wide - inset, tall + rise, -back),
    front(inset, tall + rise, -back),
  ]);
  put('roof', roof, slope, { tone: dim, isSheet: true });
  if (haze > 0.5) return;
  const [walls, panes, hats]: [Path[], Path[], Path[]] = [[], [], []];
  const count = Math.max(1, Math.round(wide / 210));
  for (let n = 0; n < count; n++) {
    const x = (wide / count) * (n + 0.5) - 42;
    const at = (a: number, up: number) => front(a, up, -30);
    walls.push(panel(camera, at, x, tall + 30, 84, 104));
    panes.push(panel(camera, at, x + 18, tall + 40, 48, 80));
    hats.push(
      face(camera, [at(x - 12, tall + 130), at(x + 96, tall + 130), at(x + 42, tall + 178)]),
    );
  }
  const isLit = house.isLit && random.next() < 0.6;
  put('dormers', role, join(...walls), { tone: 0.3, isSheet: true });
  put('dormers.roof', roof, join(...hats), { tone: Math.min(1, dim + 0.2), isSheet: true });
  put('dormers.pane', isLit ? 'lamp' : 'night', join(...panes), {
    tone: isLit ? 0.3 : 0.5,
    glow: isLit ? 0.9 : 0,
  });
}

function gableOf(
  crown: 'gable' | 'steps' | 'bell',
  wide: number,
  tall: number,
  steep: number,
): Point[] {
  const rise = wide * steep;
  if (crown === 'gable')
    return [
      [0, tall - 2],
      [wide / 2, tall + rise],
      [wide, tall - 2],
    ];
  const left: Point[] = [];
  const stairs = crown === 'steps' ? 4 : 2;
  for (let n = 0; n < stairs; n++) {
    const [x, up] = [(wide / 2) * (n / (stairs + 0.4)), tall + (rise * (n + 1)) / (stairs + 0.4)];
    left.push([x, n === 0 ? tall - 2 : up - rise / (stairs + 0.4)], [x, up]);
  }
  const right = left.map(([x, up]): Point => [wide - x, up]).reverse();
  const top: Point[] =
    crown === 'bell'
      ? [
          [wide * 0.38, tall + rise],
          [wide * 0.5, tall + rise * 1.16],
          [wide * 0.62, tall + rise],
        ]
      : [];
  return [...left, ...top, ...right];
}

function paintChimneys(
  { put, camera, options: { random } }: Outside,
  { front, wide, tall, haze }: House,
  crown: Crown,
): void {
  const parts: Path[] = [];
  const [foot, top, out] = crown === 'flat' ? [40, 150, -60] : [60, 330, -120];
  for (const at of random.next() < 0.5 ? [0.14] : [0.12, 0.78]) {
    const x = wide * at;
    const plane = (a: number, up: number) => front(a, up, out);
    parts.push(panel(camera, plane, x, tall + foot, 54, top - foot));
    if (haze > 0.4) continue;
    parts.push(panel(camera, plane, x - 7, tall + top - 8, 68, 16));
    parts.push(panel(camera, plane, x + 6, tall + top, 15, 34));
    parts.push(panel(camera, plane, x + 32, tall + top, 15, 34));
  }
  put('chimney', 'stone', join(...parts.filter((path) => isOnSheet(path, camera))), {
    tone: 0.85 - haze * 0.45,
    isSheet: haze < 0.5,
  });
}
