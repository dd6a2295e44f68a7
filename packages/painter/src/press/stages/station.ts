import { fall, spread } from '#press/drawing.ts';
import { circle, join, type Path, rect } from '#press/path.ts';
import { face, type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { hangPrint } from '#press/stages/kit/prints.ts';
import { frontOf, isOnSheet, paintBlock } from '#press/stages/kit/room.ts';
import { below, taper } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { paintTower } from '#press/stages/kit/towers.ts';
import { paintSkyline } from '#press/stages/kit/town.ts';

/** A platform under a roof, rails that run away, a train that stands or comes, a clock. */
export const station = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height, time } = options;
  const { horizon } = camera;
  const far = 9000;
  const way = side;
  paintTower(outside, {
    ...{ x: width * (0.5 + way * random.between(0.1, 0.36)), foot: horizon },
    tall: height * random.between(0.2, 0.3),
  });
  paintSkyline(outside, {
    ...{ id: 'town', foot: horizon, tall: height * random.between(0.1, 0.16), role: 'mid' },
    ...{ tone: [0.6, 0.3], lit: time === 'day' ? 0.2 : 0.6 },
  });
  put(
    'ballast',
    'stone',
    below(() => horizon + 1, width, height + 20, width),
    { tone: fall(horizon, height, 0.5, 0.85), isSheet: true },
  );
  const edge = way * random.between(20, 70);
  const at = (x: number, up: number, z: number): Spot => [edge + way * x, up, z];
  const sleepers: Path[] = [];
  for (let z = 260; z < far; z *= 1.09)
    sleepers.push(
      face(camera, [
        at(50, -95, z),
        at(330, -95, z),
        at(330, -95, z * 1.03),
        at(50, -95, z * 1.03),
      ]),
    );
  put('sleepers', 'bark', join(...sleepers.filter((path) => isOnSheet(path, camera))), {
    tone: 0.6,
  });
  const rails = [110, 260].map((x) =>
    face(camera, [at(x, -88, 60), at(x + 9, -88, 60), at(x + 9, -88, far), at(x, -88, far)]),
  );
  put('rails', 'metal', join(...rails), { tone: 0.2 });
  const isHere = random.next() < 0.6;
  paintTrain(outside, at, isHere ? random.between(700, 950) : 2600, time !== 'day');
  put(
    'platform.side',
    'dark',
    face(camera, [at(0, 0, 40), at(0, -100, 40), at(0, -100, far), at(0, 0, far)]),
    { tone: 0.5 },
  );
  put(
    'platform',
    'floor',
    face(camera, [at(0, 0, 40), at(-3000, 0, 40), at(-3000, 0, far), at(0, 0, far)]),
    { tone: fall(horizon, height, 0.1, 0.7), isSheet: true },
  );
  put(
    'platform.line',
    'accent2',
    face(camera, [at(-34, 0, 40), at(-48, 0, 40), at(-48, 0, far), at(-34, 0, far)]),
    { tone: 0.3 },
  );
  const joints: Path[] = [];
  for (let z = 220; z < 2600; z *= 1.16)
    joints.push(
      face(camera, [
        at(-60, 0, z),
        at(-2600, 0, z),
        at(-2600, 0, z * 1.006),
        at(-60, 0, z * 1.006),
      ]),
    );
  for (let x = 130; x < 1500; x += 90)
    joints.push(
      face(camera, [at(-x, 0, 120), at(-x - 2, 0, 120), at(-x - 4, 0, 3000), at(-x, 0, 3000)]),
    );
  put('platform.joints', 'dark', join(...joints.filter((path) => isOnSheet(path, camera))), {
    tone: 0.4,
    alpha: 0.22,
  });
  const tall = random.between(380, 460);
  const roof = face(camera, [
    at(-20, tall, 260),
    at(-900, tall + 90, 260),
    at(-900, tall + 90, 4200),
    at(-20, tall, 4200),
  ]);
  put('roof', 'night', roof, { tone: 0.6, isSheet: true });
  put(
    'roof.edge',
    'accent',
    face(camera, [
      at(-20, tall, 260),
      at(-20, tall + 26, 260),
      at(-20, tall + 26, 4200),
      at(-20, tall, 4200),
    ]),
    { tone: 0.6, isSheet: true },
  );
  const posts: Path[] = [];
  for (const z of [3300, 2100, 1350, 860, 540]) {
    const [foot, top] = [see(camera, at(-240, 0, z)), see(camera, at(-240, tall + 20, z))];
    const k = foot.scale;
    posts.push(
      taper([foot.x, foot.y], [foot.x, top.y], 18 * k, 12 * k),
      taper([foot.x, top.y + 80 * k], [foot.x + way * 100 * k, top.y], 9 * k, 7 * k),
      taper([foot.x, top.y + 80 * k], [foot.x - way * 100 * k, top.y - 10 * k], 9 * k, 7 * k),
    );
  }
  put('posts', 'accent3', join(...posts), { tone: 0.75, isSheet: true });
  const hung = see(camera, at(-130, tall - 70, 760));
  const k = hung.scale;
  put('clock.rod', 'dark', rect(hung.x - 2 * k, hung.y - 90 * k, 4 * k, 80 * k), { tone: 0.7 });
  put('clock', 'dark', circle(hung.x, hung.y, 36 * k), { tone: 0.5, isSheet: true });
  put('clock.face', 'lamp', circle(hung.x, hung.y, 31 * k), { tone: 0.1, glow: 0.7 });
  put(
    'clock.hands',
    'dark',
    join(
      taper([hung.x, hung.y], [hung.x + 8 * k, hung.y - 24 * k], 4, 2),
      taper([hung.x, hung.y], [hung.x - 16 * k, hung.y + 4 * k], 4, 2),
    ),
    { tone: 0.9 },
  );
  paintWaiting(outside, at);
  const bench = at(-330, 0, 900);
  paintBlock(
    put,
    camera,
    'bench',
    'wood',
    { at: [bench[0] - 80, 40, 900], wide: 160, tall: 7, deep: 44 },
    { front: 0.6, top: 0.3 },
  );
  slots.push(
    slotAt(camera, 'seat', [bench[0], 46, 912], 130),
    slotAt(camera, 'door', at(40, 0, isHere ? 1150 : 2700), 110),
    slotAt(camera, 'ceiling', at(-160, tall, 640), 140),
    slotAt(camera, 'ceiling', at(-300, tall, 900), 140),
  );
  slots.push(
    slotAt(camera, 'window', at(60, 60, isHere ? 1400 : 2900), 100),
    slotAt(camera, 'far', at(-170, 0, 2200), 300),
  );
  return {
    standing:
      way > 0
        ? { from: 0.1, to: 0.54, side: -1 as const, farthest: 0.14 }
        : { from: 0.46, to: 0.9, side: 1 as const, farthest: 0.14 },
  };
}, -0.02);

