import { circle, join, type Path } from '#press/path.ts';
import { type Plane, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { paintWindow, stick } from '#press/stages/kit/fittings.ts';
import { atEdge, paintArmchair, paintBookPile } from '#press/stages/kit/floor-things.ts';
import { paintBooks, paintDesk } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintPlant } from '#press/stages/kit/potted.ts';
import { paintPatternedRug } from '#press/stages/kit/rugs.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A library: walls of books, a tall window between them, a ladder, a table with a green lamp. */
export const library = insideStage(
  { plans: ['box', 'frontal', 'aside'], far: [560, 760], tall: [420, 560] },
  (inside) => {
    const {
      options,
      camera,
      room,
      span: [from, to],
      put,
      slots,
      plan,
    } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const wide = to - from;
    const windowAt = from + wide * random.between(0.4, 0.54);
    const light = see(camera, room.back(windowAt + 60, 220));
    paintInterior(inside, decor, {
      ...{ light, dim: 0.84, ceiling: 'night' },
      paper: pick(random, ['damask', 'stripes', 'panels']),
      paperFrom: 230,
      floor: [pick(random, ['boards', 'checks', 'cabochons']), 42],
      crown: pick(random, ['cornice', 'beams']),
    });
    const rows = 8;
    const high = Math.min(room.tall - 10, 420);
    paintBooks(put, camera, random, room.back, [from, 0, windowAt - 24 - from, high], rows);
    paintBooks(
      put,
      camera,
      random,
      room.back,
      [windowAt + 154, 0, to - windowAt - 154, high],
      rows,
    );
    paintWindow(put, camera, options, {
      plane: room.back,
      at: [windowAt, 40, 130, random.between(270, 340)],
      arched: random.next() < 0.7,
      bars: [2, 4],
      frameRole: 'dark',
    });
    const right: Plane = (across, up) => [room.right, up, room.depth - across];
    if (plan === 'box') {
      for (const plane of [room.leftWall, right])
        paintBooks(put, camera, random, plane, [20, 0, Math.min(320, room.depth - 260), high], 6);
    }
    const rug = room.left + windowAt - 60;
    paintPatternedRug(
      put,
      room,
      [rug, 0, room.depth - 320],
      [260, 190],
      [decor.cloth === 'white' ? 'accent3' : decor.cloth, decor.soft],
      random.next() < 0.5,
    );
    paintReadersCorner(inside, decor);
    const [lx, lz] = [
      room.left + (random.next() < 0.5 ? from + (windowAt - from) * 0.4 : windowAt + 190),
      room.depth - 70,
    ];
    const rungs: Path[] = [
      stick(camera, [lx - 22, 0, lz], [lx - 16, 300, lz + 56], 5),
      stick(camera, [lx + 22, 0, lz], [lx + 16, 300, lz + 56], 5),
    ];
    for (let i = 1; i < 11; i++)
      rungs.push(stick(camera, [lx - 21, i * 27, lz + i * 5], [lx + 21, i * 27, lz + i * 5], 4));
    put('ladder', 'wood', join(...rungs), { tone: 0.3, isSheet: true });
    slots.push(slotAt(camera, 'top', [lx, 216, lz + 36], 70));
    const desk = {
      at: [room.left + to - 210, 0, room.depth - 230] as const,
      wide: 150,
      tall: 76,
      deep: 72,
    };
    paintDesk(put, camera, desk, decor.wood);
    for (const [n, u] of [28, 64].entries())
      paintBookPile(put, camera, random, [desk.at[0] + u, 76, desk.at[2] + 44], 3 + n * 3);
    const lamp = see(camera, [desk.at[0] + 110, 108, desk.at[2] + 30]);
    put(
      'lamp.stem',
      'dark',
      stick(
        camera,
        [desk.at[0] + 110, 76, desk.at[2] + 30],
        [desk.at[0] + 110, 104, desk.at[2] + 30],
        3,
      ),
      { tone: 0.4 },
    );
    const k = lamp.scale;
    put(
      'lamp',
      'leaf',
      [
        0,
        lamp.x - 22 * k,
        lamp.y + 4 * k,
        1,
        lamp.x - 14 * k,
        lamp.y - 8 * k,
        1,
        lamp.x + 14 * k,
        lamp.y - 8 * k,
        1,
        lamp.x + 22 * k,
        lamp.y + 4 * k,
        3,
      ],
      { tone: 0.5, isSheet: true },
    );
    if (time !== 'day')
      put('lamp.glow', 'lamp', circle(lamp.x, lamp.y + 10 * k, 70 * k), {
        tone: 0.2,
        alpha: {
          kind: 'spread',
          x: lamp.x,
          y: lamp.y + 10 * k,
          inner: 0,
          outer: 70 * k,
          from: 0.5,
          to: 0,
        },
        mode: 'light',
      });
    slots.push(
      slotAt(camera, 'table', [desk.at[0] + 50, 76, desk.at[2] + 30], 90),
      slotAt(camera, 'seat', [desk.at[0] + 60, 45, desk.at[2] + 84], 80),
    );
    slots.push(
      slotAt(camera, 'window', room.back(windowAt + 65, 42), 110),
      slotAt(camera, 'shelf', room.back(from + 60, (high / rows) * 4 + 3), 60),
      slotAt(camera, 'shelf', room.back(windowAt + 200, (high / rows) * 3 + 3), 60),
    );
    return { light: { x: light.x, y: light.y } };
  },
);

/** An armchair in a corner with books piled beside it, or a plant. */
function paintReadersCorner(inside: Inside, decor: Decor) {
  const { put, camera, room, options, slots } = inside;
  const { random } = options;
  const z = room.depth - 170;
  const x = atEdge(inside, 'left', z, 92, 0.8);
  if (random.next() < 0.6) {
    paintArmchair(put, camera, [x, 0, z], decor.soft, decor.cloth);
    slots.push(slotAt(camera, 'seat', [x + 46, 46, z + 20], 70));
    paintBookPile(put, camera, random, [x + 124, 0, z + 40], 7);
  } else paintPlant(inside, [x + 46, 0, z], random.between(150, 200), decor.soft);
  paintBookPile(put, camera, random, [x + 150, 0, z + 90], 5);
}
