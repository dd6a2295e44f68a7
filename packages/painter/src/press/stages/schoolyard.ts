import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, rect } from '#press/path.ts';
import { face, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { paintFloorShadow, stand } from '#press/stages/kit/fittings.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { paintGround } from '#press/stages/kit/paving.ts';
import { frame } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { paintTree } from '#press/stages/kit/trees.ts';

/** Centimetres from us to the school. */
const school = 1900;

/** The yard of a school: its long front with a clock, a hopscotch in chalk, a tree, a bench, a fence. */
export const schoolyard = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random } = options;
  paintGround(outside, { id: 'paving', role: 'stone', far: school, tone: [0.15, 0.7] });
  paintSchool(outside);
  paintHopscotch(outside, [side * random.between(40, 90), 470]);
  paintFence(outside);
  const tree = see(camera, [side * 520, 0, 1250]);
  const { x, y, scale: k } = tree;
  put('tree.bed', 'ground', ellipse(x, y, 120 * k, 22 * k), { tone: 0.7 });
  paintTree(outside, { x, y, tall: 720 * k, kind: pick(random, ['round', 'oak']) });
  const bench: Spot = [side * 330, 0, 1000];
  paintFloorShadow(put, camera, bench, 190, 60);
  const seat = join(
    rect(-90, -46, 180, 7),
    rect(-90, -84, 180, 14, 2),
    rect(-78, -84, 7, 84),
    rect(71, -84, 7, 84),
  );
  put('bench', 'wood', stand(camera, bench, seat), { tone: 0.5, isSheet: true });
  const ball = see(camera, [-side * random.between(200, 300), 0, 780]);
  put(
    'ball',
    pick(random, ['blood', 'accent2']),
    circle(ball.x, ball.y - 14 * ball.scale, 14 * ball.scale),
    {
      tone: 0.4,
      isSheet: true,
      relief: { depth: 0.4, dx: -5, dy: -5, radius: 8 },
    },
  );
  slots.push(
    slotAt(camera, 'seat', [bench[0], 45, bench[2]], 150),
    slotAt(camera, 'door', [0, 0, school - 30], 160),
    slotAt(camera, 'window', [side * 420, 150, school], 110),
  );
  return { standing: { farthest: 0.22 } };
}, 0.05);