/** What waits on the platform: a barrow of cases, a tub of flowers, a board with prints. */
function paintWaiting(
  { put, camera, options: { random } }: Outside,
  at: (x: number, up: number, z: number) => Spot,
) {
  const z = 640;
  const [barrow] = at(-240, 0, z);
  const inks = ['wood', 'accent3', 'accent2'] as const;
  for (const [n, [up, wide, tall]] of (
    [
      [18, 104, 44],
      [62, 84, 34],
      [96, 50, 26],
    ] as const
  ).entries()) {
    const box = { at: [barrow - 52 + n * 9, up, z + n * 4] as const, wide, tall, deep: 48 };
    paintBlock(put, camera, 'cases', inks[n] ?? 'wood', box, { front: 0.5, side: 0.85, top: 0.25 });
    const straps = [0.2, 0.7].map((share) => panel(camera, frontOf(box), wide * share, 0, 6, tall));
    put('cases.straps', 'dark', join(...straps), { tone: 0.6, alpha: 0.7 });
  }
  const wheels = [-40, 40].map((dx) => {
    const { x, y, scale } = see(camera, [barrow + dx, 9, z]);
    return circle(x, y, 10 * scale);
  });
  put('barrow.wheels', 'dark', join(...wheels), { tone: 0.8, isSheet: true });
  const board = at(-390, 0, 1150);
  const plane: Plane = (u, v) => [board[0] - 90 + u, v, 1150];
  const posts = [0, 176].map((u) => panel(camera, plane, u, 0, 7, 230));
  put('board.posts', 'dark', join(...posts), { tone: 0.6 });
  put('board', 'accent3', panel(camera, plane, -4, 84, 192, 140), { tone: 0.7, isSheet: true });
  const wall = { put, camera, plane, random };
  hangPrint(wall, [8, 94, 78, 118], ['white', 'accent2']);
  hangPrint(wall, [98, 94, 78, 118], ['white', 'leaf']);
}

function paintTrain(
  { put, camera, options: { height } }: Outside,
  at: (x: number, up: number, z: number) => Spot,
  from: number,
  isLit: boolean,
) {
  const far = 7000;
  const plane: Plane = (across, up) => at(60, up, from + across);
  const front: Plane = (across, up) => at(60 + across, up, from);
  put('train.side', 'accent', panel(camera, plane, 0, -60, far - from, 330), {
    tone: fall(camera.horizon - 100, height, 0.35, 0.75),
    isSheet: true,
  });
  put('train.band', 'white', panel(camera, plane, 0, 20, far - from, 22), { tone: 0.3 });
  const panes: Path[] = [];
  for (let u = 40; u < far - from; u += 190) panes.push(panel(camera, plane, u, 90, 130, 100));
  put(
    'train.windows',
    isLit ? 'lamp' : 'night',
    join(...panes.filter((path) => isOnSheet(path, camera))),
    { tone: 0.25, glow: isLit ? 1 : 0 },
  );
  put('train.front', 'accent', panel(camera, front, 0, -60, 260, 330), {
    tone: 0.8,
    isSheet: true,
  });
  put('train.glass', 'glass', panel(camera, front, 40, 100, 180, 110), { tone: 0.6 });
  for (const u of [46, 214]) {
    const { x, y, scale } = see(camera, front(u, 10));
    put('train.lamp', 'lamp', circle(x, y, 18 * scale), { tone: 0, glow: 1 });
    put('train.beam', 'lamp', circle(x, y, 130 * scale), {
      tone: 0.2,
      alpha: spread([x, y], 0, 130 * scale, 0.5, 0),
      mode: 'light',
    });
  }
}
