import { join, type Path, rect, smooth } from '#press/path.ts';
import { panel, see } from '#press/stages/kit/camera.ts';
import { paintDrape, paintWindow, stand, stick } from '#press/stages/kit/fittings.ts';
import { paintCeilingLamps } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintBlock, paintFloor, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A ward: white beds in a row, a drip, a curtain on its rail, a window, cold lamps. */
export const hospital = insideStage({ far: [500, 640], tall: [275, 320] }, (inside) => {
  const {
    options,
    camera,
    room,
    span: [from, to],
    put,
    slots,
  } = inside;
  const { random, time } = options;
  const wide = to - from;
  const windowAt = from + wide * random.between(0.36, 0.5);
  const light = see(camera, time === 'night' ? [0, room.tall, 430] : room.back(windowAt + 60, 170));
  paintRoom(put, room, { light, dim: time === 'night' ? 0.8 : 0.55 });
  paintFloor(put, room, pick(random, ['checks', 'tiles']), 46);
  const all = room.right - room.left;
  put('dado', pick(random, ['white', 'water']), panel(camera, room.back, 0, 0, all, 118), {
    tone: 0.3,
    isSheet: true,
  });
  put('dado.line', 'accent3', panel(camera, room.back, 0, 116, all, 5), { tone: 0.5 });
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
  paintScreen(inside, windowAt);
  const count = wide > 620 ? 3 : 2;
  for (let i = 0; i < count; i++) paintWardBed(inside, from + wide * (0.1 + (i * 0.9) / count), i);
  slots.push(
    slotAt(camera, 'window', room.back(windowAt + 60, 128), 110),
    slotAt(camera, 'door', room.back(to - 60, 0), 100),
  );
  return { light: { x: light.x, y: light.y } };
});

function paintWardBed({ put, camera, room, slots }: Inside, across: number, n: number) {
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
  const cover = n % 2 === 0 ? 'accent3' : 'accent2';
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

/** A curtain drawn back to the wall, on a rail that follows it. */
function paintScreen(
  { put, camera, room, span: [from], options: { random } }: Inside,
  until: number,
) {
  const across = (from + until) / 2;
  const z = room.depth - 6;
  put(
    'rail',
    'metal',
    panel(camera, (u, v) => [room.left + u, v, z], from, 232, until - from + 6, 3),
    { tone: 0.4 },
  );
  const spot = [room.left + across, 0, z - 2] as const;
  paintDrape(put, camera, spot, [54, 230, 22], pick(random, ['accent3', 'accent2', 'leaf']));
}
