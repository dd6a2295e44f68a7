import { fall } from '#press/drawing.ts';
import { join, lines, type Path, type Point, rect } from '#press/path.ts';
import { panel, see } from '#press/stages/kit/camera.ts';
import { paintPicture, paintWindow } from '#press/stages/kit/fittings.ts';
import { paintRug } from '#press/stages/kit/furnish.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { paintBlock, paintFloor, paintPaper, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A hall with a stair that climbs out of the picture, a rail, a window on the landing. */
export const stairs = insideStage(
  { plans: ['frontal', 'aside', 'box'], far: [540, 660], tall: [520, 620] },
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
    const light = see(camera, room.back(from + (to - from) * 0.66, 330));
    paintRoom(put, room, { light, dim: time === 'night' ? 0.92 : 0.7 });
    paintFloor(put, room, pick(random, ['checks', 'boards']), 42);
    const all = room.right - room.left;
    paintPaper(put, camera, room.back, pick(random, ['stripes', 'leaves', 'panels', 'bare']), [
      all,
      12,
      room.tall,
    ]);
    const rise = random.between(17, 20);
    const tread = random.between(26, 32);
    const start = from + (to - from) * random.between(0.1, 0.2);
    const count = Math.max(8, Math.ceil((to + 60 - start) / tread));
    const windowAt = start + count * tread * 0.3;
    paintWindow(put, camera, options, {
      plane: room.back,
      at: [windowAt, 250, 110, 170],
      arched: random.next() < 0.6,
      bars: [2, 3],
      frameRole: 'white',
    });
    for (let i = 0; i < 3; i++)
      paintPicture(put, camera, room.back, [start + 30 + i * 66 + 150, 150 + i * 44 + 30, 44, 54]);
    const z = room.depth - 130;
    const role = pick(random, ['wood', 'stone', 'white']);
    const carpet = pick(random, ['accent', 'accent3']);
    for (let i = 0; i < count; i++) {
      const block = {
        at: [room.left + start + i * tread, 0, z] as const,
        wide: tread + 0.6,
        tall: (i + 1) * rise,
        deep: 128,
      };
      paintBlock(put, camera, 'step', role, block, { front: 0.55, side: 0.4, top: 0.12 });
      const side = panel(camera, (u, v) => [block.at[0] - 0.2, v, z + u], 26, i * rise, 76, rise);
      const isSideSeen =
        see(camera, [block.at[0], 0, z]).x < see(camera, [block.at[0], 0, z + 128]).x;
      if (isSideSeen) put('step.carpet', carpet, side, { tone: 0.6 });
      if (i % 4 === 2)
        slots.push(
          slotAt(camera, 'top', [block.at[0] + tread / 2, block.tall, z + 50], 110),
          slotAt(camera, 'seat', [block.at[0] + tread / 2, block.tall, z + 30], 80),
        );
    }
    const posts: Path[] = [];
    const rail: Point[] = [];
    for (let i = 0; i < count; i++) {
      const x = room.left + start + i * tread + tread / 2;
      const [foot, top] = [
        see(camera, [x, (i + 1) * rise, z + 4]),
        see(camera, [x, (i + 1) * rise + 88, z + 4]),
      ];
      posts.push(rect(foot.x - 1.7 * foot.scale, top.y, 3.4 * foot.scale, foot.y - top.y));
      rail.push([top.x, top.y]);
    }
    put('banisters', 'dark', join(...posts), { tone: 0.4 });
    put('rail', 'wood', lines(rail, 13), { tone: 0.75, isSheet: true });
    const [first] = rail;
    if (first) {
      const foot = see(camera, [room.left + start - 6, 0, z + 4]);
      put(
        'newel',
        'wood',
        rect(foot.x - 7 * foot.scale, first[1] - 14, 14 * foot.scale, foot.y - first[1] + 14, 3),
        { tone: 0.6, isSheet: true },
      );
    }
    const beam = panel(camera, room.floor, windowAt - 40, room.depth - 330, 120, 180);
    put('floor.light', 'lamp', beam, {
      tone: 0.2,
      alpha: fall(camera.horizon, camera.height, 0.1, 0.34),
      mode: 'light',
    });
    paintRug(put, room, [room.left + start - 10, 0, z - 170], 180, 100, 'accent3');
    slots.push(
      slotAt(camera, 'window', room.back(windowAt + 55, 252), 100),
      slotAt(camera, 'wall', room.back(start + 120, 130), 90),
      slotAt(camera, 'door', room.back(Math.max(0, start - 60), 0), 90),
    );
    return { light: { x: light.x, y: light.y } };
  },
);
