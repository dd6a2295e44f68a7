import { fall, ramp } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { face, panel, see } from '#press/stages/kit/camera.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { cypress, flower, frond, roundTree } from '#press/stages/kit/plants.ts';
import { below, hills, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A path between beds to a gate or a house, a hedge around, roses at the rim. */
export const garden = outsideStage((outside) => {
  const { options, camera, put, putFront, slots, side } = outside;
  const { random, width, height, time } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  put(
    'hills',
    'far',
    below(hills(random, horizon - drop * 0.03, drop * 0.08, width), width, height),
    { tone: fall(horizon - drop * 0.1, horizon, 0.6, 0.2), isSheet: true },
  );
  // Behind the hedge, wherever one looks from.
  const away = 1500;
  const foot = see(camera, [0, 0, away + 200]);
  const tops: Path[] = [];
  for (let i = 0; i < 9; i++) {
    const [x, tall] = [width * ((i + random.next()) / 9), foot.scale * random.between(240, 480)];
    tops.push(
      i % 3 === 0
        ? cypress(x, foot.y, tall * 1.3, tall * 0.3)
        : roundTree(random, x, foot.y, tall, tall).crown,
    );
  }
  put('trees', 'mid', join(...tops), {
    tone: fall(horizon - drop * 0.3, horizon, 0.35, 0.7),
    isSheet: true,
  });
  const goal = pick(random, ['house', 'gate', 'greenhouse']);
  const gx = side * -30;
  if (goal === 'house') paintHouse(outside, gx, away, time === 'night' || time === 'dusk');
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
  const bend = side * 60;
  put(
    'path',
    'floor',
    face(camera, [
      [bend - 90, 0, 60],
      [bend + 90, 0, 60],
      [bend + 80, 0, 600],
      [gx + 60, 0, away],
      [gx - 60, 0, away],
      [bend - 100, 0, 600],
    ]),
    { tone: fall(horizon, height, 0.05, 0.5), isSheet: true },
  );
  const [heads, leaves]: [Path[], Path[]] = [[], []];
  for (const way of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const spot = see(camera, [bend + way * random.between(150, 250), 0, 1300 - i * 118]);
      const grown = flower(random, spot.x, spot.y, random.between(38, 70) * spot.scale);
      heads.push(grown.head);
      leaves.push(
        grown.stem,
        ellipse(spot.x, spot.y - 8 * spot.scale, 26 * spot.scale, 15 * spot.scale),
      );
    }
  }
  put('beds', 'leaf', join(...leaves), { tone: 0.55, isSheet: true });
  put('beds.flowers', pick(random, ['accent', 'accent2', 'white']), join(...heads), { tone: 0.2 });
  const rim: Path[] = [];
  const roses: Path[] = [];
  for (let i = 0; i < 12; i++) {
    const x = width * (0.5 + (i % 2 === 0 ? 1 : -1) * random.between(0.24, 0.54));
    const tall = height * random.between(0.06, 0.17);
    rim.push(frond(x, height + 12, tall, random.between(-0.3, 0.3), 4));
    roses.push(circle(x + random.between(-14, 14), height - tall * 0.8, 13));
  }
  putFront('rim', 'near', join(...rim), { tone: 0.7, isSheet: true });
  putFront('roses', 'accent', join(...roses), {
    tone: 0.4,
    isSheet: true,
    relief: { depth: 0.5, dx: side * 5, dy: -5, radius: 6 },
  });
  slots.push(
    slotAt(camera, 'door', [gx, 0, away], 120),
    slotAt(camera, 'seat', [-side * 190, 0, 900], 140),
  );
  return { standing: { farthest: 0.14 } };
});

function paintHouse(
  { put, camera, side }: Parameters<Parameters<typeof outsideStage>[0]>[0],
  gx: number,
  away: number,
  isLit: boolean,
) {
  const at = (x: number, up: number) => [gx + x, up, away + 300] as const;
  put('house', 'wall', face(camera, [at(-320, 0), at(320, 0), at(320, 430), at(-320, 430)]), {
    tone: side > 0 ? 0.4 : 0.5,
    isSheet: true,
  });
  put('roof', 'accent', face(camera, [at(-370, 420), at(370, 420), at(230, 640), at(-230, 640)]), {
    tone: 0.75,
    isSheet: true,
  });
  const plane = (x: number, up: number) => at(x, up);
  const panes = [-230, -70, 150].flatMap((x) => [panel(camera, plane, x, 270, 84, 110)]);
  panes.push(panel(camera, plane, -230, 90, 84, 120), panel(camera, plane, 150, 90, 84, 120));
  put('house.windows', isLit ? 'lamp' : 'night', join(...panes), {
    tone: isLit ? 0.2 : 0.4,
    glow: isLit ? 1 : 0,
  });
  put('house.door', 'wood', panel(camera, plane, -50, 0, 100, 215), { tone: 0.7 });
  const { x, y, scale: k } = see(camera, at(160, 630));
  put(
    'chimney',
    'stone',
    polygon([
      [x - 22 * k, y + 40 * k],
      [x - 22 * k, y - 90 * k],
      [x + 22 * k, y - 90 * k],
      [x + 22 * k, y + 40 * k],
    ]),
    { tone: 0.6 },
  );
}
