import { fall, ramp } from '#press/drawing.ts';
import { join, lines, type Path, type Point, rect } from '#press/path.ts';
import { face, see } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { bareTree, cypress, tuft } from '#press/stages/kit/plants.ts';
import { below, hills, pick } from '#press/stages/kit/shapes.ts';
import { groundSlot, slotAt } from '#press/stages/kit/slots.ts';

/** A road that runs to the horizon, with posts and wires, trees or a rail along it. */
export const road = outsideStage((outside) => {
  const { options, camera, put, putFront, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  put(
    'hills',
    'far',
    below(
      hills(random, horizon - drop * 0.03, drop * random.between(0.05, 0.16), width * 0.9),
      width,
      height,
    ),
    { tone: fall(horizon - drop * 0.16, horizon, 0.5, 0.1), isSheet: true },
  );
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
  const half = random.between(220, 320);
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
  const kind = pick(random, ['wires', 'cypresses', 'bare']);
  if (kind === 'wires') paintWires(outside, at + side * (half + 170));
  else {
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
  const grass = Array.from({ length: 26 }, (_, i) => {
    const x = (width * i) / 25;
    const edge = Math.max(0, Math.abs(x - width / 2) / width - 0.24);
    return tuft(random, x, height + 14, 16 + height * 0.3 * edge * random.between(0.4, 1));
  });
  putFront('grass', 'near', join(...grass), { tone: 0.8, isSheet: true });
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
}, 0.03);

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
