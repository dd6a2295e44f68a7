import { spread } from '#press/drawing.ts';
import { boxOf, circle, join, type Path } from '#press/path.ts';
import { face, type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { paintWindow } from '#press/stages/kit/fittings.ts';
import { paintCeilingLamps, paintDoor } from '#press/stages/kit/furnish.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { hangPrint } from '#press/stages/kit/prints.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';
import { hangCoats, paintNotices, paintRadiator } from '#press/stages/kit/wall-things.ts';

/** A corridor of doors that runs to a light: of a hotel, a school, a cellar. */
export const corridor = insideStage(
  { plans: ['box', 'aside'], far: [1300, 2300], tall: [255, 330], half: [120, 170] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time } = options;
    const wide = room.right - room.left;
    const end = see(camera, [(room.left + room.right) / 2, 150, room.depth]);
    const kind = pick(random, ['hotel', 'school', 'home', 'bare']);
    const decor = decorFor(random);
    const isPapered = kind === 'hotel' || kind === 'home';
    const paper = pick(random, ['stripes', 'damask', 'trellis', 'panels', 'stripes', 'damask']);
    paintInterior(inside, decor, {
      ...{ light: end, dim: 0.9 },
      paper: isPapered ? paper : 'bare',
      floor: [
        isPapered ? 'boards' : pick(random, ['checks', 'lozenges', 'cabochons']),
        isPapered ? 22 : 46,
      ],
      dado: kind === 'bare' ? null : [isPapered ? 'boards' : 'plain', 92],
      crown: isPapered ? 'cornice' : pick(random, ['none', 'beams']),
    });
    if (isPapered) {
      const carpet = (inset: number) =>
        face(camera, [
          [room.left + 40 + inset, 0, 40],
          [room.right - 40 - inset, 0, 40],
          [room.right - 40 - inset, 0, room.depth],
          [room.left + 40 + inset, 0, room.depth],
        ]);
      const runner = decor.cloth === 'white' ? decor.soft : decor.cloth;
      const away = (from: number, to: number) =>
        spread([end.x, end.y], 0, camera.height * 0.8, from, to);
      put('carpet', runner, carpet(0), { tone: away(0.3, 0.95), isSheet: true });
      put('carpet.rim', decor.soft === runner ? 'white' : decor.soft, carpet(7), { tone: 0.4 });
      put('carpet.inner', runner, carpet(13), { tone: away(0.4, 1) });
      const medals: Path[] = [];
      for (let z = 200; z < room.depth; z += 110) {
        const far = z + 40 < room.depth ? z + 40 : room.depth;
        const middle = (room.left + room.right) / 2;
        const half = wide / 2 - 66;
        medals.push(
          face(camera, [
            [middle - half, 0, z],
            [middle, 0, far],
            [middle + half, 0, z],
            [middle, 0, z - 40],
          ]),
        );
      }
      put('carpet.medals', decor.soft === runner ? 'white' : decor.soft, join(...medals), {
        tone: 0.5,
        alpha: 0.7,
      });
    }
    const walls: readonly [Plane, boolean][] = [
      [room.leftWall, true],
      [(across, up) => [room.right, up, room.depth - across], false],
    ];
    const doorInk = decor.wall === decor.soft || decor.soft === 'white' ? decor.wood : decor.soft;
    const step = random.between(230, 300);
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
          isOpen ? 'lamp' : doorInk,
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
        const wall: Wall = { put, camera, plane, random };
        paintBetween(wall, kind, [at + 104, step - 112], decor, time !== 'day');
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
      // Those that would hang before our eyes are left out.
      for (let z = 620; z < room.depth; z += 300) {
        const { x, y, scale } = see(camera, [(room.left + room.right) / 2, room.tall - 34, z]);
        lamps.push(circle(x, y, 15 * scale));
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

/** What there is between two doors: lamps and prints, lockers, coats, or pipes. */
function paintBetween(
  wall: Wall,
  kind: 'hotel' | 'school' | 'home' | 'bare',
  [x, wide]: readonly [number, number],
  decor: Decor,
  isLit: boolean,
) {
  const { put, camera, plane, random } = wall;
  const middle = x + wide / 2;
  const box = boxOf(panel(camera, plane, x, 20, wide, 200));
  // Far away it is a mark or two.
  if (!box || box.right < 0 || box.left > camera.width || box.bottom - box.top < 190) return;
  if (kind === 'school') {
    const ink = decor.cloth === 'white' ? 'leaf' : decor.cloth;
    put('lockers', ink, panel(camera, plane, x, 8, wide, 176), { tone: 0.5, isSheet: true });
    const lines: Path[] = [];
    const each = wide / Math.max(2, Math.round(wide / 34));
    for (let u = 0; u < wide - 4; u += each) {
      lines.push(
        panel(camera, plane, x + u, 8, 1.8, 176),
        panel(camera, plane, x + u + each * 0.72, 96, 2.4, 11),
      );
      for (const up of [150, 157, 164])
        lines.push(panel(camera, plane, x + u + each * 0.25, up, each * 0.5, 2));
    }
    put('lockers.lines', 'dark', join(...lines), { tone: 0.4, alpha: 0.7 });
    return;
  }
  if (kind === 'hotel' || (kind === 'home' && random.next() < 0.5)) {
    hangPrint(wall, [middle - 22, 132, 44, 56], [pick(random, ['wood', 'told.gold']), decor.soft]);
    const { x: cx, y: cy, scale: k } = see(camera, plane(middle, 218));
    put('sconce', 'lamp', circle(cx, cy, 10 * k), {
      tone: isLit ? 0 : 0.6,
      glow: isLit ? 1 : 0,
      isSheet: true,
    });
    put('sconce.arm', 'told.gold', panel(camera, plane, middle - 2, 198, 4, 12), { tone: 0.6 });
  } else if (kind === 'home') hangCoats(wall, [middle - 45, 178], 3, decor.wood);
  else {
    paintNotices(wall, [x + 8, 116, Math.min(90, wide - 16), 62]);
    paintRadiator(wall, [x + 12, Math.min(80, wide - 24)], 58);
  }
}
