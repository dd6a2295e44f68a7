import { fall, type Role } from '#press/drawing.ts';
import { circle, join, lines, type Path, polygon, rect } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { tuft } from '#press/stages/kit/plants.ts';
import { lineAlong, taper } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';
import { paintTower } from '#press/stages/kit/towers.ts';
import { paintSkyline } from '#press/stages/kit/town.ts';

/** Over the roofs of a city: rows of gables and chimneys, a flat roof with a rail to stand on. */
export const roofs = outsideStage((outside) => {
  const { options, camera, put, putFront, slots, side } = outside;
  const { random, width, height, time } = options;
  const base = height * random.between(0.66, 0.72);
  const lit = time === 'night' ? 0.34 : time === 'day' ? 0 : 0.2;
  paintSkyline(outside, {
    ...{
      id: 'town',
      foot: base - height * 0.08,
      tall: height * random.between(0.2, 0.3),
      role: 'far',
    },
    ...{ tone: [0.3, 0], lit: lit + 0.1 },
  });
  paintTower(outside, {
    ...{ x: width * (0.5 - side * random.between(0.02, 0.3)), foot: base - height * 0.06 },
    tall: height * random.between(0.36, 0.5),
  });
  paintRow(
    outside,
    { role: 'far', base: base - height * 0.04, size: 0.5, tone: 0.3, rise: 0.22 },
    lit,
  );
  paintRow(
    outside,
    { role: 'mid', base: base + height * 0.04, size: 0.78, tone: 0.45, rise: 0.12 },
    lit,
  );
  paintRow(
    outside,
    { role: 'near', base: base + height * 0.12, size: 1.1, tone: 0.5, rise: 0.05 },
    lit,
  );
  paintWashing(outside, base);
  const top = height * 0.83;
  const from = side > 0 ? -30 : width * 0.3;
  const wide = width * 0.7 + 30;
  put(
    'roof',
    'dark',
    join(rect(from, top, wide, height), rect(from - 12, top - 12, wide + 24, 18)),
    {
      tone: fall(top, height, 0.25, 0.8),
      isSheet: true,
    },
  );
  put(
    'roof.top',
    'ground',
    polygon([
      [from, top - 12],
      [from + wide, top - 12],
      [from + wide, height * 0.93],
      [from, height * 0.93],
    ]),
    { tone: fall(top, height * 0.93, 0.3, 0.7) },
  );
  const slabs: Path[] = [];
  for (let n = 1; n < 9; n++) {
    const x = from + (wide * n) / 9;
    slabs.push(taper([x, top - 10], [x + (x - width / 2) * 0.06, height * 0.93], 2, 3));
  }
  for (const share of [0.3, 0.62])
    slabs.push(rect(from, top - 12 + (height * 0.93 - top + 12) * share, wide, 2));
  put('roof.slabs', 'dark', join(...slabs), { tone: 0.5, alpha: 0.4 });
  paintPots(outside, { from, wide, top });
  const gable = side > 0 ? width * 0.88 : width * 0.12;
  const peak = height * random.between(0.74, 0.8);
  put(
    'gable',
    'dark',
    join(
      polygon([
        [gable - width * 0.26, height + 20],
        [gable - width * 0.24, height * 0.94],
        [gable, peak],
        [gable + width * 0.24, height * 0.94],
        [gable + width * 0.26, height + 20],
      ]),
      chimney(gable + side * width * 0.06, peak + 46, 1.5),
    ),
    { tone: 0.5, isSheet: true },
  );
  const tiles: Path[] = [];
  for (let row = 1; row < 6; row++) {
    const y = peak + row * (height * 0.036);
    const half = Math.min(width * 0.24, (y - peak) * ((width * 0.24) / (height * 0.94 - peak)));
    tiles.push(
      lineAlong(
        (x) => y + (Math.floor(x / 22) % 2 === 0 ? 0 : 5),
        gable - half,
        gable + half,
        2.4,
        11,
      ),
    );
  }
  put('tiles', 'mid', join(...tiles), { tone: 0.4, alpha: 0.6 });
  const rail: [number, number] = [from + wide * 0.04, from + wide * 0.96];
  const posts: Path[] = [
    lines(
      [
        [rail[0], height * 0.9],
        [rail[1], height * 0.9],
      ],
      6,
    ),
  ];
  for (let x = rail[0]; x <= rail[1]; x += 30)
    posts.push(rect(x, height * 0.9, 3.4, height * 0.08));
  if (random.next() < 0.5) putFront('rail', 'dark', join(...posts), { tone: 0.9, isSheet: true });
  const k = scaleOfGround(camera, height * 0.86);
  const at = (share: number) => from + wide * share;
  slots.push(
    slot(camera, 'hero', at(side > 0 ? 0.5 : 0.44), height * 0.875, k, 220),
    slot(camera, 'beside', at(side > 0 ? 0.74 : 0.2), height * 0.87, k, 160),
    slot(camera, 'beside', at(side > 0 ? 0.26 : 0.68), height * 0.865, k * 0.98, 160),
    slot(camera, 'foreground', at(0.5 + side * 0.3), height * 0.955, k * 1.1, 160),
    slot(camera, 'middle', at(side > 0 ? 0.1 : 0.88), height * 0.86, k * 0.96, 160),
    slot(camera, 'far', width * (0.5 - side * 0.24), base - height * 0.1, k * 0.26, 300),
    slot(camera, 'top', gable, peak, k * 0.9, 120),
    slot(camera, 'seat', at(side > 0 ? 0.9 : 0.08), top - 6, k, 120),
  );
  // Nowhere but on the flat roof: between the gables is air.
  const footholds = Array.from({ length: 12 }, (_, n) => ({
    x: Math.max(30, Math.min(width - 30, at(0.04 + n * 0.084))),
    y: height * 0.875,
  }));
  return { standing: false, footholds };
}, 0.02);

