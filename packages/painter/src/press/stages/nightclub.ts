import { fall, type Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, lines, type Path, polygon, rect } from '#press/path.ts';
import { type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { stand, stick } from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { isOnSheet, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

const lights: readonly Role[] = [
  'told.pink',
  'told.blue',
  'told.yellow',
  'told.green',
  'told.violet',
];

/** A dance floor at night: squares of light, a ball of mirrors, beams, towers of speakers, a crowd. */
export const nightclub = insideStage(
  { plans: ['frontal', 'box'], far: [760, 920], tall: [380, 440] },
  (inside) => {
    const { options, camera, room, span, put, slots } = inside;
    const { random } = options;
    const [from, to] = span;
    const middle = room.left + (from + to) / 2;
    const ball = see(camera, [middle, room.tall - 90, room.depth * 0.62]);
    const first = Math.floor(random.next() * lights.length);
    const ink = (n: number): Role => lights[(first + n) % lights.length] ?? 'told.blue';
    paintRoom(put, room, {
      wall: 'night',
      ceiling: 'dark',
      floor: 'dark',
      light: ball,
      dim: 0.95,
      least: 0.4,
    });
    paintSquares(inside, ink);
    const bricks: Path[] = [];
    const back = room.right - room.left;
    for (let v = 30; v < room.tall; v += 46) bricks.push(panel(camera, room.back, 0, v, back, 2));
    put('wall.joints', 'dark', join(...bricks), { tone: 0.5, alpha: 0.4 });
    paintDesk(inside, (from + to) / 2, ink(1));
    paintCrowd(inside);
    for (const side of ['left', 'right'] as const) {
      const z = room.depth * 0.68;
      paintTower(inside, atEdge(inside, side, z, 100, 0.92), z);
    }
    const rail = stick(
      camera,
      [room.left, room.tall - 40, room.depth * 0.7],
      [room.right, room.tall - 40, room.depth * 0.7],
      8,
    );
    put('rail', 'metal', rail, { tone: 0.8 });
    for (const [n, share] of [0.14, 0.34, 0.66, 0.86].entries()) {
      const at = see(camera, [
        room.left + from + (to - from) * share,
        room.tall - 56,
        room.depth * 0.7,
      ]);
      const lean = (0.5 - share) * random.between(0.5, 1.5) * options.width;
      const foot = options.height * random.between(0.78, 0.92);
      const half = options.width * 0.09;
      put(
        'beam',
        ink(n),
        polygon([
          [at.x - 8, at.y],
          [at.x + 8, at.y],
          [at.x + lean + half, foot],
          [at.x + lean - half, foot],
        ]),
        {
          tone: 0.1,
          alpha: fall(at.y, foot, 0.5, 0.04),
          mode: 'light',
        },
      );
      put('beam.lamp', ink(n), circle(at.x, at.y, 13 * at.scale), { tone: 0, glow: 1 });
    }
    paintBall(inside, ball);
    slots.push(
      slotAt(camera, 'door', room.back(to - 40, 0), 90),
      slotAt(camera, 'shelf', [middle, 112, room.depth - 120], 90),
    );
    return { light: { x: ball.x, y: ball.y }, standing: { farthest: 0.4 } };
  },
);

/** The floor: squares of glass, lit from below here and there. */
function paintSquares(
  { put, camera, room, options: { random } }: Inside,
  ink: (n: number) => Role,
) {
  const size = 92;
  const lit: Path[][] = lights.map(() => []);
  const wide = room.right - room.left;
  const dim: Path[] = [];
  for (let row = 0; room.depth - 120 - (row + 1) * size > 60; row++) {
    for (let n = 0; (n + 1) * size < wide; n++) {
      const square = panel(
        camera,
        room.floor,
        n * size + 3,
        room.depth - 120 - (row + 1) * size,
        size - 6,
        size - 6,
      );
      if (!isOnSheet(square, camera)) continue;
      const kind = Math.floor(random.next() * 9);
      (kind < 4 ? lit[kind] : dim)?.push(square);
    }
  }
  put('tiles', 'night', join(...dim), { tone: 0.5 });
  for (const [n, squares] of lit.entries())
    put('tiles', ink(n), join(...squares), { tone: 0.35, glow: 0.6, alpha: 0.85 });
}

/** A desk with two records, and a wall of light behind it. */
function paintDesk({ put, camera, room, options: { random } }: Inside, middle: number, role: Role) {
  const { back } = room;
  const kind = pick(random, ['rings', 'bars']);
  const y = 210;
  if (kind === 'rings') {
    const centre = see(camera, back(middle, y));
    for (const [n, r] of [150, 112, 74, 36].entries()) {
      const k = r * centre.scale;
      put(
        'rings',
        role,
        join(circle(centre.x, centre.y, k), cut(circle(centre.x, centre.y, k - 9 * centre.scale))),
        {
          tone: 0.1 + n * 0.1,
          glow: 0.9,
        },
      );
    }
  } else {
    const bars: Path[] = [];
    for (let u = -180; u <= 180; u += 26) {
      const tall = 50 + random.next() * 150;
      for (let v = 0; v < tall; v += 18)
        bars.push(panel(camera, back, middle + u, 120 + v, 18, 12));
    }
    put('bars', role, join(...bars), { tone: 0.15, glow: 0.9 });
  }
  const x = room.left + middle;
  const desk = { at: [x - 100, 20, room.depth - 130] as const, wide: 200, tall: 92, deep: 50 };
  paintBlock(
    put,
    camera,
    'stage',
    'dark',
    { at: [x - 190, 0, room.depth - 150], wide: 380, tall: 20, deep: 150 },
    {
      ...{ front: 0.8, side: 0.9, top: 0.5 },
    },
  );
  paintBlock(put, camera, 'desk', 'dark', desk, { front: 0.55, side: 0.8, top: 0.2 });
  const front: Plane = (u, v) => [x - 100 + u, 20 + v, room.depth - 131];
  put(
    'desk.line',
    role,
    join(panel(camera, front, 0, 84, 200, 4), panel(camera, front, 0, 4, 200, 4)),
    {
      tone: 0.1,
      glow: 1,
    },
  );
  const records = [-52, 52].map((u) =>
    stand(camera, [x + u, 114, room.depth - 110], ellipse(0, 0, 30, 7)),
  );
  put('records', 'night', join(...records), { tone: 0.9, isSheet: true });
  const labels = [-52, 52].map((u) =>
    stand(camera, [x + u, 114, room.depth - 110], ellipse(0, 0, 9, 2.4)),
  );
  put('records', 'told.orange', join(...labels), { tone: 0.3 });
}

/** Those who dance far off: heads and arms against the light. */
function paintCrowd({ put, camera, room, span: [from, to], options: { random } }: Inside) {
  const z = room.depth - 170;
  const people: Path[] = [];
  for (let u = from + 10; u < to; u += random.between(34, 50)) {
    const off = u - (from + to) / 2;
    if (Math.abs(off) < 120) continue;
    const tall = random.between(148, 176);
    const arms = random.next();
    const figure: Path[] = [
      circle(0, -tall, 11),
      polygon([
        [-5, -tall + 8],
        [5, -tall + 8],
        [18, -tall + 26],
        [14, -tall + 84],
        [15, 0],
        [-15, 0],
        [-14, -tall + 84],
        [-18, -tall + 26],
      ]),
    ];
    if (arms < 0.6)
      figure.push(
        lines(
          [
            [-15, -tall + 28],
            [-24, -tall - 4],
            [-16, -tall - 34],
          ],
          7,
        ),
      );
    if (arms > 0.3)
      figure.push(
        lines(
          [
            [15, -tall + 28],
            [26, -tall + 2],
            [20, -tall - 30],
          ],
          7,
        ),
      );
    people.push(stand(camera, [room.left + u, 0, z + random.between(-20, 20)], join(...figure)));
  }
  put('crowd', 'dark', join(...people), { tone: 0.92 });
}

/** Speakers one on the other. */
function paintTower({ put, camera }: Inside, x: number, z: number) {
  for (const n of [0, 1, 2]) {
    const box = { at: [x, n * 92, z] as const, wide: 96, tall: 88, deep: 60 };
    paintBlock(put, camera, 'speaker', 'dark', box, { front: 0.75, side: 0.95, top: 0.5 });
    const cone = (r: number) => stand(camera, [x + 48, n * 92 + 40, z - 1], circle(0, 0, r));
    put('speaker.rim', 'metal', join(cone(34), cut(cone(30))), { tone: 0.6 });
    put('speaker.cone', 'night', join(cone(28)), { tone: 0.7 });
    put('speaker.cone', 'metal', cone(9), { tone: 0.7 });
  }
}

/** The ball: small mirrors, and specks of its light on the walls. */
function paintBall(
  { put, camera, room, options: { random, width, height } }: Inside,
  ball: { x: number; y: number; scale: number },
) {
  const r = 40 * ball.scale;
  const hook = see(camera, [0, room.tall, room.depth * 0.62]).y;
  put('ball.cord', 'dark', rect(ball.x - 1.5, Math.min(hook, 0), 3, ball.y - Math.min(hook, 0)), {
    tone: 0.5,
  });
  put('ball', 'metal', circle(ball.x, ball.y, r), {
    tone: 0.35,
    isSheet: true,
    relief: { depth: 0.5, dx: -8, dy: -10, radius: 20 },
  });
  const [light, dark]: [Path[], Path[]] = [[], []];
  for (let row = -3; row <= 3; row++) {
    const y = (row / 3.6) * r;
    const half = Math.sqrt(r * r - y * y) * 0.94;
    for (let n = -3; n <= 3; n++) {
      const x = (n / 3.5) * half;
      const size = (r * 0.2 * half) / r;
      const mirror = rect(ball.x + x - size / 2, ball.y + y - r * 0.1, size, r * 0.2);
      const kind = random.next();
      if (kind < 0.4) light.push(mirror);
      else if (kind < 0.62) dark.push(mirror);
    }
  }
  put('ball.light', 'white', join(...light), { tone: 0, glow: 0.8 });
  put('ball.dark', 'night', join(...dark), { tone: 0.5, alpha: 0.7 });
  const specks: Path[] = [];
  for (let n = 0; n < 46; n++) {
    const x = random.next() * width;
    const y = random.next() * height * 0.62;
    specks.push(ellipse(x, y, random.between(4, 8), random.between(3, 5)));
  }
  put('specks', 'white', join(...specks), { tone: 0, alpha: 0.5, mode: 'light' });
}
