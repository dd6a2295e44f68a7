import { fall, type Role } from '#press/drawing.ts';
import { circle, join, type Path, rect } from '#press/path.ts';
import { type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { stand } from '#press/stages/kit/fittings.ts';
import { paintCeilingLamps } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { isOnSheet, paintBlock, paintFloor, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** Shelves of goods on both sides of an aisle, a counter, a sign, bright lamps. */
export const shop = insideStage(
  { plans: ['box'], far: [900, 1400], tall: [290, 340], half: [250, 340] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time } = options;
    const wide = room.right - room.left;
    const light = see(camera, [0, room.tall, 560]);
    paintRoom(put, room, { light, dim: 0.72 });
    paintFloor(put, room, pick(random, ['checks', 'tiles']), 60);
    paintCeilingLamps(
      put,
      room,
      [
        [-80, 340],
        [80, 340],
        [-80, 640],
        [80, 640],
        [-80, 960],
        [80, 960],
      ],
      [36, 150],
      time !== 'day' || random.next() < 0.5,
    );
    const right: Plane = (across, up) => [room.right, up, room.depth - across];
    paintShelves(inside, room.back, wide, 40, 62);
    for (const plane of [room.leftWall, right])
      paintShelves(inside, plane, room.depth - 130, 44, 70);
    put(
      'sign',
      pick(random, ['accent', 'accent3']),
      panel(camera, room.back, wide / 2 - 130, 232, 260, 40),
      { tone: 0.5, isSheet: true },
    );
    const letters: Path[] = [];
    for (let u = -104; u < 100; u += 30)
      letters.push(panel(camera, room.back, wide / 2 + u, 242, random.between(12, 22), 20));
    put('sign.letters', 'white', join(...letters), { tone: 0.1 });
    const counter = {
      at: [-20 - wide * 0.3, 0, room.depth - 260] as const,
      wide: 190,
      tall: 96,
      deep: 60,
    };
    paintBlock(put, camera, 'counter', 'wood', counter, { front: 0.55, side: 0.78, top: 0.15 });
    put(
      'till',
      'dark',
      stand(
        camera,
        [counter.at[0] + 130, 96, counter.at[2] + 20],
        join(rect(-20, -22, 40, 22, 4), rect(-12, -38, 26, 16, 3)),
      ),
      { tone: 0.5, isSheet: true },
    );
    const globes = [-70, 70].map((x) => {
      const p = see(camera, [x, 226, room.depth - 220]);
      return circle(p.x, p.y, 15 * p.scale);
    });
    put('globes', 'lamp', join(...globes), { tone: 0, glow: 1, isSheet: true });
    const crate = { at: [wide * 0.2, 0, 520] as const, wide: 96, tall: 54, deep: 70 };
    paintBlock(put, camera, 'crate', 'wood', crate, { front: 0.6, side: 0.8, top: 0.4 });
    const fruit: Path[] = [];
    for (let i = 0; i < 12; i++) {
      const p = see(camera, [
        crate.at[0] + 10 + (i % 6) * 15,
        58 + (i > 5 ? 8 : 0),
        crate.at[2] + 14 + (i % 3) * 14,
      ]);
      fruit.push(circle(p.x, p.y, 9 * p.scale));
    }
    put('fruit', 'accent2', join(...fruit), { tone: 0.4, isSheet: true });
    slots.push(
      slotAt(camera, 'table', [counter.at[0] + 60, 96, counter.at[2] + 24], 90),
      slotAt(camera, 'top', [crate.at[0] + 48, 66, crate.at[2] + 30], 90),
      slotAt(camera, 'far', [0, 0, room.depth - 140], 160),
    );
    slots.push(
      slotAt(camera, 'shelf', room.leftWall(room.depth - 560, 134), 70),
      slotAt(camera, 'shelf', room.back(wide * 0.7, 164), 70),
      slotAt(camera, 'door', room.back(wide * 0.8, 0), 100),
    );
    return { light: { x: light.x, y: light.y + 40 }, standing: { farthest: 0.26 } };
  },
);

function paintShelves(
  { put, camera, options: { random } }: Inside,
  plane: Plane,
  wide: number,
  step: number,
  unit: number,
) {
  put('shelves', 'wood', panel(camera, plane, 0, 0, wide, 226), {
    tone: fall(camera.horizon - 200, camera.height, 0.6, 0.9),
    isSheet: true,
  });
  const roles: readonly Role[] = ['accent', 'accent2', 'accent3', 'white'];
  const goods: Path[][] = roles.map(() => []);
  const boards: Path[] = [];
  for (let up = 8; up < 210; up += step) {
    boards.push(panel(camera, plane, 0, up - 5, wide, 5));
    for (let u = 8; u + unit < wide; u += unit) {
      const kind = Math.floor(random.next() * 4.4);
      const count = 1 + Math.floor(random.next() * 3);
      const tall = step * random.between(0.5, 0.8);
      for (let i = 0; i < count; i++) {
        const item = panel(
          camera,
          plane,
          u + (i * (unit - 8)) / count,
          up,
          (unit - 12) / count - 2,
          tall,
        );
        if (kind < 4 && isOnSheet(item, camera)) goods[kind]?.push(item);
      }
    }
  }
  for (const [n, role] of roles.entries())
    put('goods', role, join(...(goods[n] ?? [])), { tone: 0.5 });
  put('boards', 'white', join(...boards), { tone: 0.5 });
}