function chimney(x: number, y: number, k: number): Path {
  return join(
    rect(x - 13 * k, y - 70 * k, 26 * k, 84 * k),
    rect(x - 17 * k, y - 76 * k, 34 * k, 8 * k),
    rect(x - 9 * k, y - 90 * k, 7 * k, 16 * k),
    rect(x + 3 * k, y - 88 * k, 7 * k, 14 * k),
  );
}

interface Row {
  readonly role: Role;
  readonly base: number;
  readonly size: number;
  readonly tone: number;
  readonly rise: number;
}

function paintRow(
  { put, options: { random, width, height }, side }: Outside,
  { role, base, size, tone, rise }: Row,
  lit: number,
) {
  const [walls, tops, panes]: [Path[], Path[], Path[]] = [[], [], []];
  for (let x = -40 - random.next() * 60; x < width + 20; ) {
    const wide = random.between(90, 170) * size;
    const top = base - height * rise * random.next() - 30 * size;
    const tower = rise > 0.2 && random.next() < 0.1;
    walls.push(rect(x, top, wide + 1, height - top + 20));
    const kind = Math.floor(random.next() * 4);
    const up = tower ? 240 : 66;
    if (kind === 0 || tower)
      tops.push(
        polygon([
          [x - 7, top + 2],
          [x + wide / 2, top - up * size],
          [x + wide + 7, top + 2],
        ]),
      );
    else if (kind === 1)
      tops.push(
        polygon([
          [x - 5, top + 2],
          [x + 16 * size, top - 58 * size],
          [x + wide - 16 * size, top - 58 * size],
          [x + wide + 5, top + 2],
        ]),
      );
    else if (kind === 2) tops.push(rect(x - 5, top - 12 * size, wide + 10, 15 * size));
    else
      tops.push(
        polygon([
          [x - 4, top + 2],
          [x - 4, top - 48 * size],
          [x + wide + 4, top + 2],
        ]),
      );
    if (random.next() < 0.7)
      tops.push(chimney(x + wide * random.between(0.2, 0.8), top - 20 * size, size));
    for (let wy = top + 26 * size; wy < base + 90 * size; wy += 60 * size) {
      for (let wx = x + 16 * size; wx < x + wide - 24 * size; wx += 40 * size) {
        if (random.next() < Math.max(lit, 0.2)) panes.push(rect(wx, wy, 18 * size, 30 * size));
      }
    }
    x += wide;
  }
  const extras = { isSheet: true, relief: { depth: 0.25, dx: side * 8, dy: -6, radius: 10 } };
  put(`houses.${role}`, role, join(...walls), {
    ...extras,
    tone: fall(base - height * rise, base + height * 0.12, tone + 0.3, tone - 0.2),
  });
  put(`roofs.${role}`, role, join(...tops), { ...extras, tone: tone + 0.4 });
  put(`windows.${role}`, lit > 0 ? 'lamp' : 'night', join(...panes), {
    tone: 0.25,
    glow: lit > 0 ? 1 : 0,
    alpha: lit > 0 ? 1 : 0.5,
  });
}

