import { fall, ramp } from '#press/drawing.ts';
import { join, type Path, polygon } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { flower, roundTree, tuft } from '#press/stages/kit/plants.ts';
import { below, hills, pick } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';

/** Open fields to low hills, one tree or a few, flowers before one's feet. */
export const meadow = outsideStage((outside) => {
  const { options, camera, put, side, slots } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const far = hills(random, horizon - drop * 0.03, drop * random.between(0.06, 0.14), width * 1.1);
  put('hills.far', 'far', below(far, width, height), {
    tone: fall(horizon - drop * 0.15, horizon + drop * 0.2, 0.35, 0.05),
    isSheet: true,
  });
  const mid = hills(random, horizon + drop * 0.03, drop * 0.05, width * 0.8);
  put('hills.mid', 'mid', below(mid, width, height), {
    tone: fall(horizon, horizon + drop * 0.3, 0.3, 0.6),
    isSheet: true,
  });
  paintHedges(outside, mid);
  const ground = hills(random, horizon + drop * 0.14, drop * 0.03, width * 1.3);
  put('ground', 'ground', below(ground, width, height + 20), {
    tone: ramp(
      [width / 2 + side * width * 0.2, horizon + drop * 0.1],
      [width / 2 - side * width * 0.3, height],
      0.08,
      0.9,
    ),
    isSheet: true,
    grain: { kind: 'slant', slope: 0.12 * side },
  });
  const isSown = random.next() < 0.45;
  if (isSown) paintFurrows(outside, ground);
  else if (random.next() < 0.6) paintPath(outside, ground);
  const treeX = width * (0.5 + side * random.between(0.26, 0.36));
  const treeY = horizon + drop * 0.24;
  const k = scaleOfGround(camera, treeY);
  const tall = Math.max(k * random.between(560, 800), height * 0.2);
  const tree = roundTree(random, treeX, treeY, tall, tall * random.between(0.8, 1.05));
  put('tree.trunk', 'bark', tree.trunk, { tone: 0.6, isSheet: true });
  put('tree', 'leaf', tree.crown, {
    tone: 0.5,
    isSheet: true,
    relief: { depth: 0.5, dx: side * 14, dy: -14, radius: 24 },
  });
  put('tree.shadow', 'shadow', shadowOf(treeX, treeY, tall, -side), { tone: 0.4, alpha: 0.35 });
  slots.push(
    slot(camera, 'ceiling', treeX - side * tall * 0.2, treeY - tall * 0.42, k, 200),
    slot(camera, 'top', treeX, treeY - tall * 0.96, k, 120),
  );
  paintFlowers(outside);
  return { standing: { farthest: 0.18 } };
}, 0.02);

function shadowOf(x: number, y: number, tall: number, way: number): Path {
  return polygon([
    [x - tall * 0.04, y - 2],
    [x + tall * 0.04, y - 2],
    [x + way * tall * 0.5 + tall * 0.36, y + tall * 0.14],
    [x + way * tall * 0.56, y + tall * 0.22],
    [x + way * tall * 0.4 - tall * 0.3, y + tall * 0.17],
  ]);
}

/** Rows that run away from us to one point, as in a field that is sown. */
function paintFurrows(
  { put, camera, options: { random, width, height } }: Outside,
  line: (x: number) => number,
) {
  const to = width * random.between(0.3, 0.7);
  const top = Math.max(line(0), line(width / 2), line(width)) + 4;
  const share = (top - camera.horizon) / (height + 20 - camera.horizon);
  const rows: Path[] = [];
  for (let n = -14; n <= 14; n++) {
    const [a, b] = [to + width * (n * 0.21), to + width * (n * 0.21 + 0.1)];
    const up = (x: number): number => to + (x - to) * share;
    rows.push(
      polygon([
        [up(a), top],
        [up(b), top],
        [b, height + 20],
        [a, height + 20],
      ]),
    );
  }
  put('furrows', 'ground', join(...rows), {
    tone: fall(top, height, 0.5, 1),
    alpha: fall(top, height, 0.5, 0.8),
  });
}

function paintHedges(
  { put, options: { random, width }, camera, side }: Outside,
  line: (x: number) => number,
) {
  const crowns: Path[] = [];
  const from = random.between(0, 0.4);
  for (let i = 0; i < 7; i++) {
    const x = width * (from + i * 0.075 + random.between(-0.02, 0.02));
    const tall = camera.height * random.between(0.025, 0.055);
    crowns.push(roundTree(random, x, line(x) + 8, tall, tall * 0.9).crown);
  }
  put('hedge', 'leaf', join(...crowns), {
    tone: 0.45,
    alpha: 0.85,
    isSheet: true,
    relief: { depth: 0.3, dx: side * 5, dy: -5, radius: 7 },
  });
}

function paintPath(
  { put, options: { random, width, height }, side }: Outside,
  line: (x: number) => number,
) {
  const x = width * (0.5 + side * random.between(0.02, 0.12));
  const y = line(x) + 6;
  const foot = width * (0.5 - side * random.between(0.0, 0.16));
  const [low, drop] = [height + 20, height - y];
  put(
    'path',
    'floor',
    [
      ...[
        0,
        x - 5,
        y,
        2,
        x + side * width * 0.2,
        y + drop * 0.22,
        foot + side * width * 0.12,
        y + drop * 0.4,
      ],
      ...[foot - width * 0.13, low, 1, foot + width * 0.12, low],
      ...[
        2,
        foot + side * width * 0.12 + width * 0.12,
        y + drop * 0.4,
        x + side * width * 0.2 + 34,
        y + drop * 0.2,
        x + 5,
        y,
        3,
      ],
    ],
    { tone: fall(y, low, 0.1, 0.5), alpha: 0.9 },
  );
}

function paintFlowers({
  put,
  putFront,
  options: { random, width, height, time, weather },
  camera,
}: Outside) {
  const drop = height - camera.horizon;
  const blades: Path[] = [];
  for (let i = 0; i < 34; i++) {
    const y = camera.horizon + drop * (0.3 + 0.62 * random.next());
    blades.push(tuft(random, random.next() * width, y, 8 + scaleOfGround(camera, y) * 7));
  }
  put('grass', 'leaf', join(...blades), { tone: 0.55, alpha: 0.6 });
  if (weather === 'snow') return;
  const role = pick(random, ['accent', 'accent2', 'white']);
  const [heads, stems]: [Path[], Path[]] = [[], []];
  const rim: Path[] = [];
  for (let i = 0; i < 30; i++) {
    const x = ((i + random.next()) / 30) * width;
    const edge = Math.abs(x - width / 2) / (width / 2);
    const tall = height * (0.03 + 0.1 * edge * random.between(0.5, 1.1));
    const grown = flower(random, x, height + 8, tall + height * 0.02);
    heads.push(grown.head);
    stems.push(grown.stem);
    rim.push(tuft(random, x + 12, height + 6, tall * 0.9));
  }
  putFront('grass.front', 'near', join(...rim, ...stems), { tone: 0.75, isSheet: true });
  putFront('flowers', role, join(...heads), { tone: time === 'night' ? 0.4 : 0.15, isSheet: true });
}
