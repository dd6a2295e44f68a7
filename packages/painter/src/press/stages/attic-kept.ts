import { join, rect, smooth } from '#press/path.ts';
import { panel, type Spot } from '#press/stages/kit/camera.ts';
import type { Decor } from '#press/stages/kit/decor.ts';
import { stand, stick } from '#press/stages/kit/fittings.ts';
import {
  atEdge,
  paintBasket,
  paintBookPile,
  paintDrawers,
} from '#press/stages/kit/floor-things.ts';
import type { Inside } from '#press/stages/kit/inside.ts';
import { frontOf, paintBlock } from '#press/stages/kit/room.ts';

/** What a house keeps: a chest of drawers, clothes on a line, a dress form, boxes in a heap. */
export function paintKept(inside: Inside, decor: Decor) {
  const { put, camera, room, options } = inside;
  const { random } = options;
  const wide = room.right - room.left;
  const z = room.depth - 190;
  const side = random.next() < 0.5 ? 'left' : 'right';
  const x = atEdge(inside, side, z, 104, 0.78);
  const isChest = random.next() < 0.5;
  if (isChest)
    paintDrawers(inside, [x, 0, z], [104, 84, 50], decor.wood, {
      ...{ kinds: ['boxes', 'jars', 'books', 'bottles'], tall: 34 },
      inks: ['white', decor.soft, decor.cloth],
    });
  else {
    for (const [n, up, w] of [
      [0, 0, 84],
      [1, 46, 66],
      [2, 86, 48],
    ] as const) {
      const box = {
        at: [x + n * 8, up, z + n * 5] as const,
        wide: w,
        tall: 40 + (n === 0 ? 6 : 0),
        deep: 52 - n * 8,
      };
      const ink = n === 1 ? decor.soft : 'floor';
      paintBlock(put, camera, 'boxes', ink, box, { front: 0.45, side: 0.8, top: 0.2 });
      put('boxes.bands', 'dark', panel(camera, frontOf(box), w * 0.44, 0, w * 0.1, box.tall), {
        tone: 0.3,
        alpha: 0.4,
      });
    }
  }
  paintBookPile(put, camera, random, [x + (side === 'left' ? 134 : -30), 0, z + 20], 6);
  paintBasket(put, camera, [room.left + wide * 0.62, 0, room.depth - 150], decor.cloth);
  // Clothes on a line between the rafters.
  const line = room.depth - 110;
  const from = room.left + wide * 0.62;
  put('line', 'dark', stick(camera, [from - 10, 214, line], [from + 150, 208, line], 1.6), {
    tone: 0.4,
  });
  const inks = [decor.soft, 'white', decor.cloth] as const;
  for (const [n, ink] of inks.entries()) {
    const spot: Spot = [from + 22 + n * 46, 211, line];
    const shirt =
      n % 2
        ? smooth([
            [-15, 0],
            [15, 0],
            [19, 60],
            [0, 64],
            [-19, 60],
          ])
        : smooth([
            [-10, 0],
            [10, 0],
            [26, 12],
            [21, 22],
            [14, 18],
            [15, 56],
            [-15, 56],
            [-14, 18],
            [-21, 22],
            [-26, 12],
          ]);
    put('clothes', ink, stand(camera, spot, shirt), { tone: 0.45, isSheet: true });
  }
  const form: Spot = [room.left + wide * 0.44, 0, room.depth - 40];
  put('form.foot', 'dark', stand(camera, form, join(rect(-2, -90, 4, 90), rect(-18, -4, 36, 4))), {
    tone: 0.6,
  });
  put(
    'form',
    decor.cloth === 'white' ? 'accent2' : decor.cloth,
    stand(
      camera,
      form,
      smooth([
        [-8, -152],
        [8, -152],
        [20, -142],
        [16, -112],
        [22, -84],
        [-22, -84],
        [-16, -112],
        [-20, -142],
      ]),
    ),
    { tone: 0.5, isSheet: true, relief: { depth: 0.5, dx: -6, dy: -4, radius: 10 } },
  );
  const web = [0, 1, 2].map((n) =>
    stick(
      camera,
      [room.left + 30 + n * 12, 90 + n * 10, room.depth - 20],
      [room.left + 80, 150, room.depth - 4],
      0.8,
    ),
  );
  put('web', 'white', join(...web), { tone: 0.2, alpha: 0.4 });
}