/** Linen between two chimneys, over the courtyards. */
function paintWashing({ put, side, options: { random, width, height } }: Outside, base: number) {
  const [x0, x1, y] = [
    width * (0.5 + side * 0.02),
    width * (0.5 + side * 0.4),
    base + height * 0.01,
  ];
  const pieces: [Path[], Path[], Path[]] = [[], [], []];
  const rope: Path[] = [];
  for (let n = 0; n < 8; n++) {
    const [t, next] = [n / 8, (n + 1) / 8];
    const at = (u: number): [number, number] => [x0 + (x1 - x0) * u, y + 40 * u * (1 - u)];
    const [a, b] = [at(t), at(next)];
    rope.push(taper(a, b, 2, 2));
    const [wide, tall] = [(b[0] - a[0]) * 0.62, random.between(22, 42)];
    pieces[n % 3]?.push(
      polygon([
        a,
        [a[0] + wide, a[1] + 2],
        [a[0] + wide * 1.05, a[1] + tall],
        [a[0] + wide * 0.06, a[1] + tall * 0.94],
      ]),
    );
  }
  put('washing.rope', 'dark', join(...rope), { tone: 0.7 });
  for (const [n, role] of (['white', 'accent', 'accent2'] as const).entries())
    put('washing', role, join(...(pieces[n] ?? [])), { tone: 0.2, isSheet: true });
}

/** Plants in pots along the parapet, and an aerial. */
function paintPots(
  { put, side, options: { random } }: Outside,
  { from, wide, top }: { readonly from: number; readonly wide: number; readonly top: number },
) {
  const [pots, leaves, flowers]: [Path[], Path[], Path[]] = [[], [], []];
  for (let n = 0; n < 6; n++) {
    const x = from + wide * (side > 0 ? 0.06 + n * 0.055 : 0.94 - n * 0.055);
    const tall = random.between(22, 34);
    pots.push(
      polygon([
        [x - 13, top - 12 - tall * 0.8],
        [x + 13, top - 12 - tall * 0.8],
        [x + 9, top - 12],
        [x - 9, top - 12],
      ]),
    );
    leaves.push(tuft(random, x - 6, top - 10 - tall * 0.8, tall * random.between(1, 2)));
    flowers.push(circle(x + random.between(-8, 8), top - 16 - tall * random.between(1.6, 2.2), 5));
  }
  put('pots.leaves', 'leaf', join(...leaves), { tone: 0.6 });
  put('pots', 'accent', join(...pots), { tone: 0.6, isSheet: true });
  put('pots.flowers', 'accent2', join(...flowers), { tone: 0.1 });
  const x = from + wide * (side > 0 ? 0.97 : 0.03);
  const bars = [0, 1, 2, 3].map((n) => rect(x - 34 + n * 6, top - 190 + n * 18, 68 - n * 12, 4));
  put('aerial', 'dark', join(rect(x - 2.5, top - 200, 5, 200), ...bars), { tone: 0.8 });
}
