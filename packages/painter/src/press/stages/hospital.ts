import { join, lines, type Path, rect, smooth } from '#press/path.ts';
import { onPlane, panel, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { paintDrape, paintWindow, stand, stick } from '#press/stages/kit/fittings.ts';
import { atEdge, paintDrawers } from '#press/stages/kit/floor-things.ts';
import { paintCeilingLamps } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintPlant } from '#press/stages/kit/potted.ts';
import { paintBlock } from '#press/stages/kit/room.ts';
import { paintShelf } from '#press/stages/kit/rows.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';
import { hangClock, paintRadiator } from '#press/stages/kit/wall-things.ts';

/** A ward: white beds in a row, a drip, a curtain on its rail, a window, cold lamps. */
export const hospital = insideStage({ far: [500, 640], tall: [275, 320] }, (inside) => {
  const { options, camera, room, put, slots } = inside;
  const [from, to] = inside.span;
  const { random, time } = options;
  const decor = decorFor(random);
  const wide = to - from;
  const windowAt = from + wide * random.between(0.36, 0.5);
  const light = see(camera, time === 'night' ? [0, room.tall, 430] : room.back(windowAt + 60, 170));
  // A ward is tiled, whatever its walls are.
  const low = decor.wall === 'white' ? decor.soft : 'white';
  paintInterior(
    inside,
    { ...decor, low },
    {
      ...{ light, dim: time === 'night' ? 0.76 : 0.52 },
      paper: 'bare',
      floor: [pick(random, ['checks', 'lozenges', 'cabochons', 'tiles']), 40],
      dado: ['tiles', 122],
      crown: pick(random, ['none', 'rail']),
    },
  );
  paintWindow(put, camera, options, {
    plane: room.back,
    at: [windowAt, 126, random.between(110, 150), 106],
    bars: [3, 1],
    frameRole: 'white',
  });
  paintCeilingLamps(
    put,
    room,
    [
      [-110, 330],
      [110, 330],
    ],
    [60, 120],
    time !== 'day',
  );
  paintWardWall(inside, windowAt, decor);
  paintScreen(inside, windowAt, decor);
  const count = wide > 620 ? 3 : 2;
  for (let i = 0; i < count; i++)
    paintWardBed(inside, from + wide * (0.1 + (i * 0.9) / count), i, decor);
  slots.push(
    slotAt(camera, 'window', room.back(windowAt + 60, 128), 110),
    slotAt(camera, 'door', room.back(to - 60, 0), 100),
  );
  return { light: { x: light.x, y: light.y } };
});

function paintWardBed(
  { put, camera, room, slots }: Inside,
  across: number,
  n: number,
  decor: Decor,
) {
  const [x, z] = [room.left + across, room.depth - 104];
  const long = 196;
  const legs: Path[] = [];
  // A rail at the head and a lower one at the foot.
  for (const [lx, tall] of [
    [3, 96],
    [long - 3, 78],
  ] as const) {
    for (const lz of [0, 88])
      legs.push(stick(camera, [x + lx, 0, z + lz], [x + lx, tall, z + lz], 4));
    for (const up of [tall - 2, tall - 14])
      legs.push(stick(camera, [x + lx, up, z + 88], [x + lx, up, z], 3));
  }
  legs.push(stick(camera, [x + 3, 36, z], [x + long - 3, 36, z], 4));
  put('bed.frame', 'metal', join(...legs), { tone: 0.5 });
  paintBlock(
    put,
    camera,
    'mattress',
    'white',
    { at: [x, 44, z], wide: long, tall: 16, deep: 88 },
    { front: 0.4, side: 0.6, top: 0.08 },
  );
  const cover = n % 2 === 0 || decor.cloth === 'white' ? decor.soft : decor.cloth;
  const turned = 74;
  put(
    'blanket',
    cover,
    panel(camera, (u, v) => [x + u, 61, z + v], turned, 0, long - turned, 88),
    { tone: 0.25, isSheet: true },
  );
  put(
    'blanket',
    cover,
    panel(camera, (u, v) => [x + u, v, z - 3], turned, 34, long - turned, 27),
    { tone: 0.5, isSheet: true },
  );
  // The sheet is turned down over it.
  put(
    'sheet',
    'white',
    join(
      panel(camera, (u, v) => [x + u, 61, z + v], turned - 4, 0, 20, 88),
      panel(camera, (u, v) => [x + u, v, z - 4], turned - 4, 40, 20, 21),
    ),
    { tone: 0.15, isSheet: true },
  );
  put(
    'pillow',
    'white',
    stand(
      camera,
      [x + 28, 60, z + 36],
      smooth([
        [-24, 0],
        [-26, -10],
        [0, -18],
        [24, -11],
        [24, 0],
      ]),
    ),
    { tone: 0.2, isSheet: true },
  );
  slots.push(
    slotAt(camera, 'bed', [x + long / 2, 62, z + 36], 180, 'right'),
    slotAt(camera, 'seat', [x + 150, 60, z + 4], 60),
  );
  const stripes = [94, 112, 178].map((u) =>
    panel(camera, (a, v) => [x + a, v, z - 3.4], u, 34, 6, 27),
  );
  const over = [94, 112, 178].map((u) =>
    panel(camera, (a, v) => [x + a, 61.4, z + v], u, 0, 6, 88),
  );
  put('blanket.bands', 'white', join(...stripes, ...over), { tone: 0.3, alpha: 0.75 });
  const drip = [x - 22, 0, z + 50] as const;
  put(
    'drip',
    'metal',
    stand(
      camera,
      drip,
      join(rect(-1.5, -196, 3, 196), rect(-16, -196, 32, 3), rect(-18, -4, 36, 4)),
    ),
    { tone: 0.6 },
  );
  put('drip.bag', 'glass', stand(camera, drip, rect(6, -192, 17, 28, 4)), { tone: 0.2 });
}

