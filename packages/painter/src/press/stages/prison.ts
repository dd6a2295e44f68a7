import { ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { panel, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, wallsOf } from '#press/stages/kit/decor.ts';
import { paintWindow, stand, stick } from '#press/stages/kit/fittings.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { paintBeam } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { hangPrint } from '#press/stages/kit/prints.ts';
import { frontOf, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { paintShelf } from '#press/stages/kit/rows.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';

/** A cell: bare walls, a high window with bars, a bunk, a door of iron; sometimes bars before us. */
export const prison = insideStage(
  { plans: ['box', 'aside', 'corner'], far: [400, 480], tall: [280, 340] },
  (inside) => {
    const {
      options,
      camera,
      room,
      span: [from, to],
      put,
      putFront,
      slots,
    } = inside;
    const { random } = options;
    const decor = decorFor(random);
    const paint = decor.wall === 'white' ? 'leaf' : decor.wall;
    const wide = to - from;
    const windowAt = from + wide * random.between(0.34, 0.6);
    const light = see(camera, room.back(windowAt + 32, 216));
    paintRoom(put, room, { light, dim: 0.95, wall: 'stone', floor: 'stone' });
    const joints: Path[] = [];
    for (let row = 0; row < 9; row++) {
      const up = row * 34;
      joints.push(panel(camera, room.back, from - 20, up, wide + 40, 1.6));
      for (let u = from - 20 + (row % 2) * 34; u < to; u += 68)
        joints.push(panel(camera, room.back, u, up, 1.6, 34));
    }
    // Painted to the height of a shoulder, as cells are.
    for (const [plane, long] of wallsOf(room))
      put('paint', paint, panel(camera, plane, 0, 0, long, 118), { tone: 0.6, alpha: 0.85 });
    put('stones', 'dark', join(...joints), { tone: 0.3, alpha: 0.4 });
    paintFloor(put, room, pick(random, ['tiles', 'checks', 'boards']), 46);
    paintCellThings(inside, [room.left + from + wide * 0.6, to], decor);
    paintWindow(put, camera, options, {
      plane: room.back,
      at: [windowAt, 188, 64, 56],
      arched: random.next() < 0.5,
      bars: [5, 1],
      frameRole: 'dark',
    });
    const x = room.left + windowAt;
    paintBeam(
      put,
      camera,
      [
        [x, 216, room.depth],
        [x + 64, 216, room.depth],
      ],
      [
        [x - 60, 0, 230],
        [x - 190, 0, 230],
      ],
      0.36,
    );
    const bunk = {
      at: [room.left + from + wide * 0.06, 40, room.depth - 84] as const,
      wide: 190,
      tall: 8,
      deep: 80,
    };
    paintBlock(put, camera, 'bunk', 'wood', bunk, { front: 0.7, top: 0.4 });
    put(
      'mattress',
      'white',
      panel(camera, frontOf({ ...bunk, at: [bunk.at[0], 48, bunk.at[2]] }), 0, 0, 190, 11),
      { tone: 0.6, isSheet: true },
    );
    put(
      'blanket',
      decor.soft === paint ? decor.cloth : decor.soft,
      panel(camera, (u, v) => [bunk.at[0] + u, v, bunk.at[2] - 1], 90, 26, 98, 34),
      { tone: 0.6, isSheet: true },
    );
    put(
      'chains',
      'dark',
      join(
        stick(camera, [bunk.at[0] + 4, 50, bunk.at[2]], [bunk.at[0] + 4, 130, room.depth], 2.4),
        stick(camera, [bunk.at[0] + 186, 50, bunk.at[2]], [bunk.at[0] + 186, 130, room.depth], 2.4),
      ),
      { tone: 0.7 },
    );
    const door = [from + wide * 0.76, 0, 84, 196] as const;
    put('door', 'metal', panel(camera, room.back, ...door), { tone: 0.75, isSheet: true });
    put(
      'door.hatch',
      'dark',
      join(
        panel(camera, room.back, door[0] + 22, 136, 40, 22),
        panel(camera, room.back, door[0] + 8, 90, 68, 4),
        panel(camera, room.back, door[0] + 70, 84, 6, 18),
      ),
      { tone: 0.8 },
    );
    const scratches: Path[] = [];
    for (let i = 0; i < 14; i++)
      scratches.push(
        panel(camera, room.back, from + wide * 0.12 + i * 6 + Math.floor(i / 5) * 8, 120, 1.6, 18),
      );
    put('scratches', 'white', join(...scratches), { tone: 0.4, alpha: 0.7 });
    if (random.next() < 0.35) {
      const bars: Path[] = [];
      const { width, height } = camera;
      for (let bx = width * 0.05; bx < width; bx += width * 0.18)
        bars.push(rect(bx - 9, -20, 18, height + 40));
      bars.push(rect(-20, height * 0.12, width + 40, 20), rect(-20, height * 0.93, width + 40, 22));
      putFront('bars', 'dark', join(...bars), {
        tone: 0.75,
        isSheet: true,
        grain: { kind: 'upright' },
      });
    }
    slots.push(
      slotAt(camera, 'bed', [bunk.at[0] + 92, 58, bunk.at[2] + 34], 180),
      slotAt(camera, 'seat', [bunk.at[0] + 60, 58, bunk.at[2] + 6], 80),
      slotAt(camera, 'window', room.back(windowAt + 32, 190), 60),
      slotAt(camera, 'door', room.back(door[0] + 42, 0), 90),
      slotAt(camera, 'wall', room.back(from + wide * 0.2, 140), 90),
    );
    return { light: { x: light.x, y: light.y } };
  },
);

/** A basin under a small shelf, a bucket, a jacket on its hook, a picture pinned up. */
function paintCellThings(inside: Inside, [x]: readonly [number, number], decor: Decor) {
  const { put, camera, room, span, options } = inside;
  const { random } = options;
  const wall: Wall = { put, camera, plane: room.back, random };
  const across = x - room.left;
  const [from, to] = span;
  paintShelf(wall, [across, 150, 60], 'wood', {
    ...{ kinds: ['cups', 'books', 'bottles'], tall: 22 },
    inks: ['white', decor.soft, 'accent2'],
  });
  const basin = [x + 26, 0, room.depth - 20] as const;
  put(
    'basin',
    'white',
    stand(
      camera,
      basin,
      join(
        polygon([
          [-28, -88],
          [28, -88],
          [20, -68],
          [-20, -68],
        ]),
        rect(-4, -68, 8, 68),
      ),
    ),
    { tone: 0.45, isSheet: true },
  );
  put(
    'basin.tap',
    'metal',
    stand(camera, basin, join(rect(-2, -102, 4, 14), rect(-2, -102, 12, 4))),
    { tone: 0.5 },
  );
  const bucket = [x + 78, 0, room.depth - 44] as const;
  put(
    'bucket',
    'metal',
    stand(
      camera,
      bucket,
      polygon([
        [-17, -36],
        [17, -36],
        [13, 0],
        [-13, 0],
      ]),
    ),
    { tone: 0.5, isSheet: true, relief: { depth: 0.4, dx: -6, dy: 0, radius: 8 } },
  );
  put('bucket', 'dark', stand(camera, bucket, ellipse(0, -36, 16, 4)), { tone: 0.6 });
  hangPrint(wall, [from + (to - from) * 0.2, 132, 30, 38], ['white', decor.soft]);
}
