import { fall, ramp } from '#press/drawing.ts';
import { join, type Path, polygon, rect } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { flowerRoles, paintFlowersOver, paintRim } from '#press/stages/kit/flowers.ts';
import { paintLand } from '#press/stages/kit/land.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { tuft } from '#press/stages/kit/plants.ts';
import { below, hills, pick, taper } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';
import { paintTree } from '#press/stages/kit/trees.ts';

/** Open fields to low hills, one tree or a few, flowers before one's feet. */
export const meadow = outsideStage((outside) => {
  const { options, camera, put, side, slots } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  paintLand(outside);
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
  const roles = flowerRoles(random);
  const treeX = width * (0.5 + side * random.between(0.26, 0.36));
  const treeY = horizon + drop * 0.24;
  const k = scaleOfGround(camera, treeY);
  const tall = Math.max(k * random.between(560, 800), height * 0.24) * pick(random, [0.7, 1, 1.2]);
  put('tree.shadow', 'shadow', shadowOf(treeX, treeY, tall, -side), { tone: 0.4, alpha: 0.35 });
  if (random.next() < 0.5) paintFence(outside, ground);
  for (const [dx, size] of [
    [-0.3, 0.3],
    [-0.4, 0.4],
  ] as const)
    paintTree(outside, {
      ...{ x: width * (0.5 + side * (dx + random.between(-0.05, 0.05))), y: horizon + drop * 0.17 },
      tall: tall * size,
    });
  paintTree(outside, { x: treeX, y: treeY, tall });
  if (options.weather !== 'snow')
    paintFlowersOver(outside, roles, [0.2, 0.95], isSown ? 50 : pick(random, [60, 90, 130]));
  slots.push(
    slot(camera, 'ceiling', treeX - side * tall * 0.2, treeY - tall * 0.42, k, 200),
    slot(camera, 'top', treeX, treeY - tall * 0.96, k, 120),
  );
  paintGrass(outside);
  paintRim(outside, roles);
  return { standing: { farthest: 0.18 } };
}, 0.06);

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

/** Posts and two rails along the far edge of the field. */
function paintFence({ put, options: { random, width } }: Outside, line: (x: number) => number) {
  const parts: Path[] = [];
  const [from, to] = pick(random, [
    [-20, width * 0.5],
    [width * 0.4, width + 20],
    [-20, width + 20],
  ]);
  for (let x = from ?? 0; x < (to ?? width); x += 46) {
    const y = line(x) + 12;
    parts.push(rect(x - 3, y - 38, 6, 42));
    parts.push(taper([x, y - 30], [x + 46, line(x + 46) - 18], 4, 4));
    parts.push(taper([x, y - 16], [x + 46, line(x + 46) - 4], 4, 4));
  }
  put('fence', 'bark', join(...parts), { tone: 0.8 });
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

function paintGrass({ put, options: { random, width, height }, camera }: Outside) {
  const drop = height - camera.horizon;
  const blades: Path[] = [];
  for (let i = 0; i < 24; i++) {
    const y = camera.horizon + drop * (0.3 + 0.66 * random.next());
    blades.push(tuft(random, random.next() * width, y, 10 + scaleOfGround(camera, y) * 9, 3));
  }
  put('grass', 'leaf', join(...blades), { tone: 0.7, alpha: 0.7 });
}
