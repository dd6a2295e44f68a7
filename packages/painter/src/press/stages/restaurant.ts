import { fall, type Role } from '#press/drawing.ts';
import { circle, ellipse, join, lines, type Path, type Point, polygon, rect } from '#press/path.ts';
import { type Plane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { paintCurtains } from '#press/stages/kit/curtains.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import {
  paintFloorShadow,
  paintHangingLamp,
  paintWindow,
  stand,
} from '#press/stages/kit/fittings.ts';
import { atEdge } from '#press/stages/kit/floor-things.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintPlant } from '#press/stages/kit/potted.ts';
import { hangPrint } from '#press/stages/kit/prints.ts';
import { frame, paintBlock } from '#press/stages/kit/room.ts';
import { paintRow } from '#press/stages/kit/rows.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';
import { hangCoats } from '#press/stages/kit/wall-things.ts';

/** Round tables with cloths under hanging lamps, a bar with its bottles, the window of a street. */
export const restaurant = insideStage({ far: [560, 720], tall: [290, 340] }, (inside) => {
  const { options, camera, room, span, put, slots } = inside;
  const { random, time } = options;
  const decor = decorFor(random);
  const [from, to] = span;
  const wide = to - from;
  const lamps: Spot[] = [
    [-120, 205, 400],
    [110, 215, 470],
    [10, 225, 600],
  ];
  const light = see(camera, lamps[0] ?? [0, 200, 400]);
  paintInterior(inside, decor, {
    ...{ light, dim: time === 'night' ? 0.82 : 0.62 },
    paper: pick(random, ['stripes', 'damask', 'trellis', 'leaves', 'drops']),
    floor: [pick(random, ['checks', 'lozenges', 'herringbone', 'cabochons']), 40],
    dado: [pick(random, ['boards', 'plain', 'tiles']), 104],
    crown: pick(random, ['cornice', 'beams', 'rail']),
  });
  const wall: Wall = { put, camera, plane: room.back, random };
  const barAt = from + wide * 0.04;
  paintBar(inside, barAt, wide * 0.36, decor);
  paintWindow(put, camera, options, {
    plane: room.back,
    at: [from + wide * 0.52, 96, wide * 0.36, 130],
    bars: [3, 1],
    frameRole: 'dark',
  });
  const valance = {
    ...{ plane: room.back, at: [from + wide * 0.52, 96, wide * 0.36, 130] as const },
  };
  if (random.next() < 0.6) paintCurtains(put, camera, valance, decor.cloth, 92);
  hangPrint(wall, [from + wide * 0.42, 158, 44, 58], ['told.gold', decor.soft]);
  hangCoats(wall, [to - wide * 0.09, 190], 3, decor.wood);
  for (const spot of lamps)
    paintHangingLamp(put, camera, room, spot, {
      isLit: true,
      role: decor.soft === 'white' ? 'dark' : decor.soft,
    });
  const cloth: Role = decor.wall === 'white' ? decor.soft : pick(random, ['white', decor.cloth]);
  const tables: Spot[] = [
    [from + room.left + wide * 0.2, 0, room.depth - 130],
    [from + room.left + wide * 0.78, 0, room.depth - 160],
    [from + room.left + wide * 0.08, 0, room.depth - 270],
    [from + room.left + wide * 0.94, 0, room.depth - 290],
  ];
  for (const spot of tables) paintTable(inside, spot, cloth, decor);
  const corner = atEdge(inside, 'right', room.depth - 60, 60, 0.8);
  paintPlant(inside, [corner + 30, 0, room.depth - 60], random.between(150, 200), decor.soft);
  slots.push(
    slotAt(camera, 'window', room.back(from + wide * 0.7, 100), 110),
    slotAt(camera, 'door', room.back(to - 30, 0), 90),
    slotAt(camera, 'top', [room.left + barAt + 60, 112, room.depth - 70], 90),
  );
  return { light: { x: light.x, y: light.y } };
});

