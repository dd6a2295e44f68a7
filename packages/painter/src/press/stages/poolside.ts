import { fall, type Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, lines, type Path, polygon, rect } from '#press/path.ts';
import { face, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor } from '#press/stages/kit/decor.ts';
import { paintFloorShadow, paintWindow, stand, stick } from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { paintCeilingLamps } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';
import { hangClock } from '#press/stages/kit/wall-things.ts';

/** Centimetres away: between these lies the water; before it is the deck that we stand on. */
const near = 470;
const behind = 170;

/** The hall of a swimming pool: lanes, starting blocks, a diving board, tall windows, loungers. */
export const poolside = insideStage(
  { plans: ['box', 'aside', 'frontal'], far: [1150, 1450], tall: [440, 520] },
  (inside) => {
    const { options, camera, room, span, put, slots } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const [from, to] = span;
    const middle = (from + to) / 2;
    const light = see(camera, [room.left + middle, room.tall - 80, room.depth]);
    const wall: Role = decor.wall === 'white' || decor.wall === 'wood' ? 'accent3' : decor.wall;
    paintRoom(put, room, { wall, ceiling: 'white', floor: 'white', light, dim: 0.6, least: 0.1 });
    paintFloor(put, room, 'tiles', 62);
    for (let u = from + 16; u + 150 < to; u += 172)
      paintWindow(put, camera, options, {
        plane: room.back,
        at: [u, 118, 150, room.tall - 180],
        bars: [2, 3],
        frameRole: 'white',
      });
    const band = panel(camera, room.back, 0, 0, room.right - room.left, 60);
    put('wall.tiles', 'water', band, { tone: 0.5, isSheet: true });
    hangClock({ put, camera, plane: room.back, random } as Wall, [middle, room.tall - 34], 22);
    const lamps = [0.5, 0.75].flatMap((share) =>
      [-0.2, 0.2].map((x) => [room.left + middle + (to - from) * x, room.depth * share] as const),
    );
    paintCeilingLamps(put, room, lamps, [50, 160], time !== 'day');
    const edge = paintWater(inside, middle);
    paintBlocks(inside, edge);
    const side = random.next() < 0.5 ? 'left' : 'right';
    paintBoard(inside, side);
    const other = side === 'left' ? 'right' : 'left';
    const x = atEdge(inside, other, 360, 170, 0.72);
    paintLounger(inside, [x, 360], decor);
    const step = (edge[1] - edge[0]) / 5;
    for (const [n, z] of [near + 130, near + 300, near + 420].entries())
      slots.push(slotAt(camera, 'water', [edge[0] + step * (1.2 + n * 1.2), -12, z], 110));
    slots.push(
      slotAt(camera, 'seat', [x + 80, 40, 380], 150),
      slotAt(camera, 'far', [room.left + middle, 0, room.depth - 70], 200),
      slotAt(camera, 'window', room.back(middle, 118), 110),
      slotAt(camera, 'door', room.back(to - 50, 0), 90),
    );
    return { light: { x: light.x, y: light.y }, standing: { farthest: 0.86 } };
  },
);

/** The basin: its rim, the water, ropes between the lanes, a ladder. From where to where it is. */
function paintWater(
  { put, camera, room, options: { random } }: Inside,
  middle: number,
): readonly [number, number] {
  const half = Math.min(520, (room.right - room.left) / 2 - 90);
  const [left, right] = [room.left + middle - half, room.left + middle + half];
  const far = room.depth - behind;
  const flat = (x0: number, x1: number, z0: number, z1: number, up = 0) =>
    face(camera, [
      [x0, up, z0],
      [x1, up, z0],
      [x1, up, z1],
      [x0, up, z1],
    ]);
  put('rim', 'white', flat(left - 22, right + 22, near - 22, far + 22), {
    tone: 0.25,
    isSheet: true,
  });
  put('rim.line', 'accent3', flat(left - 6, right + 6, near - 6, far + 6), { tone: 0.6 });
  const [top, foot] = [see(camera, [0, 0, far]).y, see(camera, [0, 0, near]).y];
  put('water', 'water', flat(left, right, near, far, -14), { tone: fall(top, foot, 0.1, 0.6) });
  put('basin', 'water', flat(left, right, far - 4, far, -14), { tone: 0.9 });
  const lanes: Path[] = [];
  const floats: [Path[], Path[]] = [[], []];
  const count = 5;
  for (let n = 0; n < count; n++) {
    const x = left + ((n + 0.5) * (right - left)) / count;
    lanes.push(flat(x - 9, x + 9, near + 30, far - 40, -14));
    if (n === 0) continue;
    const rope = left + (n * (right - left)) / count;
    for (let z = near + 10, i = 0; z < far; z += 46, i++) {
      const { x: px, y: py, scale: k } = see(camera, [rope, -10, z]);
      if (px > 0 && px < camera.width)
        floats[i % 4 < 2 ? 0 : 1].push(ellipse(px, py, 7 * k, 4.6 * k));
    }
  }
  put('lanes', 'dark', join(...lanes), { tone: 0.4, alpha: 0.34 });
  const glints: Path[] = [];
  for (let n = 0; n < 26; n++) {
    const z = random.between(near + 20, far - 20);
    const { x, y, scale: k } = see(camera, [random.between(left + 30, right - 30), -13, z]);
    glints.push(ellipse(x, y, random.between(14, 34) * k, 1.8 * k));
  }
  put('lines', 'foam', join(...glints), { tone: 0.1, alpha: 0.7 });
  put('floats', 'blood', join(...floats[0]), { tone: 0.4 });
  put('floats', 'white', join(...floats[1]), { tone: 0.1 });
  const x = random.next() < 0.5 ? left + 90 : right - 90;
  const rails = [-18, 18].map((dx) => {
    const bow: Spot[] = [
      [x + dx, -30, near + 12],
      [x + dx, 62, near + 6],
      [x + dx, 72, near - 16],
      [x + dx, 0, near - 34],
    ];
    return join(...bow.slice(1).map((spot, n) => stick(camera, bow[n] ?? spot, spot, 4)));
  });
  put('ladder', 'metal', join(...rails), { tone: 0.3, isSheet: true });
  return [left, right];
}

