import { fall, type Role } from '#press/drawing.ts';
import { circle, join, type Path, polygon, rect, smooth } from '#press/path.ts';
import { type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { paintDrape, stand } from '#press/stages/kit/fittings.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** Centimetres: from row to row, how much each is higher, and how wide a seat is. */
const row = { first: 250, deep: 98, rise: 33, wide: 64 } as const;

/** In a cinema, seen from its screen: rows of red seats that rise, the beam of the projector, lamps. */
export const cinema = insideStage(
  { plans: ['frontal'], far: [1000, 1150], tall: [480, 540] },
  (inside) => {
    const { options, camera, room, put, putFront, slots } = inside;
    const { random, width } = options;
    const middle = (room.left + room.right) / 2;
    const half = Math.min(room.right - middle - 60, 520);
    const seat: Role = pick(random, ['blood', 'blood', 'accent3', 'accent2']);
    const wall: Role = pick(random, ['night', 'dark', 'accent3', 'wall']);
    const light = see(camera, [middle, 280, 300]);
    paintRoom(put, room, { wall, ceiling: 'dark', floor: 'dark', light, dim: 0.95, least: 0.35 });
    paintWalls(inside, middle, half, seat);
    const rows = 6;
    const rowsOfSpots: Spot[][] = [];
    for (let n = rows - 1; n >= 0; n--) {
      const z = row.first + n * row.deep;
      const shift = n % 2 === 0 ? 0 : row.wide / 2;
      const tread: Plane = (u, v) => [room.left + u, v, z + row.deep * 0.6];
      put('tread', 'dark', panel(camera, tread, 0, 0, room.right - room.left, n * row.rise), {
        tone: 0.9,
      });
      const spots: Spot[] = [];
      for (let u = -half + shift; u <= half; u += row.wide) {
        // Between the seats is a way.
        if (Math.abs(Math.abs(u) - half * 0.62) < 34) continue;
        const { x } = see(camera, [middle + u, 0, z]);
        if (x > -60 && x < width + 60) spots.push([middle + u, n * row.rise, z]);
      }
      paintSeats(put, camera, spots, seat, 0.12 + n * 0.13);
      if (n > 0 && n < 5) rowsOfSpots.unshift(spots);
    }
    // The nearest row first, and of each who sits in its middle.
    for (const spots of rowsOfSpots)
      for (const [x, up, away] of spots.sort(
        (a, b) => Math.abs(a[0] - middle) - Math.abs(b[0] - middle),
      ))
        slots.push(slotAt(camera, 'seat', [x, up + 36, away - 6], 60));
    const front: Spot[] = [];
    for (let u = -half; u <= half; u += row.wide) front.push([middle + u + 8, -52, row.first - 72]);
    paintSeats(putFront, camera, front, seat, 0.75);
    slots.push(
      slotAt(camera, 'door', room.back(room.right - middle + half * 0.7, 0), 90),
      slotAt(camera, 'table', [middle + 80, 100, row.first], 40),
    );
    return { light: { x: light.x, y: light.y } };
  },
);

/** Folds along the walls, lamps between them, and the window of the projector with its beam. */
function paintWalls(
  { put, camera, room, options: { random } }: Inside,
  middle: number,
  half: number,
  cloth: Role,
) {
  const wide = room.right - room.left;
  const top = room.depth - 4;
  const folds: Path[] = [];
  for (let u = 0; u < wide; u += 34)
    folds.push(panel(camera, room.back, u, 150, 10, room.tall - 150));
  put('wall.folds', 'dark', join(...folds), { tone: 0.5, alpha: 0.4 });
  for (const way of [-1, 1])
    paintDrape(
      put,
      camera,
      [middle + way * (half + 30), 0, room.depth * 0.72],
      [110, room.tall - 20, 60],
      cloth,
    );
  const lamps: Path[] = [];
  const glows: Path[] = [];
  for (const way of [-1, 1]) {
    for (const share of [0.36, 0.74]) {
      const spot: Spot = [middle + way * half * share, 330, top];
      lamps.push(
        stand(
          camera,
          spot,
          polygon([
            [-14, 0],
            [14, 0],
            [9, 26],
            [-9, 26],
          ]),
        ),
      );
      const { x, y, scale } = see(camera, spot);
      glows.push(
        smooth([
          [x - 12 * scale, y],
          [x + 12 * scale, y],
          [x + 62 * scale, y - 120 * scale],
          [x - 62 * scale, y - 120 * scale],
        ]),
      );
    }
  }
  put('sconce.glow', 'lamp', join(...glows), { tone: 0.3, alpha: 0.28, mode: 'light' });
  put('sconces', 'lamp', join(...lamps), { tone: 0.2, glow: 0.9, isSheet: true });
  const u = middle - room.left;
  put('window', 'night', panel(camera, room.back, u - 36, 372, 72, 38), {
    tone: 0.8,
    isSheet: true,
  });
  const bulb = see(camera, [middle, 391, top]);
  put('window.lamp', 'white', circle(bulb.x, bulb.y, 8), { tone: 0, glow: 1 });
  const [spread, up] = [
    camera.width * random.between(0.3, 0.42),
    bulb.y - camera.height * random.between(0.3, 0.42),
  ];
  const beam = polygon([
    [bulb.x - 6, bulb.y],
    [bulb.x + 6, bulb.y],
    [bulb.x + spread, up],
    [bulb.x - spread, up],
  ]);
  put('beam', 'white', beam, { tone: 0, alpha: fall(up, bulb.y, 0.34, 0.18), mode: 'light' });
}

/** Seats seen from the front: a back with a rounded top, a cushion, arms. */
function paintSeats(
  put: Inside['put'],
  camera: Inside['camera'],
  spots: readonly Spot[],
  role: Role,
  tone: number,
) {
  const back = polygon([
    [-27, -22],
    [-27, -94],
    [-18, -104],
    [18, -104],
    [27, -94],
    [27, -22],
  ]);
  const cushion = rect(-26, -52, 52, 17);
  const arms = join(rect(-33, -64, 8, 46), rect(25, -64, 8, 46));
  const draw = (path: Path) => join(...spots.map((spot) => stand(camera, spot, path)));
  put('seat.backs', role, draw(back), { tone: tone + 0.2, isSheet: true });
  put('seat.cushions', role, draw(cushion), { tone, isSheet: true });
  put('seat.arms', 'dark', draw(arms), { tone: 0.7 });
}
