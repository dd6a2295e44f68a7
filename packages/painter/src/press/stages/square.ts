import { circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { type Spot, see } from '#press/stages/kit/camera.ts';
import type { Front } from '#press/stages/kit/house.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { paintChecks, paintGround, paintRings } from '#press/stages/kit/paving.ts';
import { pick, taper } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { paintTower } from '#press/stages/kit/towers.ts';
import { anyHouse, paintHouse, paintSkyline } from '#press/stages/kit/town.ts';

/** A paved square between façades with arcades; a fountain, a column or stalls in it. */
export const square = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height, time } = options;
  const away = random.between(1500, 2100) * Math.max(1, 1150 / height);
  const isLit = time !== 'day';
  const reach = (away / camera.focal) * width;
  const gap = side * reach * random.between(0.0, 0.14);
  const foot = see(camera, [gap, 0, away]);
  paintSkyline(outside, {
    ...{ id: 'skyline', foot: foot.y, tall: foot.scale * random.between(900, 1200), role: 'far' },
    ...{ tone: [0.8, 0.4], lit: isLit ? 0.45 : 0.15 },
  });
  paintTower(outside, {
    ...{
      x: foot.x,
      foot: foot.y,
      tall: Math.min(foot.scale * random.between(1300, 1800), foot.y * 0.86),
      role: 'mid',
    },
  });
  for (const way of [-1, 1] as const)
    paintFacades(outside, { way, away, from: gap + way * random.between(90, 170), reach, isLit });
  paintGround(outside, { id: 'paving', role: 'floor', far: away, tone: [0.05, 0.7] });
  const middle = [side * random.between(160, 260), random.between(800, 1000)] as const;
  if (random.next() < 0.5) paintRings(outside, middle, away);
  else paintChecks(outside, { from: -1500, to: 1500, near: 190, far: away });
  const kind = pick(random, ['fountain', 'column', 'stalls', 'cafe']);
  const spot: Spot = [middle[0], 0, middle[1]];
  const { x, y, scale: k } = see(camera, spot);
  if (kind === 'stalls') paintStalls(outside, side);
  else if (kind === 'cafe') paintCafe(outside);
  else if (kind === 'fountain') {
    put(
      'basin',
      'stone',
      join(
        ellipse(x, y - 26 * k, 170 * k, 36 * k),
        rect(x - 170 * k, y - 26 * k, 340 * k, 30 * k),
        ellipse(x, y + 4 * k, 170 * k, 36 * k),
      ),
      { tone: 0.5, isSheet: true },
    );
    put('basin.water', 'water', ellipse(x, y - 28 * k, 150 * k, 28 * k), { tone: 0.2 });
    put(
      'bowl',
      'stone',
      join(
        taper([x, y - 30 * k], [x, y - 150 * k], 44 * k, 26 * k),
        ellipse(x, y - 150 * k, 74 * k, 16 * k),
        circle(x, y - 176 * k, 16 * k),
      ),
      { tone: 0.4, isSheet: true },
    );
    const jets = [-1, 1].flatMap((way) => [
      taper([x + way * 70 * k, y - 150 * k], [x + way * 96 * k, y - 36 * k], 7 * k, 3 * k),
      taper([x, y - 190 * k], [x + way * 24 * k, y - 160 * k], 7 * k, 3 * k),
    ]);
    put('jets', 'foam', join(...jets), { tone: 0.1, alpha: 0.85 });
  } else {
    put(
      'column',
      'stone',
      join(
        rect(x - 70 * k, y - 60 * k, 140 * k, 64 * k),
        rect(x - 50 * k, y - 110 * k, 100 * k, 54 * k),
        taper([x, y - 108 * k], [x, y - 620 * k], 56 * k, 44 * k),
        rect(x - 36 * k, y - 640 * k, 72 * k, 24 * k),
      ),
      { tone: 0.5, isSheet: true, relief: { depth: 0.3, dx: side * 8, dy: 0, radius: 12 } },
    );
  }
  paintPigeons(outside);
  const top = kind === 'stalls' || kind === 'cafe' ? 250 : kind === 'fountain' ? 190 : 640;
  slots.push(
    slotAt(camera, 'top', [spot[0], top, spot[2]], 120),
    slotAt(camera, 'door', [gap, 0, away - 60], 220),
  );
  slots.push(
    slotAt(camera, 'window', [gap - side * 420, 470, away], 120),
    slotAt(camera, 'seat', [spot[0] - side * 120, 30, spot[2] - 150], 100),
  );
  return { standing: { farthest: 0.2 } };
}, 0.07);

