import { fall } from '#press/drawing.ts';
import { ellipse, join, type Path, rect } from '#press/path.ts';
import { face, see } from '#press/stages/kit/camera.ts';
import type { Front } from '#press/stages/kit/house.ts';
import type { Laid, Outside } from '#press/stages/kit/outside.ts';
import { bicycle, bunting, lamp, paintSetts } from '#press/stages/kit/paving.ts';
import { roundTree } from '#press/stages/kit/plants.ts';
import { isOnSheet } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { paintTower } from '#press/stages/kit/towers.ts';
import { anyHouse, paintHouse, paintSkyline } from '#press/stages/kit/town.ts';

/** A row of shops and houses seen from across the street; behind them the roofs of the town. */
export function layFrontage(outside: Outside): Laid {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height, time, weather } = options;
  const isLit = time !== 'day' && weather !== 'mist';
  const away = random.between(1500, 1950) * Math.max(1, 1150 / height);
  const foot = see(camera, [0, 0, away]);
  const reach = (width / foot.scale) * 0.62;
  paintTower(outside, {
    ...{ x: width * (0.5 - side * random.between(0.05, 0.24)), foot: foot.y },
    tall: foot.scale * random.between(1500, 2000),
  });
  paintSkyline(outside, {
    ...{ id: 'skyline', foot: foot.y, tall: foot.scale * random.between(1050, 1350), role: 'far' },
    ...{ tone: [0.9, 0.5], lit: isLit ? 0.45 : 0.15 },
  });
  const gap = side * random.between(0.1, 0.5) * reach;
  for (let x = -reach; x < reach; ) {
    const wide = random.between(300, 460);
    // A side street, through which one sees on.
    if (x < gap && x + wide > gap) {
      x += 170;
    }
    const left = x;
    const front: Front = (across, up, out = 0) => [left + across, up, away - out];
    paintHouse(
      outside,
      anyHouse(random, {
        front,
        wide,
        haze: width > height ? 0.28 : 0.15,
        isLit,
        tall: 330 + 270 * pick(random, [1, 2, 2]) + random.between(0, 80),
      }),
    );
    x += wide + (random.next() < 0.15 ? 70 : 0);
  }
  paintGround(outside, away);
  const [crowns, trunks]: [Path[], Path[]] = [[], []];
  const kind = pick(random, ['trees', 'lamps', 'lamps']);
  const [stems, bulbs]: [Path[], Path[]] = [[], []];
  for (let x = -reach * 0.9; x < reach; x += random.between(420, 620)) {
    const { x: px, y, scale: k } = see(camera, [x, 12, away - 190]);
    if (kind === 'trees') {
      const tree = roundTree(random, px, y, 430 * k, 320 * k);
      crowns.push(tree.crown);
      trunks.push(tree.trunk);
    } else {
      const { stem, bulb, at } = lamp(px, y, k, 0);
      stems.push(stem);
      bulbs.push(bulb);
      if (isLit)
        put('lamp.pool', 'lamp', ellipse(at[0], y + 16 * k, 200 * k, 40 * k), {
          ...{ tone: 0.3, alpha: 0.22, mode: 'light' },
        });
    }
  }
  put('trees.trunk', 'bark', join(...trunks), { tone: 0.7, isSheet: true });
  put('trees', 'leaf', join(...crowns), {
    tone: 0.6,
    isSheet: true,
    relief: { depth: 0.4, dx: side * 10, dy: -10, radius: 16 },
  });
  put('lamps', 'dark', join(...stems), { tone: 0.8, isSheet: true });
  put('lamps.bulb', 'lamp', join(...bulbs), { tone: isLit ? 0 : 0.4, glow: isLit ? 1 : 0 });
  const bikes = [0.3, 0.36, 0.62].map((share) =>
    bicycle(camera, side * reach * share, away - 120, 12),
  );
  put('bicycle', 'dark', join(...bikes.slice(0, pick(random, [1, 2, 3]))), { tone: 0.9 });
  if (random.next() < 0.5) {
    const [a, b] = [see(camera, [-reach, 560, away - 150]), see(camera, [reach, 520, away - 150])];
    const { line, flags } = bunting([a.x, a.y], [b.x, b.y], 26, height * 0.035);
    put('bunting.line', 'dark', line, { tone: 0.6 });
    put('bunting', 'accent', flags[0], { tone: 0.3, isSheet: true });
    put('bunting.other', 'accent2', flags[1], { tone: 0.2, isSheet: true });
  }
  slots.push(
    slotAt(camera, 'door', [side * 80, 12, away - 40], 110),
    slotAt(camera, 'wall', [-side * 240, 300, away - 10], 120),
    slotAt(camera, 'wall', [side * 200, 330, away - 10], 120),
    slotAt(camera, 'window', [-side * 160, 420, away - 5], 90),
    slotAt(camera, 'top', [side * 260, 900, away + 30], 200),
  );
  return { standing: { farthest: 0.34 } };
}

/** Pavement before the houses, the road with its stones, and the kerb on our side of it. */
function paintGround(outside: Outside, away: number) {
  const { put, camera } = outside;
  const { height, random } = outside.options;
  const strip = (near: number, far: number, up: number) =>
    face(camera, [
      [-9000, up, near],
      [9000, up, near],
      [9000, up, far],
      [-9000, up, far],
    ]);
  const ours = random.between(600, 760);
  put('street', 'stone', strip(30, away, 0), {
    tone: fall(camera.horizon, height, 0.35, 0.85),
    isSheet: true,
  });
  paintSetts(
    outside,
    { from: -1500, to: 1500, near: ours, far: away - 240 },
    { role: 'stone', stones: 200 },
  );
  // The pavement on which we are.
  put('pavement.near', 'floor', strip(30, ours, 0), {
    tone: fall(camera.horizon, height, 0.1, 0.7),
    isSheet: true,
  });
  const slabs: Path[] = [];
  for (let x = -700; x <= 700; x += 110)
    slabs.push(
      face(camera, [
        [x, 0, 60],
        [x + 4, 0, 60],
        [x + 4, 0, ours],
        [x, 0, ours],
      ]),
    );
  for (let z = 250; z < ours; z += 110) slabs.push(strip(z, z + 4, 0));
  put('slabs', 'floor', join(...slabs.filter((path) => isOnSheet(path, camera))), {
    tone: 1,
    alpha: 0.45,
  });
  put('kerb.near', 'white', strip(ours, ours + 18, 0), { tone: 0.5 });
  put('pavement', 'floor', strip(away - 230, away, 12), { tone: 0.25, isSheet: true });
  const joints: Path[] = [];
  for (let x = -1800; x <= 1800; x += 90)
    joints.push(
      face(camera, [
        [x, 12, away - 230],
        [x + 5, 12, away - 230],
        [x + 5, 12, away],
        [x, 12, away],
      ]),
    );
  put('pavement.joints', 'floor', join(...joints), { tone: 1, alpha: 0.5 });
  const y = see(camera, [0, 12, away - 230]);
  put('kerb', 'white', rect(-20, y.y, camera.width + 40, 14 * y.scale), { tone: 0.6 });
}