function paintBar(
  { put, camera, room, options: { random } }: Inside,
  at: number,
  wide: number,
  decor: Decor,
) {
  put('shelf', 'wood', panel(camera, room.back, at, 120, wide, 120), { tone: 0.85, isSheet: true });
  const roles: readonly Role[] = ['accent', 'leaf', 'glass', 'accent3'];
  const bottles: Path[][] = roles.map(() => []);
  for (const up of [128, 168, 206]) {
    for (let u = 8; u < wide - 10; u += 13) {
      const kind = Math.floor(random.next() * 4);
      const tall = random.between(18, 28);
      bottles[kind]?.push(
        panel(camera, room.back, at + u, up, 7, tall * 0.66),
        panel(camera, room.back, at + u + 2, up + tall * 0.6, 3, tall * 0.4),
      );
    }
  }
  for (const [n, role] of roles.entries())
    put('bottles', role, join(...(bottles[n] ?? [])), { tone: 0.4 });
  paintBlock(
    put,
    camera,
    'bar',
    decor.wood,
    { at: [room.left + at - 10, 0, room.depth - 96], wide: wide + 20, tall: 110, deep: 46 },
    { front: 0.55, side: 0.8, top: 0.1 },
  );
  const front: Plane = (u, v) => [room.left + at - 10 + u, v, room.depth - 96.6];
  const fields: Path[] = [];
  for (let u = 8; u + 44 < wide + 20; u += 52)
    fields.push(frame(camera, front, [u, 20, 42, 66], 2));
  put('bar.fields', 'dark', join(...fields), { tone: 0.3, alpha: 0.5 });
  put('bar.rail', 'told.gold', panel(camera, front, 0, 9, wide + 20, 4), { tone: 0.4 });
  const glasses: Wall = {
    put,
    camera,
    plane: (u, v) => [room.left + at + u, 110 + v, room.depth - 80],
    random,
  };
  paintRow(glasses, [wide * 0.5, 0, wide * 0.46], {
    ...{ kinds: ['cups', 'bottles', 'jars'], tall: 24 },
    inks: ['white', decor.soft, 'glass'],
  });
}

/** A round table laid for two, a chair on either side. */
function paintTable({ put, camera, slots }: Inside, [x, up, z]: Spot, cloth: Role, decor: Decor) {
  paintFloorShadow(put, camera, [x, 0, z], 130, 60);
  for (const way of [-1, 1]) {
    const chair = join(
      rect(-3, -92, 6, 92),
      rect(way > 0 ? -34 : -2, -48, 36, 6, 2),
      lines(
        [
          [way * -30, -46],
          [way * -32, 0],
        ],
        4,
      ),
      rect(-3 + (way > 0 ? -2 : -1), -92, 8, 34, 3),
    );
    put('chair', 'dark', stand(camera, [x + way * 84, up, z + 6], chair), {
      tone: 0.5,
      isSheet: true,
    });
    slots.push(slotAt(camera, 'seat', [x + way * 70, 46, z], 70, way > 0 ? 'left' : 'right'));
  }
  const hem: Point[] = [];
  for (let n = 0; n <= 10; n++) hem.push([54 - n * 10.8, -26 + (n % 2) * 7]);
  put('cloth', cloth, stand(camera, [x, up, z], polygon([[-50, -76], [50, -76], ...hem])), {
    tone: 0.45,
    isSheet: true,
  });
  put('leg', 'dark', stand(camera, [x, up, z], join(rect(-4, -26, 8, 24), rect(-20, -4, 40, 4))), {
    tone: 0.6,
  });
  put('top', cloth, stand(camera, [x, up, z], ellipse(0, -76, 51, 13)), {
    tone: 0.1,
    isSheet: true,
  });
  const bands = [-34, -4, 26].map((u) =>
    polygon([
      [u, -74],
      [u + 9, -74],
      [u + 10, -24],
      [u, -24],
    ]),
  );
  put(
    'cloth.bands',
    cloth === 'white' ? decor.soft : 'white',
    stand(camera, [x, up, z], join(...bands)),
    {
      tone: 0.5,
      alpha: 0.55,
    },
  );
  const laid = join(ellipse(-24, -77, 13, 3.6), ellipse(24, -77, 13, 3.6));
  put('plates', 'white', stand(camera, [x, up, z], laid), { tone: 0.2, isSheet: true });
  const flower: Spot = [x + 10, 77, z];
  put('vase', decor.soft, stand(camera, flower, rect(-3, -13, 6, 13, 2)), { tone: 0.5 });
  put(
    'flowers',
    'accent2',
    stand(camera, flower, join(circle(-4, -18, 4), circle(3, -21, 4.4), circle(6, -15, 3.4))),
    {
      tone: 0.3,
      isSheet: true,
    },
  );
  const candle = see(camera, [x, 92, z]);
  put('candle', 'white', stand(camera, [x, up, z], rect(-2, -92, 4, 15)), { tone: 0.1 });
  put('flame', 'lamp', circle(candle.x, candle.y - 4 * candle.scale, 4 * candle.scale), {
    tone: fall(candle.y - 8, candle.y, 0, 0.3),
    glow: 1,
  });
  slots.push(slotAt(camera, 'table', [x, 77, z], 70));
}
