import { fall, ramp } from '#press/drawing.ts';
import { join, lines, type Path, type Point, rect } from '#press/path.ts';
import { face, see } from '#press/stages/kit/camera.ts';
import { flowerRoles, paintRim } from '#press/stages/kit/flowers.ts';
import { paintLand } from '#press/stages/kit/land.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { bareTree, cypress, tuft } from '#press/stages/kit/plants.ts';
import { below, diamond, pick } from '#press/stages/kit/shapes.ts';
import { groundSlot, slotAt } from '#press/stages/kit/slots.ts';
import { paintTree } from '#press/stages/kit/trees.ts';

/** A road that runs to the horizon, with posts and wires, trees or a rail along it. */
export const road = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  paintLand(outside);
  put(
    'ground',
    'ground',
    below(() => horizon + 2, width, height + 20, width),
    {
      tone: ramp(
        [width / 2 + side * width * 0.3, horizon],
        [width / 2 - side * width * 0.3, height],
        0.05,
        0.85,
      ),
      isSheet: true,
    },
  );
  const at = side * -60;
  const half = random.between(150, 215);
  paintSides(outside, at, half);
  put(
    'verge',
    'floor',
    face(camera, [
      [at - half - 60, 0, 40],
      [at + half + 60, 0, 40],
      [at + half + 60, 0, 40_000],
      [at - half - 60, 0, 40_000],
    ]),
    { tone: 0.35 },
  );
  put(
    'road',
    'stone',
    face(camera, [
      [at - half, 0, 40],
      [at + half, 0, 40],
      [at + half, 0, 40_000],
      [at - half, 0, 40_000],
    ]),
    { tone: fall(horizon, height, 0.35, 0.85), isSheet: true },
  );
  const dashes: Path[] = [];
  for (let z = 120; z < 6000; z *= 1.32)
    dashes.push(
      face(camera, [
        [at - 8, 0, z],
        [at + 8, 0, z],
        [at + 8, 0, z * 1.16],
        [at - 8, 0, z * 1.16],
      ]),
    );
  for (const way of [-1, 1])
    dashes.push(
      face(camera, [
        [at + way * (half - 26) - 5, 0, 40],
        [at + way * (half - 26) + 5, 0, 40],
        [at + way * (half - 26) + 5, 0, 20_000],
        [at + way * (half - 26) - 5, 0, 20_000],
      ]),
    );
  put('lines', 'white', join(...dashes), { tone: 0.15, alpha: 0.85 });
  const kind = pick(random, ['wires', 'cypresses', 'bare', 'trees', 'fence']);
  if (kind === 'wires') paintWires(outside, at + side * (half + 170));
  else if (kind === 'trees') paintAvenue(outside, at, half);
  else if (kind !== 'fence') {
    const trees: Path[] = [];
    for (const z of [6400, 4200, 2800, 1900, 1250, 860]) {
      for (const way of kind === 'bare' ? [-1, 1] : [1, -1]) {
        const {
          x,
          y,
          scale: k,
        } = see(camera, [at + way * (half + 190), 0, z * (way > 0 ? 1 : 1.14)]);
        const tall = random.between(560, 760) * k;
        trees.push(
          kind === 'bare' ? bareTree(random, x, y, tall, 44 * k + 1) : cypress(x, y, tall, 150 * k),
        );
      }
    }
    put('trees', kind === 'bare' ? 'dark' : 'leaf', join(...trees), { tone: 0.65, isSheet: true });
  }
  if (options.weather === 'clear' && kind !== 'fence')
    paintLongShadows(outside, at + side * (half + 190));
  paintRoadFence(outside, at - side * (half + 110));
  if (options.weather !== 'snow') paintVerges(outside, at, half);
  paintRim(outside, flowerRoles(random), 0.1);
  slots.push(
    slotAt(camera, 'far', [at, 0, 3000], 500),
    groundSlot(
      camera,
      'middle',
      see(camera, [at - side * 120, 0, 900]).x,
      see(camera, [at, 0, 900]).y,
      300,
    ),
  );
  return { standing: { farthest: 0.1 } };
}, 0.07);

