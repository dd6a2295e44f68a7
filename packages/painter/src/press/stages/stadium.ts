import { fall, type Role, spread } from '#press/drawing.ts';
import { circle, join, type Path, polygon, rect } from '#press/path.ts';
import { face, type Spot, see } from '#press/stages/kit/camera.ts';
import { stick } from '#press/stages/kit/fittings.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { isOnSheet } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** Centimetres from us: the end of the grass, and where the seats end. */
const goal = 3000;
const top = 5200;

/** A stadium: grass in stripes with its lines, a goal, full stands all round, floodlights. */
export const stadium = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, height } = options;
  const flat = (x0: number, x1: number, z0: number, z1: number) =>
    face(camera, [
      [x0, 0, z0],
      [x1, 0, z0],
      [x1, 0, z1],
      [x0, 0, z1],
    ]);
  const half = Math.min(1500, (options.width / camera.focal) * goal * 0.27);
  paintStands(outside, half);
  put('track', pick(random, ['fire', 'stone', 'fire']), flat(-9000, 9000, 30, goal + 260), {
    tone: fall(camera.horizon, height, 0.3, 0.8),
    isSheet: true,
  });
  put('lawn', 'leaf', flat(-half, half, 30, goal + 60), {
    tone: fall(camera.horizon, height, 0.3, 0.7),
    isSheet: true,
  });
  const mown: Path[] = [];
  for (let z = 60; z < goal; z += 360) mown.push(flat(-half, half, z, z + 180));
  put('mow', 'leaf', join(...mown), { tone: 0.25, alpha: 0.35 });
  const inner = half - 70;
  const lines = [
    flat(-inner, -inner + 12, 30, goal),
    flat(inner - 12, inner, 30, goal),
    flat(-inner, inner, goal - 12, goal),
    flat(-760, 760, goal - 1100, goal - 1080),
    flat(-760, -746, goal - 1100, goal),
    flat(746, 760, goal - 1100, goal),
    flat(-340, 340, goal - 420, goal - 404),
    flat(-340, -328, goal - 420, goal),
    flat(328, 340, goal - 420, goal),
  ];
  put('markings', 'white', join(...lines), { tone: 0.05, alpha: 0.9 });
  paintGoal(outside);
  paintFloodlights(outside, half);
  const bench: Spot = [side * 340, 0, 820];
  const seat = see(camera, bench);
  const k = seat.scale;
  put(
    'bench',
    'wood',
    join(
      rect(seat.x - 90 * k, seat.y - 44 * k, 180 * k, 7 * k),
      rect(seat.x - 76 * k, seat.y - 40 * k, 8 * k, 40 * k),
      rect(seat.x + 68 * k, seat.y - 40 * k, 8 * k, 40 * k),
    ),
    {
      tone: 0.5,
      isSheet: true,
    },
  );
  slots.push(
    slotAt(camera, 'seat', [side * 340, 44, 820], 120),
    slotAt(camera, 'far', [-side * 260, 0, 1900], 260),
    slotAt(camera, 'top', [0, 244, goal], 120),
  );
  return { standing: { farthest: 0.1 } };
}, 0.04);

