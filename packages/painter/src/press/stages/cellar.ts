import { fall, spread } from '#press/drawing.ts';
import { ellipse, join, type Path, rect } from '#press/path.ts';
import { panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { paintHangingLamp, stand } from '#press/stages/kit/fittings.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** Under a house: stone walls, steps that lead up, barrels and shelves by one bare bulb. */
export const cellar = insideStage(
  { plans: ['box', 'aside'], far: [520, 640], tall: [220, 245], half: [250, 300] },
  (inside) => {
    const { camera, room, put, slots, options } = inside;
    const { random } = options;
    const wide = room.right - room.left;
    const bulb: Spot = [(room.left + room.right) / 2 + random.between(-50, 50), 184, 380];
    const light = see(camera, bulb);
    paintRoom(put, room, { light, dim: 1, wall: 'stone', ceiling: 'dark', floor: 'ground' });
    const joints: Path[] = [];
    for (let up = 30; up < room.tall; up += 34) {
      joints.push(panel(camera, room.back, 0, up, wide, 2));
      for (let u = (up % 68) * 0.6; u < wide; u += 66)
        joints.push(panel(camera, room.back, u, up, 2, 34));
      for (const plane of [room.leftWall, room.rightWall]) {
        joints.push(panel(camera, plane, 0, up, room.depth - 60, 2));
      }
    }
    put('joints', 'dark', join(...joints), { tone: 0.5, alpha: 0.5 });
    const beams: Path[] = [];
    for (let z = 200; z < room.depth; z += 110)
      beams.push(panel(camera, room.ceiling, 0, z, wide, 20));
    put('beams', 'wood', join(...beams), { tone: 0.9 });
    for (let n = 0; n < 7; n++) {
      paintBlock(
        put,
        camera,
        'step',
        'wood',
        {
          at: [room.right - 96, n * 30, room.depth - 40 - (6 - n) * 34],
          wide: 96,
          tall: 30,
          deep: 34 + (6 - n),
        },
        { front: 0.55, side: 0.8, top: 0.2 },
      );
    }
    put('hatch', 'lamp', panel(camera, room.back, wide - 92, 196, 80, 24), { tone: 0.1, glow: 1 });
    const shelfAt = room.left + 20;
    for (const up of [60, 110, 160]) {
      paintBlock(
        put,
        camera,
        'shelf',
        'wood',
        { at: [shelfAt, up, room.depth - 44], wide: wide * 0.34, tall: 5, deep: 40 },
        { front: 0.6, top: 0.3 },
      );
    }
    const jars: Path[] = [];
    for (const up of [65, 115, 165]) {
      for (let u = 14; u < wide * 0.32; u += 26) {
        const tall = random.between(16, 28);
        jars.push(stand(camera, [shelfAt + u, up, room.depth - 40], rect(-8, -tall, 16, tall, 4)));
      }
    }
    put('jars', 'glass', join(...jars), { tone: 0.45, isSheet: true });
    for (const x of [-0.1, 0.12]) {
      const spot: Spot = [(room.left + room.right) / 2 + wide * x, 0, room.depth - 60];
      const barrel = join(rect(-30, -84, 60, 84, 16), ellipse(0, -84, 27, 7));
      put('barrel', 'wood', stand(camera, spot, barrel), {
        tone: 0.5,
        isSheet: true,
        relief: { depth: 0.5, dx: -8, dy: -4, radius: 14 },
      });
      put(
        'hoops',
        'dark',
        stand(camera, spot, join(rect(-31, -64, 62, 5), rect(-31, -26, 62, 5))),
        {
          tone: 0.6,
        },
      );
      slots.push(slotAt(camera, 'top', [spot[0], 88, spot[2]], 60));
    }
    paintHangingLamp(put, camera, room, bulb, { isLit: true });
    const pool = see(camera, [bulb[0], 0, bulb[2]]);
    put('pool', 'lamp', ellipse(pool.x, pool.y, 300 * pool.scale, 70 * pool.scale), {
      tone: 0.3,
      alpha: spread([pool.x, pool.y], 0, 300 * pool.scale, 0.4, 0),
      mode: 'light',
    });
    put('gloom', 'shadow', rect(-20, -20, camera.width + 40, camera.height * 0.2), {
      tone: 0.9,
      alpha: fall(-20, camera.height * 0.2, 0.5, 0),
    });
    slots.push(slotAt(camera, 'shelf', [shelfAt + 40, 115, room.depth - 44], 60));
    return { light: { x: light.x, y: light.y }, standing: { from: 0.16, to: 0.76, farthest: 0.3 } };
  },
);
