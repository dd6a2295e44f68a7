import { fall, type Role } from '#press/drawing.ts';
import { circle, join, type Path, rect, smooth } from '#press/path.ts';
import { onPlane, panel, see } from '#press/stages/kit/camera.ts';
import { stand } from '#press/stages/kit/fittings.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { paintCeilingLamps } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A gallery: large pictures in gold frames, a bust on its column, a rope, a bench. */
export const museum = insideStage({ far: [640, 820], tall: [340, 400] }, (inside) => {
  const { camera, room, span, put, slots, options } = inside;
  const { random, time } = options;
  const [from, to] = span;
  const wide = to - from;
  const light = see(camera, [0, room.tall - 10, 420]);
  paintRoom(put, room, { light, dim: 0.7 });
  paintFloor(put, room, 'boards', 34);
  put('skirting', 'white', panel(camera, room.back, 0, 0, room.right - room.left, 22), {
    tone: 0.3,
  });
  paintCeilingLamps(
    put,
    room,
    [
      [-150, 380],
      [150, 380],
    ],
    [70, 180],
    time !== 'day',
  );
  const sizes = [0.04, 0.38, 0.72];
  for (const at of sizes) {
    const [w, h] = [wide * random.between(0.2, 0.26), random.between(110, 170)];
    paintCanvas(inside, from + wide * at, 120, w, h);
  }
  const columnX = room.left + from + wide * random.between(0.2, 0.3);
  const z = room.depth - 120;
  paintBlock(
    put,
    camera,
    'column',
    'stone',
    { at: [columnX - 24, 0, z], wide: 48, tall: 100, deep: 48 },
    { front: 0.4, side: 0.7, top: 0.05 },
  );
  const bust = join(
    smooth([
      [-22, 0],
      [-20, -14],
      [-7, -20],
      [-6, -28],
      [6, -28],
      [7, -20],
      [20, -14],
      [22, 0],
    ]),
    circle(0, -39, 13),
  );
  put('bust', 'white', stand(camera, [columnX, 100, z + 24], bust), {
    tone: 0.2,
    isSheet: true,
    relief: { depth: 0.6, dx: -6, dy: -5, radius: 9 },
  });
  const bench = room.left + from + wide * 0.62;
  paintBlock(
    put,
    camera,
    'bench',
    'accent',
    { at: [bench - 80, 26, room.depth - 210], wide: 160, tall: 20, deep: 56 },
    { front: 0.6, side: 0.8, top: 0.3 },
  );
  slots.push(
    slotAt(camera, 'seat', [bench, 46, room.depth - 195], 140),
    slotAt(camera, 'top', [columnX, 152, z + 24], 60),
    slotAt(camera, 'door', room.back(to - 30, 0), 90),
  );
  return { light: { x: light.x, y: light.y } };
});

function paintCanvas(
  { put, camera, room, options: { random } }: Inside,
  x: number,
  y: number,
  w: number,
  h: number,
) {
  const role: Role = pick(random, ['sky', 'night', 'accent2']);
  put('picture.frame', 'told.gold', panel(camera, room.back, x - 9, y - 9, w + 18, h + 18), {
    tone: 0.5,
    isSheet: true,
  });
  put('picture', role, panel(camera, room.back, x, y, w, h), {
    tone: fall(camera.horizon - 250, camera.horizon, 0.6, 0.1),
  });
  const kind = Math.floor(random.next() * 3);
  const shapes: Path =
    kind === 0
      ? smooth([
          [x, y],
          [x, y + h * 0.3],
          [x + w * 0.3, y + h * 0.52],
          [x + w * 0.6, y + h * 0.3],
          [x + w, y + h * 0.4],
          [x + w, y],
        ])
      : kind === 1
        ? join(
            circle(x + w / 2, y + h * 0.62, h * 0.16),
            rect(x + w * 0.24, y, w * 0.52, h * 0.44, w * 0.2),
          )
        : join(
            circle(x + w * 0.34, y + h * 0.6, h * 0.15),
            circle(x + w * 0.66, y + h * 0.36, h * 0.2),
          );
  put('picture', kind === 1 ? 'skin1' : 'accent3', onPlane(camera, room.back, shapes), {
    tone: 0.4,
  });
}
