import { fall, spread } from '#press/drawing.ts';
import { circle, join, lines, type Path, type Point, rect } from '#press/path.ts';
import { paintRipples, paintSails } from '#press/stages/kit/afloat.ts';
import { face, see } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { lamp } from '#press/stages/kit/paving.ts';
import { below, hills, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { paintTower } from '#press/stages/kit/towers.ts';
import { paintSkyline } from '#press/stages/kit/town.ts';
import { paintGlitter, paintStillLines } from '#press/stages/kit/water.ts';

/** On a bridge over wide water: its deck runs away from us between cables, arches or rails. */
export const bridge = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  put(
    'bank',
    'far',
    below(hills(random, horizon - drop * 0.02, drop * 0.08, width * 0.6), width, height),
    { tone: fall(horizon - drop * 0.1, horizon, 0.6, 0.25), isSheet: true },
  );
  const isLit = options.time !== 'day';
  paintSkyline(outside, {
    ...{ id: 'town', foot: horizon + 2, tall: height * random.between(0.1, 0.18), role: 'mid' },
    ...{ tone: options.time === 'night' ? [0.15, 0] : [0.7, 0.3], lit: isLit ? 0.6 : 0.2 },
  });
  paintTower(outside, {
    ...{ x: width * (0.5 + side * random.between(0.16, 0.4)), foot: horizon + 2 },
    ...{ tall: height * random.between(0.2, 0.3), role: 'mid' },
  });
  put(
    'water',
    'water',
    below(() => horizon + 3, width, height + 20, width),
    { tone: fall(horizon, height, 0.1, 0.95), isSheet: true },
  );
  paintGlitter(outside, height);
  paintStillLines(outside, [horizon, height]);
  paintRipples(outside, [0.02, 0.7], 44);
  paintSails(outside, pick(random, [1, 2, 3]));
  const at = side * -random.between(40, 120);
  const half = random.between(170, 230);
  const far = 6000;
  const kind = pick(random, ['cables', 'rails', 'arches']);
  put(
    'deck.side',
    'dark',
    face(camera, [
      [at - half - 30, -60, 40],
      [at + half + 30, -60, 40],
      [at + half + 30, -60, far],
      [at - half - 30, -60, far],
    ]),
    { tone: 0.6 },
  );
  put(
    'deck',
    kind === 'rails' ? 'wood' : 'stone',
    face(camera, [
      [at - half, 0, 40],
      [at + half, 0, 40],
      [at + half, 0, far],
      [at - half, 0, far],
    ]),
    { tone: fall(horizon, height, 0.2, 0.7), isSheet: true },
  );
  const joints: Path[] = [];
  for (let z = 80; z < far; z *= kind === 'rails' ? 1.09 : 1.22)
    joints.push(
      face(camera, [
        [at - half, 0, z],
        [at + half, 0, z],
        [at + half, 0, z * 1.012],
        [at - half, 0, z * 1.012],
      ]),
    );
  put('joints', 'dark', join(...joints), { tone: 0.3, alpha: 0.45 });
  if (kind === 'cables') paintTowers(outside, at, half);
  const posts: Path[] = [];
  for (const way of [-1, 1]) {
    const x = at + way * half;
    for (let z = 130; z < far; z *= 1.17) {
      const [foot, top] = [
        see(camera, [x, 0, z]),
        see(camera, [x, kind === 'arches' ? 95 : 105, z]),
      ];
      posts.push(rect(foot.x - 3 * foot.scale, top.y, 6 * foot.scale, foot.y - top.y));
    }
    for (const up of kind === 'arches' ? [88] : [56, 105]) {
      posts.push(
        face(camera, [
          [x, up, 40],
          [x, up + (kind === 'arches' ? 14 : 7), 40],
          [x, up + (kind === 'arches' ? 14 : 7), far],
          [x, up, far],
        ]),
      );
    }
    if (kind === 'arches')
      put(
        'parapet',
        'stone',
        face(camera, [
          [x, 0, 40],
          [x, 88, 40],
          [x, 88, far],
          [x, 0, far],
        ]),
        { tone: way === side ? 0.8 : 0.5, isSheet: true },
      );
  }
  put('rail', kind === 'arches' ? 'stone' : 'dark', join(...posts), {
    tone: kind === 'arches' ? 0.2 : 0.6,
    isSheet: kind !== 'arches',
  });
  paintDeckLamps(outside, at, half, isLit);
  slots.push(
    slotAt(camera, 'water', [at + side * 900, -500, 1400], 400),
    slotAt(camera, 'top', [at - side * half, 105, 480], 80),
    slotAt(camera, 'far', [at, 0, 2400], 260),
  );
  // A wide sheet sets people further off, where the deck is narrower.
  const off = width > height ? 900 : 420;
  const [l, r] = [
    see(camera, [at - half + 110, 0, off]).x / width,
    see(camera, [at + half - 110, 0, off]).x / width,
  ];
  return {
    standing: { from: Math.max(0.12, l), to: Math.min(0.88, r), farthest: 0.12 },
    waterline: height,
  };
}, 0.0);

