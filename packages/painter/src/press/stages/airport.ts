import { fall } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, rect } from '#press/path.ts';
import { face, onPlane, panel, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor } from '#press/stages/kit/decor.ts';
import { archPath, stand } from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintPlant } from '#press/stages/kit/potted.ts';
import { type Block, frontOf, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A hall of an airport: a wall of glass, an aircraft behind it, rows of seats, a board of flights. */
export const airport = insideStage(
  { plans: ['frontal', 'aside'], far: [900, 1150], tall: [520, 620] },
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
    const seats = decor.soft === 'white' ? 'accent3' : decor.soft;
    const middle = (from + to) / 2;
    const light = see(camera, room.back(middle, 300));
    paintRoom(put, room, {
      light,
      dim: 0.7,
      wall: decor.wall,
      ceiling: 'white',
      floor: decor.floor,
    });
    paintFloor(put, room, pick(random, ['tiles', 'checks', 'lozenges']), 90);
    put('sky', 'glass', panel(camera, room.back, from - 40, 40, to - from + 80, 400), {
      tone: fall(light.y - 300, light.y + 300, time === 'night' ? 0.9 : 0.6, 0.05),
      isSheet: true,
      glow: time === 'night' ? 0 : 0.4,
    });
    put('apron', 'stone', panel(camera, room.back, from - 40, 40, to - from + 80, 74), {
      tone: 0.4,
    });
    const body = join(ellipse(middle, 150, 190, 34), archPath(middle + 130, 158, 46, 110), [
      0,
      middle - 30,
      146,
      1,
      middle + 40,
      146,
      1,
      middle + 120,
      96,
      1,
      middle + 86,
      94,
      3,
    ]);
    put('plane', 'white', onPlane(camera, room.back, body), {
      tone: 0.25,
      isSheet: true,
      relief: { depth: 0.35, dx: 0, dy: -8, radius: 12 },
    });
    put('plane.band', 'accent', onPlane(camera, room.back, ellipse(middle, 144, 176, 6)), {
      tone: 0.4,
    });
    const bars: Path[] = [];
    for (let u = from - 40; u < to + 40; u += 120)
      bars.push(panel(camera, room.back, u, 40, 7, 400));
    bars.push(
      panel(camera, room.back, from - 40, 236, to - from + 80, 7),
      panel(camera, room.back, from - 40, 40, to - from + 80, 9),
    );
    put('bars', 'dark', join(...bars), { tone: 0.5, isSheet: true });
    const floor = face(camera, [
      [room.left + from, 0, room.depth],
      [room.left + to, 0, room.depth],
      [room.left + to - 120, 0, 200],
      [room.left + from - 220, 0, 200],
    ]);
    put('floor.light', 'lamp', floor, { tone: 0.2, alpha: 0.26, mode: 'light' });
    const board = {
      at: [room.left + middle - 130, 300, room.depth - 300] as const,
      wide: 250,
      tall: 96,
      deep: 10,
    };
    paintBlock(put, camera, 'flights', 'dark', board, { front: 0.8 });
    const rows: Path[] = [];
    for (let row = 0; row < 5; row++)
      for (let u = 10; u < 220; u += random.between(30, 60))
        rows.push(panel(camera, frontOf(board), u, 78 - row * 17, random.between(12, 26), 7));
    put('flights.rows', 'lamp', join(...rows), { tone: 0.2, glow: 1 });
    for (let z = room.depth - 260; z > 380; z -= 220) {
      for (const way of [-1, 1]) {
        const x = room.left + middle + (way < 0 ? -340 : 90);
        paintBlock(
          put,
          camera,
          'seats',
          seats,
          { at: [x, 40, z], wide: 250, tall: 7, deep: 46 },
          { front: 0.6, top: 0.3 },
        );
        const backs = [0, 1, 2, 3].map((i) =>
          panel(camera, (u, v) => [x + i * 64 + u, v, z + 46], 0, 46, 56, 42),
        );
        const legs = [16, 120, 224].map((u) =>
          panel(camera, (a, v) => [x + a, v, z + 2], u, 0, 6, 40),
        );
        put('seats.legs', 'dark', join(...legs), { tone: 0.6 });
        put('seats.backs', seats, join(...backs), { tone: 0.55, isSheet: true });
        slots.push(
          slotAt(camera, 'seat', [x + 90, 46, z + 20], 70),
          slotAt(camera, 'bed', [x + 125, 48, z + 20], 200),
        );
      }
    }
    paintHall(inside, decor);
    slots.push(
      slotAt(camera, 'window', room.back(middle, 44), 300),
      slotAt(camera, 'top', [board.at[0] + 125, 396, board.at[2]], 200),
      slotAt(camera, 'far', [room.left + middle, 0, room.depth - 80], 300),
    );
    return { light: { x: light.x, y: light.y }, standing: { farthest: 0.3 } };
  },
);

