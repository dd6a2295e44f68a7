import { cosTurn, sinTurn } from '#maths.ts';
import { fall, type Role, ramp } from '#press/drawing.ts';
import { circle, join, type Path, type Point, polygon, rect } from '#press/path.ts';
import { face, panel, see } from '#press/stages/kit/camera.ts';
import { type FlowerKind, flowerRoles, head, paintRim } from '#press/stages/kit/flowers.ts';
import type { Front } from '#press/stages/kit/house.ts';
import { paintLand } from '#press/stages/kit/land.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { paintSetts } from '#press/stages/kit/paving.ts';
import { clump, pick, taper } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { anyHouse, paintHouse } from '#press/stages/kit/town.ts';
import { paintTree } from '#press/stages/kit/trees.ts';

/** A path between beds to a gate or a house, a hedge around, roses at the rim. */
export const garden = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  paintLand(outside, true);
  // Behind the hedge, wherever one looks from.
  const away = 1500;
  const foot = see(camera, [0, 0, away + 200]);
  const gx = side * -30;
  for (const [n, at] of [-0.46, 0.44, -0.28, 0.27].entries())
    paintTree(outside, {
      x: foot.x + width * (at + random.between(-0.05, 0.05)),
      y: foot.y,
      tall: foot.scale * random.between(480, 820) * (n < 2 ? 1.1 : 0.8),
      tone: 0.7,
    });
  const goal = pick(random, ['house', 'gate', 'greenhouse']);
  if (goal === 'house') paintHome(outside, gx, away + 200);
  const hedge = (from: number, to: number) =>
    face(camera, [
      [from, 0, away],
      [to, 0, away],
      [to, 190, away],
      [from, 190, away],
    ]);
  put('hedge', 'leaf', join(hedge(-4000, gx - 110), hedge(gx + 110, 4000)), {
    tone: 0.72,
    isSheet: true,
  });
  paintHedgeTop(outside, gx, away);
  if (goal === 'greenhouse') {
    const plane = (x: number, up: number) => [gx - 180 + x, up, away - 60] as const;
    const glass = face(camera, [
      plane(0, 0),
      plane(360, 0),
      plane(360, 220),
      plane(180, 330),
      plane(0, 220),
    ]);
    put('greenhouse', 'glass', glass, { tone: 0.3, isSheet: true });
    const bars = [0, 90, 178, 266, 354].map((x) =>
      panel(camera, (u, v) => plane(u, v), x, 0, 6, x === 178 ? 326 : 240),
    );
    put(
      'greenhouse.bars',
      'white',
      join(
        ...bars,
        panel(camera, (u, v) => plane(u, v), 0, 216, 360, 6),
      ),
      { tone: 0.2 },
    );
  }
  if (goal === 'gate') {
    const { x, y, scale: k } = see(camera, [gx, 0, away]);
    const posts = [-110, 96].map((dx) =>
      join(
        rect(x + dx * k, y - 250 * k, 14 * k, 250 * k),
        circle(x + (dx + 7) * k, y - 258 * k, 13 * k),
      ),
    );
    const rails = Array.from({ length: 8 }, (_, i) =>
      rect(
        x + (-92 + i * 25) * k,
        y - (170 + 44 * (1 - Math.abs(i - 3.5) / 3.5)) * k,
        5 * k,
        210 * k,
      ),
    );
    put('gate', 'dark', join(...posts, ...rails, rect(x - 100 * k, y - 60 * k, 200 * k, 6 * k)), {
      tone: 0.5,
      isSheet: true,
    });
  }
  put(
    'lawn',
    'ground',
    face(camera, [
      [-6000, 0, 30],
      [6000, 0, 30],
      [6000, 0, away],
      [-6000, 0, away],
    ]),
    {
      tone: ramp(
        [width / 2 + side * width * 0.4, horizon],
        [width / 2 - side * width * 0.3, height],
        0.05,
        0.8,
      ),
      isSheet: true,
    },
  );
  paintMown(outside, away);
  const bend = side * 60;
  const edged = (wide: number) =>
    face(camera, [
      [bend - 90 - wide, 0, 60],
      [bend + 90 + wide, 0, 60],
      [bend + 80 + wide, 0, 600],
      [gx + 60 + wide, 0, away],
      [gx - 60 - wide, 0, away],
      [bend - 100 - wide, 0, 600],
    ]);
  put('path.edge', 'stone', edged(12), { tone: 0.4 });
  put('path', 'floor', edged(0), { tone: fall(horizon, height, 0.05, 0.5), isSheet: true });
  paintSetts(
    outside,
    { from: bend - 86, to: bend + 80, near: 150, far: 900 },
    { role: 'floor', stones: 46, tone: 0 },
  );
  const roles = flowerRoles(random);
  for (const way of [-1, 1] as const) paintBed(outside, { bend, way, away, roles });
  if (random.next() < 0.5) paintArch(outside, [gx * 0.4 + bend * 0.6, 980]);
  paintRim(outside, roles, 0.16);
  slots.push(
    slotAt(camera, 'door', [gx, 0, away], 120),
    slotAt(camera, 'seat', [-side * 190, 0, 900], 140),
  );
  return { standing: { farthest: 0.14 } };
}, 0.05);

