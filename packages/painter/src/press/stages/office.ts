import { join, lines, type Path, polygon, rect } from '#press/path.ts';
import { panel, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { paintWindow, stand } from '#press/stages/kit/fittings.ts';
import { atEdge, paintBookPile } from '#press/stages/kit/floor-things.ts';
import { paintCeilingLamps, paintDesk } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintPlant } from '#press/stages/kit/potted.ts';
import { hangPrint } from '#press/stages/kit/prints.ts';
import { frontOf, paintBlock } from '#press/stages/kit/room.ts';
import { paintRow, paintShelf } from '#press/stages/kit/rows.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';
import {
  hangCalendar,
  hangClock,
  paintNotices,
  paintRadiator,
} from '#press/stages/kit/wall-things.ts';

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
    const decor = decorFor(random);
    const light = see(camera, room.back((from + to) / 2, 190));
    paintInterior(inside, decor, {
      ...{ light, dim: time === 'night' ? 0.8 : 0.56 },
      paper: 'bare',
      floor: [pick(random, ['tiles', 'checks', 'boards', 'herringbone']), 44],
      dado: pick(random, [null, ['boards', 74], ['plain', 74]] as const),
      crown: pick(random, ['none', 'rail']),
    });
    const step = random.between(150, 210);
    const ends = paintEnds(inside, decor);
    for (let at = ends[0]; at + step - 40 < ends[1]; at += step)
      paintWindow(put, camera, options, {
        plane: room.back,
        at: [at, 84, step - 26, 150],
        bars: [pick(random, [1, 2]), 1],
        frameRole: 'metal',
      });
    const blinds: Path[] = [];
    const low = random.between(150, 200);
    for (let up = 236; up > low; up -= 9)
      blinds.push(panel(camera, room.back, ends[0] - 4, up, ends[1] - ends[0], 3.4));
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
    paintRadiator({ put, camera, plane: room.back, random }, [ends[0] + 10, step - 50], 54);
    const cabinet = {
      at: [room.left + to - 124, 0, room.depth - 60] as const,
      wide: 86,
      tall: 132,
      deep: 50,
    };
    paintBlock(put, camera, 'cabinet', decor.soft === 'white' ? 'metal' : decor.soft, cabinet, {
      front: 0.45,
      side: 0.7,
      top: 0.2,
    });
    const pulls = [20, 52, 84, 112].map((up) => panel(camera, frontOf(cabinet), 10, up, 66, 2.4));
    put('cabinet.drawers', 'dark', join(...pulls), { tone: 0.4, alpha: 0.7 });
    const onTop: Wall = {
      ...{ put, camera, random },
      plane: (u, v) => [cabinet.at[0] + u, 132 + v, cabinet.at[2] + 24],
    };
    paintRow(onTop, [0, 0, 40], {
      ...{ kinds: ['boxes', 'books', 'plants'], tall: 32 },
      inks: ['white', decor.cloth, 'leaf'],
    });
    slots.push(slotAt(camera, 'top', [cabinet.at[0] + 43, 132, cabinet.at[2] + 20], 70));
    for (let z = room.depth - 190; z > 300; z -= 210) {
      for (const share of [0.26, 0.74])
        paintWorkplace(inside, [room.left + from + (to - from) * share - 70, 0, z], decor);
    }
    const corner = atEdge(inside, 'left', room.depth - 70, 70, 0.8);
    paintPlant(inside, [corner + 34, 0, room.depth - 70], random.between(140, 200), decor.cloth);
    slots.push(
      slotAt(camera, 'window', room.back((from + to) / 2, 86), 120),
      slotAt(camera, 'door', room.back(from + 30, 0), 100),
    );
    return { light: { x: light.x, y: light.y } };
  },
);

/** What the wall has beside its windows. Where those begin and end. */
function paintEnds(
  { put, camera, room, span: [from, to], options: { random } }: Inside,
  decor: Decor,
): readonly [number, number] {
  const wall: Wall = { put, camera, plane: room.back, random };
  const files = {
    kinds: ['boxes', 'books', 'books', 'plants'],
    inks: ['white', decor.soft, decor.cloth, 'leaf'],
    tall: 32,
  } as const;
  const isShelved = random.next() < 0.5;
  if (isShelved) {
    for (const up of [112, 154, 196, 238])
      paintShelf(wall, [from - 20, up, 150], decor.wood, files);
  } else {
    paintNotices(wall, [from + 10, 118, 122, 92], decor.wood);
    hangClock(wall, [from + 70, 240], 17);
  }
  hangPrint(wall, [to - 110, 176, 52, 66], ['dark', decor.soft]);
  hangCalendar(wall, [to - 48, 180], decor.cloth);
  return [from + 150, to - 130];
}

function paintWorkplace(
  { put, camera, slots, options: { time, random } }: Inside,
  at: readonly [number, number, number],
  decor: Decor,
) {
  const [x, , z] = at;
  put(
    'chair',
    decor.soft === 'white' ? 'accent3' : decor.soft,
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
  paintDesk(put, camera, { at, wide: 140, tall: 74, deep: 70 }, decor.wood);
  const chest = { at: [x + 98, 6, z + 8] as const, wide: 38, tall: 62, deep: 54 };
  paintBlock(put, camera, 'chest', decor.wood, chest, { front: 0.75, side: 0.9, top: 0.5 });
  const pulls = [18, 38, 56].map((up) => panel(camera, frontOf(chest), 13, up, 12, 2.4));
  put('chest.pulls', 'lamp', join(...pulls), { tone: 0.5 });
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
  const lampSpot = [x + 14, 74, z + 44] as const;
  const arm = join(
    rect(-9, -3, 18, 3),
    lines(
      [
        [0, -2],
        [-6, -22],
        [8, -38],
      ],
      2.2,
    ),
  );
  put('desk.lamp', 'dark', stand(camera, lampSpot, arm), { tone: 0.6 });
  put(
    'desk.lamp',
    decor.cloth,
    stand(
      camera,
      lampSpot,
      polygon([
        [4, -44],
        [13, -37],
        [20, -24],
        [2, -30],
      ]),
    ),
    { tone: 0.5, isSheet: true },
  );
  if (random.next() < 0.6) paintBookPile(put, camera, random, [x + 116, 74, z + 46], 4);
  slots.push(
    slotAt(camera, 'seat', [x + 66, 48, z + 90], 80),
    slotAt(camera, 'table', [x + 16, 74, z + 30], 50),
  );
}