/** Stands that rise behind the goal and along both sides, and all who sit in them. */
function paintStands(outside: Outside, half: number) {
  const { put, camera, options } = outside;
  const { random, time } = options;
  const rise = (share: number) => 160 + share * 1150;
  const out = (share: number) => 300 + share * 1700;
  const end = (u: number, share: number): Spot => [u, rise(share), goal + out(share)];
  const along = (way: number, z: number, share: number): Spot => [
    way * (half + out(share)),
    rise(share),
    z,
  ];
  const bowl: Role = 'far';
  const roof: Role = 'dark';
  const wide = half + out(1);
  const parts: (readonly [Spot, Spot, Spot, Spot])[] = [
    [end(-half - 300, 0), end(half + 300, 0), end(wide, 1), end(-wide, 1)],
    ...([-1, 1] as const).map(
      (way) =>
        [
          along(way, 60, 0),
          along(way, goal + 300, 0),
          along(way, top, 1),
          along(way, 60, 1),
        ] as const,
    ),
  ];
  for (const [n, corners] of parts.entries())
    put('stands', bowl, face(camera, corners), { tone: n === 0 ? 0.75 : 0.9, isSheet: true });
  const walls = [
    face(camera, [
      [-half - 300, 0, goal + 290],
      [half + 300, 0, goal + 290],
      [half + 300, 160, goal + 290],
      [-half - 300, 160, goal + 290],
    ]),
    ...([-1, 1] as const).map((way) =>
      face(camera, [
        [way * (half + 290), 0, 60],
        [way * (half + 290), 0, goal + 290],
        [way * (half + 290), 160, goal + 290],
        [way * (half + 290), 160, 60],
      ]),
    ),
  ];
  put('boards', 'accent3', join(...walls), { tone: 0.4, isSheet: true });
  const inks: readonly Role[] = ['white', 'accent', 'accent2', 'skin1', 'accent3'];
  const crowd: Path[][] = inks.map(() => []);
  const dot = (spot: Spot, size: number) => {
    const { x, y, scale } = see(camera, spot);
    const r = Math.max(2.2, size * scale);
    return polygon([
      [x - r, y + r],
      [x - r * 0.7, y - r],
      [x + r * 0.7, y - r],
      [x + r, y + r],
    ]);
  };
  const add = (spot: Spot) => {
    const shape = dot(spot, 30);
    if (isOnSheet(shape, camera)) crowd[Math.floor(random.next() * inks.length)]?.push(shape);
  };
  for (let row = 0; row < 8; row++) {
    const share = (row + 0.4) / 8;
    for (let u = -wide; u < wide; u += 190)
      if (Math.abs(u) < half + 300 + share * 1500 && random.next() < 0.7)
        add(end(u + random.between(-50, 50), share));
    for (const way of [-1, 1])
      for (let z = 700; z < goal + 200 + share * 1500; z += 230)
        if (random.next() < 0.62) add(along(way, z + random.between(-60, 60), share));
  }
  for (const [n, role] of inks.entries())
    put('crowd', role, join(...(crowd[n] ?? [])), { tone: 0.3 });
  const lid = [
    face(camera, [
      end(-wide, 1),
      end(wide, 1),
      [wide - 700, 1560, goal + 900],
      [-wide + 700, 1560, goal + 900],
    ]),
    ...([-1, 1] as const).map((way) =>
      face(camera, [
        along(way, 60, 1),
        along(way, top, 1),
        [way * (half + 800), 1560, goal + 900],
        [way * (half + 800), 1560, 60],
      ]),
    ),
  ];
  put('roof', roof, join(...lid), { tone: time === 'night' ? 0.9 : 0.6, isSheet: true });
}

/** The goal: posts, a bar and its net. */
function paintGoal({ put, camera }: Outside) {
  const net: Path[] = [];
  for (let u = -366; u <= 366; u += 61)
    net.push(stick(camera, [u, 244, goal + 10], [u, 0, goal + 120], 3));
  for (let v = 0; v < 240; v += 48)
    net.push(stick(camera, [-366, v, goal + 80], [366, v, goal + 80], 3));
  put('goal.net', 'white', join(...net), { tone: 0.2, alpha: 0.5 });
  const posts = [
    stick(camera, [-366, 0, goal], [-366, 250, goal], 16),
    stick(camera, [366, 0, goal], [366, 250, goal], 16),
    stick(camera, [-372, 246, goal], [372, 246, goal], 16),
  ];
  put('goal', 'white', join(...posts), { tone: 0, isSheet: true });
}

/** Masts with lamps, which shine but by day. */
function paintFloodlights({ put, camera, options: { time } }: Outside, half: number) {
  const isLit = time !== 'day';
  for (const way of [-1, 1]) {
    const foot: Spot = [way * (half + 700), 1200, goal + 1300];
    const head: Spot = [way * (half + 700), 1980, goal + 1300];
    put('mast', 'dark', stick(camera, foot, head, 40), { tone: 0.6 });
    const { x, y, scale: k } = see(camera, head);
    put('mast.board', 'dark', rect(x - 260 * k, y - 150 * k, 520 * k, 300 * k), {
      tone: 0.7,
      isSheet: true,
    });
    const lamps: Path[] = [];
    for (const u of [-180, -60, 60, 180])
      for (const v of [-80, 0, 80]) lamps.push(circle(x + u * k, y + v * k, 38 * k));
    put('mast.lamps', 'lamp', join(...lamps), { tone: isLit ? 0 : 0.4, glow: isLit ? 1 : 0 });
    if (isLit)
      put('mast.light', 'lamp', circle(x, y, 900 * k), {
        tone: 0.2,
        alpha: spread([x, y], 100 * k, 900 * k, 0.4, 0),
        mode: 'light',
      });
  }
}
