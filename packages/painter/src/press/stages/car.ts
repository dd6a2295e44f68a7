import { fall, type Role } from '#press/drawing.ts';
import {
  circle,
  cut,
  ellipse,
  join,
  lines,
  type Path,
  place,
  polygon,
  rect,
  smooth,
} from '#press/path.ts';
import type { Slot, Stage, StageMaker, StageOptions } from '#press/stage.ts';
import { type Camera, type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor } from '#press/stages/kit/decor.ts';
import { createEasel, finished, type Put } from '#press/stages/kit/easel.ts';
import { stand } from '#press/stages/kit/fittings.ts';
import { onSheet } from '#press/stages/kit/inside.ts';
import { mirrored } from '#press/stages/kit/mirror.ts';
import { below, cloud, clump, hills, pick, wholeSheet } from '#press/stages/kit/shapes.ts';
import { slot, slotAt } from '#press/stages/kit/slots.ts';

/** Centimetres above the floor of the car, and from us who look in through the windscreen. */
const roof = 124;
const sill = 74;
const dash = 48;
const seatUp = 26;
const eye = 100;
const away = { front: 95, back: 172, rear: 240 } as const;

interface Car {
  readonly options: StageOptions;
  readonly camera: Camera;
  /** Half the width of the car, and how far the front seats are from its middle. */
  readonly half: number;
  readonly apart: number;
  readonly decor: Decor;
  readonly put: Put;
}

/**
 * In a car, seen through its windscreen: two seats with whoever sits there, the back seat between them,
 * and the road that lies behind in the rear window. The first seat is the driver's.
 */
export const car: StageMaker = (options) => {
  const { random, width, height, view, time } = options;
  const isMirrored = random.next() < 0.5;
  const near = height > width ? 7 : 6.2;
  const share = { level: 0.4, high: 0.38, low: 0.42, close: 0.41 }[view];
  const horizon = height * (share + random.between(-0.01, 0.01));
  const camera: Camera = {
    ...{ width, height, x: width / 2, horizon, eye, turn: 0 },
    focal: near * away.front,
  };
  const half = width / 2 / near + 4;
  const apart = (width * 0.27) / near;
  const [back, front] = [createEasel(), createEasel()];
  const decor = decorFor(random);
  const inCar: Car = { options, camera, half, apart, decor, put: back.put };
  paintOutside(inCar);
  paintShell(inCar);
  paintSeats(inCar);
  paintDash({ ...inCar, put: front.put });
  const seat = (x: number, z: number, facing: 'left' | 'right') =>
    slotAt(camera, 'seat', [x, seatUp + (z > away.front ? 10 : 0), z], 70, facing);
  const hero = slot(camera, 'hero', width / 2 + apart * near, height * 0.9, near * 0.62, 120);
  const slots: Slot[] = [
    seat(-apart, away.front, 'right'),
    seat(apart, away.front, 'left'),
    seat(apart * 0.42, away.back, 'left'),
    seat(-apart * 0.42, away.back, 'right'),
    seat(0, away.back + 4, 'left'),
    hero,
    slot(camera, 'beside', width / 2 - apart * near, height * 0.9, near * 0.62, 120),
    slotAt(camera, 'table', [apart * 0.3, dash, 74], 40),
    slotAt(camera, 'window', [half, sill, 130], 60, 'left'),
    slotAt(camera, 'shelf', [0, sill, away.rear - 6], 60),
    slot(camera, 'ceiling', width * 0.5, height * 0.06, near * 0.6, 60),
    slot(camera, 'air', width * 0.5, height * 0.24, near * 0.5, 60),
  ];
  const stage: Stage = {
    back: back.layers,
    front: front.layers,
    slots: onSheet(slots, options),
    light: { x: width * 0.78, y: time === 'night' ? height * 0.1 : horizon - height * 0.1 },
    horizon,
  };
  return finished(isMirrored ? mirrored(stage, width) : stage);
};

