import { circle, ellipse, join, type Path, rect, smooth } from '#press/path.ts';
import { onPlane, type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { paintWindow, stand } from '#press/stages/kit/fittings.ts';
import { paintBookPile } from '#press/stages/kit/floor-things.ts';
import { paintCeilingLamps, paintDesk } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { frame, paintBlock } from '#press/stages/kit/room.ts';
import { pick, taper } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';
import { paintNotices } from '#press/stages/kit/wall-things.ts';

/** A classroom: a large blackboard, desks on both sides of an aisle, windows along one wall, a clock. */
export const classroom = insideStage(
  { plans: ['box', 'aside'], far: [580, 680], tall: [310, 360] },
  (inside) => {
    const {
      options,
      camera,
      room,
      span: [from, to],
      put,
      slots,
    } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const middle = (from + to) / 2;
    const light = see(camera, [room.left, 190, room.depth * 0.6]);
    paintInterior(inside, decor, {
      ...{ light, dim: time === 'night' ? 0.84 : 0.58 },
      paper: 'bare',
      floor: [pick(random, ['boards', 'herringbone', 'checks']), 28],
      dado: [pick(random, ['boards', 'tiles', 'plain']), 92],
      crown: pick(random, ['beams', 'rail', 'none']),
    });
    for (let at = 60; at + 150 < room.depth - 130; at += 200) {
      paintWindow(put, camera, options, {
        plane: room.leftWall,
        at: [at, 100, 140, 150],
        bars: [2, 2],
        frameRole: 'white',
      });
    }
    const half = Math.min(200, (to - from) * 0.38);
    const board = [middle - half, 98, half * 2, 138] as const;
    put('board', pick(random, ['leaf', 'night']), panel(camera, room.back, ...board), {
      tone: 0.88,
      isSheet: true,
    });
    put('board.frame', decor.wood, frame(camera, room.back, board, 7), {
      tone: 0.4,
      isSheet: true,
    });
    const chalk: Path[] = [];
    for (let row = 0; row < 4; row++) {
      for (let u = 22; u < half * 1.3 - row * 40; ) {
        const long = random.between(18, 48);
        chalk.push(panel(camera, room.back, board[0] + u, 206 - row * 27, long, 4));
        u += long + 10;
      }
    }
    put('chalk', 'white', join(...chalk), { tone: 0.2, alpha: 0.75 });
    const wall: Wall = { put, camera, plane: room.back, random };
    put('board.ledge', decor.wood, panel(camera, room.back, board[0], 86, half * 2, 6), {
      tone: 0.7,
      isSheet: true,
    });
    const chalks = [0.2, 0.26, 0.7].map((u) =>
      panel(camera, room.back, board[0] + half * 2 * u, 92, 9, 3),
    );
    put('board.chalks', 'white', join(...chalks), { tone: 0.1 });
    paintNotices(wall, [board[0] - 104, 112, 88, 96], decor.wood);
    paintChart(wall, middle + half + 18, decor);
    paintAlphabet(wall, [board[0] + 8, 252, half * 1.5], decor);
    paintGlobe(inside, [room.left + middle + half + 96, 0, room.depth - 46], decor);
    const { x, y, scale: k } = see(camera, room.back(middle + half - 20, 268));
    put('clock', 'dark', circle(x, y, 21 * k), { tone: 0.5, isSheet: true });
    put('clock.face', 'white', circle(x, y, 18 * k), { tone: 0.1 });
    const hour = random.between(-14, 14) * k;
    put(
      'clock.hands',
      'dark',
      join(
        taper([x, y], [x + hour, y - 8 * k], 3, 2),
        taper([x, y], [x - hour * 0.4, y - 14 * k], 3, 2),
      ),
      { tone: 0.9 },
    );
    paintCeilingLamps(
      put,
      room,
      [
        [-120, 380],
        [120, 380],
      ],
      [50, 110],
      time !== 'day',
    );
    const teacher = {
      at: [room.left + middle + half * 0.2, 0, room.depth - 130] as const,
      wide: 150,
      tall: 78,
      deep: 60,
    };
    paintDesk(put, camera, teacher, decor.wood);
    paintBookPile(put, camera, random, [teacher.at[0] + 122, 78, teacher.at[2] + 28], 4);
    slots.push(
      slotAt(camera, 'table', [teacher.at[0] + 75, 78, teacher.at[2] + 30], 130),
      slotAt(camera, 'middle', [room.left + middle - 60, 0, room.depth - 90], 160),
    );
    // Few and large, and nobody between them.
    const aisle = see(camera, [room.left + middle, 0, room.depth]).x;
    const centre = ((aisle - camera.x) * room.depth) / camera.focal;
    for (const z of [room.depth - 250, room.depth - 380]) {
      for (const dx of [-1, 1]) {
        const at = [centre * (z / room.depth) + dx * 168 - 42, 0, z] as const;
        const chair = stand(
          camera,
          [at[0] + 42, 0, z - 26],
          join(
            [0, -18, -44, 1, 18, -44, 1, 18, -40, 1, -18, -40, 3],
            [0, -18, -82, 1, 18, -82, 1, 18, -62, 1, -18, -62, 3],
            [0, -17, -82, 1, -14, -82, 1, -14, 0, 1, -17, 0, 3],
            [0, 14, -82, 1, 17, -82, 1, 17, 0, 1, 14, 0, 3],
          ),
        );
        paintDesk(put, camera, { at, wide: 84, tall: 72, deep: 46 }, decor.wood);
        put('chair', decor.soft, chair, { tone: 0.6, isSheet: true });
        const page: Plane = (u, v) => [at[0] + u, 72.4, at[2] + v];
        put('copybook', 'white', panel(camera, page, 26, 10, 30, 22), {
          tone: 0.15,
          isSheet: true,
        });
        put('copybook', decor.cloth, panel(camera, page, 61, 8, 12, 17), { tone: 0.5 });
        slots.push(slotAt(camera, 'seat', [at[0] + 42, 44, z - 14], 70));
      }
    }
    const right: Plane = (across, up) => [room.right, up, room.depth - across];
    slots.push(
      slotAt(camera, 'wall', room.back(middle - 10, 156), 260),
      slotAt(camera, 'window', room.leftWall(130, 102), 110),
      slotAt(camera, 'door', right(140, 0), 100),
    );
    return { light: { x: light.x, y: light.y }, standing: { farthest: 0.5 } };
  },
);

/** A map on a rod: land of two inks in a sea. */
function paintChart({ put, camera, plane, random }: Wall, x: number, decor: Decor) {
  put('chart', 'water', panel(camera, plane, x, 112, 104, 88), { tone: 0.3, isSheet: true });
  const land = (cx: number, cy: number, r: number) =>
    smooth(
      [0.9, 0.6, 1, 0.7, 0.85, 0.6].map((k, n): [number, number] => {
        const [u, v] = (
          [
            [1, 0],
            [0.5, 0.9],
            [-0.5, 0.8],
            [-1, 0],
            [-0.4, -0.9],
            [0.5, -0.8],
          ] as const
        )[n] ?? [0, 0];
        const grown = k * random.between(0.8, 1.2);
        return [cx + u * r * grown, cy + v * r * 0.8 * grown];
      }),
    );
  put(
    'chart.land',
    'leaf',
    onPlane(camera, plane, join(land(x + 30, 172, 20), land(x + 38, 134, 12))),
    { tone: 0.4 },
  );
  put(
    'chart.land',
    decor.cloth === 'white' ? 'accent2' : decor.cloth,
    onPlane(camera, plane, join(land(x + 74, 160, 22), land(x + 84, 126, 9))),
    { tone: 0.4 },
  );
  put(
    'chart.rods',
    decor.wood,
    join(panel(camera, plane, x - 4, 198, 112, 5), panel(camera, plane, x - 4, 109, 112, 5)),
    { tone: 0.7, isSheet: true },
  );
}

/** Pictures on a string over the board, as children draw them. */
function paintAlphabet(
  { put, camera, plane, random }: Wall,
  [x, up, wide]: readonly [number, number, number],
  decor: Decor,
) {
  put('string', 'dark', panel(camera, plane, x - 6, up + 23, wide + 12, 1.2), { tone: 0.4 });
  const sheets: Path[] = [];
  const motifs: Path[] = [];
  const others: Path[] = [];
  for (let u = 0; u + 20 < wide; u += 29) {
    sheets.push(panel(camera, plane, x + u, up, 21, 25));
    const [cx, cy] = [x + u + 10.5, up + 12];
    const kind = random.next();
    if (kind < 0.35) motifs.push(onPlane(camera, plane, circle(cx, cy, 6)));
    else if (kind < 0.7)
      others.push(onPlane(camera, plane, [0, cx - 7, cy - 6, 1, cx + 7, cy - 6, 1, cx, cy + 8, 3]));
    else motifs.push(panel(camera, plane, cx - 6, cy - 6, 12, 11));
  }
  put('sheets', 'white', join(...sheets), { tone: 0.15, isSheet: true });
  put('sheets.motifs', decor.soft === 'white' ? 'accent3' : decor.soft, join(...motifs), {
    tone: 0.4,
  });
  put('sheets.motifs', decor.cloth === 'white' ? 'leaf' : decor.cloth, join(...others), {
    tone: 0.4,
  });
}

/** A globe on a low cupboard. */
function paintGlobe({ put, camera }: Inside, [x, , z]: Spot, decor: Decor) {
  paintBlock(
    put,
    camera,
    'cupboard',
    decor.wood,
    { at: [x - 56, 0, z - 10], wide: 112, tall: 82, deep: 44 },
    { front: 0.55, side: 0.8, top: 0.2 },
  );
  const front: Plane = (u, v) => [x - 56 + u, v, z - 10.4];
  put(
    'cupboard.doors',
    'dark',
    join(frame(camera, front, [6, 12, 46, 62], 1.6), frame(camera, front, [60, 12, 46, 62], 1.6)),
    { tone: 0.3, alpha: 0.5 },
  );
  const spot: Spot = [x - 14, 82, z + 12];
  put(
    'globe.foot',
    'dark',
    stand(camera, spot, join(ellipse(0, -3, 14, 4), rect(-2, -14, 4, 12))),
    { tone: 0.6 },
  );
  put('globe', 'water', stand(camera, spot, circle(0, -32, 21)), {
    tone: 0.3,
    isSheet: true,
    relief: { depth: 0.5, dx: -8, dy: -8, radius: 14 },
  });
  put(
    'globe.land',
    'leaf',
    stand(camera, spot, join(ellipse(-6, -38, 9, 7, 0.1), ellipse(7, -25, 7, 8, 0.3))),
    { tone: 0.4 },
  );
}