/** Houses across the square, each another, on one side of its opening. */
function paintFacades(
  outside: Outside,
  {
    way,
    away,
    from,
    reach,
    isLit,
  }: {
    readonly way: -1 | 1;
    readonly away: number;
    readonly from: number;
    readonly reach: number;
    readonly isLit: boolean;
  },
) {
  const { random } = outside.options;
  const hasArcades = random.next() < 0.5;
  for (let x = from; Math.abs(x) < reach * 0.75; ) {
    const wide = random.between(300, 460);
    const left = way > 0 ? x : x - wide;
    const front: Front = (across, up, out = 0) => [left + across, up, away - out];
    const tone = (way === outside.side ? 0.6 : 0.35) + random.between(-0.12, 0.12);
    paintHouse(
      outside,
      anyHouse(random, {
        ...{
          front,
          wide,
          haze: outside.options.width > outside.options.height ? 0.28 : 0.2,
          isLit,
          tone,
        },
        tall: 330 + 270 * pick(random, [1, 2, 2]) + random.between(0, 80),
        ...(hasArcades && { foot: 'arcade' as const }),
      }),
    );
    x += way * wide;
  }
}

/** Market stalls under striped awnings. */
function paintStalls({ put, camera, options: { random } }: Outside, side: -1 | 1) {
  for (const [n, away] of [1150, 760].entries()) {
    for (const way of [-1, 1]) {
      const { x, y, scale: k } = see(camera, [way * random.between(260, 330) + side * 20, 0, away]);
      put(
        'stall',
        'wood',
        join(
          rect(x - 120 * k, y - 90 * k, 240 * k, 90 * k),
          rect(x - 120 * k, y - 220 * k, 7 * k, 220 * k),
          rect(x + 113 * k, y - 220 * k, 7 * k, 220 * k),
        ),
        { tone: 0.6, isSheet: true },
      );
      const goods = Array.from({ length: 9 }, (_, i) =>
        circle(x + (-100 + i * 25) * k, y - (98 + (i % 2) * 9) * k, 13 * k),
      );
      put('goods', n % 2 === 0 ? 'accent2' : 'accent', join(...goods), {
        tone: 0.4,
        isSheet: true,
      });
      const awning = polygon([
        [x - 150 * k, y - 205 * k],
        [x - 120 * k, y - 270 * k],
        [x + 120 * k, y - 270 * k],
        [x + 150 * k, y - 205 * k],
      ]);
      put('awning', 'white', awning, { tone: 0.25, isSheet: true });
      const stripes = [-4, -2, 0, 2].map((i) =>
        polygon([
          [x + i * 37 * k, y - 205 * k],
          [x + i * 30 * k, y - 270 * k],
          [x + (i + 1) * 30 * k, y - 270 * k],
          [x + (i + 1) * 37 * k, y - 205 * k],
        ]),
      );
      put('awning.stripes', way > 0 ? 'accent' : 'accent3', join(...stripes), { tone: 0.5 });
    }
  }
}

/** Tables under parasols, on one side. */
function paintCafe({ put, camera, side, options: { random } }: Outside) {
  const [hats, gores, sticks, tables]: [Path[], Path[], Path[], Path[]] = [[], [], [], []];
  for (const [across, away] of [
    [side * 330, 1240],
    [side * 560, 1100],
    [-side * 420, 1180],
    [side * 300, 880],
    [-side * 360, 840],
  ] as const) {
    const { x, y, scale: k } = see(camera, [across + random.between(-30, 30), 0, away]);
    const at = (a: number, up: number): [number, number] => [x + a * k, y - up * k];
    sticks.push(rect(x - 3 * k, y - 240 * k, 6 * k, 240 * k));
    hats.push(polygon([at(0, 290), at(125, 222), at(120, 206), at(-120, 206), at(-125, 222)]));
    gores.push(
      polygon([at(0, 290), at(62, 222), at(60, 206), at(20, 206), at(20, 222)]),
      polygon([at(0, 290), at(-125, 222), at(-120, 206), at(-62, 206), at(-64, 222)]),
    );
    tables.push(
      rect(x - 50 * k, y - 76 * k, 100 * k, 7 * k),
      ...[-1, 1].flatMap((way) => [
        rect(x + way * 82 * k - 22 * k, y - 48 * k, 44 * k, 6 * k),
        rect(x + way * 102 * k - 3 * k, y - 92 * k, 6 * k, 92 * k),
        rect(x + way * 64 * k - 3 * k, y - 46 * k, 6 * k, 46 * k),
      ]),
    );
  }
  put('cafe.tables', 'dark', join(...tables, ...sticks), { tone: 0.7 });
  put('parasols', 'white', join(...hats), { tone: 0.15, isSheet: true });
  put('parasols.gores', pick(random, ['accent', 'accent2', 'accent3']), join(...gores), {
    tone: 0.35,
  });
}

/** Pigeons on the ground, by twos and threes. */
function paintPigeons({ put, camera, options: { random } }: Outside) {
  const birds: Path[] = [];
  for (let n = 0; n < 8; n++) {
    const away = random.between(640, 1150);
    const { x, y, scale: k } = see(camera, [random.between(-0.5, 0.5) * away, 0, away]);
    const way = random.next() < 0.5 ? -1 : 1;
    birds.push(
      ellipse(x, y - 14 * k, 15 * k, 9 * k, way * 0.03),
      circle(x + way * 14 * k, y - 25 * k, 5.5 * k),
      taper([x - way * 8 * k, y - 14 * k], [x - way * 27 * k, y - 9 * k], 8 * k, 2 * k),
    );
  }
  put('pigeons', 'dark', join(...birds), { tone: 0.3 });
}
