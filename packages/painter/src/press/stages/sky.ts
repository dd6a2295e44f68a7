import { fall, type Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, type Point, polygon } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { below, cloud, hills, pick, streak, wave } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';

/** High in the air: seas of cloud below, one island of cloud to stand on, room to fly. */
export const sky = outsideStage((outside) => paintSky(outside), 0.06);

/** The same over fields, with nothing to stand on: what one flies over is down there. */
export const skyOverLand = outsideStage((outside) => paintSky(outside, true), 0.06);

function paintSky(outside: Outside, isOverLand = false) {
  const { options, camera, put, putFront, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const drawn = pick(random, ['clouds', 'land', 'towers', 'peaks', 'peaks']);
  const kind = isOverLand ? 'land' : drawn;
  if (kind === 'land') {
    put('land', 'far', below(hills(random, horizon, drop * 0.03, width), width, height), {
      tone: fall(horizon, height, 0.2, 0.7),
      isSheet: true,
    });
    paintFields(outside);
  }
  for (const [i, share] of [0.02, 0.22, 0.48].entries()) {
    if (isOverLand || (kind === 'land' && i < 2)) continue;
    const y = horizon + drop * share;
    const lobes: Path[] = [];
    const size = drop * (0.12 + share * 0.3);
    for (let x = -size; x < width + size; x += size * random.between(0.7, 1.1))
      lobes.push(circle(x, y + size * 0.5, size * random.between(0.4, 0.72)));
    put(
      'sea',
      'cloud',
      join(
        below(() => y + size * 0.4, width, height + 20, width),
        ...lobes,
      ),
      {
        tone: fall(y - size * 0.2, y + drop * 0.4, share * 0.5, 0.6 + share * 0.4),
        isSheet: true,
        relief: { depth: 0.4, dx: side * 14, dy: -14, radius: 26 },
      },
    );
    if (kind === 'peaks' && i < 2) paintSummits(outside, i);
  }
  if (kind === 'towers') {
    const x = width * (0.5 - side * 0.34);
    const lobes = Array.from({ length: 8 }, (_, i) =>
      circle(
        x + random.between(-60, 60),
        horizon + drop * 0.2 - i * height * 0.05,
        height * random.between(0.06, 0.1) * (1.1 - i * 0.06),
      ),
    );
    put('tower', 'cloud', join(...lobes), {
      tone: 0.35,
      isSheet: true,
      relief: { depth: 0.5, dx: side * 18, dy: -12, radius: 30 },
    });
  }
  const heroX = width * (0.5 - side * 0.12);
  const heroY = height * 0.84;
  const k = scaleOfGround(camera, heroY);
  const putIsland = isOverLand ? () => {} : put;
  putIsland(
    'island',
    'cloud',
    join(
      cloud(random, heroX + side * 50, heroY + 60, width * 0.62, height * 0.2),
      ellipse(heroX, heroY + 26, width * 0.26, 40),
    ),
    {
      tone: fall(heroY, height, 0.02, 0.55),
      isSheet: true,
      relief: { depth: 0.4, dx: side * 14, dy: -16, radius: 26 },
    },
  );
  const rim: Path[] = [];
  for (let i = 0; i < 5; i++)
    rim.push(
      circle(width * (0.5 + (i - 2) * 0.26), height * 1.05, height * random.between(0.06, 0.12)),
    );
  if (!isOverLand)
    putFront('rim', 'cloud', join(...rim), { tone: 0.6, isSheet: true, alpha: 0.92 });
  slots.push(
    slot(camera, 'hero', heroX, heroY, k, 240),
    slot(camera, 'beside', heroX + side * 100 * k, heroY + 6, k, 160),
    slot(camera, 'foreground', width * (0.5 + side * 0.34), height * 0.93, k * 1.2, 200),
    slot(camera, 'middle', width * (0.5 + side * 0.3), horizon + drop * 0.5, k * 0.6, 260),
    slot(camera, 'far', width * (0.5 - side * 0.3), horizon + drop * 0.24, k * 0.3, 500),
    slot(camera, 'air', width * (0.5 + side * 0.2), height * 0.6, k * 0.9, 260),
    slot(camera, 'seat', heroX - side * 70 * k, heroY - 10, k, 120),
  );
  return { standing: false } as const;
}

/** Mountains whose tops stand out of the clouds like islands. */
function paintSummits(
  { put, camera, side, options: { random, width, height } }: Outside,
  row: number,
): void {
  const foot = camera.horizon + (height - camera.horizon) * (row === 0 ? 0.26 : 0.5);
  const [whole, shade, snow]: [Path[], Path[], Path[]] = [[], [], []];
  for (let n = 0; n < 3 - row; n++) {
    const x = width * (row === 0 ? 0.5 - side * (0.4 - n * 0.26) : 0.5 + side * (0.4 - n * 0.9));
    const tall = height * random.between(0.12, 0.22) * (1 + row * 0.4);
    const at = (u: number, v: number): Point => [x + side * tall * u, foot - tall * v];
    const dark = [at(0, 1), at(0.1, 0.66), at(-0.06, 0.4), at(0.08, 0)] as const;
    whole.push(
      polygon([
        at(-0.9, 0),
        at(-0.44, 0.5),
        at(-0.3, 0.54),
        at(0, 1),
        at(0.2, 0.7),
        at(0.36, 0.62),
        at(0.8, 0),
      ]),
    );
    shade.push(polygon([...dark, at(-0.9, 0), at(-0.44, 0.5), at(-0.3, 0.54)]));
    snow.push(
      polygon([
        at(0, 1),
        at(0.2, 0.7),
        at(0.1, 0.74),
        at(0.04, 0.64),
        at(-0.06, 0.76),
        at(-0.18, 0.7),
      ]),
    );
  }
  const role: Role = row === 0 ? 'far' : 'mid';
  put('summits', role, join(...whole), {
    tone: fall(foot - height * 0.2, foot, 0.5, 0.1),
    isSheet: true,
  });
  put('summits.shade', role, join(...shade), { tone: fall(foot - height * 0.2, foot, 1, 0.4) });
  put('summits.snow', 'white', join(...snow), { tone: 0 });
}

/** Far below, fields side by side that run to one point, a river between them, shadows of clouds. */
function paintFields({ put, camera, options: { random, width, height } }: Outside): void {
  const { horizon } = camera;
  const drop = height - horizon;
  const to = width * random.between(0.3, 0.7);
  const rows = [0.05, 0.1, 0.18, 0.3, 0.48, 0.74, 1.1];
  const roles: readonly Role[] = ['ground', 'mid', 'leaf', 'floor'];
  const kinds: Path[][] = roles.map(() => []);
  const at = (column: number, share: number): Point => [
    to + column * width * 0.34 * share,
    horizon + drop * share,
  ];
  for (const [n, top] of rows.slice(0, -1).entries()) {
    const low = rows[n + 1] ?? 1;
    const shift = random.next();
    const reach = Math.ceil(2.4 / top);
    for (let column = -reach; column <= reach; column++) {
      const cell = polygon([
        at(column + shift, top),
        at(column + shift + 0.96, top),
        at(column + shift + 0.96, low - 0.006),
        at(column + shift, low - 0.006),
      ]);
      const kind = Math.floor(random.next() * 5.4);
      const [left, right] = [at(column + shift, low)[0], at(column + shift + 1, low)[0]];
      if (right > -20 && left < width + 20) kinds[kind]?.push(cell);
    }
  }
  for (const [n, role] of roles.entries())
    put('fields', role, join(...(kinds[n] ?? [])), {
      tone: fall(horizon, height, 0.3, role === 'floor' ? 0.3 : 0.6),
      alpha: fall(horizon, horizon + drop * 0.4, 0.35, 0.9),
    });
  const banks: [Point[], Point[]] = [[], []];
  for (let n = 0; n <= 24; n++) {
    const share = 0.04 + 1.06 * (n / 24) * (n / 24);
    const [x, y] = at(0.7 * wave(n, 15) - 0.3, share);
    banks[0].push([x - width * 0.05 * share, y]);
    banks[1].push([x + width * 0.05 * share, y]);
  }
  put('river', 'water', polygon([...banks[0], ...banks[1].toReversed()]), { tone: 0.35 });
  const shadows = [0.2, 0.36, 0.6].map((share) =>
    streak(width * random.next(), horizon + drop * share, width * (0.3 + share), drop * 0.09),
  );
  put('fields.shade', 'night', join(...shadows), { tone: 0.4, alpha: 0.3, mode: 'glaze' });
}