/** What is seen through the windows: the sky, hills or a town, the road that lies behind. */
function paintOutside({ options, camera, put }: Car) {
  const { width, height, horizon } = camera;
  const { random, time, weather } = options;
  const isNight = time === 'night';
  put('sky', isNight ? 'night' : 'sky', wholeSheet(width, height), {
    tone: fall(0, horizon, isNight ? 0.9 : 0.6, isNight ? 0.45 : 0.05),
  });
  const isClear = /^(?:clear|wind)$/.test(weather);
  if (isClear)
    put('disc', 'sun', circle(width * random.between(0.4, 0.6), horizon - 70, 26), {
      tone: 0.1,
      glow: 1,
    });
  const far = pick(random, ['hills', 'town', 'trees']);
  put('far', 'far', below(hills(random, horizon - 26, 30, width * 0.6), width, horizon + 60), {
    tone: 0.6,
  });
  if (far === 'town') {
    const [houses, panes]: [Path[], Path[]] = [[], []];
    for (let x = 0; x < width; x += random.between(34, 70)) {
      const [w, t] = [random.between(28, 56), random.between(26, 110)];
      houses.push(rect(x, horizon - t, w, t + 20));
      for (let y = horizon - t + 10; y < horizon - 10; y += 18)
        if (random.next() < 0.6) panes.push(rect(x + w * 0.2, y, 6, 8), rect(x + w * 0.6, y, 6, 8));
    }
    put('town', 'mid', join(...houses), { tone: 0.7 });
    put('town.panes', isNight || time === 'dusk' ? 'lamp' : 'glass', join(...panes), {
      tone: 0.2,
      glow: isNight ? 1 : 0,
    });
  }
  put(
    'ground',
    far === 'town' ? 'ground' : 'near',
    rect(-20, horizon, width + 40, height - horizon),
    {
      tone: 0.4,
    },
  );
  const road = (across: number, z: number): Spot => [across, -30, z];
  const strip = (x0: number, x1: number, z0: number, z1: number) =>
    polygon(
      [road(x0, z0), road(x1, z0), road(x1, z1), road(x0, z1)].map((spot) => {
        const { x, y } = see(camera, spot);
        return [x, y] as const;
      }),
    );
  put('road', 'stone', strip(-260, 420, 260, 40_000), { tone: 0.75 });
  const dashes: Path[] = [];
  for (let z = 420; z < 6000; z += 420) dashes.push(strip(72, 86, z, z + 200));
  put(
    'road.lines',
    'white',
    join(...dashes, strip(-236, -226, 260, 30_000), strip(386, 396, 260, 30_000)),
    {
      tone: 0.1,
    },
  );
  if (far !== 'town') {
    // Trees along the road, smaller the farther they are left behind.
    const [crowns, trunks]: [Path[], Path[]] = [[], []];
    for (const way of [-1, 1]) {
      for (const z of [2600, 1700, 1100, 760, 520]) {
        const { x, y, scale } = see(camera, [way * random.between(520, 700), -30, z]);
        const r = 130 * scale;
        trunks.push(rect(x - r * 0.1, y - r * 2.2, r * 0.2, r * 2.2));
        crowns.push(clump(random, x, y - r * 2.6, r, r * 1.3));
      }
    }
    put('trees.trunks', 'bark', join(...trunks), { tone: 0.7 });
    put('trees', 'leaf', join(...crowns), { tone: 0.6, isSheet: true });
  }
  if (isNight) {
    const lamps = [-90, -40].map((x) => {
      const at = see(camera, [x, 30, 900]);
      return circle(at.x, at.y, 7);
    });
    put('lights', 'lamp', join(...lamps), { tone: 0, glow: 1 });
  } else if (isClear)
    put('clouds', 'cloud', cloud(random, width * 0.32, horizon - 84, 150, 40), {
      tone: 0.2,
      alpha: 0.8,
    });
}