/** Lanterns along the rails, each with its light on the deck. */
function paintDeckLamps({ put, camera }: Outside, at: number, half: number, isLit: boolean) {
  const [stems, bulbs]: [Path[], Path[]] = [[], []];
  for (const away of [3300, 2000, 1250, 780]) {
    for (const way of [-1, 1]) {
      const { x, y, scale: k } = see(camera, [at + way * (half + 8), 0, away]);
      const { stem, bulb, at: middle } = lamp(x, y, k, 0);
      stems.push(stem);
      bulbs.push(bulb);
      if (isLit)
        put('lamp.glow', 'lamp', circle(...middle, 110 * k), {
          ...{ tone: 0.3, alpha: spread(middle, 0, 110 * k, 0.5, 0), mode: 'light' },
        });
    }
  }
  put('lamps', 'dark', join(...stems), { tone: 0.7, isSheet: true });
  put('lamps.bulb', 'lamp', join(...bulbs), { tone: isLit ? 0 : 0.5, glow: isLit ? 1 : 0 });
}

/** Two towers and the great cables that hang between them. */
function paintTowers({ put, camera, slots }: Outside, at: number, half: number) {
  const towers: Path[] = [];
  const hangers: Path[] = [];
  const heads: Record<string, Point[]> = { left: [], right: [] };
  for (const z of [3600, 1150]) {
    for (const way of [-1, 1]) {
      const { x, y, scale: k } = see(camera, [at + way * (half + 34), 0, z]);
      const top = y - 900 * k;
      towers.push(
        rect(x - 24 * k, top, 48 * k, 940 * k),
        rect(x - 32 * k, top - 20 * k, 64 * k, 24 * k),
      );
      heads[way < 0 ? 'left' : 'right']?.push([x, top]);
    }
    const [a, b] = [see(camera, [at - half - 34, 560, z]), see(camera, [at + half + 34, 820, z])];
    towers.push(rect(a.x, a.y, b.x - a.x, 40 * a.scale), rect(a.x, b.y, b.x - a.x, 34 * a.scale));
  }
  for (const way of [-1, 1]) {
    const cable: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      const t = i / 12;
      const z = 1150 + (3600 - 1150) * t;
      const sag = 900 - 640 * 4 * t * (1 - t);
      const p = see(camera, [at + way * (half + 34), sag, z]);
      cable.push([p.x, p.y]);
      const foot = see(camera, [at + way * (half + 34), 0, z]);
      if (i % 2 === 1) hangers.push(rect(p.x - 0.9, p.y, 1.8, foot.y - p.y));
    }
    const near: Point[] = Array.from({ length: 7 }, (_, i) => {
      const p = see(camera, [
        at + way * (half + 34),
        300 + 600 * (i / 6) * (i / 6),
        330 + 820 * (i / 6),
      ]);
      return [p.x, p.y];
    });
    hangers.push(lines([...near, ...cable], 3.4));
  }
  put('cables', 'dark', join(...hangers), { tone: 0.4, alpha: 0.9 });
  put('towers', 'accent', join(...towers), { tone: 0.75, isSheet: true });
  slots.push(slotAt(camera, 'top', [at, 854, 1150], 160));
}