/** Two storeys of tall windows, a door under a clock, a bell. */
function paintSchool({ put, camera, options: { random, time, width } }: Outside) {
  const front = (u: number, v: number): Spot => [u, v, school];
  const reach = Math.min(1700, Math.max(1150, (width / camera.focal) * school * 0.44));
  const brick: Role = pick(random, ['wall', 'wood', 'pattern', 'accent2']);
  const tall = 680;
  const roof = face(camera, [
    front(-reach - 40, tall),
    front(reach + 40, tall),
    front(reach - 160, tall + 190),
    front(-reach + 160, tall + 190),
  ]);
  put('roof', 'dark', roof, { tone: 0.6, isSheet: true });
  put('house', brick, panel(camera, front, -reach, 0, reach * 2, tall), {
    tone: 0.5,
    isSheet: true,
    grain: { kind: 'level' },
  });
  const gable = face(camera, [
    front(-230, 0),
    front(230, 0),
    front(230, tall + 60),
    front(0, tall + 260),
    front(-230, tall + 60),
  ]);
  put('gable', brick, gable, { tone: 0.3, isSheet: true });
  const trim = [-1, 1].map((way) =>
    panel(camera, front, way < 0 ? -reach : 230, 330, reach - 230, 18),
  );
  put('trim', 'white', join(...trim, panel(camera, front, -reach, 0, reach * 2, 46)), {
    tone: 0.4,
    alpha: 0.8,
  });
  const [panes, lit, bars]: [Path[], Path[], Path[]] = [[], [], []];
  for (const up of [96, 396]) {
    for (let u = 310; u + 150 < reach; u += 210) {
      for (const way of [-1, 1]) {
        const x = way < 0 ? -u - 150 : u;
        const isLit = time !== 'day' && random.next() < 0.45;
        (isLit ? lit : panes).push(panel(camera, front, x, up, 150, 200));
        bars.push(
          frame(camera, front, [x, up, 150, 200], 10),
          panel(camera, front, x + 71, up, 8, 200),
          panel(camera, front, x, up + 120, 150, 8),
        );
      }
    }
  }
  put('windows', 'glass', join(...panes), { tone: time === 'night' ? 0.9 : 0.55 });
  put('windows.lit', 'lamp', join(...lit), { tone: 0.3, glow: 0.9 });
  put('windows.frames', 'white', join(...bars), { tone: 0.2 });
  const steps = [0, 1].map((n) =>
    panel(camera, (u, v) => [u, v, school - 60 + n * 30], -150 + n * 24, n * 18, 300 - n * 48, 18),
  );
  put('steps', 'stone', join(...steps), { tone: 0.4, isSheet: true });
  const doors = [-92, 4].map((u) => panel(camera, front, u, 34, 88, 250));
  put('door.frame', 'white', panel(camera, front, -110, 34, 220, 272), {
    tone: 0.3,
    isSheet: true,
  });
  put('door', pick(random, ['blood', 'accent3', 'leaf']), join(...doors), { tone: 0.55 });
  const dial = see(camera, front(0, tall + 60));
  const k = dial.scale;
  put('clock', 'dark', circle(dial.x, dial.y, 84 * k), { tone: 0.6, isSheet: true });
  put('clock.face', 'white', circle(dial.x, dial.y, 70 * k), {
    tone: 0.1,
    glow: time === 'night' ? 0.6 : 0,
  });
  put(
    'clock.hands',
    'dark',
    join(
      rect(dial.x - 4 * k, dial.y - 50 * k, 8 * k, 52 * k),
      rect(dial.x - 2 * k, dial.y - 4 * k, 38 * k, 8 * k),
    ),
    { tone: 0.9 },
  );
  const flag = see(camera, front(0, 400));
  put('sign', 'white', rect(flag.x - 130 * k, flag.y - 34 * k, 260 * k, 60 * k), {
    tone: 0.15,
    isSheet: true,
  });
  const letters = [-92, -56, -18, 22, 56, 88].map((u) =>
    rect(flag.x + u * k, flag.y - 16 * k, 22 * k, 26 * k),
  );
  put('sign.letters', 'dark', join(...letters), { tone: 0.6 });
}

/** Squares in chalk that lead to a half round. */
function paintHopscotch({ put, camera }: Outside, [x, z]: readonly [number, number]) {
  const flat = (u: number, v: number): Spot => [x + u, 0, z + v];
  const size = 52;
  const squares: [number, number][] = [
    [0, 0],
    [0, 1],
    [-0.5, 2],
    [0.5, 2],
    [0, 3],
    [-0.5, 4],
    [0.5, 4],
    [0, 5],
  ];
  const lines = squares.map(([u, v]) =>
    frame(camera, flat, [u * size - size / 2, v * size, size, size], 4),
  );
  put('markings', 'white', join(...lines), { tone: 0.05, alpha: 0.85 });
  const fills = [1, 4].map((n) => {
    const [u, v] = squares[n] ?? [0, 0];
    return panel(camera, flat, u * size - size / 2, v * size, size, size);
  });
  put('markings', 'accent2', join(...fills), { tone: 0.3, alpha: 0.55 });
}

/** Railings on both sides. */
function paintFence({ put, camera }: Outside) {
  const bars: Path[] = [];
  for (const way of [-1, 1]) {
    const plane = (u: number, v: number): Spot => [way * 1000, v, u];
    for (let u = 760; u < school; u += 46) bars.push(panel(camera, plane, u, 0, 6, 190));
    bars.push(
      panel(camera, plane, 740, 26, school - 740, 8),
      panel(camera, plane, 740, 172, school - 740, 8),
    );
  }
  put('railings', 'dark', join(...bars), { tone: 0.6 });
}