/** A block for each lane at the far end. */
function paintBlocks({ put, camera, room }: Inside, [left, right]: readonly [number, number]) {
  const step = (right - left) / 5;
  for (let n = 0; n < 5; n++) {
    const x = left + (n + 0.5) * step - 26;
    const block = { at: [x, 0, room.depth - behind + 26] as const, wide: 52, tall: 52, deep: 50 };
    paintBlock(put, camera, 'block', 'white', block, { front: 0.4, side: 0.7, top: 0.05 });
    const number = panel(camera, (u, v) => [x + u, v, block.at[2] - 0.5], 16, 12, 20, 28);
    put('block.number', 'accent3', number, { tone: 0.6 });
  }
}

/** A board over the water on its stand, with a ladder behind. */
function paintBoard(inside: Inside, side: 'left' | 'right') {
  const { put, camera, slots, room } = inside;
  const z = room.depth * 0.66;
  const way = side === 'left' ? 1 : -1;
  const foot = atEdge(inside, side, z, 130, 0.9) + (side === 'left' ? 20 : 110);
  const at = (u: number, up: number, dz = 0): Spot => [foot + way * u, up, z + dz];
  const frame = [-24, 24].flatMap((dz) => [
    stick(camera, at(0, 0, dz), at(0, 252, dz), 7),
    stick(camera, at(70, 0, dz), at(70, 190, dz), 7),
    stick(camera, at(0, 252, dz), at(96, 252, dz), 3.4),
    stick(camera, at(0, 226, dz), at(96, 226, dz), 2.6),
  ]);
  const rungs: Path[] = [];
  for (let up = 24; up < 190; up += 28) rungs.push(stick(camera, at(0, up, -24), at(0, up, 24), 4));
  put('board.frame', 'metal', join(...frame, ...rungs), { tone: 0.5, isSheet: true });
  const plank = face(camera, [
    at(-14, 192, -22),
    at(230, 196, -22),
    at(230, 196, 22),
    at(-14, 192, 22),
  ]);
  const thick = face(camera, [
    at(-14, 192, -22),
    at(230, 196, -22),
    at(230, 187, -22),
    at(-14, 182, -22),
  ]);
  put('board', 'accent3', thick, { tone: 0.8, isSheet: true });
  put('board', 'white', plank, { tone: 0.2 });
  slots.push(slotAt(camera, 'top', at(190, 196), 90));
}

/** A lounger with a towel over it, and a ring for who cannot swim. */
function paintLounger(
  { put, camera, options: { random } }: Inside,
  [x, z]: readonly [number, number],
  decor: Decor,
) {
  paintFloorShadow(put, camera, [x + 85, 0, z + 20], 190, 60);
  const legs = join(
    ...[14, 120].map((u) => stand(camera, [x + u, 0, z + 10], join(rect(-3, -32, 6, 32)))),
    stand(
      camera,
      [x + 150, 0, z + 10],
      lines(
        [
          [0, -32],
          [14, 0],
        ],
        6,
      ),
    ),
  );
  put('lounger.legs', 'metal', legs, { tone: 0.6 });
  const flat = { at: [x, 30, z] as const, wide: 132, tall: 7, deep: 56 };
  const soft: Role = decor.soft === 'white' ? 'accent2' : decor.soft;
  paintBlock(put, camera, 'lounger', 'wood', flat, { front: 0.5, side: 0.7, top: 0.2 });
  const back = face(camera, [
    [x + 128, 34, z],
    [x + 178, 92, z],
    [x + 178, 92, z + 56],
    [x + 128, 34, z + 56],
  ]);
  put('lounger.back', 'wood', back, { tone: 0.35, isSheet: true });
  const towel = panel(camera, (u, v) => [x + u, 37.5, z + v], 34, -1, 74, 57);
  const hem = panel(camera, (u, v) => [x + u, v, z - 1.5], 34, 16, 74, 22);
  put('towel', soft, join(towel), { tone: 0.25, isSheet: true });
  put('towel', soft, hem, { tone: 0.5, isSheet: true });
  const stripe = panel(camera, (u, v) => [x + u, v, z - 2], 34, 20, 74, 4);
  put('towel.stripe', 'white', stripe, { tone: 0.2, alpha: 0.8 });
  const ring = join(circle(0, 0, 31), cut(circle(0, 0, 18)));
  const spot: Spot = [x - 46, 31, z + 30];
  const bands = [0, 1, 2, 3].map((n) => {
    const [a, b] = (
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const
    )[n] ?? [0, 0];
    return polygon([
      [a * 17 - b * 6, b * 17 + a * 6],
      [a * 32 - b * 9, b * 32 + a * 9],
      [a * 32 + b * 9, b * 32 - a * 9],
      [a * 17 + b * 6, b * 17 - a * 6],
    ]);
  });
  if (random.next() < 0.7) {
    put('ring', 'white', stand(camera, spot, ring), { tone: 0.15, isSheet: true });
    put('ring.bands', 'blood', stand(camera, spot, join(...bands)), { tone: 0.4 });
  }
}