/** The roof, the sides and the back of the car with their windows cut out. */
function paintShell({ camera, half, put, decor, options: { random } }: Car) {
  const { width, height } = camera;
  const lining: Role = decor.wall === 'white' ? 'wall' : decor.wall;
  const plane =
    (x: number): Plane =>
    (u, v) => [x, v, u];
  const rear: Plane = (u, v) => [u, v, away.rear];
  const lid: Plane = (u, v) => [u, roof, v];
  const floor: Plane = (u, v) => [u, 0, v];
  const { y: top } = see(camera, [0, roof, away.rear]);
  put('roof', lining, panel(camera, lid, -half * 2, 30, half * 4, away.rear - 30), {
    tone: fall(0, top, 0.75, 0.3),
    isSheet: true,
  });
  const ribs = [128, 178].map((z) => panel(camera, lid, -half, z, half * 2, 2));
  put('roof.ribs', 'dark', join(...ribs), { tone: 0.3, alpha: 0.4 });
  put('floor', 'dark', panel(camera, floor, -half * 2, 30, half * 4, away.rear - 30), {
    tone: 0.8,
  });
  for (const side of [-1, 1]) {
    const wall = plane(side * half);
    const door = panel(camera, wall, 30, 0, away.rear - 30, sill);
    put('door', lining, door, { tone: side < 0 ? 0.6 : 0.45, isSheet: true });
    const posts = [
      panel(camera, wall, 30, sill, 34, roof - sill),
      panel(camera, wall, 136, sill, 10, roof - sill),
      panel(camera, wall, 206, sill, 34, roof - sill),
      panel(camera, wall, 30, 116, 210, roof - 116),
    ];
    put('pillars', lining, join(...posts), { tone: side < 0 ? 0.72 : 0.6, isSheet: true });
    put('sills', 'dark', join(panel(camera, wall, 30, sill - 2, 210, 4)), { tone: 0.5 });
    const pulls = join(panel(camera, wall, 100, 58, 26, 5), panel(camera, wall, 160, 58, 26, 5));
    put('pulls', 'metal', pulls, { tone: 0.4 });
  }
  const shelf = panel(camera, rear, -half, 0, half * 2, sill);
  const corners = [-1, 1].map((side) =>
    polygon(
      [
        [side * half, sill],
        [side * half * 0.8, sill],
        [side * half * 0.68, 114],
        [-side * half * 0.68, 114],
        [-side * half * 0.8, sill],
        [-side * half, sill],
        [-side * half, roof],
        [side * half, roof],
      ].map(([u = 0, v = 0]) => {
        const { x, y } = see(camera, rear(u, v));
        return [x, y] as const;
      }),
    ),
  );
  put('rear', lining, join(shelf, corners[0] ?? []), { tone: 0.5, isSheet: true });
  const heat: Path[] = [];
  for (let v = 82; v < 112; v += 7)
    heat.push(panel(camera, rear, -half * 0.72, v, half * 1.44, 0.5));
  put('rear.wires', 'dark', join(...heat), { tone: 0.3, alpha: 0.35 });
  const { y } = see(camera, [0, roof, 60]);
  const hung = pick(random, ['star', 'tree', 'beads']);
  // Of the windscreen: visors folded up, and the back of the mirror with what hangs from it.
  const visors = [-1, 1].map((side) =>
    panel(camera, (u, v) => [u, v, 62], side < 0 ? -half * 0.8 : half * 0.2, 117, half * 0.6, 9),
  );
  put('visors', lining, join(...visors), { tone: 0.85, isSheet: true });
  const mirrorAt: Spot = [0, 116, 64];
  put(
    'mirror',
    'dark',
    stand(camera, mirrorAt, join(rect(-8, -3, 16, 6, 2.4), rect(-0.7, -12, 1.4, 10))),
    {
      tone: 0.75,
      isSheet: true,
    },
  );
  const string = lines(
    [
      [0, 3],
      [1, 13],
    ],
    0.5,
  );
  put('charm.string', 'dark', stand(camera, mirrorAt, string), { tone: 0.4 });
  const charms: Record<string, Path> = {
    star: polygon([
      [1, 12],
      [2.4, 15.4],
      [6, 15.6],
      [3.2, 18],
      [4.2, 21.6],
      [1, 19.6],
      [-2.2, 21.6],
      [-1.2, 18],
      [-4, 15.6],
      [-0.4, 15.4],
    ]),
    tree: polygon([
      [1, 12],
      [5, 18],
      [3, 18],
      [6.4, 23],
      [2, 23],
      [2, 25],
      [0, 25],
      [0, 23],
      [-4.4, 23],
      [-1, 18],
      [-3, 18],
    ]),
    beads: join(circle(1, 14, 1.6), circle(1, 17.4, 1.8), circle(1, 21.6, 2.4)),
  };
  put(
    'charm',
    hung === 'tree' ? 'leaf' : 'told.gold',
    stand(camera, mirrorAt, charms[hung] ?? []),
    { tone: 0.4 },
  );
  put('rim', 'dark', rect(-20, -20, width + 40, Math.max(20, Math.min(y, height * 0.05)) + 20), {
    tone: 0.85,
  });
}

