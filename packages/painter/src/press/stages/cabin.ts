import { fall, type Role } from '#press/drawing.ts';
import { join, type Path, rect } from '#press/path.ts';
import { onPlane, type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { decorFor } from '#press/stages/kit/decor.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { cloud, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** In a plane: rows of seats along an aisle, round windows full of sky, lockers overhead. */
export const cabin = insideStage(
  { plans: ['box', 'aside'], far: [900, 1250], tall: [215, 232], half: [168, 184] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const middle = (room.left + room.right) / 2;
    const wide = room.right - room.left;
    const light = see(camera, [middle, room.tall - 10, 520]);
    paintRoom(put, room, { light, dim: 0.7, wall: 'white', ceiling: 'white' });
    put(
      'aisle',
      decor.cloth === 'white' ? 'accent2' : decor.cloth,
      panel(camera, room.floor, wide / 2 - 26, 40, 52, room.depth - 40),
      {
        tone: fall(camera.horizon, camera.height, 0.5, 0.95),
      },
    );
    const right: Plane = (across, up) => [room.right, up, room.depth - across];
    for (const plane of [room.leftWall, right]) {
      const [panes, rims]: [Path[], Path[]] = [[], []];
      for (let at = 60; at < room.depth - 150; at += 96) {
        rims.push(onPlane(camera, plane, rect(at - 5, 93, 46, 62, 21)));
        panes.push(onPlane(camera, plane, rect(at, 98, 36, 52, 17)));
      }
      put('rims', 'white', join(...rims), { tone: 0.1, isSheet: true });
      put('panes', time === 'night' ? 'night' : 'sky', join(...panes), {
        tone: fall(camera.horizon - 160, camera.horizon + 200, 0.5, 0.05),
        glow: time === 'night' ? 0 : 0.5,
      });
    }
    for (const way of [-1, 1]) {
      const x = way < 0 ? room.left : room.right - 74;
      for (let z = room.depth - 170; z > 120; z -= 170) {
        paintBlock(
          put,
          camera,
          'locker',
          'white',
          { at: [x, 168, z], wide: 74, tall: 40, deep: 164 },
          { front: 0.35, side: 0.5, top: 0.1 },
        );
      }
    }
    put(
      'bulkhead',
      decor.wall === 'white' ? 'accent3' : decor.wall,
      panel(camera, room.back, 0, 0, wide, room.tall),
      {
        tone: 0.4,
        isSheet: true,
      },
    );
    put('door', 'metal', panel(camera, room.back, wide / 2 - 34, 0, 68, 186), {
      tone: 0.35,
      isSheet: true,
    });
    put(
      'curtain',
      decor.soft === 'white' ? 'accent2' : decor.soft,
      panel(camera, room.back, wide / 2 - 34, 20, 20, 166),
      { tone: 0.6 },
    );
    const screen = panel(camera, room.back, wide * 0.1, 112, 70, 44);
    put('screen', 'night', screen, { tone: 0.6, isSheet: true });
    const shown = see(camera, room.back(wide * 0.1 + 35, 130));
    put(
      'screen.cloud',
      'foam',
      cloud(random, shown.x, shown.y, 40 * shown.scale, 16 * shown.scale),
      {
        tone: 0.1,
      },
    );
    const latches: Path[] = [];
    for (const [side, x] of [
      [-1, room.left + 74],
      [1, room.right - 74],
    ] as const) {
      const face: Plane = (u, v) => [x + side * -0.5, v, room.depth - u];
      for (let u = 30; u < room.depth - 150; u += 170)
        latches.push(panel(camera, face, u, 184, 22, 7));
    }
    put('latches', 'metal', join(...latches), { tone: 0.6 });
    const strips = [-60, 60].map((x) =>
      panel(camera, room.ceiling, wide / 2 + x - 5, 80, 10, room.depth - 80),
    );
    put('strips', 'lamp', join(...strips), { tone: 0.05, glow: 0.9 });
    const role = pick(random, [decor.soft === 'white' ? 'night' : decor.soft, 'night', 'accent3']);
    const piping: Role = decor.cloth === role ? 'white' : decor.cloth;
    for (let z = room.depth - 120; z > 170; z -= 118) {
      for (const way of [-1, 1]) {
        for (const n of [0, 1]) {
          const x = way < 0 ? room.left + 8 + n * 62 : room.right - 70 - n * 62;
          paintBlock(
            put,
            camera,
            'seat.back',
            role,
            { at: [x, 30, z + 44], wide: 56, tall: 84, deep: 12 },
            { front: 0.45, side: 0.78, top: 0.2 },
          );
          if (z < 620) {
            const back: Plane = (u, v) => [x + u, v, z + 43.4];
            const bands = [44, 58, 72].map((v) => panel(camera, back, 5, v, 46, 4));
            put('seat.bands', piping, join(...bands), { tone: 0.4, alpha: 0.7 });
          }
          put(
            'headrest',
            'white',
            panel(camera, (u, v) => [x + u, v, z + 43], 8, 92, 40, 20),
            {
              tone: 0.2,
            },
          );
          paintBlock(
            put,
            camera,
            'seat',
            role,
            { at: [x, 26, z], wide: 56, tall: 18, deep: 46 },
            { front: 0.7, side: 0.85, top: 0.3 },
          );
        }
        const x = way < 0 ? room.left + 98 : room.right - 98;
        slots.push(slotAt(camera, 'seat', [x, 44, z + 16], 70, way < 0 ? 'right' : 'left'));
      }
    }
    slots.push(
      slotAt(camera, 'door', [middle, 0, room.depth - 10], 90),
      slotAt(camera, 'window', right(room.depth - 420, 92), 90),
    );
    return { light: { x: light.x, y: light.y }, standing: { from: 0.3, to: 0.7, farthest: 0.3 } };
  },
);
