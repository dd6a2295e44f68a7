import { circle, join, type Path } from '#press/path.ts';
import { type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { paintWindow, stand } from '#press/stages/kit/fittings.ts';
import { paintCeilingLamps, paintDesk } from '#press/stages/kit/furnish.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { frame, paintFloor, paintRoom } from '#press/stages/kit/room.ts';
import { pick, taper } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A classroom: a large blackboard, desks on both sides of an aisle, windows along one wall, a clock. */
export const classroom = insideStage(
  { plans: ['box', 'aside'], far: [580, 680], tall: [310, 360] },
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
    const light = see(camera, [room.left, 190, room.depth * 0.6]);
    paintRoom(put, room, { light, dim: time === 'night' ? 0.9 : 0.62 });
    paintFloor(put, room, 'boards', 34);
    const all = room.right - room.left;
    put(
      'dado',
      pick(random, ['leaf', 'accent3', 'wood']),
      panel(camera, room.back, 0, 0, all, 90),
      { tone: 0.5, isSheet: true },
    );
    for (let at = 60; at + 150 < room.depth - 130; at += 200) {
      paintWindow(put, camera, options, {
        plane: room.leftWall,
        at: [at, 100, 140, 150],
        bars: [2, 2],
        frameRole: 'white',
      });
    }
    const half = Math.min(200, (to - from) * 0.38);
    const board = [middle - half, 98, half * 2, 138] as const;
    put('board', pick(random, ['leaf', 'night']), panel(camera, room.back, ...board), {
      tone: 0.88,
      isSheet: true,
    });
    put('board.frame', 'wood', frame(camera, room.back, board, 7), { tone: 0.4, isSheet: true });
    const chalk: Path[] = [];
    for (let row = 0; row < 4; row++) {
      for (let u = 22; u < half * 1.3 - row * 40; ) {
        const long = random.between(18, 48);
        chalk.push(panel(camera, room.back, board[0] + u, 206 - row * 27, long, 4));
        u += long + 10;
      }
    }
    put('chalk', 'white', join(...chalk), { tone: 0.2, alpha: 0.75 });
    const { x, y, scale: k } = see(camera, room.back(middle + half - 20, 268));
    put('clock', 'dark', circle(x, y, 21 * k), { tone: 0.5, isSheet: true });
    put('clock.face', 'white', circle(x, y, 18 * k), { tone: 0.1 });
    const hour = random.between(-14, 14) * k;
    put(
      'clock.hands',
      'dark',
      join(
        taper([x, y], [x + hour, y - 8 * k], 3, 2),
        taper([x, y], [x - hour * 0.4, y - 14 * k], 3, 2),
      ),
      { tone: 0.9 },
    );
    paintCeilingLamps(
      put,
      room,
      [
        [-120, 380],
        [120, 380],
      ],
      [50, 110],
      time !== 'day',
    );
    const teacher = {
      at: [room.left + middle + half * 0.2, 0, room.depth - 130] as const,
      wide: 150,
      tall: 78,
      deep: 60,
    };
    paintDesk(put, camera, teacher);
    slots.push(
      slotAt(camera, 'table', [teacher.at[0] + 75, 78, teacher.at[2] + 30], 130),
      slotAt(camera, 'middle', [room.left + middle - 60, 0, room.depth - 90], 160),
    );
    // Few and large, and nobody between them.
    const aisle = see(camera, [room.left + middle, 0, room.depth]).x;
    const centre = ((aisle - camera.x) * room.depth) / camera.focal;
    for (const z of [room.depth - 250, room.depth - 380]) {
      for (const dx of [-1, 1]) {
        const at = [centre * (z / room.depth) + dx * 168 - 42, 0, z] as const;
        const chair = stand(
          camera,
          [at[0] + 42, 0, z - 26],
          join(
            [0, -18, -44, 1, 18, -44, 1, 18, -40, 1, -18, -40, 3],
            [0, -18, -82, 1, 18, -82, 1, 18, -62, 1, -18, -62, 3],
            [0, -17, -82, 1, -14, -82, 1, -14, 0, 1, -17, 0, 3],
            [0, 14, -82, 1, 17, -82, 1, 17, 0, 1, 14, 0, 3],
          ),
        );
        paintDesk(put, camera, { at, wide: 84, tall: 72, deep: 46 });
        put('chair', pick(random, ['accent', 'accent2']), chair, { tone: 0.6, isSheet: true });
        slots.push(slotAt(camera, 'seat', [at[0] + 42, 44, z - 14], 70));
      }
    }
    const right: Plane = (across, up) => [room.right, up, room.depth - across];
    slots.push(
      slotAt(camera, 'wall', room.back(middle - 10, 156), 260),
      slotAt(camera, 'window', room.leftWall(130, 102), 110),
      slotAt(camera, 'door', right(140, 0), 100),
    );
    return { light: { x: light.x, y: light.y }, standing: { farthest: 0.5 } };
  },
);
