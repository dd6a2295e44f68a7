import { fall, type Role } from '#press/drawing.ts';
import { circle, cut, join, lines, type Path, place, polygon, rect } from '#press/path.ts';
import { panel, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor } from '#press/stages/kit/decor.ts';
import { paintFloorShadow, stand } from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { paintCeilingLamps } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { frontOf, isOnSheet, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A warehouse: racks of boxes on both sides of a long way, a gate at its end, pallets, a truck. */
export const warehouse = insideStage(
  { plans: ['box'], far: [1250, 1700], tall: [520, 620], half: [300, 360] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const wide = room.right - room.left;
    const light = see(camera, [0, room.tall - 60, room.depth * 0.7]);
    const wall: Role = decor.wall === 'white' || decor.wall === 'wood' ? 'stone' : decor.wall;
    paintRoom(put, room, { wall, ceiling: wall, floor: 'stone', light, dim: 0.85, least: 0.25 });
    paintFloor(put, room, 'tiles', 190);
    const beams: Path[] = [];
    for (let z = room.depth - 80; z > 200; z -= 200)
      beams.push(panel(camera, (u, v) => [room.left + u, v, z], 0, room.tall - 30, wide, 30));
    put('beams', 'dark', join(...beams), { tone: 0.6 });
    const lamps = [0.3, 0.5, 0.7, 0.9].map((share) => [0, room.depth * share] as const);
    paintCeilingLamps(put, room, lamps, [46, 130], time !== 'day' || random.next() < 0.6);
    paintGate(inside, wide);
    const lines: Path[] = [];
    for (const x of [124, wide - 134])
      lines.push(panel(camera, room.floor, x, 40, 10, room.depth - 60));
    put('lines', 'told.yellow', join(...lines), { tone: 0.35, alpha: 0.8 });
    for (const side of [-1, 1] as const) paintRack(inside, side, decor);
    paintTruck(inside, random.next() < 0.5 ? 'left' : 'right', decor);
    slots.push(
      slotAt(camera, 'door', [0, 0, room.depth - 10], 200),
      slotAt(camera, 'wall', [0, 260, room.depth - 4], 160),
    );
    return { light: { x: light.x, y: light.y }, standing: { from: 0.2, to: 0.8 } };
  },
);

/** The gate at the end, rolled up half way or shut. */
function paintGate({ put, camera, room, options: { random, time } }: Inside, wide: number) {
  const [x, w, tall] = [wide / 2 - 160, 320, 350];
  // How many boxes there are, and of what: nobody reads it.
  for (const way of [-1, 1]) {
    const u = wide / 2 + way * 225 - 36;
    put('sign', 'told.yellow', panel(camera, room.back, u, 190, 72, 96), {
      tone: 0.4,
      isSheet: true,
    });
    put('sign.mark', 'dark', panel(camera, room.back, u + 14, 206, 44, 64), { tone: 0.6 });
    put('sign.mark', 'told.yellow', panel(camera, room.back, u + 24, 216, 24, 20), { tone: 0.3 });
  }
  const open = random.next() < 0.6 ? random.between(110, 230) : 0;
  const [top, foot] = [see(camera, room.back(0, tall)).y, see(camera, room.back(0, 0)).y];
  put('gate.out', time === 'night' ? 'night' : 'sky', panel(camera, room.back, x, 0, w, tall), {
    tone: fall(top, foot, 0.5, 0.1),
    glow: time === 'night' ? 0 : 0.6,
  });
  put('gate.ground', 'ground', panel(camera, room.back, x, 0, w, 60), { tone: 0.3 });
  put('gate', 'metal', panel(camera, room.back, x, open, w, tall - open), {
    tone: 0.4,
    isSheet: true,
  });
  const slats: Path[] = [];
  for (let v = open + 14; v < tall; v += 20) slats.push(panel(camera, room.back, x, v, w, 3));
  put('gate.slats', 'dark', join(...slats), { tone: 0.4, alpha: 0.5 });
  const posts = [x - 18, x + w].map((u) => panel(camera, room.back, u, 0, 18, tall + 16));
  put(
    'gate.posts',
    'told.yellow',
    join(...posts, panel(camera, room.back, x - 18, tall, w + 36, 22)),
    {
      tone: 0.5,
      isSheet: true,
    },
  );
}

/** Posts and boards along a side, four floors high, with boxes a hand's breadth apart. */
function paintRack({ put, camera, room, options: { random } }: Inside, side: -1 | 1, decor: Decor) {
  const inks: readonly [Role, ...Role[]] = [
    ...(['wood', 'told.brown', 'wood', decor.soft === 'white' ? 'accent2' : decor.soft] as const),
  ];
  const [deep, step, bay] = [104, 150, 210];
  const far = room.depth - 190;
  const x = side < 0 ? room.left : room.right - deep;
  for (let up = 0; up + step < room.tall; up += step) {
    const board = { at: [x, up, 100] as const, wide: deep, tall: 9, deep: far - 100 };
    paintBlock(put, camera, 'rack.board', 'fire', board, { front: 0.8, side: 0.65, top: 0.5 });
    for (let z = far - bay; z > 120; z -= bay / 2) {
      if (random.next() < 0.16) continue;
      const tall = random.between(70, step - 34);
      const box = { at: [x + 4, up + 9, z] as const, wide: deep - 10, tall, deep: bay / 2 - 30 };
      paintBlock(put, camera, 'boxes', pick(random, inks), box, {
        front: 0.2,
        side: 0.5,
        top: 0.05,
      });
      const tape = panel(camera, frontOf(box), deep * 0.42, 0, 9, tall);
      if (isOnSheet(tape, camera)) put('boxes.tape', 'white', tape, { tone: 0.3, alpha: 0.5 });
    }
  }
  const posts: Path[] = [];
  const edge = side < 0 ? x + deep : x;
  for (let z = far; z > 120; z -= bay)
    posts.push(panel(camera, (u, v) => [edge + u, v, z], -5, 0, 10, room.tall - 40));
  put('rack.posts', 'night', join(...posts), { tone: 0.35, isSheet: true });
}

/** A pallet with boxes on one side, and the truck that lifts such on the other. */
function paintTruck(inside: Inside, side: 'left' | 'right', decor: Decor) {
  const { put, camera, room } = inside;
  const z = room.depth * 0.42;
  const x = atEdge(inside, side === 'left' ? 'right' : 'left', z, 130, 0.82);
  paintFloorShadow(put, camera, [x + 60, 0, z], 160, 60);
  const pallet = { at: [x, 0, z] as const, wide: 124, tall: 13, deep: 90 };
  paintBlock(put, camera, 'pallet', 'wood', pallet, { front: 0.8, side: 0.9, top: 0.5 });
  const role: Role = decor.cloth === 'white' ? 'accent2' : decor.cloth;
  for (const [dx, up, w, t] of [
    [4, 13, 58, 50],
    [64, 13, 56, 44],
    [20, 63, 62, 46],
  ] as const) {
    const box = { at: [x + dx, up, z + 6] as const, wide: w, tall: t, deep: 60 };
    paintBlock(put, camera, 'crate', dx === 64 ? role : 'told.brown', box, {
      ...{ front: 0.3, side: 0.6, top: 0.12 },
    });
    put('crate.tape', 'white', panel(camera, frontOf(box), w * 0.42, 0, 8, t), {
      tone: 0.3,
      alpha: 0.6,
    });
  }
  const away = room.depth * 0.6;
  const at = atEdge(inside, side, away, 230, 0.95);
  const way = side === 'left' ? 1 : -1;
  const spot = [at + 115, 0, away] as const;
  paintFloorShadow(put, camera, spot, 260, 60);
  const flip = (path: Path): Path => stand(camera, spot, place(path, { scaleX: way }));
  const mast = join(rect(52, -230, 9, 224), rect(68, -230, 9, 224), rect(50, -232, 29, 8));
  const forks = join(rect(76, -20, 68, 6), rect(72, -60, 7, 46));
  const body = polygon([
    [-92, -30],
    [-92, -92],
    [-52, -104],
    [-40, -74],
    [20, -70],
    [40, -92],
    [52, -92],
    [52, -24],
    [-80, -24],
  ]);
  const cage = join(
    lines(
      [
        [-62, -100],
        [-52, -196],
        [34, -196],
        [46, -92],
      ],
      7,
    ),
    rect(-58, -200, 96, 8, 3),
  );
  put('truck.mast', 'dark', flip(join(mast, forks)), { tone: 0.6, isSheet: true });
  put('truck.cage', 'dark', flip(cage), { tone: 0.75 });
  put('truck', 'told.yellow', flip(body), { tone: 0.45, isSheet: true });
  put('truck.seat', 'dark', flip(join(rect(-46, -112, 9, 40, 4), rect(-46, -78, 40, 9, 4))), {
    tone: 0.6,
  });
  put(
    'truck.wheel',
    'dark',
    flip(
      lines(
        [
          [14, -74],
          [4, -104],
        ],
        4,
      ),
    ),
    { tone: 0.6 },
  );
  const wheels = [-62, 30].map((u) => join(circle(u, -20, 22)));
  put('truck.tyres', 'dark', flip(join(...wheels)), { tone: 0.85, isSheet: true });
  const hubs = [-62, 30].map((u) => join(circle(u, -20, 10), cut(circle(u, -20, 3))));
  put('truck.hubs', 'metal', flip(join(...hubs)), { tone: 0.2 });
}
