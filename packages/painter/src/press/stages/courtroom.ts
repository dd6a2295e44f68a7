import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, lines, type Path, polygon, rect, smooth } from '#press/path.ts';
import { type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import {
  paintFloorShadow,
  paintHangingLamp,
  paintWindow,
  stand,
} from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { paintDesk } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { type Block, frame, frontOf, paintBlock } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { at, type Wall } from '#press/stages/kit/wall.ts';

/** A courtroom: the judge's high bench under a pair of scales, a witness box, the jury's seats, a rail. */
export const courtroom = insideStage(
  { plans: ['frontal', 'box', 'box', 'aside'], far: [720, 880], tall: [380, 440] },
  (inside) => {
    const { options, camera, room, span, put, slots } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const [from, to] = span;
    const middle = (from + to) / 2;
    const lamp: Spot = [room.left + middle, room.tall - 90, room.depth * 0.66];
    const light = see(camera, lamp);
    paintInterior(inside, decor, {
      ...{ light, dim: time === 'night' ? 0.8 : 0.64 },
      paper: pick(random, ['panels', 'bare', 'stripes']),
      paperFrom: 190,
      floor: [pick(random, ['checks', 'herringbone', 'cabochons']), 62],
      dado: ['boards', 186],
      crown: 'cornice',
    });
    for (const u of [middle - 330, middle + 250])
      paintWindow(put, camera, options, {
        plane: room.back,
        at: [u, 150, 80, room.tall - 210],
        bars: [2, 4],
        arched: true,
        frameRole: 'white',
      });
    paintPanel(inside, middle, decor);
    paintBench(inside, middle);
    const side = random.next() < 0.5 ? 'left' : 'right';
    const other = side === 'left' ? 'right' : 'left';
    paintJury(inside, side);
    paintWitness(inside, atEdge(inside, other, room.depth - 230, 100, 0.95));
    for (const way of [-1, 1])
      paintHangingLamp(put, camera, room, [lamp[0] + way * 170, lamp[1], room.depth * 0.72], {
        isLit: true,
        role: 'told.gold',
      });
    const tables = { left: room.depth * 0.5, right: room.depth * 0.56 };
    for (const [where, z] of Object.entries(tables) as ['left' | 'right', number][]) {
      const x = atEdge(inside, where, z, 150, 0.62);
      paintFloorShadow(put, camera, [x + 75, 0, z + 20], 170, 70);
      const top = paintDesk(put, camera, { at: [x, 0, z], wide: 150, tall: 76, deep: 60 }, 'wood');
      const paper = [20, 62, 100].map((u) =>
        panel(camera, (a, b) => [x + a, top + 0.5, z + b], u, 14, 24, 32),
      );
      put('papers', 'white', join(...paper), { tone: 0.1 });
      slots.push(slotAt(camera, 'table', [x + 75, top, z + 24], 80));
    }
    slots.push(
      slotAt(camera, 'door', room.back(to - 40, 0), 90),
      slotAt(camera, 'top', [room.left + middle, 168, room.depth - 150], 100),
    );
    return { light: { x: light.x, y: light.y }, standing: { farthest: 0.34 } };
  },
);

/** A panel behind the judge with a pair of scales, a high-backed chair before it, a flag on either side. */
function paintPanel(
  { put, camera, room, options: { random } }: Inside,
  middle: number,
  decor: Decor,
) {
  const wall: Wall = { put, camera, plane: room.back, random };
  const dark: Role = decor.wall === 'wood' ? 'dark' : 'wood';
  const top = Math.min(room.tall - 22, 372);
  put('panel', dark, panel(camera, room.back, middle - 130, 0, 260, top), {
    tone: 0.72,
    isSheet: true,
  });
  put(
    'panel.fields',
    'dark',
    join(
      frame(camera, room.back, [middle - 116, 150, 54, top - 170], 2.4),
      frame(camera, room.back, [middle + 62, 150, 54, top - 170], 2.4),
    ),
    { tone: 0.4, alpha: 0.5 },
  );
  put('panel.crown', 'told.gold', panel(camera, room.back, middle - 142, top, 284, 9), {
    tone: 0.5,
  });
  const pan = (x: number) =>
    join(
      lines(
        [
          [x, -62],
          [x - 15, -30],
        ],
        1.6,
      ),
      lines(
        [
          [x, -62],
          [x + 15, -30],
        ],
        1.6,
      ),
      smooth([
        [x - 19, -30],
        [x + 19, -30],
        [x + 10, -21],
        [x - 10, -21],
      ]),
    );
  const scales = join(
    rect(-2.4, -74, 4.8, 70, 2),
    lines(
      [
        [-38, -62],
        [38, -62],
      ],
      4,
    ),
    circle(0, -76, 5),
    pan(-36),
    pan(36),
    polygon([
      [-20, 0],
      [20, 0],
      [8, -8],
      [-8, -8],
    ]),
  );
  put('scales', 'told.gold', at(wall, middle, 252, scales), { tone: 0.25, isSheet: true });
  const z = room.depth - 60;
  const chair = join(rect(-30, -242, 60, 120, 26), rect(-26, -130, 52, 20));
  put('chair', 'blood', stand(camera, [room.left + middle, 0, z], chair), {
    tone: 0.6,
    isSheet: true,
  });
  const studs = join(circle(0, -222, 4), circle(-17, -210, 3), circle(17, -210, 3));
  put('chair.studs', 'told.gold', stand(camera, [room.left + middle, 0, z], studs), { tone: 0.3 });
  const inks: readonly [Role, Role] = ['accent3', 'accent2'];
  for (const [n, way] of ([-1, 1] as const).entries()) {
    const spot: Spot = [room.left + middle + way * 172, 0, room.depth - 40];
    put(
      'flag.pole',
      'told.gold',
      stand(camera, spot, join(rect(-2, -300, 4, 300), circle(0, -303, 6))),
      {
        tone: 0.5,
      },
    );
    // It hangs in folds from its top corner.
    const cloth = polygon([
      [0, -294],
      [way * 12, -288],
      [way * 26, -236],
      [way * 48, -132],
      [way * 36, -124],
      [way * 28, -134],
      [way * 18, -116],
      [way * 9, -128],
      [0, -110],
    ]);
    const folds = join(
      polygon([
        [way * 4, -270],
        [way * 14, -128],
        [way * 10, -128],
      ]),
      polygon([
        [way * 10, -270],
        [way * 32, -130],
        [way * 27, -134],
      ]),
    );
    put('flag', inks[n] ?? 'accent2', stand(camera, spot, cloth), {
      tone: 0.5,
      isSheet: true,
      relief: { depth: 0.4, dx: -8, dy: 0, radius: 10 },
    });
    put('flag.folds', 'dark', stand(camera, spot, folds), { tone: 0.4, alpha: 0.4 });
  }
}

/** The judge's bench on its steps, with a gavel, a lamp and a heap of files. */
function paintBench({ put, camera, room }: Inside, middle: number) {
  const x = room.left + middle;
  const step = { at: [x - 240, 0, room.depth - 250] as const, wide: 480, tall: 18, deep: 240 };
  const high = { at: [x - 215, 18, room.depth - 216] as const, wide: 430, tall: 18, deep: 206 };
  for (const block of [step, high])
    paintBlock(put, camera, 'steps', 'accent2', block, { front: 0.75, side: 0.9, top: 0.5 });
  const wings: Block[] = [-1, 1].map((way) => ({
    at: [x + (way < 0 ? -205 : 115), 36, room.depth - 176],
    wide: 90,
    tall: 92,
    deep: 60,
  }));
  for (const block of wings) paintCase(put, camera, block, 1);
  const bench: Block = { at: [x - 125, 36, room.depth - 196], wide: 250, tall: 130, deep: 60 };
  paintCase(put, camera, bench, 3);
  const on = (u: number): Spot => [x + u, 166, room.depth - 182];
  const gavel = join(rect(-13, -13, 17, 11, 3), rect(3, -9, 22, 3.4, 1.6), ellipse(-4, 0, 15, 3.4));
  put('gavel', 'dark', stand(camera, on(44), gavel), { tone: 0.6, isSheet: true });
  const files = join(rect(-20, -6, 40, 6), rect(-17, -12, 36, 6), rect(-19, -17, 34, 5));
  put('files', 'white', stand(camera, on(-68), files), { tone: 0.3, isSheet: true });
  put('files.bands', 'blood', stand(camera, on(-68), join(rect(-2, -17, 5, 17))), { tone: 0.5 });
  const lamp = join(rect(-1.6, -30, 3.2, 30), rect(-9, -3, 18, 3));
  put('lamp.stem', 'told.gold', stand(camera, on(92), lamp), { tone: 0.6 });
  put('lamp.shade', 'leaf', stand(camera, on(92), rect(-15, -36, 30, 10, 5)), {
    tone: 0.3,
    glow: 0.6,
    isSheet: true,
  });
}

/** A case of wood with fields, and a ledge on top. */
function paintCase(put: Inside['put'], camera: Inside['camera'], block: Block, fields: number) {
  paintBlock(put, camera, 'bench', 'wood', block, { front: 0.5, side: 0.8, top: 0.15 });
  const front = frontOf(block);
  const each = (block.wide - 16) / fields;
  const drawn = Array.from({ length: fields }, (_, n) =>
    frame(camera, front, [14 + n * each, 14, each - 12, block.tall - 36], 2.6),
  );
  put('bench.fields', 'dark', join(...drawn), { tone: 0.4, alpha: 0.55 });
  put('bench.ledge', 'wood', panel(camera, front, -6, block.tall - 8, block.wide + 12, 10), {
    tone: 0.85,
    isSheet: true,
  });
}

/** Two rows of seats behind panels, along a side. */
function paintJury(inside: Inside, side: 'left' | 'right') {
  const { put, camera, room, slots } = inside;
  for (const [row, z] of [room.depth - 170, room.depth - 290].entries()) {
    const wide = 250;
    const x = atEdge(inside, side, z, wide, 0.78);
    const up = row === 0 ? 34 : 0;
    const seats: Path[] = [];
    for (let u = 24; u < wide; u += 52)
      seats.push(stand(camera, [x + u, up, z + 40], rect(-19, -104, 38, 66, 10)));
    put('jury.chairs', 'blood', join(...seats), { tone: 0.65, isSheet: true });
    for (let u = 24; u < wide; u += 52)
      slots.push(
        slotAt(camera, 'seat', [x + u, up + 44, z + 26], 60, side === 'left' ? 'right' : 'left'),
      );
    paintCase(put, camera, { at: [x, up, z], wide, tall: 74, deep: 12 }, 4);
  }
}

/** The stand of a witness: three low walls and a microphone. */
function paintWitness({ put, camera, room, slots }: Inside, x: number) {
  const z = room.depth - 230;
  const back: Plane = (u, v) => [x + u, v, z + 90];
  paintFloorShadow(put, camera, [x + 50, 0, z], 140, 60);
  put('stand.back', 'wood', panel(camera, back, 0, 0, 100, 96), { tone: 0.9 });
  paintCase(put, camera, { at: [x, 0, z], wide: 100, tall: 98, deep: 90 }, 1);
  const microphone = join(
    lines(
      [
        [0, 0],
        [2, -24],
        [10, -34],
      ],
      2,
    ),
    circle(12, -37, 4.6),
  );
  put('microphone', 'dark', stand(camera, [x + 44, 98, z + 10], microphone), { tone: 0.7 });
  slots.push(slotAt(camera, 'shelf', [x + 60, 98, z + 20], 50));
}
