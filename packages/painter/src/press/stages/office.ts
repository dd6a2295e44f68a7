import { join, type Path, rect } from '#press/path.ts';
import { panel, see } from '#press/stages/kit/camera.ts';
import { paintPottedPlant, paintWindow, stand } from '#press/stages/kit/fittings.ts';
import { paintCeilingLamps, paintDesk } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { frontOf, paintBlock, paintFloor, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** An office: desks with screens before a wall of windows, cabinets, flat lamps. */
export const office = insideStage(
  { plans: ['frontal', 'aside', 'box'], far: [620, 820], tall: [275, 305] },
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
    const light = see(camera, room.back((from + to) / 2, 190));
    paintRoom(put, room, { light, dim: time === 'night' ? 0.85 : 0.6 });
    paintFloor(put, room, 'tiles', 60);
    const step = random.between(150, 210);
    for (let at = from - 20; at < to; at += step)
      paintWindow(put, camera, options, {
        plane: room.back,
        at: [at, 84, step - 26, 150],
        bars: [pick(random, [1, 2]), 1],
        frameRole: 'metal',
      });
    const blinds: Path[] = [];
    const low = random.between(150, 200);
    for (let up = 236; up > low; up -= 9)
      blinds.push(panel(camera, room.back, from - 20, up, to - from + 40, 3.4));
    put('blinds', 'white', join(...blinds), { tone: 0.3, alpha: 0.9 });
    paintCeilingLamps(
      put,
      room,
      [
        [-150, 330],
        [150, 330],
        [-150, 520],
        [150, 520],
      ],
      [60, 110],
      time !== 'day',
    );
    const cabinet = {
      at: [room.left + to - 110, 0, room.depth - 60] as const,
      wide: 86,
      tall: 132,
      deep: 50,
    };
    paintBlock(put, camera, 'cabinet', 'metal', cabinet, { front: 0.45, side: 0.7, top: 0.2 });
    const pulls = [20, 52, 84, 112].map((up) => panel(camera, frontOf(cabinet), 10, up, 66, 2.4));
    put('cabinet.drawers', 'dark', join(...pulls), { tone: 0.4, alpha: 0.7 });
    slots.push(slotAt(camera, 'top', [cabinet.at[0] + 43, 132, cabinet.at[2] + 20], 70));
    for (let z = room.depth - 190; z > 300; z -= 210) {
      for (const share of [0.26, 0.74])
        paintWorkplace(inside, [room.left + from + (to - from) * share - 70, 0, z]);
    }
    paintPottedPlant(
      put,
      camera,
      [room.left + from + 26, 0, room.depth - 60],
      random.between(120, 170),
    );
    slots.push(
      slotAt(camera, 'window', room.back((from + to) / 2, 86), 120),
      slotAt(camera, 'door', room.back(from + 30, 0), 100),
    );
    return { light: { x: light.x, y: light.y } };
  },
);

function paintWorkplace(
  { put, camera, slots, options: { time } }: Inside,
  at: readonly [number, number, number],
) {
  const [x, , z] = at;
  put(
    'chair',
    'accent3',
    stand(
      camera,
      [x + 66, 0, z + 88],
      join(
        rect(-24, -104, 48, 52, 9),
        rect(-26, -52, 52, 9, 4),
        rect(-3, -44, 6, 40),
        rect(-22, -6, 44, 5, 2),
      ),
    ),
    { tone: 0.6, isSheet: true },
  );
  paintDesk(put, camera, { at, wide: 140, tall: 74, deep: 70 });
  const screen = { at: [x + 34, 82, z + 34] as const, wide: 58, tall: 38, deep: 4 };
  put(
    'screen.foot',
    'dark',
    stand(camera, [x + 63, 74, z + 34], join(rect(-4, -10, 8, 10), rect(-14, -3, 28, 3))),
    { tone: 0.5 },
  );
  paintBlock(put, camera, 'screen', 'dark', screen, { front: 0.5, side: 0.8, top: 0.3 });
  put(
    'screen.glow',
    time === 'day' ? 'glass' : 'lamp',
    panel(camera, frontOf({ ...screen, at: [x + 37, 85, z + 33.6] }), 0, 0, 52, 32),
    { tone: 0.3, glow: 0.6 },
  );
  put(
    'papers',
    'white',
    panel(camera, (u, v) => [x + 100 + u, 74.5, z + 10 + v], 0, 0, 24, 30),
    { tone: 0.1 },
  );
  slots.push(
    slotAt(camera, 'seat', [x + 66, 48, z + 90], 80),
    slotAt(camera, 'table', [x + 16, 74, z + 30], 50),
  );
}
