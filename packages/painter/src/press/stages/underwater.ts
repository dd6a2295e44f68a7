import { fall, spread } from '#press/drawing.ts';
import { circle, cut, join, type Path, polygon, stroke } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { frond } from '#press/stages/kit/plants.ts';
import {
  below,
  clump,
  hills,
  lens,
  pick,
  taper,
  wave,
  wholeSheet,
} from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';

/** Under the sea: rays from above, rocks and weed, a floor of sand far down. */
export const underwater = outsideStage(
  (outside) => {
    const { options, camera, put, putFront, slots, side } = outside;
    const { random, width, height } = options;
    const x = width * (0.5 + side * random.between(0.1, 0.24));
    const deep = random.between(0.8, 1);
    put('water', 'water', wholeSheet(width, height), {
      tone: spread([x, -40], 60, height * 1.05, 0.3, deep),
      grain: { kind: 'level' },
    });
    paintRays(outside, x, 0);
    const kind = pick(random, ['reef', 'columns', 'hills']);
    const floor = height * 0.84;
    for (const [share, role, tone] of [
      [0.6, 'far', 0.65],
      [0.74, 'mid', 0.75],
    ] as const) {
      const line = hills(
        random,
        height * share,
        height * (kind === 'hills' ? 0.1 : 0.04),
        width * random.between(0.5, 0.9),
      );
      const parts: Path[] = [below(line, width, height)];
      if (kind === 'columns') {
        for (let i = 0; i < 5; i++) {
          const [cx, wide] = [width * ((i + random.next()) / 5), width * 0.035 * (share + 0.4)];
          const top = line(cx) - height * random.between(0.08, 0.34) * share;
          parts.push(
            polygon([
              [cx - wide, line(cx) + 20],
              [cx - wide * 0.8, top],
              [cx - wide * 1.2, top - 14],
              [cx + wide * 1.2, top - 14],
              [cx + wide * 0.8, top],
              [cx + wide, line(cx) + 20],
            ]),
          );
        }
      }
      put(`rocks.${role}`, 'water', join(...parts), {
        tone: fall(height * (share - 0.2), height, tone - 0.12, tone + 0.25),
        isSheet: true,
      });
    }
    paintFish(outside);
    put(
      'sand',
      'floor',
      below(hills(random, floor, height * 0.015, width * 0.6), width, height + 20),
      { tone: fall(floor, height, 0.5, 1), alpha: 0.55, isSheet: true },
    );
    paintReef(outside, floor);
    const weed: Path[] = [];
    for (let i = 0; i < 13; i++) {
      const wx = width * (0.5 + (i % 2 === 0 ? 1 : -1) * random.between(0.26, 0.52));
      const tall = height * random.between(0.1, 0.4);
      weed.push(
        i % 4 === 0
          ? frond(wx, height + 20, tall * 0.8, random.between(-0.2, 0.2))
          : stroke(
              Array.from({ length: 5 }, (_, n) => [
                wx + wave(n, 3, i * 0.17) * 22,
                height + 20 - (tall * n) / 4,
              ]),
              20,
              4,
            ),
      );
    }
    putFront('weed', 'leaf', join(...weed), {
      tone: fall(height * 0.6, height, 0.5, 0.95),
      isSheet: true,
    });
    paintBubbles(outside);
    const k = scaleOfGround(camera, height * 0.84);
    const way = -side;
    slots.push(
      slot(camera, 'hero', width * (0.5 + way * 0.1), height * 0.76, k, 240),
      slot(camera, 'beside', width * (0.5 - way * 0.2), height * 0.7, k * 0.9, 200),
      slot(camera, 'foreground', width * (0.5 - way * 0.3), height * 0.93, k * 1.15, 200),
      slot(camera, 'underwater', width * (0.5 + way * 0.3), height * 0.34, k * 0.6, 260),
      slot(camera, 'underwater', width * (0.5 - way * 0.26), height * 0.48, k * 0.7, 260),
      slot(camera, 'underwater', width * (0.5 + way * 0.02), height * 0.3, k * 0.4, 300),
      slot(camera, 'middle', width * (0.5 - way * 0.06), height * 0.8, k * 0.7, 300),
      slot(camera, 'far', width * (0.5 + way * 0.24), height * 0.66, k * 0.3, 500),
    );
    return { standing: false, waterline: 0, isBelow: true, light: { x, y: 0 } };
  },
  0,
  false,
);

