import { cosTurn, sinTurn } from '#maths.ts';
import { spread } from '#press/drawing.ts';
import { circle, cut, join, type Path } from '#press/path.ts';
import { face, onPlane, type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { archPath } from '#press/stages/kit/fittings.ts';
import { paintBeam } from '#press/stages/kit/furnish.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { paintBlock, paintFloor, paintRoom } from '#press/stages/kit/room.ts';
import { lens, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A nave: columns and arches, a window of coloured glass at its end, pews, an aisle. */
export const church = insideStage(
  { plans: ['box'], far: [1500, 2000], tall: [900, 1200], half: [430, 560] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time } = options;
    const wide = room.right - room.left;
    const rose = pick(random, ['rose', 'lancets', 'arch']);
    const light = see(camera, [0, 520, room.depth]);
    paintRoom(put, room, { light, dim: 0.95, floor: 'stone' });
    paintFloor(put, room, 'checks', 62);
    const mid = wide / 2;
    const glow = { glow: time === 'night' ? 0.2 : 0.8, tone: time === 'night' ? 0.8 : 0.15 };
    const apse = onPlane(camera, room.back, archPath(mid - 230, 0, 460, 800));
    put('apse', 'wall', apse, { tone: 0.75, isSheet: true });
    if (rose === 'rose') {
      const [cx, cy] = [mid, 560];
      put('rose', 'dark', onPlane(camera, room.back, circle(cx, cy, 150)), {
        tone: 0.5,
        isSheet: true,
      });
      for (const [n, role] of (['accent', 'glass', 'accent2'] as const).entries()) {
        const petals = Array.from({ length: 4 }, (_, i) => {
          const turn = (i * 3 + n) / 12;
          return lens(cx + cosTurn(turn) * 92, cy + sinTurn(turn) * 92, 86, 44, turn);
        });
        put('rose.glass', role, onPlane(camera, room.back, join(...petals)), glow);
      }
      put('rose.heart', 'lamp', onPlane(camera, room.back, circle(cx, cy, 34)), glow);
    } else {
      const windows =
        rose === 'arch'
          ? [[mid - 110, 220]]
          : [
              [mid - 180, 100],
              [mid - 50, 100],
              [mid + 80, 100],
            ];
      for (const [n, [x = 0, w = 0]] of windows.entries()) {
        const outline = archPath(x, 230, w, n === 1 ? 500 : 430);
        put('window', 'glass', onPlane(camera, room.back, outline), glow);
        const bars: Path[] = [];
        for (let up = 290; up < 640; up += 70) bars.push(panel(camera, room.back, x, up, w, 7));
        bars.push(panel(camera, room.back, x + w / 2 - 3, 230, 7, 380));
        put(
          'window.colour',
          n % 2 === 0 ? 'accent' : 'accent2',
          onPlane(camera, room.back, join(lens(x + w / 2, 400, 210, w * 0.6, 0.25))),
          { ...glow, alpha: 0.8 },
        );
        const edge = join(archPath(x - 12, 226, w + 24, n === 1 ? 518 : 448), cut(outline));
        put('window.bars', 'dark', join(onPlane(camera, room.back, edge), ...bars), {
          tone: 0.5,
          isSheet: true,
        });
      }
    }
    paintBlock(
      put,
      camera,
      'altar',
      'white',
      { at: [-90, 0, room.depth - 160], wide: 180, tall: 96, deep: 60 },
      { front: 0.35, top: 0.1 },
    );
    slots.push(slotAt(camera, 'table', [0, 96, room.depth - 130], 140));
    const columns = [0.86, 0.68, 0.52, 0.38, 0.27].map((share) => room.depth * share);
    for (const [n, z] of columns.entries()) {
      for (const way of [-1, 1]) {
        const x = way * (wide / 2 - 130);
        const plane: Plane = (across, up) => [x + across, up, z];
        const shade = 0.24 + n * 0.09;
        if (columns[n + 1] !== undefined) {
          const next = columns[n + 1] ?? z;
          const vault = face(camera, [
            [x, 560, z],
            [x, 760, (z + next) / 2],
            [x, 560, next],
            [x, room.tall, next],
            [x, room.tall, z],
          ]);
          put('arcade', 'wall', vault, { tone: shade + 0.25, isSheet: true });
        }
        put(
          'column',
          'stone',
          join(
            panel(camera, plane, -30, 0, 60, 580),
            panel(camera, plane, -44, 0, 88, 34),
            panel(camera, plane, -42, 556, 84, 30),
          ),
          {
            tone: spread([light.x, light.y], 0, camera.height, shade, shade + 0.4),
            isSheet: true,
            relief: { depth: 0.3, dx: -way * 8, dy: 0, radius: 10 },
            grain: { kind: 'upright' },
          },
        );
      }
    }
    const carpet = face(camera, [
      [-62, 0, 40],
      [62, 0, 40],
      [62, 0, room.depth - 170],
      [-62, 0, room.depth - 170],
    ]);
    put('carpet', 'accent', carpet, { tone: 0.7, isSheet: true });
    paintBeam(
      put,
      camera,
      [
        [-110, 560, room.depth],
        [110, 560, room.depth],
      ],
      [
        [240, 0, 420],
        [-120, 0, 420],
      ],
      0.3,
    );
    for (let z = room.depth * 0.66; z > 430; z -= 125) {
      for (const way of [-1, 1]) {
        const x = way < 0 ? -290 : 96;
        paintBlock(
          put,
          camera,
          'pew',
          'wood',
          { at: [x, 34, z - 30], wide: 194, tall: 8, deep: 36 },
          { front: 0.7, top: 0.3 },
        );
        paintBlock(
          put,
          camera,
          'pew.back',
          'wood',
          { at: [x, 0, z - 40], wide: 194, tall: 82, deep: 5 },
          { front: 0.55, side: 0.85, top: 0.2 },
        );
        slots.push(slotAt(camera, 'seat', [x + 97, 42, z - 20], 90));
      }
    }
    slots.push(
      slotAt(camera, 'far', [0, 0, room.depth - 260], 260),
      slotAt(camera, 'window', [0, 420, room.depth], 200),
    );
    return { light: { x: light.x, y: light.y }, standing: { farthest: 0.2 } };
  },
);
