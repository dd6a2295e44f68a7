import { fall, type Role } from '#press/drawing.ts';
import { boxOf, circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { onPlane, type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { stand } from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { paintCeilingLamps } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintPlant } from '#press/stages/kit/potted.ts';
import { frame, frontOf, isOnSheet, paintBlock } from '#press/stages/kit/room.ts';
import { paintRow } from '#press/stages/kit/rows.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';

/** Shelves of goods on both sides of an aisle, a counter, a sign, bright lamps. */
export const shop = insideStage(
  { plans: ['box'], far: [900, 1400], tall: [290, 340], half: [250, 340] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const wide = room.right - room.left;
    const light = see(camera, [0, room.tall, 560]);
    paintInterior(inside, decor, {
      ...{ light, dim: 0.7 },
      paper: pick(random, ['stripes', 'planks', 'bare']),
      paperFrom: 224,
      floor: [pick(random, ['checks', 'lozenges', 'cabochons']), 56],
      crown: pick(random, ['cornice', 'beams', 'none']),
    });
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
    paintShelves(inside, room.back, wide, 40, 62, decor.wood);
    for (const plane of [room.leftWall, right])
      paintShelves(inside, plane, room.depth - 130, 44, 70, decor.wood);
    put(
      'sign',
      decor.wood === 'wood' ? decor.soft : 'wood',
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
    paintBlock(put, camera, 'counter', decor.soft, counter, { front: 0.55, side: 0.78, top: 0.15 });
    const fields = [0, 1, 2].map((n) =>
      frame(camera, frontOf(counter), [10 + n * 60, 14, 50, 66], 2),
    );
    put('counter.fields', 'dark', join(...fields), { tone: 0.3, alpha: 0.5 });
    const top = {
      at: [counter.at[0] - 6, 94, counter.at[2] - 5] as const,
      wide: 202,
      tall: 6,
      deep: 66,
    };
    paintBlock(put, camera, 'counter.top', 'wood', top, { front: 0.7, side: 0.8, top: 0.25 });
    paintAwning(inside, [wide / 2 - 150, 228, 300], decor);
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
    const jars: Wall = {
      ...{ put, camera, random },
      plane: (u, v) => [counter.at[0] + u, 100 + v, counter.at[2] + 24],
    };
    paintRow(jars, [8, 0, 92], {
      ...{ kinds: ['jars', 'jars', 'boxes'], tall: 30 },
      inks: ['white', 'accent2', decor.soft],
    });
    const globes = [-70, 70].map((x) => {
      const p = see(camera, [x, 226, room.depth - 220]);
      return circle(p.x, p.y, 15 * p.scale);
    });
    put('globes', 'lamp', join(...globes), { tone: 0, glow: 1, isSheet: true });
    paintStalls(inside, decor);
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
  wood: Role,
) {
  put('shelves', wood, panel(camera, plane, 0, 0, wide, 226), {
    tone: fall(camera.horizon - 200, camera.height, 0.6, 0.9),
    isSheet: true,
  });
  const roles: readonly Role[] = ['accent', 'accent2', 'accent3', 'white'];
  const goods: Path[][] = roles.map(() => []);
  const boards: Path[] = [];
  const labels: Path[] = [];
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
        if (kind >= 4 || !isOnSheet(item, camera)) continue;
        goods[kind]?.push(item);
        // Tins have a band, bottles a neck.
        const [x, w] = [u + (i * (unit - 8)) / count, (unit - 12) / count - 2];
        const box = boxOf(item);
        if (!box || box.bottom - box.top < 44) continue;
        if (kind % 2 === 0) labels.push(panel(camera, plane, x, up + tall * 0.3, w, tall * 0.3));
        else if (count > 1)
          goods[kind]?.push(panel(camera, plane, x + w * 0.34, up + tall, w * 0.32, step * 0.12));
      }
    }
  }
  for (const [n, role] of roles.entries())
    put('goods', role, join(...(goods[n] ?? [])), { tone: 0.5 });
  put('goods.labels', 'white', join(...labels), { tone: 0.2, alpha: 0.85 });
  put('boards', 'white', join(...boards), { tone: 0.5 });
}

/** A striped awning with a scalloped edge over the counter's wall. */
function paintAwning(
  { put, camera, room }: Inside,
  [x, up, wide]: readonly [number, number, number],
  decor: Decor,
) {
  const [plain, striped]: [Path[], Path[]] = [[], []];
  const each = wide / 10;
  const plane: Plane = (u, v) => [room.left + u, v, room.depth - 40];
  for (let n = 0; n < 10; n++) {
    const u = x + n * each;
    const strip = join(
      onPlane(
        camera,
        plane,
        polygon([
          [u, up],
          [u + each, up],
          [u + each, up - 20],
          [u, up - 20],
        ]),
      ),
      onPlane(camera, plane, ellipse(u + each / 2, up - 20, each / 2, 7)),
    );
    (n % 2 === 0 ? plain : striped).push(strip);
  }
  put('awning', 'white', join(...plain), { tone: 0.3, isSheet: true });
  put('awning', decor.cloth === 'white' ? 'accent3' : decor.cloth, join(...striped), {
    tone: 0.5,
    isSheet: true,
  });
}

/** Crates of fruit on both sides, cut by the edges of the sheet. */
function paintStalls(inside: Inside, decor: Decor) {
  const { put, camera, options } = inside;
  const { random } = options;
  const inks: readonly Role[] = ['accent2', 'leaf', 'accent3'];
  for (const side of ['left', 'right'] as const) {
    if (random.next() < 0.25) continue;
    const z = side === 'left' ? 400 : 450;
    const x = atEdge(inside, side, z, 110, 0.72);
    for (const [n, up] of [0, 34].entries()) {
      const box = {
        at: [x + n * 6, up, z + n * 26] as const,
        wide: 104,
        tall: 30,
        deep: 52 - n * 20,
      };
      paintBlock(put, camera, 'stall', 'wood', box, { front: 0.5, side: 0.8, top: 0.85 });
      const slats = [9, 19].map((v) => panel(camera, frontOf(box), 0, v, 104, 1.8));
      put('stall.slats', 'dark', join(...slats), { tone: 0.3, alpha: 0.5 });
      const spot: Spot = [x + n * 6, up + 30, z + n * 26 + 14];
      const heap = [0, 1, 2, 3, 4, 5].map((i) => circle(11 + i * 16.4, -3 - (i % 2) * 3, 9.4));
      put(
        'stall.fruit',
        inks[(n + (side === 'left' ? 0 : 1)) % 3] ?? 'leaf',
        stand(camera, spot, join(...heap)),
        { tone: 0.35, isSheet: true, relief: { depth: 0.5, dx: -5, dy: -5, radius: 8 } },
      );
    }
    const card: Spot = [x + 40, 66, z + 10];
    put('stall.card', 'white', stand(camera, card, rect(0, -34, 24, 17, 1)), {
      tone: 0.2,
      isSheet: true,
    });
    put('stall.card', 'dark', stand(camera, card, rect(11, -18, 2, 20)), { tone: 0.6 });
  }
  if (random.next() < 0.5) {
    const x = atEdge(inside, 'right', 620, 60, 0.9);
    paintPlant(inside, [x + 30, 0, 620], 150, decor.soft);
  }
}