/** Fields beside the road, in strips of their own colour that run with it. */
function paintSides({ put, camera, options: { random } }: Outside, at: number, half: number) {
  for (const way of [-1, 1]) {
    const strips: Path[] = [];
    const wide = random.between(160, 300);
    for (let n = 0; n < 7; n++) {
      const x = at + way * (half + 130 + n * wide * 2);
      strips.push(
        face(camera, [
          [x, 0, 60],
          [x + way * wide, 0, 60],
          [x + way * wide, 0, 20_000],
          [x, 0, 20_000],
        ]),
      );
    }
    put('fields', pick(random, ['ground', 'leaf', 'mid']), join(...strips), {
      tone: 0.75,
      alpha: 0.45,
    });
  }
}

/** Trees in leaf on both sides. */
function paintAvenue(outside: Outside, at: number, half: number) {
  const { random } = outside.options;
  const kind = pick(random, ['round', 'poplar', 'oak', 'birch']);
  for (const z of [4200, 2200, 1150]) {
    for (const way of [-1, 1]) {
      const { x, y, scale } = see(outside.camera, [
        at + way * (half + 200),
        0,
        z * (way > 0 ? 1 : 1.12),
      ]);
      paintTree(outside, { x, y, tall: random.between(560, 700) * scale, kind });
    }
  }
}

/** Posts and wire along one side. */
function paintRoadFence({ put, camera }: Outside, x: number) {
  const posts: Path[] = [];
  for (let z = 240; z < 5000; z *= 1.22) {
    const { x: px, y, scale: k } = see(camera, [x, 0, z]);
    posts.push(rect(px - 5 * k, y - 105 * k, 10 * k, 105 * k));
  }
  for (const up of [48, 88])
    posts.push(
      face(camera, [
        [x, up, 200],
        [x, up + 5, 200],
        [x, up + 5, 6000],
        [x, up, 6000],
      ]),
    );
  put('fence', 'bark', join(...posts), { tone: 0.7 });
}

/** The shadows of what stands where the light is, over the road. */
function paintLongShadows({ put, camera, side, options: { random } }: Outside, x: number) {
  const shades = [3100, 1900, 1180, 720, 430].map((z) => {
    const wide = random.between(34, 60) * (0.6 + z / 2000);
    const far = x - side * random.between(700, 900);
    return face(camera, [
      [x, 0, z],
      [x, 0, z + wide],
      [far, 0, z * 0.86 + wide * 2.4],
      [far, 0, z * 0.86 - wide],
    ]);
  });
  put('shadows', 'shadow', join(...shades), { tone: 0.6, alpha: 0.36, mode: 'glaze' });
}

/** Grass and flowers between the road and the fields. */
function paintVerges({ put, camera, options: { random } }: Outside, at: number, half: number) {
  const [blades, heads]: [Path[], Path[]] = [[], []];
  for (let n = 0; n < 36; n++) {
    const z = 240 + 2200 * random.next() * random.next();
    const x = at + (n % 2 === 0 ? 1 : -1) * (half + random.between(50, 130));
    const { x: px, y, scale: k } = see(camera, [x, 0, z]);
    blades.push(tuft(random, px, y, k * random.between(22, 46) + 3, 3));
    heads.push(diamond(px + k * 6, y - k * random.between(26, 44), k * 4.5 + 1, k * 5 + 1));
  }
  put('verge.grass', 'leaf', join(...blades), { tone: 0.75 });
  put('verge.flowers', pick(random, ['accent', 'white', 'accent2']), join(...heads), {
    tone: 0.15,
  });
}

function paintWires({ put, camera, slots }: Outside, x: number) {
  const tops: Point[][] = [[], []];
  const posts: Path[] = [];
  for (const z of [9000, 5200, 3100, 1900, 1150, 640]) {
    const { x: px, y, scale: k } = see(camera, [x, 0, z]);
    posts.push(
      rect(px - 7 * k, y - 640 * k, 14 * k, 640 * k),
      rect(px - 80 * k, y - 600 * k, 160 * k, 9 * k),
    );
    tops[0]?.push([px - 76 * k, y - 606 * k]);
    tops[1]?.push([px + 76 * k, y - 606 * k]);
    if (z === 1150) slots.push(slotAt(camera, 'top', [x, 640, z], 100));
  }
  put('posts', 'dark', join(...posts), { tone: 0.6, isSheet: true });
  const wires = tops.map((line) => {
    const sagging = line.flatMap((point, i): Point[] => {
      const next = line[i + 1];
      if (!next) return [point];
      return [
        point,
        [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + Math.abs(next[0] - point[0]) * 0.1],
      ];
    });
    return lines(sagging, 1.8);
  });
  put('wires', 'dark', join(...wires), { tone: 0.6 });
}