/** Over and beside the beds: lamps, charts, a shelf with bottles, a locker. */
function paintWardWall(inside: Inside, windowAt: number, decor: Decor) {
  const { put, camera, room, span, options } = inside;
  const { random } = options;
  const [from, to] = span;
  const wall: Wall = { put, camera, plane: room.back, random };
  hangClock(wall, [windowAt + 190, 226], 18);
  paintRadiator(wall, [windowAt + 6, 96], 60);
  for (let x = from + 8; x < to - 40; x += 150) {
    if (x + 60 > windowAt - 20 && x < windowAt + 170) continue;
    put('bed.lamp', 'white', panel(camera, room.back, x, 150, 66, 9), { tone: 0.5, isSheet: true });
    put('bed.lamp', 'lamp', panel(camera, room.back, x + 4, 148, 58, 3), { tone: 0.2, glow: 0.6 });
    const chart = [x + 78, 140, 26, 34] as const;
    put('chart', 'white', panel(camera, room.back, ...chart), { tone: 0.1, isSheet: true });
    const curve = lines(
      [
        [3, 8],
        [8, 20],
        [12, 14],
        [17, 26],
        [23, 16],
      ].map(([u = 0, v = 0]): [number, number] => [chart[0] + u, chart[1] + v]),
      1.6,
    );
    put('chart.curve', 'accent', onPlane(camera, room.back, curve), { tone: 0.5 });
  }
  paintShelf(wall, [to - 120, 178, 150], decor.wood, {
    ...{ kinds: ['bottles', 'jars', 'boxes'], tall: 24 },
    inks: ['white', decor.soft, 'water'],
  });
  const x = atEdge(inside, 'right', room.depth - 60, 60, 0.8);
  paintDrawers(inside, [x, 0, room.depth - 48], [58, 74, 44], 'white', {
    ...{ kinds: ['bottles', 'plants', 'cups'], tall: 28 },
    inks: ['white', 'leaf', decor.soft],
  });
  paintPlant(
    inside,
    [room.left + from + 14, 0, room.depth - 44],
    random.between(110, 150),
    decor.soft,
  );
}

/** A curtain drawn back to the wall, on a rail that follows it. */
function paintScreen({ put, camera, room, span: [from] }: Inside, until: number, decor: Decor) {
  const across = (from + until) / 2;
  const z = room.depth - 6;
  put(
    'rail',
    'metal',
    panel(camera, (u, v) => [room.left + u, v, z], from, 232, until - from + 6, 3),
    { tone: 0.4 },
  );
  const spot = [room.left + across, 0, z - 2] as const;
  paintDrape(put, camera, spot, [54, 230, 22], decor.cloth === 'white' ? 'leaf' : decor.cloth);
}
