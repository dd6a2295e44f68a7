import type { Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, lines, type Path, polygon, rect } from '#press/path.ts';
import { panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor } from '#press/stages/kit/decor.ts';
import {
  paintFloorShadow,
  paintHangingLamp,
  paintWindow,
  stand,
} from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { paintDesk } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { frame, frontOf, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { paintShelf } from '#press/stages/kit/rows.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { at, type Wall } from '#press/stages/kit/wall.ts';

/** A garage and workshop: a bench with a vice, tools on a board, a door that rolls up, tyres, shelves. */
export const garage = insideStage({ far: [560, 680], tall: [270, 310] }, (inside) => {
  const { options, camera, room, span, put, slots } = inside;
  const { random, time } = options;
  const decor = decorFor(random);
  const [from, to] = span;
  const wide = to - from;
  const lamp: Spot = [room.left + from + wide * random.between(0.3, 0.44), 214, room.depth - 140];
  const light = see(camera, lamp);
  const wall: Role = decor.wall === 'white' ? 'stone' : decor.wall;
  paintRoom(put, room, { wall, ceiling: wall, floor: 'stone', light, dim: 0.8, least: 0.16 });
  paintFloor(put, room, 'tiles', 130);
  const joists: Path[] = [];
  for (let z = room.depth - 60; z > 160; z -= 110)
    joists.push(
      panel(camera, (u, v) => [room.left + u, v, z], 0, room.tall - 20, room.right - room.left, 20),
    );
  put('joists', 'wood', join(...joists), { tone: 0.85 });
  const isGate = random.next() < 0.6;
  const gate = [from + wide * 0.55, wide * 0.4] as const;
  const [benchAt, benchWide] = [from + wide * 0.06, wide * 0.44];
  if (isGate) paintGate(inside, gate);
  else {
    paintWindow(put, camera, options, {
      plane: room.back,
      at: [gate[0] + gate[1] * 0.2, 120, gate[1] * 0.6, 96],
      bars: [3, 2],
      frameRole: 'white',
    });
    const hung: Wall = { put, camera, plane: room.back, random };
    paintShelf(hung, [gate[0] + gate[1] * 0.1, 70, gate[1] * 0.8], 'wood', {
      ...{ kinds: ['pots', 'boxes', 'jars'], tall: 30 },
      inks: ['metal', decor.soft, 'wood'],
    });
  }
  paintTools(inside, [benchAt, benchWide]);
  paintBench(inside, [room.left + benchAt, benchWide], decor);
  paintHangingLamp(put, camera, room, lamp, { isLit: time !== 'day' || random.next() < 0.5 });
  const side = random.next() < 0.5 ? 'left' : 'right';
  paintTyres(inside, [atEdge(inside, side, room.depth - 190, 84, 0.86) + 42, 0, room.depth - 190]);
  paintCan(inside, side === 'left' ? 'right' : 'left', decor);
  const oil = see(camera, [room.left + from + wide * 0.52, 0, room.depth - 250]);
  put(
    'stain',
    'dark',
    join(
      ellipse(oil.x, oil.y, 40 * oil.scale, 8 * oil.scale),
      ellipse(oil.x + 34 * oil.scale, oil.y + 7 * oil.scale, 16 * oil.scale, 4 * oil.scale),
    ),
    {
      tone: 0.5,
      alpha: 0.3,
    },
  );
  slots.push(
    slotAt(camera, 'door', room.back(gate[0] + gate[1] / 2, 0), 160),
    slotAt(camera, 'window', room.back(gate[0] + gate[1] / 2, 110), 100),
    slotAt(camera, 'wall', room.back(from + wide * 0.5, 160), 100),
  );
  return { light: { x: light.x, y: light.y } };
});

/** A door of slats that rolls up, open by a hand's breadth. */
function paintGate(
  { put, camera, room, options: { time } }: Inside,
  [x, wide]: readonly [number, number],
) {
  const tall = Math.min(room.tall - 46, 226);
  put('gate.out', time === 'night' ? 'night' : 'sky', panel(camera, room.back, x, 0, wide, 26), {
    tone: 0.1,
    glow: time === 'night' ? 0 : 0.7,
  });
  put('gate', 'metal', panel(camera, room.back, x, 18, wide, tall - 18), {
    tone: 0.35,
    isSheet: true,
  });
  const slats: Path[] = [];
  for (let v = 34; v < tall; v += 22) slats.push(panel(camera, room.back, x, v, wide, 3));
  put('gate.slats', 'dark', join(...slats), { tone: 0.3, alpha: 0.5 });
  const panes = [0, 1, 2, 3].map((n) =>
    panel(camera, room.back, x + wide * (0.06 + n * 0.235), tall - 46, wide * 0.17, 26),
  );
  put('gate.panes', time === 'night' ? 'night' : 'glass', join(...panes), { tone: 0.2 });
  put('gate.handle', 'dark', panel(camera, room.back, x + wide / 2 - 14, 70, 28, 6), { tone: 0.7 });
  put('gate.posts', 'white', frame(camera, room.back, [x, 0, wide, tall], 8), {
    tone: 0.5,
    isSheet: true,
  });
}

/** Tools on a board over the bench: a hammer, a saw, spanners, pliers. */
function paintTools(
  { put, camera, room, options: { random } }: Inside,
  [x, wide]: readonly [number, number],
) {
  const wall: Wall = { put, camera, plane: room.back, random };
  put('pegs', 'wood', panel(camera, room.back, x, 116, wide, 104), { tone: 0.3, isSheet: true });
  put('pegs.rim', 'wood', frame(camera, room.back, [x, 116, wide, 104], 4), { tone: 0.85 });
  const shapes: readonly [Role, Path][] = [
    ['metal', join(rect(-14, 0, 28, 10, 2))],
    ['blood', rect(-3, 8, 6, 40, 2)],
    [
      'metal',
      polygon([
        [-6, 12],
        [6, 12],
        [12, 54],
        [-2, 54],
      ]),
    ],
    ['wood', rect(-9, 0, 20, 15, 4)],
    ['metal', join(circle(0, 6, 8), cut(circle(0, 4, 4)), rect(-3, 10, 6, 40), circle(0, 52, 6))],
    [
      'metal',
      join(
        lines(
          [
            [-6, 0],
            [2, 16],
          ],
          4,
        ),
        lines(
          [
            [6, 0],
            [-2, 16],
          ],
          4,
        ),
      ),
    ],
    [
      'fire',
      join(
        lines(
          [
            [-2, 16],
            [-9, 46],
          ],
          5,
        ),
        lines(
          [
            [2, 16],
            [9, 46],
          ],
          5,
        ),
      ),
    ],
    ['metal', rect(-1.6, 14, 3.2, 36)],
    ['told.yellow', rect(-5, 0, 10, 20, 3)],
  ];
  // A hammer, a saw, a spanner, pliers, a screwdriver: each of some of the shapes.
  const tools = [[0, 1], [2, 3], [4], [5, 6], [8, 7]] as const;
  const step = 42;
  for (let u = 24, n = 0; u + 18 < wide; u += step, n++) {
    for (const part of tools[n % tools.length] ?? []) {
      const [role, path] = shapes[part] ?? ['metal', []];
      put('tools', role, at(wall, x + u, 206, path), { tone: 0.6, isSheet: true });
    }
  }
  for (let u = 24, n = 2; u + 18 < wide; u += step, n += 2) {
    const [role, path] = shapes[[7, 4, 1][n % 3] ?? 4] ?? ['metal', []];
    put('tools', role, at(wall, x + u + 14, 152, path), { tone: 0.75 });
  }
}

/** The bench with its vice and a box of tools. */
function paintBench(inside: Inside, [x, wide]: readonly [number, number], decor: Decor) {
  const { put, camera, room, slots } = inside;
  const z = room.depth - 78;
  paintFloorShadow(put, camera, [x + wide / 2, 0, z + 20], wide, 70);
  paintBlock(
    put,
    camera,
    'bench.board',
    'wood',
    { at: [x + 8, 20, z + 8], wide: wide - 16, tall: 8, deep: 54 },
    {
      ...{ front: 0.8, side: 0.9, top: 0.5 },
    },
  );
  const top = paintDesk(put, camera, { at: [x, 0, z], wide, tall: 92, deep: 68 }, 'wood');
  const on = (u: number): Spot => [x + u, top, z + 16];
  const vice = join(
    rect(-16, -9, 32, 9),
    rect(-15, -24, 11, 16),
    rect(4, -24, 11, 16),
    rect(14, -17, 18, 4),
    rect(30, -26, 3, 22),
  );
  put('vice', 'dark', stand(camera, on(wide * 0.2), vice), { tone: 0.6, isSheet: true });
  const box = { at: [x + wide * 0.56, top, z + 16] as const, wide: 62, tall: 30, deep: 30 };
  const red: Role = decor.cloth === 'white' ? 'blood' : decor.cloth;
  paintBlock(put, camera, 'toolbox', red, box, { front: 0.45, side: 0.7, top: 0.2 });
  put('toolbox.lid', 'dark', panel(camera, frontOf(box), 0, 20, 62, 3), { tone: 0.5 });
  const handle = join(rect(12, -44, 38, 5, 2), rect(12, -42, 4, 14), rect(46, -42, 4, 14));
  put('toolbox.handle', 'dark', stand(camera, box.at, handle), { tone: 0.7 });
  slots.push(slotAt(camera, 'table', [x + wide * 0.42, top, z + 30], 80));
}

/** Tyres, one on the other, and one that leans. */
function paintTyres({ put, camera, slots }: Inside, spot: Spot) {
  paintFloorShadow(put, camera, spot, 130, 60);
  for (const n of [0, 1, 2]) {
    const tyre = join(rect(-36, -22 - n * 23, 72, 22, 11));
    put('tyres', 'dark', stand(camera, spot, tyre), { tone: 0.75 + n * 0.05, isSheet: true });
    const tread = [-24, -12, 0, 12, 24].map((u) => rect(u - 1.4, -20 - n * 23, 2.8, 18));
    put('tyres.tread', 'metal', stand(camera, spot, join(...tread)), { tone: 0.8, alpha: 0.5 });
  }
  put('tyres.top', 'dark', stand(camera, spot, ellipse(0, -69, 35, 9)), { tone: 0.55 });
  put('tyres.hole', 'dark', stand(camera, spot, ellipse(0, -69, 19, 4.6)), { tone: 1 });
  slots.push(slotAt(camera, 'seat', [spot[0], 62, spot[2]], 70));
}

/** A ladder against the wall, and a can of petrol. */
function paintCan(inside: Inside, side: 'left' | 'right', decor: Decor) {
  const { put, camera, room } = inside;
  const z = room.depth - 40;
  const x = atEdge(inside, side, z, 70, 0.95);
  const rails = join(
    lines(
      [
        [4, 0],
        [16, -236],
      ],
      6,
    ),
    lines(
      [
        [58, 0],
        [54, -236],
      ],
      6,
    ),
  );
  const rungs: Path[] = [];
  for (let up = 26; up < 230; up += 30) rungs.push(rect(5 + up * 0.05, -up, 53 - up * 0.06, 5));
  put('ladder', 'wood', stand(camera, [x, 0, z], join(rails, ...rungs)), {
    tone: 0.4,
    isSheet: true,
  });
  const away = room.depth - 170;
  const at = atEdge(inside, side, away, 46, 0.9);
  paintFloorShadow(put, camera, [at + 20, 0, away], 60, 34);
  const can = join(
    rect(0, -46, 40, 46, 4),
    rect(5, -56, 7, 11),
    rect(16, -54, 20, 4, 2),
    rect(17, -52, 3, 8),
    rect(32, -52, 3, 8),
  );
  put('can', decor.soft === 'leaf' ? 'blood' : 'leaf', stand(camera, [at, 0, away], can), {
    tone: 0.5,
    isSheet: true,
  });
  const cross = join(
    lines(
      [
        [8, -38],
        [32, -8],
      ],
      3,
    ),
    lines(
      [
        [32, -38],
        [8, -8],
      ],
      3,
    ),
  );
  put('can.cross', 'dark', stand(camera, [at, 0, away], cross), { tone: 0.4, alpha: 0.5 });
}