/** Corals, shells and stars on the floor of the sea, and jellyfish over it. */
function paintReef(
  { put, side, options: { random, width, height } }: Outside,
  floor: number,
): void {
  const corals: [Path[], Path[]] = [[], []];
  for (let n = 0; n < 8; n++) {
    const x = width * (n % 2 === 0 ? random.between(0, 0.3) : random.between(0.7, 1));
    const y = floor + height * random.between(0.01, 0.09);
    const tall = height * random.between(0.05, 0.12);
    const parts = corals[n % 3 === 0 ? 1 : 0];
    if (n % 3 === 2) parts.push(clump(random, x, y - tall * 0.3, tall * 0.5, tall * 0.36));
    else
      for (const lean of [-0.5, -0.2, 0.1, 0.42]) {
        const knee: [number, number] = [x + lean * tall * 0.6, y - tall * 0.5];
        parts.push(taper([x, y], knee, tall * 0.12, tall * 0.1));
        parts.push(taper(knee, [x + lean * tall, y - tall], tall * 0.1, tall * 0.05));
        parts.push(taper(knee, [x + lean * tall * 1.5, y - tall * 0.76], tall * 0.08, tall * 0.04));
      }
  }
  put('coral', 'accent', join(...corals[0]), { tone: 0.6, isSheet: true });
  put('coral', 'accent2', join(...corals[1]), { tone: 0.6, isSheet: true });
  const [bells, threads]: [Path[], Path[]] = [[], []];
  for (let n = 0; n < 3; n++) {
    const [x, y, r] = [
      width * (0.5 - side * random.between(0.16, 0.44)),
      height * random.between(0.16, 0.5),
      height * random.between(0.018, 0.036),
    ];
    bells.push([
      0,
      x - r,
      y,
      2,
      x - r,
      y - r * 1.5,
      x + r,
      y - r * 1.5,
      x + r,
      y,
      2,
      x + r * 0.4,
      y - r * 0.3,
      x - r * 0.4,
      y - r * 0.3,
      x - r,
      y,
      3,
    ]);
    for (const at of [-0.6, -0.2, 0.2, 0.6])
      threads.push(
        taper(
          [x + at * r, y - r * 0.1],
          [x + at * r * 1.5 + random.between(-8, 8), y + r * 2.4],
          r * 0.12,
          0,
        ),
      );
  }
  put('jellyfish', 'accent3', join(...bells, ...threads), { tone: 0.2, alpha: 0.8 });
  const stones = Array.from({ length: 16 }, () =>
    clump(
      random,
      width * random.next(),
      floor + height * random.between(0.03, 0.15),
      random.between(6, 22),
      random.between(4, 11),
    ),
  );
  put('stones', 'stone', join(...stones), { tone: 0.8, alpha: 0.8 });
}

/** Beams from the surface, which fall apart. */
export function paintRays(
  { put, options: { random, width, height } }: Outside,
  x: number,
  top: number,
): void {
  for (let i = 0; i < 5; i++) {
    const at = x + (i - 2) * width * 0.09 + random.between(-20, 20);
    const lean = (i - 2) * width * 0.13 + (x < width / 2 ? 60 : -60);
    const wide = width * random.between(0.035, 0.07);
    const ray = polygon([
      [at - wide / 2, top - 10],
      [at + wide / 2, top - 10],
      [at + lean + wide * 1.7, height],
      [at + lean - wide * 1.5, height],
    ]);
    put('ray', 'lamp', ray, {
      tone: 0.15,
      alpha: fall(top, top + height * 0.85, 0.27, 0),
      mode: 'light',
    });
  }
}

export function paintBubbles({ put, options: { random, width, height } }: Outside): void {
  const x = width * random.between(0.25, 0.75);
  const all: Path[] = [];
  for (let i = 0; i < 12; i++) {
    const r = random.between(4, 13);
    const [bx, by] = [x + wave(i, 5) * 26 + random.between(-12, 12), height * (0.66 - i * 0.045)];
    all.push(circle(bx, by, r), cut(circle(bx, by, r - 2.2)));
  }
  put('bubbles', 'foam', join(...all), { tone: 0.05 });
}

function paintFish({ put, options: { random, width, height }, side }: Outside): void {
  const shoal: Path[] = [];
  const [x, y] = [
    width * (0.5 + side * random.between(0.14, 0.3)),
    height * random.between(0.24, 0.42),
  ];
  for (let i = 0; i < 26; i++) {
    const [fx, fy] = [
      x + random.between(-1, 1) * width * 0.17,
      y + random.between(-1, 1) * height * 0.06,
    ];
    const size = random.between(7, 15);
    shoal.push(
      lens(fx, fy, size * 2, size * 0.62),
      polygon([
        [fx - size * 0.8, fy],
        [fx - size * 1.5, fy - size * 0.42],
        [fx - size * 1.5, fy + size * 0.42],
      ]),
    );
  }
  put('shoal', 'foam', join(...shoal), { tone: 0.3, alpha: 0.8 });
}