/** A plant, a trolley with cases, a pillar with a lit sign, struts under the roof. */
function paintHall(inside: Inside, decor: Decor) {
  const { put, camera, room, options } = inside;
  const { random } = options;
  const struts: Path[] = [];
  for (let z = 420; z < room.depth; z += 150)
    struts.push(panel(camera, room.ceiling, 0, z, room.right - room.left, 16));
  put('struts', 'metal', join(...struts), { tone: 0.6, alpha: 0.8 });
  const side = random.next() < 0.5 ? 'left' : 'right';
  const other = side === 'left' ? 'right' : 'left';
  const pillarZ = 620;
  const x = atEdge(inside, side, pillarZ, 90, 0.8);
  const pillar: Block = { at: [x, 0, pillarZ], wide: 84, tall: room.tall, deep: 70 };
  paintBlock(put, camera, 'pillar', decor.wall === 'white' ? 'accent3' : 'white', pillar, {
    front: 0.4,
    side: 0.75,
  });
  const front = frontOf(pillar);
  put(
    'pillar.band',
    decor.soft === 'white' ? 'accent2' : decor.soft,
    panel(camera, front, 0, 96, 84, 34),
    { tone: 0.5 },
  );
  put('pillar.sign', 'lamp', panel(camera, front, 10, 200, 64, 64), { tone: 0.2, glow: 0.8 });
  put(
    'pillar.arrow',
    'dark',
    onPlane(
      camera,
      front,
      [0, 24, 226, 1, 46, 226, 1, 46, 214, 1, 64, 232, 1, 46, 250, 1, 46, 238, 1, 24, 238, 3],
    ),
    { tone: 0.6 },
  );
  const z = 480;
  const at = atEdge(inside, other, z, 110, 0.74);
  const inks = ['accent2', decor.soft === 'white' ? 'leaf' : decor.soft, 'wood'] as const;
  for (const [n, [up, wide, tall]] of (
    [
      [16, 96, 38],
      [54, 78, 34],
      [88, 52, 26],
    ] as const
  ).entries()) {
    const box: Block = { at: [at + n * 8, up, z], wide, tall, deep: 46 };
    paintBlock(put, camera, 'case', inks[n] ?? 'wood', box, { front: 0.45, side: 0.8, top: 0.2 });
    const straps = [0.22, 0.7].map((share) =>
      panel(camera, frontOf(box), wide * share, 0, 5, tall),
    );
    put('case.straps', 'dark', join(...straps), { tone: 0.5, alpha: 0.7 });
  }
  put(
    'trolley',
    'metal',
    stand(
      camera,
      [at, 0, z - 2],
      join(rect(-6, -14, 112, 5), rect(104, -96, 5, 86), circle(8, -5, 6), circle(92, -5, 6)),
    ),
    { tone: 0.6 },
  );
  const beside = x + (side === 'left' ? 116 : -32);
  paintPlant(inside, [beside, 0, pillarZ + 20], random.between(130, 190), decor.cloth);
}