/** The back seat from door to door, the two before it with their headrests, and what is between them. */
function paintSeats({ camera, half, apart, put, decor }: Car) {
  const soft: Role = decor.soft === 'white' ? 'accent3' : decor.soft;
  const bench: Plane = (u, v) => [u, v, away.back + 22];
  put('bench', soft, panel(camera, bench, -half + 3, 20, half * 2 - 6, 62), {
    tone: 0.75,
    isSheet: true,
  });
  const seams = [-1, 0, 1].map((n) => panel(camera, bench, n * half * 0.34, 34, 0.8, 48));
  put('bench.seams', 'dark', join(...seams), { tone: 0.4, alpha: 0.5 });
  const rests = [-apart * 0.9, 0, apart * 0.9].map((u) =>
    stand(camera, [u, 82, away.back + 22], rect(-11, -13, 22, 14, 5)),
  );
  put('bench.rests', soft, join(...rests), { tone: 0.6, isSheet: true });
  put(
    'bench.seat',
    soft,
    panel(camera, (u, v) => [u, 36, v], -half + 3, away.back - 30, half * 2 - 6, 50),
    { tone: 0.5 },
  );
  for (const side of [-1, 1]) {
    const spot: Spot = [side * apart, 0, away.front + 16];
    const rest = join(rect(-6, -98, 2, 12), rect(4, -98, 2, 12));
    put('seat.pins', 'metal', stand(camera, spot, rest), { tone: 0.4 });
    put('seat.rest', soft, stand(camera, spot, rect(-11, -109, 22, 14, 5)), {
      tone: 0.5,
      isSheet: true,
    });
    const back = smooth([
      [-18, -86],
      [-9, -91],
      [9, -91],
      [18, -86],
      [22, -50],
      [21, -10],
      [-21, -10],
      [-22, -50],
    ]);
    put('seat.back', soft, stand(camera, spot, back), {
      tone: 0.45,
      isSheet: true,
      relief: { depth: 0.3, dx: -8, dy: -6, radius: 14 },
    });
    const ribs = [-8, 8].map((u) => rect(u - 0.4, -83, 0.8, 73));
    put('seat.seams', 'dark', stand(camera, spot, join(...ribs)), { tone: 0.4, alpha: 0.5 });
    const belt = lines(
      [
        [side * 21, -90],
        [side * 23, -40],
      ],
      2.4,
    );
    put('seat.belt', 'dark', stand(camera, spot, belt), { tone: 0.7 });
  }
  put(
    'console',
    'dark',
    panel(camera, (u, v) => [u, v, away.front + 30], -8, 0, 16, 50),
    { tone: 0.7, isSheet: true },
  );
}

