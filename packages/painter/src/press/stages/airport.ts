import { fall } from '#press/drawing.ts';
import { ellipse, join, type Path } from '#press/path.ts';
import { face, onPlane, panel, see } from '#press/stages/kit/camera.ts';
import { archPath } from '#press/stages/kit/fittings.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { frontOf, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A hall of an airport: a wall of glass, an aircraft behind it, rows of seats, a board of flights. */
export const airport = insideStage(
  { plans: ['frontal', 'aside'], far: [900, 1150], tall: [520, 620] },
  (inside) => {
    const {
      options,
      camera,
      room,
      span: [from, to],
      put,
      slots,
    } = inside;
    const { random, time } = options;
    const middle = (from + to) / 2;
    const light = see(camera, room.back(middle, 300));
    paintRoom(put, room, { light, dim: 0.7 });
    put('sky', 'glass', panel(camera, room.back, from - 40, 40, to - from + 80, 400), {
      tone: fall(light.y - 300, light.y + 300, time === 'night' ? 0.9 : 0.6, 0.05),
      isSheet: true,
      glow: time === 'night' ? 0 : 0.4,
    });
    put('apron', 'stone', panel(camera, room.back, from - 40, 40, to - from + 80, 74), {
      tone: 0.4,
    });
    const body = join(ellipse(middle, 150, 190, 34), archPath(middle + 130, 158, 46, 110), [
      0,
      middle - 30,
      146,
      1,
      middle + 40,
      146,
      1,
      middle + 120,
      96,
      1,
      middle + 86,
      94,
      3,
    ]);
    put('plane', 'white', onPlane(camera, room.back, body), {
      tone: 0.25,
      isSheet: true,
      relief: { depth: 0.35, dx: 0, dy: -8, radius: 12 },
    });
    put('plane.band', 'accent', onPlane(camera, room.back, ellipse(middle, 144, 176, 6)), {
      tone: 0.4,
    });
    const bars: Path[] = [];
    for (let u = from - 40; u < to + 40; u += 120)
      bars.push(panel(camera, room.back, u, 40, 7, 400));
    bars.push(
      panel(camera, room.back, from - 40, 236, to - from + 80, 7),
      panel(camera, room.back, from - 40, 40, to - from + 80, 9),
    );
    put('bars', 'dark', join(...bars), { tone: 0.5, isSheet: true });
    const floor = face(camera, [
      [room.left + from, 0, room.depth],
      [room.left + to, 0, room.depth],
      [room.left + to - 120, 0, 200],
      [room.left + from - 220, 0, 200],
    ]);
    put('floor.light', 'lamp', floor, { tone: 0.2, alpha: 0.26, mode: 'light' });
    const board = {
      at: [room.left + middle - 130, 300, room.depth - 300] as const,
      wide: 250,
      tall: 96,
      deep: 10,
    };
    paintBlock(put, camera, 'flights', 'dark', board, { front: 0.8 });
    const rows: Path[] = [];
    for (let row = 0; row < 5; row++)
      for (let u = 10; u < 220; u += random.between(30, 60))
        rows.push(panel(camera, frontOf(board), u, 78 - row * 17, random.between(12, 26), 7));
    put('flights.rows', 'lamp', join(...rows), { tone: 0.2, glow: 1 });
    for (let z = room.depth - 260; z > 380; z -= 220) {
      for (const way of [-1, 1]) {
        const x = room.left + middle + (way < 0 ? -340 : 90);
        paintBlock(
          put,
          camera,
          'seats',
          'accent3',
          { at: [x, 40, z], wide: 250, tall: 7, deep: 46 },
          { front: 0.6, top: 0.3 },
        );
        const backs = [0, 1, 2, 3].map((i) =>
          panel(camera, (u, v) => [x + i * 64 + u, v, z + 46], 0, 46, 56, 42),
        );
        put('seats.backs', 'accent3', join(...backs), { tone: 0.55, isSheet: true });
        slots.push(
          slotAt(camera, 'seat', [x + 90, 46, z + 20], 70),
          slotAt(camera, 'bed', [x + 125, 48, z + 20], 200),
        );
      }
    }
    slots.push(
      slotAt(camera, 'window', room.back(middle, 44), 300),
      slotAt(camera, 'top', [board.at[0] + 125, 396, board.at[2]], 200),
      slotAt(camera, 'far', [room.left + middle, 0, room.depth - 80], 300),
    );
    return { light: { x: light.x, y: light.y }, standing: { farthest: 0.3 } };
  },
);
