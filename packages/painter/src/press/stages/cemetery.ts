import { fall, ramp } from '#press/drawing.ts';
import { join, type Path, polygon, rect } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { archPath } from '#press/stages/kit/fittings.ts';
import { paintLand } from '#press/stages/kit/land.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { bareTree, cypress, tuft } from '#press/stages/kit/plants.ts';
import { below, diamond, hills, pick } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';
import { paintTower } from '#press/stages/kit/towers.ts';

/** Rows of stones on a slope, cypresses, a wall with its gate far behind. */
export const cemetery = outsideStage((outside) => {
  const { options, camera, put, side, slots } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  paintLand(outside);
  paintTower(outside, {
    ...{ x: width * (0.5 - side * random.between(0.22, 0.34)), foot: horizon + drop * 0.05 },
    ...{ tall: height * random.between(0.22, 0.32), role: 'mid' },
  });
  paintWall(outside);
  const ground = hills(random, horizon + drop * 0.07, drop * 0.02, width * 1.4);
  put('ground', 'ground', below(ground, width, height + 20), {
    tone: ramp([width / 2 + side * 200, horizon], [width / 2 - side * 300, height], 0.15, 0.95),
    isSheet: true,
    grain: { kind: 'slant', slope: 0.1 * side },
  });
  const way = (y: number, x: number) => width * (0.5 + side * 0.06) + x * scaleOfGround(camera, y);
  const [top, low] = [horizon + drop * 0.08, height + 20];
  const path = polygon([
    [way(top, -40), top],
    [way(top, 40), top],
    [way(low, 60), low],
    [way(low, -60), low],
  ]);
  put('path', 'floor', path, { tone: fall(top, low, 0.15, 0.55), isSheet: true });
  const bare = [-1, 1].map((edge) => {
    const tall = height * random.between(0.34, 0.46);
    const foot = horizon + drop * 0.16;
    return bareTree(
      random,
      width * (0.5 + edge * random.between(0.36, 0.5)),
      foot,
      tall,
      tall * 0.06,
    );
  });
  put('trees.bare', 'dark', join(...bare.slice(0, pick(random, [1, 2]))), {
    tone: 0.7,
    isSheet: true,
  });
  const trees: Path[] = [];
  for (const at of [0.06, 0.16, 0.82, 0.93]) {
    const tall = height * random.between(0.2, 0.32);
    trees.push(cypress(width * at, horizon + drop * 0.1, tall, tall * 0.26));
  }
  put('cypresses', 'leaf', join(...trees), {
    tone: 0.85,
    isSheet: true,
    relief: { depth: 0.4, dx: side * 8, dy: -6, radius: 14 },
  });
  for (const share of [0.16, 0.28, 0.46]) paintRow(outside, share);
  const y = horizon + drop * 0.46;
  slots.push(slot(camera, 'top', way(y, -170), y - 86 * scaleOfGround(camera, y), 1, 90));
  const blades: Path[] = [];
  for (let i = 0; i < 26; i++) {
    const at = horizon + drop * (0.2 + 0.76 * random.next());
    blades.push(tuft(random, width * random.next(), at, 8 + scaleOfGround(camera, at) * 8));
  }
  put('grass', 'leaf', join(...blades), { tone: 0.6, alpha: 0.6 });
  return { standing: { farthest: 0.3 } };
}, -0.03);

/** Upright stones, round, pointed or crossed, on both sides of the way. */
function paintRow({ options: { random, width, time }, camera, put, side }: Outside, share: number) {
  const y = camera.horizon + (camera.height - camera.horizon) * share;
  const k = scaleOfGround(camera, y);
  const [stones, shades, mounds]: [Path[], Path[], Path[]] = [[], [], []];
  const [flowers, candles]: [Path[], Path[]] = [[], []];
  const middle = width * (0.5 + side * 0.06);
  for (let n = 1; n < 8; n++) {
    for (const way of [-1, 1]) {
      const x = middle + way * (20 + n * 112) * k + random.between(-10, 10) * k;
      if (x < -60 || x > width + 60) continue;
      const [wide, tall] = [random.between(46, 60) * k, random.between(62, 96) * k];
      const lean = random.between(-3, 3) * k;
      stones.push(stoneAt(Math.floor(random.next() * 3), x, y, wide, tall));
      if (random.next() < 0.5)
        for (const dx of [-14, -3, 9])
          flowers.push(diamond(x + dx * k, y + random.between(4, 12) * k, 7 * k, 6 * k));
      else if (random.next() < 0.4)
        candles.push(rect(x + wide * 0.3, y + 2 * k, 9 * k, 14 * k, 2 * k));
      shades.push(rect(x - wide * 0.28, y - tall * 0.62, wide * 0.56, 2.4 * k));
      shades.push(rect(x - wide * 0.2, y - tall * 0.5, wide * 0.4, 2 * k));
      const [from, to] = [x - wide * 0.6 + lean, x + wide * 0.6 + lean];
      mounds.push(
        polygon([
          [from, y],
          [to, y],
          [to + 8 * k, y + 34 * k],
          [from - 8 * k, y + 34 * k],
        ]),
      );
    }
  }
  put('mounds', 'leaf', join(...mounds), { tone: 0.7, alpha: 0.5 });
  put('stones', 'stone', join(...stones), {
    tone: fall(y - 90 * k, y, 0.1, 0.6),
    isSheet: true,
    relief: { depth: 0.5, dx: side * 5 * k, dy: -3 * k, radius: 7 * k },
  });
  put('graves.flowers', 'accent', join(...flowers), { tone: 0.2 });
  put('graves.candles', 'lamp', join(...candles), { tone: 0.4, glow: time === 'day' ? 0 : 1 });
  put('stones.words', 'dark', join(...shades), { tone: 0.4, alpha: 0.6 });
}

function stoneAt(kind: number, x: number, y: number, wide: number, tall: number): Path {
  if (kind === 0) {
    return join(
      rect(x - wide * 0.13, y - tall * 1.15, wide * 0.26, tall * 1.15),
      rect(x - wide * 0.45, y - tall * 0.88, wide * 0.9, tall * 0.2),
    );
  }
  if (kind === 1) {
    // The kit draws arches upwards.
    return archPath(x - wide / 2, y, wide, -tall);
  }
  return polygon([
    [x - wide / 2, y],
    [x - wide / 2, y - tall * 0.8],
    [x, y - tall],
    [x + wide / 2, y - tall * 0.8],
    [x + wide / 2, y],
  ]);
}

function paintWall({ options: { width }, camera, put, side }: Outside) {
  const y = camera.horizon + (camera.height - camera.horizon) * 0.07;
  const tall = Math.max(34, scaleOfGround(camera, y) * 240);
  const gate = width * (0.5 + side * 0.06);
  put(
    'wall',
    'stone',
    join(rect(-20, y - tall, gate, tall + 24), rect(gate + 46, y - tall, width, tall + 24)),
    {
      tone: 0.6,
      isSheet: true,
    },
  );
  const bars: Path[] = [
    rect(gate - 26, y - tall * 1.5, 9, tall * 1.5),
    rect(gate + 40, y - tall * 1.5, 9, tall * 1.5),
  ];
  for (let x = -14; x < 40; x += 9) bars.push(rect(gate + x, y - tall * 1.2, 2.4, tall * 1.2));
  put('gate', 'dark', join(...bars), { tone: 0.7, isSheet: true });
}
