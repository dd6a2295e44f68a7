import { spread } from '#press/drawing.ts';
import { circle, join, type Path } from '#press/path.ts';
import { face, type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { paintWindow } from '#press/stages/kit/fittings.ts';
import { paintCeilingLamps, paintDoor } from '#press/stages/kit/furnish.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { paintFloor, paintPaper, paintRoom } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A corridor of doors that runs to a light: of a hotel, a school, a cellar. */
export const corridor = insideStage(
  { plans: ['box', 'aside'], far: [1300, 2300], tall: [255, 330], half: [120, 170] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time } = options;
    const wide = room.right - room.left;
    const end = see(camera, [(room.left + room.right) / 2, 150, room.depth]);
    const kind = pick(random, ['hotel', 'school', 'bare']);
    paintRoom(put, room, { light: end, dim: 0.95 });
    paintFloor(
      put,
      room,
      kind === 'hotel' ? 'boards' : kind === 'school' ? 'checks' : 'tiles',
      kind === 'hotel' ? 20 : 44,
    );
    if (kind === 'hotel') {
      const carpet = (inset: number) =>
        face(camera, [
          [room.left + 40 + inset, 0, 40],
          [room.right - 40 - inset, 0, 40],
          [room.right - 40 - inset, 0, room.depth],
          [room.left + 40 + inset, 0, room.depth],
        ]);
      put('carpet', 'accent', carpet(0), {
        tone: spread([end.x, end.y], 0, camera.height * 0.8, 0.3, 0.95),
        isSheet: true,
      });
      put('carpet.rim', 'accent2', join(carpet(10), []), { tone: 0.5 });
      put('carpet.inner', 'accent', carpet(16), {
        tone: spread([end.x, end.y], 0, camera.height * 0.8, 0.4, 1),
      });
    }
    const walls: readonly [Plane, boolean][] = [
      [room.leftWall, true],
      [(across, up) => [room.right, up, room.depth - across], false],
    ];
    for (const [plane] of walls) {
      if (kind === 'hotel')
        paintPaper(put, camera, plane, 'stripes', [room.depth - 60, 95, room.tall], {
          alpha: 0.35,
        });
      put(
        'dado',
        kind === 'bare' ? 'stone' : 'wood',
        panel(camera, plane, 0, 0, room.depth - 40, kind === 'bare' ? 14 : 92),
        { tone: 0.7, isSheet: true },
      );
    }
    const step = random.between(210, 300);
    const open = Math.floor(random.between(1, 4));
    for (let i = 0; i * step + 130 < room.depth - 90; i++) {
      for (const [plane, isLeft] of walls) {
        const at = 40 + i * step + (isLeft ? 0 : step * 0.3);
        const isOpen = i === open && isLeft;
        paintDoor(
          put,
          camera,
          plane,
          [at, 0, 92, 208],
          isOpen ? 'lamp' : pick(random, ['accent3', 'accent3', 'wood']),
          isOpen ? 0.2 : 0.6,
        );
        if (isOpen) {
          const z = room.depth - at;
          put(
            'door.light',
            'lamp',
            face(camera, [
              [room.left, 0, z],
              [room.left, 0, z - 92],
              [room.right, 0, z - 150],
              [room.right, 0, z + 10],
            ]),
            { tone: 0.3, alpha: 0.36, mode: 'light' },
          );
        }
        if (i < 4) slots.push(slotAt(camera, 'door', plane(at + 46, 0), 100));
      }
    }
    const isWindow = random.next() < 0.6;
    if (isWindow)
      paintWindow(put, camera, options, {
        plane: room.back,
        at: [wide / 2 - 50, 60, 100, 150],
        bars: [2, 3],
        arched: random.next() < 0.4,
        frameRole: 'white',
      });
    else paintDoor(put, camera, room.back, [wide / 2 - 55, 0, 110, 220], 'lamp', 0.1);
    const beam = face(camera, [
      [room.left + wide / 2 - 50, 0, room.depth],
      [room.left + wide / 2 + 50, 0, room.depth],
      [room.left + wide / 2 + 100, 0, 120],
      [room.left + wide / 2 - 100, 0, 120],
    ]);
    put('beam', 'lamp', beam, {
      tone: 0.3,
      alpha: spread([end.x, end.y], 0, camera.height * 0.7, 0.4, 0.02),
      mode: 'light',
    });
    const lamps: Path[] = [];
    if (kind === 'hotel') {
      for (let z = 360; z < room.depth; z += 380) {
        const { x, y, scale } = see(camera, [(room.left + room.right) / 2, room.tall - 34, z]);
        lamps.push(circle(x, y, 19 * scale));
      }
      put('globes', 'lamp', join(...lamps), {
        tone: time === 'day' ? 0.4 : 0,
        glow: time === 'day' ? 0 : 1,
        isSheet: true,
      });
    } else
      paintCeilingLamps(
        put,
        room,
        [330, 700, 1100, 1600]
          .filter((z) => z < room.depth)
          .map((z) => [(room.left + room.right) / 2, z] as const),
        [46, 110],
        time !== 'day',
      );
    slots.push(
      slotAt(camera, 'far', [0, 0, room.depth * 0.7], 200),
      slotAt(camera, 'window', room.back(wide / 2, 60), 90),
    );
    const near = see(camera, [0, 0, 330]).scale;
    return {
      light: { x: end.x, y: end.y },
      standing: {
        from: Math.max(0.12, 0.5 - (wide * near * 0.36) / camera.width),
        to: Math.min(0.88, 0.5 + (wide * near * 0.36) / camera.width),
        farthest: 0.14,
      },
    };
  },
);
