import type { Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, lines, type Path, polygon, rect } from '#press/path.ts';
import { type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import {
  paintFloorShadow,
  paintHangingLamp,
  paintWindow,
  stand,
} from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { hangPrint } from '#press/stages/kit/prints.ts';
import { frame, frontOf, paintBlock } from '#press/stages/kit/room.ts';
import { paintRow } from '#press/stages/kit/rows.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { at, type Wall } from '#press/stages/kit/wall.ts';

/** A bar: a long counter with taps, stools before it, bottles in a lit case, a sign in light. */
export const bar = insideStage(
  { plans: ['frontal', 'aside', 'box'], far: [600, 720], tall: [280, 320] },
  (inside) => {
    const { options, camera, room, span, put, slots } = inside;
    const { random, time } = options;
    const decor = decorFor(random);
    const [from, to] = span;
    const wide = to - from;
    const z = room.depth - 130;
    const lampAt = (share: number): Spot => [room.left + from + wide * share, 206, z + 20];
    const light = see(camera, lampAt(0.5));
    paintInterior(inside, decor, {
      ...{ light, dim: time === 'day' ? 0.7 : 0.86 },
      paper: pick(random, ['stripes', 'damask', 'bare', 'tiles', 'planks']),
      floor: [pick(random, ['checks', 'boards', 'lozenges', 'cabochons']), 44],
      dado: [pick(random, ['boards', 'tiles']), 100],
      crown: pick(random, ['cornice', 'beams', 'rail']),
    });
    const caseWide = Math.min(250, wide * 0.56);
    const caseAt = from + (wide - caseWide) * random.between(0.3, 0.6);
    paintCase(inside, [caseAt, caseWide], decor);
    const left = caseAt - from;
    const right = to - caseAt - caseWide;
    const free = right > left ? caseAt + caseWide + right / 2 : caseAt - left / 2;
    if (random.next() < 0.5)
      paintWindow(put, camera, options, {
        plane: room.back,
        at: [free - 46, 112, 92, 118],
        bars: [2, 1],
        frameRole: 'dark',
      });
    else
      hangPrint(
        { put, camera, plane: room.back, random },
        [free - 34, 130, 68, 84],
        ['told.gold', decor.soft],
      );
    paintSign(inside, right > left ? caseAt - left / 2 : caseAt + caseWide + right / 2);
    const x = room.left + from - 60;
    const counter = { at: [x, 0, z] as const, wide: wide + 120, tall: 108, deep: 52 };
    const wood: Role = decor.wood === decor.wall ? 'dark' : decor.wood;
    paintBlock(put, camera, 'counter', wood, counter, { front: 0.5, side: 0.8, top: 0.1 });
    const front = frontOf(counter);
    const fields: Path[] = [];
    for (let u = 20; u + 80 < counter.wide; u += 96)
      fields.push(frame(camera, front, [u, 24, 76, 62], 3));
    put('counter.fields', 'dark', join(...fields), { tone: 0.4, alpha: 0.5 });
    put('counter.top', 'dark', panel(camera, front, 0, 100, counter.wide, 9), {
      tone: 0.7,
      isSheet: true,
    });
    put(
      'counter.rail',
      'told.gold',
      panel(camera, (u, v) => [x + u, v, z - 12], 0, 20, counter.wide, 4),
      {
        tone: 0.3,
      },
    );
    paintOnTop(inside, [x + 60, z], wide, decor);
    const cloth: Role = decor.soft === 'white' ? 'accent2' : decor.soft;
    for (let u = 66; u < wide; u += 110) {
      const spot: Spot = [x + 60 + u, 0, z - 44];
      paintStool(inside, spot, cloth);
      slots.push(slotAt(camera, 'seat', [spot[0], 76, spot[2]], 70));
    }
    for (const share of [0.2, 0.5, 0.8])
      paintHangingLamp(put, camera, room, lampAt(share), {
        isLit: true,
        role: cloth === decor.wall ? 'dark' : cloth,
      });
    const table = atEdge(inside, random.next() < 0.5 ? 'left' : 'right', room.depth - 330, 90, 0.8);
    paintTable(inside, [table + 45, 0, room.depth - 330]);
    slots.push(
      slotAt(camera, 'table', [x + 60 + wide * 0.5, 109, z + 20], 120),
      slotAt(camera, 'window', room.back(free, 100), 110),
      slotAt(camera, 'door', room.back(to - 30, 0), 90),
    );
    return { light: { x: light.x, y: light.y }, standing: { farthest: 0.5 } };
  },
);

/** Bottles on lit boards before a looking-glass. */
function paintCase(
  { put, camera, room, options: { random } }: Inside,
  [x, wide]: readonly [number, number],
  decor: Decor,
) {
  const { back } = room;
  put('case', 'wood', panel(camera, back, x - 10, 104, wide + 20, 148), {
    tone: 0.9,
    isSheet: true,
  });
  const third = wide / 3;
  put('case.glass', 'glass', panel(camera, back, x + third + 5, 112, third - 10, 128), {
    tone: 0.45,
  });
  const wall: Wall = { put, camera, plane: back, random };
  const inks = ['accent', 'leaf', 'glass', 'accent3', 'white', 'fire'] as const;
  for (const up of [118, 184]) {
    put('case.light', 'lamp', panel(camera, back, x, up - 4, wide, 58), {
      tone: 0.4,
      alpha: 0.42,
      mode: 'light',
    });
    paintRow(wall, [x + 3, up, wide - 6], {
      kinds: ['bottles', 'bottles', 'jars'],
      inks: [...inks],
      tall: 46,
      step: 20,
    });
    put('case.board', 'lamp', panel(camera, back, x, up - 4, wide, 4), { tone: 0.2, glow: 0.8 });
  }
  put(
    'case.crown',
    decor.wood === 'wood' ? 'dark' : decor.wood,
    panel(camera, back, x - 18, 250, wide + 36, 12),
    {
      tone: 0.6,
      isSheet: true,
    },
  );
}

/** A glass with a straw, drawn in tubes of light. */
function paintSign({ put, camera, room, options: { random } }: Inside, x: number) {
  const wall: Wall = { put, camera, plane: room.back, random };
  const thin = 3.2;
  const glass = join(
    lines(
      [
        [-24, -28],
        [24, -28],
        [0, 2],
        [-24, -28],
        [-20, -28],
      ],
      thin,
    ),
    lines(
      [
        [0, 2],
        [0, 26],
      ],
      thin,
    ),
    lines(
      [
        [-15, 27],
        [15, 27],
      ],
      thin,
    ),
    lines(
      [
        [6, -12],
        [24, -42],
      ],
      thin,
    ),
  );
  const olive = join(circle(2, -16, 5.4), cut(circle(2, -16, 2.6)));
  const y = 196;
  put('sign.halo', 'lamp', at(wall, x, y, circle(0, -4, 52)), {
    tone: 0.5,
    alpha: 0.16,
    mode: 'light',
  });
  put(
    'sign.tubes',
    pick(random, ['told.pink', 'told.blue', 'told.orange']),
    at(wall, x, y, glass),
    {
      tone: 0.1,
      glow: 1,
    },
  );
  put('sign.olive', 'told.green', at(wall, x, y, olive), { tone: 0.1, glow: 1 });
}

/** Taps, glasses and a till on the counter. */
function paintOnTop(
  { put, camera, options: { random } }: Inside,
  [x, z]: readonly [number, number],
  wide: number,
  decor: Decor,
) {
  const tapsAt: Spot = [x + wide * random.between(0.3, 0.62), 108, z + 26];
  const taps = join(
    rect(-4, -34, 8, 34),
    rect(-38, -44, 76, 12, 6),
    ...[-28, 0, 28].flatMap((u) => [
      rect(u - 2, -34, 4, 12),
      lines(
        [
          [u, -42],
          [u + 3, -62],
        ],
        3,
      ),
    ]),
  );
  put('taps', 'told.gold', stand(camera, tapsAt, taps), { tone: 0.35, isSheet: true });
  const knobs = [-28, 0, 28].map((u) => ellipse(u + 4, -66, 4.4, 7));
  put('taps.knobs', 'dark', stand(camera, tapsAt, join(...knobs)), { tone: 0.6 });
  const plane: Plane = (u, v) => [x + u, 108 + v, z + 22];
  const row: Wall = { put, camera, plane, random };
  const inks = ['white', 'glass', decor.soft] as const;
  paintRow(row, [wide * 0.04, 0, Math.min(130, wide * 0.2)], {
    kinds: ['cups', 'jars'],
    inks: [...inks],
    tall: 19,
  });
  paintRow(row, [wide * 0.74, 0, Math.min(150, wide * 0.2)], {
    kinds: ['bottles', 'cups'],
    inks: [...inks],
    tall: 24,
  });
  const hung: Path[] = [];
  for (let u = wide * 0.3; u < wide * 0.7; u += 26)
    hung.push(
      stand(
        camera,
        [x + u, 236, z + 30],
        join(
          rect(-0.8, 0, 1.6, 12),
          polygon([
            [-6, 12],
            [6, 12],
            [4, 26],
            [-4, 26],
          ]),
        ),
      ),
    );
  put('glasses', 'glass', join(...hung), { tone: 0.15 });
  put(
    'glasses.rack',
    'dark',
    panel(camera, (u, v) => [x + u, v, z + 30], wide * 0.28, 236, wide * 0.44, 5),
    {
      tone: 0.6,
    },
  );
}

/** A high stool: a padded seat, a stem, a ring for the feet. */
function paintStool({ put, camera }: Inside, spot: Spot, cloth: Role) {
  paintFloorShadow(put, camera, spot, 46, 30);
  const stem = join(rect(-2.4, -72, 4.8, 72), ellipse(0, -2, 19, 5));
  const ring = join(ellipse(0, -26, 15, 4.6), cut(ellipse(0, -26, 12, 2.6)));
  put('stool.stem', 'metal', stand(camera, spot, join(stem, ring)), { tone: 0.6 });
  put('stool', cloth, stand(camera, spot, rect(-20, -80, 40, 11, 5)), {
    tone: 0.45,
    isSheet: true,
  });
}

/** A small round table with two glasses. */
function paintTable({ put, camera }: Inside, spot: Spot) {
  paintFloorShadow(put, camera, spot, 100, 50);
  put('table.leg', 'dark', stand(camera, spot, join(rect(-3, -72, 6, 72), ellipse(0, -2, 24, 6))), {
    tone: 0.6,
  });
  put('table', 'wood', stand(camera, spot, ellipse(0, -74, 44, 12)), { tone: 0.35, isSheet: true });
  const glasses = join(rect(-20, -90, 12, 16, 2), rect(6, -94, 12, 18, 2));
  put('table.glasses', 'glass', stand(camera, spot, glasses), { tone: 0.1, isSheet: true });
  put(
    'table.drink',
    'fire',
    stand(camera, spot, join(rect(-18.6, -84, 9.2, 9.4), rect(7.4, -88, 9.2, 11.6))),
    {
      tone: 0.4,
    },
  );
}