/** The house that the path leads to, as wide as it is high. */
function paintHome(outside: Outside, gx: number, away: number) {
  const { time, random } = outside.options;
  const wide = random.between(520, 680);
  const front: Front = (across, up, out = 0) => [gx - wide / 2 + across, up, away - out];
  paintHouse(
    outside,
    anyHouse(random, {
      ...{ front, wide, haze: 0, isLit: time !== 'day', foot: 'door' },
      tall: 330 + 270 * pick(random, [0.9, 1.8]),
      role: pick(random, ['wall', 'wall', 'pattern']),
      tone: 0.3,
      crown: pick(random, ['pitched', 'mansard', 'gable']),
    }),
  );
}

/** Balls and cones that are cut out of the hedge. */
function paintHedgeTop({ put, camera, options: { random } }: Outside, gx: number, away: number) {
  const [tops, shades]: [Path[], Path[]] = [[], []];
  const isRound = random.next() < 0.5;
  for (let n = 0; n < 8; n++) {
    const x = gx + (n % 2 === 0 ? 1 : -1) * (150 + Math.floor(n / 2) * 240);
    const { x: px, y, scale: k } = see(camera, [x, 185, away]);
    tops.push(
      isRound
        ? circle(px, y - 34 * k, 44 * k)
        : polygon([
            [px - 46 * k, y + 4],
            [px, y - 120 * k],
            [px + 46 * k, y + 4],
          ]),
    );
    shades.push(rect(px + 118 * k, y + 10 * k, 5 * k, 170 * k));
  }
  put('hedge.tops', 'leaf', join(...tops), { tone: 0.6, isSheet: true });
  put('hedge.joints', 'leaf', join(...shades), { tone: 1, alpha: 0.7 });
}

/** The lawn in stripes, as a mower leaves it. */
function paintMown({ put, camera }: Outside, away: number) {
  const stripes: Path[] = [];
  for (let x = -1600; x < 1600; x += 220)
    stripes.push(
      face(camera, [
        [x, 0, 60],
        [x + 110, 0, 60],
        [x + 110, 0, away],
        [x, 0, away],
      ]),
    );
  put('lawn.mown', 'leaf', join(...stripes), { tone: 0.35, alpha: 0.35 });
}

/** A bed along the path: leaves, and flowers in three heights. */
function paintBed(
  { put, camera, options: { random, weather } }: Outside,
  {
    bend,
    way,
    away,
    roles,
  }: {
    readonly bend: number;
    readonly way: -1 | 1;
    readonly away: number;
    readonly roles: readonly [Role, Role];
  },
) {
  const soil = face(camera, [
    [bend + way * 125, 0, 240],
    [bend + way * 290, 0, 240],
    [bend + way * 290, 0, away - 60],
    [bend + way * 125, 0, away - 60],
  ]);
  put('bed', 'bark', soil, { tone: 0.8 });
  const [leaves, heads]: [Path[], [Path[], Path[]]] = [[], [[], []]];
  const kinds = pick<readonly [FlowerKind, FlowerKind]>(random, [
    ['poppy', 'spike'],
    ['daisy', 'bell'],
    ['bell', 'spike'],
  ]);
  for (let n = 0; n < 13; n++) {
    const z = 270 + (away - 380) * (1 - (n + random.next()) / 13) * (1 - n / 20);
    const { x, y, scale: k } = see(camera, [bend + way * random.between(140, 280), 0, z]);
    const tall = k * random.between(34, 96);
    leaves.push(clump(random, x, y - tall * 0.24, k * 26, tall * 0.3));
    leaves.push(taper([x, y], [x, y - tall], k * 4, k * 2));
    if (weather === 'snow') continue;
    const which = n % 3 === 0 ? 1 : 0;
    heads[which].push(
      head(kinds[which], [x, y - tall], Math.min(17, k * random.between(8, 12) + 1)),
    );
  }
  put('bed.leaves', 'leaf', join(...leaves), { tone: 0.65, isSheet: true });
  put('bed.flowers', roles[0], join(...heads[0]), { tone: 0.2 });
  put('bed.flowers', roles[1], join(...heads[1]), { tone: 0.2 });
}

/** An arch over the path that roses climb. */
function paintArch(
  { put, camera, options: { random } }: Outside,
  [x, z]: readonly [number, number],
) {
  const { x: px, y, scale: k } = see(camera, [x, 0, z]);
  const [leaves, roses]: [Path[], Path[]] = [[], []];
  for (let n = 0; n <= 17; n++) {
    const t = n / 17;
    // Up one side, over, and down the other.
    const turn = 0.5 + t * 0.5;
    const at: Point = [
      px + cosTurn(turn) * 118 * k,
      y -
        Math.max(0, 150 - 320 * Math.max(0, Math.abs(t - 0.5) - 0.22)) * k +
        sinTurn(turn) * 96 * k,
    ];
    leaves.push(clump(random, at[0], at[1], 24 * k, 20 * k));
    if (n % 2 === 0) roses.push(circle(at[0] + random.between(-14, 14) * k, at[1], 7 * k));
  }
  const posts = [-1, 1].map((way) => rect(px + way * 116 * k - 4 * k, y - 170 * k, 8 * k, 170 * k));
  put('arch.posts', 'white', join(...posts), { tone: 0.3 });
  put('arch', 'leaf', join(...leaves), { tone: 0.75, isSheet: true });
  put('arch.roses', 'accent', join(...roses), { tone: 0.2 });
}
