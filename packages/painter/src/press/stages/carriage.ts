import { fall } from '#press/drawing.ts';
import { circle, cut, join, type Path, rect } from '#press/path.ts';
import { onPlane, type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor } from '#press/stages/kit/decor.ts';
import { paintWindow, stick } from '#press/stages/kit/fittings.ts';
import { paintCeilingLamps, paintDoor } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { hangPrint } from '#press/stages/kit/prints.ts';
import { paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { diamond, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';

/** Half the way between the seats, in centimetres: two can stand there side by side. */
const aisle = 54;

/** In a train: seats on both sides of the way, a landscape in every window, racks and straps. */
export const carriage = insideStage(
  { plans: ['box', 'aside'], far: [820, 1150], tall: [222, 245], half: [156, 172] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const wide = room.right - room.left;
    const middle = (room.left + room.right) / 2;
    const light = see(camera, [room.right, 150, 480]);
    paintRoom(put, room, {
      light,
      dim: 0.8,
      wall: decor.wall,
      ceiling: 'white',
      floor: decor.floor,
    });
    put(
      'way',
      'floor',
      panel(camera, room.floor, wide / 2 - aisle, 40, aisle * 2, room.depth - 40),
      {
        tone: fall(camera.horizon, camera.height, 0.6, 0.95),
      },
    );
    const right: Plane = (across, up) => [room.right, up, room.depth - across];
    for (const plane of [room.leftWall, right]) {
      const wood = decor.wall === 'wood' ? 'dark' : 'wood';
      put('wainscot', wood, panel(camera, plane, 0, 0, room.depth - 40, 78), {
        tone: 0.65,
        isSheet: true,
      });
      for (let at = 40; at + 150 < room.depth - 120; at += 185) {
        paintWindow(put, camera, options, {
          plane,
          at: [at, 88, 138, 96],
          bars: [1, 1],
          frameRole: 'white',
        });
        put(
          'blind',
          decor.cloth,
          join(panel(camera, plane, at, 156, 138, 28), panel(camera, plane, at + 62, 150, 14, 6)),
          {
            tone: 0.45,
            isSheet: true,
          },
        );
      }
      paintLuggage(inside, plane, room.depth - 120, decor);
      put('rack', 'metal', panel(camera, plane, 0, 198, room.depth - 60, 5), { tone: 0.5 });
    }
    paintDoor(put, camera, room.back, [wide / 2 - 40, 0, 80, 196], 'accent3', 0.6);
    put(
      'door.pane',
      time === 'night' ? 'lamp' : 'glass',
      panel(camera, room.back, wide / 2 - 26, 104, 52, 74),
      { tone: 0.2, glow: time === 'night' ? 1 : 0 },
    );
    const lit: [number, number][] = [];
    for (let z = 240; z < room.depth - 80; z += 170) lit.push([middle, z]);
    paintCeilingLamps(put, room, lit, [34, 90], time !== 'day');
    paintEnd(inside, wide, decor);
    const role = decor.soft === 'white' ? 'leaf' : decor.soft;
    for (let z = room.depth - 130; z > 150; z -= 150) {
      for (const way of [-1, 1]) {
        const x = way < 0 ? room.left : middle + aisle + 2;
        const span = wide / 2 - aisle - 2;
        paintBlock(
          put,
          camera,
          'seat.back',
          role,
          { at: [x, 26, z + 46], wide: span, tall: 92, deep: 14 },
          { front: 0.5, side: 0.78, top: 0.25 },
        );
        paintBlock(
          put,
          camera,
          'seat',
          role,
          { at: [x, 24, z], wide: span, tall: 20, deep: 48 },
          { front: 0.7, side: 0.85, top: 0.35 },
        );
        const back: Plane = (u, v) => [x + u, v, z + 45.6];
        const seats = [4, span / 2 + 2].map((u) =>
          panel(camera, back, u + 5, 101, span / 2 - 16, 15),
        );
        put('seat.cloths', 'white', join(...seats), { tone: 0.5 });
        const seams = [
          panel(camera, back, span / 2 - 1, 44, 2, 74),
          panel(camera, back, 3, 78, span - 6, 1.6),
        ];
        put('seat.seams', 'dark', join(...seams), { tone: 0.4, alpha: 0.5 });
        if (z < 700) {
          const buds = [0, 1, 2, 3].flatMap((n) =>
            [58, 72].map((v) => onPlane(camera, back, diamond(span * (0.14 + n * 0.24), v, 5, 4))),
          );
          put('seat.buds', decor.cloth === role ? 'white' : decor.cloth, join(...buds), {
            tone: 0.4,
            alpha: 0.7,
          });
        }
        slots.push(
          slotAt(camera, 'seat', [x + span / 2, 44, z + 18], 80, way < 0 ? 'right' : 'left'),
        );
      }
    }
    // Over the seats and under the ceiling: they cross nobody in the aisle.
    const [held, high] = [aisle + 14, room.tall - 14];
    const straps: Path[] = [-held, held].map((dx) =>
      stick(camera, [middle + dx, high, 330], [middle + dx, high, room.depth], 2),
    );
    for (let z = 380; z < room.depth; z += 130) {
      for (const dx of [-held, held]) {
        const { x, y, scale: k } = see(camera, [middle + dx, high, z]);
        straps.push(
          rect(x - k, y, 2 * k, 14 * k),
          circle(x, y + 20 * k, 7 * k),
          cut(circle(x, y + 20 * k, 5 * k)),
        );
      }
    }
    put('straps', 'dark', join(...straps), { tone: 0.4 });
    slots.push(
      slotAt(camera, 'door', [middle, 0, room.depth - 10], 90),
      slotAt(camera, 'window', right(room.depth - 420, 92), 110),
      slotAt(camera, 'shelf', [room.left + 20, 196, 480], 90),
    );
    return { light: { x: light.x, y: light.y }, standing: { from: 0.26, to: 0.74, farthest: 0.3 } };
  },
);

/** Cases, bags and hat boxes on the rack over the windows. */
function paintLuggage(
  { put, camera, options: { random } }: Inside,
  plane: Plane,
  long: number,
  decor: Decor,
) {
  const inks = ['wood', decor.soft, decor.cloth, 'leaf', 'dark'] as const;
  const straps: Path[] = [];
  for (let u = 30; u < long; ) {
    const [wide, tall] = [random.between(46, 84), random.between(15, 25)];
    if (random.next() < 0.7) {
      put('luggage', pick(random, inks), panel(camera, plane, u, 203, wide, tall), {
        tone: 0.55,
        isSheet: true,
      });
      straps.push(
        panel(camera, plane, u + wide * 0.2, 203, 3, tall),
        panel(camera, plane, u + wide * 0.74, 203, 3, tall),
      );
    }
    u += wide + random.between(8, 60);
  }
  put('luggage.straps', 'dark', join(...straps), { tone: 0.6, alpha: 0.6 });
}

/** Beside the door at the end: a print and a bin, and ribs under the ceiling. */
function paintEnd({ put, camera, room, options: { random } }: Inside, wide: number, decor: Decor) {
  const wall: Wall = { put, camera, plane: room.back, random };
  for (const x of [wide * 0.08, wide * 0.76])
    hangPrint(wall, [x, 120, 42, 56], ['white', decor.soft]);
  const ribs: Path[] = [];
  for (let z = 230; z < room.depth; z += 170) ribs.push(panel(camera, room.ceiling, 0, z, wide, 8));
  put('ribs', 'wood', join(...ribs), { tone: 0.5, alpha: 0.6 });
}
