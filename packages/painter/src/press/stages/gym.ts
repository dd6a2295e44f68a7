import type { Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, lines, type Path, rect } from '#press/path.ts';
import { onPlane, type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor } from '#press/stages/kit/decor.ts';
import { paintFloorShadow, paintWindow, stand, stick } from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { paintCeilingLamps } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { frame, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { rounded } from '#press/stages/kit/wall.ts';

/** Centimetres: up to here the walls are boarded, and balls do them no harm. */
const boarded = 210;

/** A sports hall: a court on its floor, a basket at its end, wall bars, high windows, benches. */
export const gym = insideStage(
  { plans: ['box', 'box', 'aside'], far: [1050, 1350], tall: [500, 580] },
  (inside) => {
    const { options, camera, room, span, put, slots } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const wide = room.right - room.left;
    const [from, to] = span;
    const middle = (from + to) / 2;
    const light = see(camera, [room.left + middle, room.tall - 20, room.depth * 0.6]);
    const wall = decor.wall === 'white' ? 'wall' : decor.wall;
    paintRoom(put, room, { light, dim: 0.66, wall, ceiling: 'white', floor: 'wood' });
    paintFloor(put, room, 'boards', 52);
    paintCourt(inside, middle, decor);
    paintBoards(inside, decor);
    for (let u = from + 24; u + 170 < to; u += 210)
      paintWindow(put, camera, options, {
        plane: room.back,
        at: [u, room.tall - 170, 170, 110],
        bars: [4, 2],
        frameRole: 'white',
      });
    paintTrusses(inside);
    const lamps = [0.36, 0.58, 0.82].flatMap((share) =>
      [-0.2, 0.2].map((x) => [room.left + wide / 2 + wide * x, room.depth * share] as const),
    );
    paintCeilingLamps(put, room, lamps, [64, 120], time !== 'day');
    for (const plane of [room.leftWall, room.rightWall]) paintWallBars(inside, plane);
    const board = paintBasket(inside, middle);
    paintScore(inside, middle + 130 + 150 < to ? middle + 140 : middle - 290);
    paintApparatus(inside, decor);
    for (const [side, share] of [
      ['left', 0.6],
      ['right', 0.74],
    ] as const) {
      const away = room.depth * share;
      const x = atEdge(inside, side, away, 190, 0.8);
      paintBench(inside, [x, away]);
      slots.push(slotAt(camera, 'seat', [x + 95, 42, away + 14], 150));
    }
    slots.push(
      slotAt(camera, 'wall', room.back(middle, board), 120),
      slotAt(camera, 'door', room.back(from + (to - from) * 0.14, 0), 90),
    );
    return { light: { x: light.x, y: light.y } };
  },
);

/** The lines of two games: a circle, a key under the basket, and what bounds the court. */
function paintCourt({ put, camera, room }: Inside, middle: number, decor: Decor) {
  const { floor, depth } = room;
  const strip = (x: number, z: number, w: number, d: number) =>
    panel(camera, floor, middle + x, z, w, d);
  const half = Math.min(400, (room.right - room.left) / 2 - 50);
  const ring = (r: number, z: number) =>
    onPlane(camera, floor, join(ellipse(middle, z, r, r), cut(ellipse(middle, z, r - 6, r - 6))));
  const ink: Role = decor.soft === 'white' ? 'accent3' : decor.soft;
  put('court', ink, strip(-120, depth - 370, 240, 320), { tone: 0.5, alpha: 0.8 });
  put(
    'markings',
    'white',
    join(
      strip(-half, 50, 6, depth - 100),
      strip(half - 6, 50, 6, depth - 100),
      strip(-half, depth - 56, half * 2, 7),
      strip(-half, depth * 0.5 - 4, half * 2, 7),
      ring(150, depth * 0.5),
      ring(120, depth - 370),
      strip(-120, depth - 370, 6, 320),
      strip(114, depth - 370, 6, 320),
    ),
    { tone: 0.1, alpha: 0.9 },
  );
  put(
    'markings',
    ink,
    join(strip(-half + 46, 50, 5, depth - 106), strip(half - 51, 50, 5, depth - 106)),
    { tone: 0.7, alpha: 0.8 },
  );
}

/** Boards up to where balls fly, and a door in them. */
function paintBoards({ put, camera, room, span }: Inside, decor: Decor) {
  const role: Role = decor.wall === 'wood' || decor.low === decor.wall ? 'white' : decor.low;
  const long = room.depth - 40;
  const right: Plane = (across, up) => [room.right, up, room.depth - across];
  const walls = [
    [room.leftWall, long],
    [right, long],
    [room.back, room.right - room.left],
  ] as const;
  const seams: Path[] = [];
  for (const [plane, wide] of walls) {
    put('boards', role, panel(camera, plane, 0, 0, wide, boarded), { tone: 0.5, isSheet: true });
    for (let u = 90; u < wide; u += 90) seams.push(panel(camera, plane, u, 0, 1.6, boarded));
    put('boards.rail', 'dark', panel(camera, plane, 0, boarded, wide, 5), {
      tone: 0.3,
      alpha: 0.5,
    });
    put('skirting', 'dark', panel(camera, plane, 0, 0, wide, 10), { tone: 0.5 });
  }
  put('boards.seams', 'dark', join(...seams), { tone: 0.3, alpha: 0.35 });
  const at = span[0] + (span[1] - span[0]) * 0.08;
  for (const n of [0, 1]) {
    const u = at + n * 92;
    put('door', decor.wood, panel(camera, room.back, u, 0, 90, 206), { tone: 0.72, isSheet: true });
    put('door.pane', 'glass', panel(camera, room.back, u + 28, 116, 34, 54), { tone: 0.3 });
    put('door.bar', 'metal', panel(camera, room.back, u + 12, 96, 66, 6), { tone: 0.3 });
  }
}

/** What carries the roof: girders from wall to wall. */
function paintTrusses({ put, camera, room }: Inside) {
  const wide = room.right - room.left;
  const bars: Path[] = [];
  for (let z = room.depth - 60; z > 260; z -= 250) {
    const plane: Plane = (u, v) => [room.left + u, v, z];
    const [low, high] = [room.tall - 62, room.tall - 8];
    bars.push(panel(camera, plane, 0, low, wide, 8), panel(camera, plane, 0, high, wide, 8));
    for (let u = 0; u + 110 <= wide; u += 110) {
      const [a, b, c] = [plane(u, low), plane(u + 55, high), plane(u + 110, low)];
      bars.push(stick(camera, a, b, 5), stick(camera, b, c, 5));
    }
  }
  put('trusses', 'metal', join(...bars), { tone: 0.75 });
}

/** Ladders of rungs along a side, as far as a person reaches up. */
function paintWallBars({ put, camera, room }: Inside, plane: Plane) {
  const [posts, rungs]: [Path[], Path[]] = [[], []];
  for (let u = 120; u + 96 < room.depth - 340; u += 215) {
    for (const side of [0, 92]) posts.push(panel(camera, plane, u + side, 12, 6, 248));
    for (let v = 26; v < 256; v += 15) rungs.push(panel(camera, plane, u + 4, v, 90, 4.4));
  }
  put('bars.rungs', 'wood', join(...rungs), { tone: 0.2, grain: { kind: 'level' } });
  put('bars.posts', 'wood', join(...posts), { tone: 0.85, isSheet: true });
}

/** A basket on its board, out from the wall. Returns how high its board is. */
function paintBasket({ put, camera, room }: Inside, middle: number): number {
  const x = room.left + middle;
  const z = room.depth - 110;
  const board: Plane = (u, v) => [x + u, v, z];
  const arms = [-30, 30].map((u) => stick(camera, [x + u, 340, room.depth], [x + u, 340, z], 5));
  put('basket.arms', 'metal', join(...arms), { tone: 0.7 });
  put('basket.board', 'white', panel(camera, board, -90, 290, 180, 106), {
    tone: 0.1,
    isSheet: true,
  });
  put('basket.frame', 'blood', frame(camera, board, [-88, 292, 176, 102], 5), { tone: 0.5 });
  put('basket.square', 'blood', frame(camera, board, [-28, 306, 56, 42], 3), { tone: 0.5 });
  const rim = join(ellipse(0, 0, 25, 7), cut(ellipse(0, 0, 21, 4.6)));
  const net: Path[] = [];
  for (let n = 0; n <= 5; n++) {
    const [top, foot] = [-22 + n * 8.8, -13 + n * 5.2];
    net.push(
      lines(
        [
          [top, 2],
          [foot, 42],
        ],
        1.6,
      ),
      lines(
        [
          [top, 2],
          [-foot * 0.2 + foot, 42],
        ],
        1.2,
      ),
    );
  }
  for (const [y, w] of [
    [14, 20],
    [28, 16],
    [41, 13],
  ] as const)
    net.push(rect(-w, y, 2 * w, 1.4));
  const spot = [x, 300, z - 26] as const;
  put('basket.net', 'white', stand(camera, spot, join(...net)), { tone: 0 });
  put('basket.rim', 'fire', stand(camera, spot, rim), { tone: 0.6 });
  return 290;
}

/** A score that nobody can read, in lamps. */
function paintScore({ put, camera, room }: Inside, u: number) {
  put('score', 'dark', panel(camera, room.back, u, 236, 140, 70), { tone: 0.8, isSheet: true });
  const bars: Path[] = [];
  for (const [n, x] of [12, 40, 80, 108].entries()) {
    bars.push(
      panel(camera, room.back, u + x, 250, 4, 18),
      panel(camera, room.back, u + x, 272, 4, 18),
      panel(camera, room.back, u + x + 14, 272, 4, 18),
      panel(camera, room.back, u + x, 290, 18, 4),
    );
    if (n % 2 === 0) bars.push(panel(camera, room.back, u + x, 248, 18, 4));
  }
  put('score.lamps', 'fire', join(...bars), { tone: 0.3, glow: 1 });
}

/** What stands about: ropes from the roof, a vaulting horse on its mat, a heap of balls. */
function paintApparatus(inside: Inside, decor: Decor) {
  const { put, camera, room, options } = inside;
  const { random } = options;
  const side = random.next() < 0.5 ? 'left' : 'right';
  const other = side === 'left' ? 'right' : 'left';
  const soft: Role = decor.cloth === 'white' ? 'accent3' : decor.cloth;
  const kind = pick(random, ['ropes', 'horse', 'rings']);
  if (kind !== 'horse') {
    const away = room.depth * 0.66;
    const first = atEdge(inside, side, away, 190, 0.9);
    const low = kind === 'ropes' ? 36 : 250;
    const hung = [20, 90, 160].map((u) =>
      stick(camera, [first + u, room.tall, away], [first + u, low, away], kind === 'ropes' ? 5 : 3),
    );
    put('ropes', kind === 'ropes' ? 'wood' : 'dark', join(...hung), { tone: 0.3 });
    const ends = [20, 90, 160].map((u) =>
      stand(
        camera,
        [first + u, low, away],
        kind === 'ropes' ? ellipse(0, 2, 6, 9) : join(circle(0, 12, 13), cut(circle(0, 12, 9.5))),
      ),
    );
    put('ropes.ends', 'wood', join(...ends), { tone: 0.7, isSheet: true });
  }
  const away = room.depth * 0.56;
  const x = atEdge(inside, other, away, 170, 0.72);
  const mat = { at: [x - 20, 0, away - 50] as const, wide: 210, tall: 9, deep: 120 };
  paintBlock(put, camera, 'mat', soft, mat, { front: 0.8, side: 0.9, top: 0.4 });
  if (kind === 'horse') {
    const legs = [22, 128].flatMap((u) => [
      stick(camera, [x + u, 9, away - 10], [x + u + 6, 92, away + 10], 6),
      stick(camera, [x + u + 14, 9, away + 30], [x + u + 8, 92, away + 12], 6),
    ]);
    put('horse.legs', 'metal', join(...legs), { tone: 0.5 });
    const body = { at: [x + 6, 92, away] as const, wide: 152, tall: 36, deep: 34 };
    paintBlock(put, camera, 'horse', 'wood', body, { front: 0.55, side: 0.85, top: 0.2 });
    return;
  }
  const balls = [
    [40, 12],
    [66, 12],
    [92, 12],
    [53, 33],
    [79, 33],
    [66, 53],
  ].map(([u = 0, v = 0]) => stand(camera, [x + u, 9 + v, away], circle(0, 0, 13)));
  paintFloorShadow(put, camera, [x + 66, 9, away], 110, 40);
  put('balls', 'fire', join(...balls), { tone: 0.5, ...rounded });
}

/** A long low bench of wood. */
function paintBench({ put, camera }: Inside, [x, z]: readonly [number, number]) {
  paintFloorShadow(put, camera, [x + 95, 0, z + 10], 210, 50);
  const legs = [16, 160].map((u) => panel(camera, (a, v) => [x + u + a, v, z + 6], 0, 0, 14, 38));
  put('bench.legs', 'dark', join(...legs), { tone: 0.6 });
  const seat = { at: [x, 36, z] as const, wide: 190, tall: 6, deep: 28 };
  paintBlock(put, camera, 'bench', 'wood', seat, { front: 0.7, side: 0.8, top: 0.1 });
}
