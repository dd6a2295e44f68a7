import { fall, spread } from '#press/drawing.ts';
import { circle, cut, join, type Path, rect, smooth } from '#press/path.ts';
import { paintKept } from '#press/stages/attic-kept.ts';
import { face, onPlane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { decorFor } from '#press/stages/kit/decor.ts';
import { paintWindow, stand, stick } from '#press/stages/kit/fittings.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { paintBeam } from '#press/stages/kit/furnish.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { hangPrint } from '#press/stages/kit/prints.ts';
import { frontOf, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { paintPatternedRug } from '#press/stages/kit/rugs.ts';
import { wholeSheet } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';

/** Under the roof: two slopes that meet, beams, a round window, trunks and covered things. */
export const attic = insideStage(
  { plans: ['box'], far: [520, 680], tall: [320, 360], half: [270, 340] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const wide = room.right - room.left;
    const ridge = random.between(310, 370);
    const eaves = random.between(40, 90);
    const light = see(camera, room.back(wide / 2, 200));
    paintRoom(put, room, { light, dim: 0.9, wall: 'wood' });
    put('dark', 'wood', wholeSheet(camera.width, camera.height), { tone: 0.95 });
    put(
      'gable',
      decor.wall,
      face(camera, [
        room.back(0, 0),
        room.back(wide, 0),
        room.back(wide, eaves),
        room.back(wide / 2, ridge),
        room.back(0, eaves),
      ]),
      { tone: spread([light.x, light.y], 0, camera.height * 0.6, 0.1, 0.8), isSheet: true },
    );
    const planks: Path[] = [];
    for (let u = 20; u < wide; u += 26)
      planks.push(
        panel(
          camera,
          room.back,
          u,
          0,
          1.6,
          eaves + (ridge - eaves) * (1 - Math.abs(u - wide / 2) / (wide / 2)),
        ),
      );
    put('planks', 'dark', join(...planks), { tone: 0.3, alpha: 0.4 });
    for (const way of [-1, 1]) {
      const x = way < 0 ? room.left : room.right;
      const middle = (room.left + room.right) / 2;
      const slope = face(camera, [
        [x, eaves, room.depth],
        [middle, ridge, room.depth],
        [middle, ridge, 20],
        [x, eaves, 20],
      ]);
      put('slope', 'wood', slope, {
        tone: spread([light.x, light.y], 60, camera.height * 0.9, way < 0 ? 0.4 : 0.55, 1),
        isSheet: true,
      });
      const rafters: Path[] = [];
      for (let z = room.depth - 30; z > 120; z -= 96)
        rafters.push(
          face(camera, [
            [x, eaves, z],
            [middle, ridge, z],
            [middle, ridge - 14, z],
            [x, eaves - 14, z],
          ]),
        );
      put('rafters', 'dark', join(...rafters), { tone: 0.55, isSheet: true });
    }
    put('floor', 'floor', panel(camera, room.floor, -40, 20, wide + 80, room.depth - 20), {
      tone: fall(camera.horizon, camera.height, 0.15, 0.95),
      isSheet: true,
    });
    paintFloor(put, room, 'boards', 24);
    paintPatternedRug(
      put,
      room,
      [room.left + wide * 0.26, 0, room.depth - 250],
      [230, 130],
      [decor.cloth === 'white' ? 'accent3' : decor.cloth, decor.soft],
      random.next() < 0.4,
    );
    if (random.next() < 0.5) {
      const [cx, cy, r] = [wide / 2, ridge * 0.62, 50] as const;
      put('oculus', 'glass', onPlane(camera, room.back, circle(cx, cy, r)), {
        tone: fall(light.y - 120, light.y + 120, 0.7, 0.05),
        glow: time === 'night' ? 0.1 : 0.7,
        isSheet: true,
      });
      const ring = onPlane(camera, room.back, join(circle(cx, cy, r + 7), cut(circle(cx, cy, r))));
      put(
        'oculus.frame',
        'dark',
        join(
          ring,
          panel(camera, room.back, cx - 2, cy - r, 4, r * 2),
          panel(camera, room.back, cx - r, cy - 2, r * 2, 4),
        ),
        { tone: 0.5, isSheet: true },
      );
    } else
      paintWindow(put, camera, options, {
        plane: room.back,
        at: [wide / 2 - 46, 120, 92, 116],
        arched: true,
        bars: [2, 3],
        frameRole: 'dark',
      });
    const foot: [Spot, Spot] = [
      [80, 0, 260],
      [-150, 0, 260],
    ];
    paintBeam(
      put,
      camera,
      [room.back(wide / 2 - 46, 190), room.back(wide / 2 + 46, 190)],
      foot,
      0.34,
    );
    put(
      'tie',
      'dark',
      stick(
        camera,
        [room.left + 70, 236, room.depth - 160],
        [room.right - 70, 236, room.depth - 160],
        14,
      ),
      { tone: 0.6, isSheet: true },
    );
    const trunk = {
      at: [room.left + wide * 0.12, 0, room.depth - 150] as const,
      wide: 104,
      tall: 56,
      deep: 60,
    };
    paintBlock(put, camera, 'trunk', decor.soft, trunk, { front: 0.6, side: 0.8, top: 0.3 });
    put(
      'trunk.bands',
      'dark',
      join(
        panel(camera, frontOf(trunk), 16, 0, 8, 56),
        panel(camera, frontOf(trunk), 80, 0, 8, 56),
        panel(camera, frontOf(trunk), 46, 34, 12, 14),
      ),
      { tone: 0.5, alpha: 0.8 },
    );
    const box = {
      at: [room.left + wide * 0.72, 0, room.depth - 120] as const,
      wide: 74,
      tall: 64,
      deep: 56,
    };
    paintBlock(put, camera, 'box', 'floor', box, { front: 0.6, side: 0.85, top: 0.3 });
    put(
      'sheet',
      'white',
      stand(
        camera,
        [room.left + wide * 0.6, 0, room.depth - 60],
        // Over a chair: a back, a seat, and folds to the floor.
        smooth([
          [-40, 0],
          [-38, -40],
          [-34, -92],
          [-22, -98],
          [-14, -60],
          [6, -52],
          [34, -50],
          [40, -24],
          [44, 0],
          [22, -5],
          [4, 0],
          [-18, -5],
        ]),
      ),
      { tone: 0.45, isSheet: true, relief: { depth: 0.5, dx: 8, dy: -6, radius: 16 } },
    );
    const leaning: Wall = {
      ...{ put, camera, random },
      plane: (u, v) => [room.left + wide * 0.3 + u, v, room.depth - 6 - v * 0.1],
    };
    hangPrint(leaning, [0, 0, 62, 80], ['told.gold', decor.soft]);
    hangPrint(leaning, [52, 0, 44, 54], ['wood', decor.cloth]);
    put(
      'lamp',
      'dark',
      stand(
        camera,
        [room.left + wide * 0.84, 64, room.depth - 96],
        join(rect(-2, -40, 4, 40), [0, -18, -36, 1, 18, -36, 1, 11, -62, 1, -11, -62, 3]),
      ),
      { tone: 0.6, isSheet: true },
    );
    paintKept(inside, decor);
    slots.push(
      slotAt(camera, 'top', [trunk.at[0] + 52, 56, trunk.at[2] + 26], 90),
      slotAt(camera, 'seat', [trunk.at[0] + 40, 56, trunk.at[2] + 10], 80),
      slotAt(camera, 'table', [box.at[0] + 36, 64, box.at[2] + 20], 60),
      slotAt(camera, 'window', room.back(wide / 2, 140), 80),
      slotAt(camera, 'ceiling', [0, 236, room.depth - 160], 120),
    );
    return { light: { x: light.x, y: light.y }, standing: { from: 0.2, to: 0.8, farthest: 0.4 } };
  },
);