/** The dashboard from before it, the wheel on the driver's side, and the edge of the bonnet. */
function paintDash({ camera, apart, half, put, decor, options: { random } }: Car) {
  const { width, height } = camera;
  const y = see(camera, [0, dash, away.front - 14]).y;
  const wheelAt: Spot = [-apart, dash, away.front - 20];
  const wheel = join(ellipse(0, 0, 19, 18), cut(ellipse(0, 0, 16.2, 15.2)));
  const spokes = join(
    lines(
      [
        [-16, 3],
        [16, 3],
      ],
      4,
    ),
    lines(
      [
        [0, 3],
        [0, 16],
      ],
      4,
    ),
    circle(0, 3, 5.4),
  );
  put('wheel', 'dark', stand(camera, wheelAt, join(wheel, spokes)), {
    tone: 0.8,
    isSheet: true,
    relief: { depth: -0.4, dx: -4, dy: -5, radius: 6 },
  });
  const hump = (x: number) => {
    const off = (x - see(camera, [-apart, 0, away.front]).x) / (width * 0.16);
    return y + 16 - 26 / (1 + off * off * off * off);
  };
  const top: Role = decor.wall === 'white' ? 'dark' : decor.wall;
  put('dash', top, below(hump, width, height + 20, 20), {
    tone: fall(y, y + 60, 0.85, 1),
    isSheet: true,
    grain: { kind: 'level' },
  });
  const vents: Path[] = [];
  for (const x of [-half * 0.62, -4, half * 0.6])
    for (let n = 0; n < 4; n++)
      vents.push(stand(camera, [x, dash - 7 - n * 1.6, away.front - 24], rect(0, 0, 16, 0.8)));
  put('dash.vents', 'metal', join(...vents), { tone: 0.8, alpha: 0.7 });
  put(
    'dash.lip',
    'dark',
    below((x) => hump(x) + 26, width, height + 20, 20),
    {
      tone: fall(y, height, 0.62, 0.95),
      isSheet: true,
    },
  );
  const bonnet: Role = decor.cloth === 'white' ? 'accent2' : decor.cloth;
  const edge = height * 0.9;
  const lip = (x: number) => {
    const off = (x - width / 2) / width;
    return edge + off * off * height * 0.14;
  };
  put('bonnet', bonnet, below(lip, width, height + 20, 30), {
    tone: fall(edge, height, 0.15, 0.6),
    isSheet: true,
  });
  const crease = [0.3, 0.7].map((share) =>
    polygon([
      [width * share - 3, lip(width * share)],
      [width * share + 3, lip(width * share)],
      [width * (share * 1.5 - 0.25) + 8, height + 20],
      [width * (share * 1.5 - 0.25) - 8, height + 20],
    ]),
  );
  put('bonnet.creases', 'dark', join(...crease), { tone: 0.3, alpha: 0.35 });
  const wiper = (x: number): Path =>
    join(
      place(rect(0, -3, width * 0.3, 6, 3), { x: width * x, y: lip(width * x) - 26, turn: -0.02 }),
      lines(
        [
          [width * x + 20, lip(width * x) + 10],
          [width * (x + 0.13), lip(width * x) - 30],
        ],
        9,
      ),
    );
  put('wipers', 'dark', join(wiper(0.12), wiper(0.54)), { tone: 0.9, isSheet: true });
  // The glass: two streaks of sky in it, and its frame.
  const lean = random.between(0.1, 0.24);
  const streaks = [0.16, 0.22].map((at, n) =>
    polygon([
      [width * (at + lean), -20],
      [width * (at + lean + 0.045 - n * 0.03), -20],
      [width * (at - 0.2 + 0.045 - n * 0.03), edge],
      [width * (at - 0.2), edge],
    ]),
  );
  put('glass', 'white', join(...streaks), { tone: 0, alpha: 0.1, mode: 'light' });
  const post = width * 0.07;
  const frame = [0, 1].map((right) => {
    const x = (share: number) => (right ? width - share * post : share * post);
    return polygon([
      [x(-1), -20],
      [x(1.5), -20],
      [x(1.15), height * 0.1],
      [x(0.12), edge + 40],
      [x(-1), edge + 40],
    ]);
  });
  put('frame.post', bonnet, join(...frame), { tone: 0.75, isSheet: true });
}
