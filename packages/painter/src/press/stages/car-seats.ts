import { fall, type Role } from '#press/drawing.ts';
import { circle, join, lines, type Path, polygon, rect, smooth } from '#press/path.ts';
import { away, type Car, roof, sill } from '#press/stages/car-plan.ts';
import { type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { stand } from '#press/stages/kit/fittings.ts';
import { pick } from '#press/stages/kit/shapes.ts';
/** The roof, the sides and the back of the car with their windows cut out. */
export function paintShell({ camera, half, put, decor, options: { random } }: Car) {
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
export function paintSeats({ camera, half, apart, put, decor }: Car) {
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
