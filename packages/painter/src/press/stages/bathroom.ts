import { fall, type Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, rect, smooth } from '#press/path.ts';
import { onPlane, panel, see } from '#press/stages/kit/camera.ts';
import { decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { paintDrape, paintWindow, stand } from '#press/stages/kit/fittings.ts';
import { atEdge, paintBasket, paintDrawers } from '#press/stages/kit/floor-things.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { paintPaper } from '#press/stages/kit/papers.ts';
import { paintPlant } from '#press/stages/kit/potted.ts';
import { frame, isOnSheet, paintBlock } from '#press/stages/kit/room.ts';
import { paintShelf } from '#press/stages/kit/rows.ts';
import { paintPatternedRug } from '#press/stages/kit/rugs.ts';
import { diamond, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';
import { hangTowels, paintRadiator } from '#press/stages/kit/wall-things.ts';

/** A bathroom: tiles, a tub one can lie in, a basin and its mirror, a small window. */
export const bathroom = insideStage({ far: [390, 460], tall: [280, 318] }, (inside) => {
  const { options, camera, room, put, slots } = inside;
  const [from, to] = inside.span;
  const { random, time } = options;
  const wide = to - from;
  const tubAt = from + wide * random.between(0.08, 0.16);
  const basinAt = from + wide * random.between(0.66, 0.74);
  const windowAt = tubAt + random.between(30, 80);
  const light = see(
    camera,
    time === 'day' ? room.back(windowAt + 35, 190) : room.back(basinAt + 35, 200),
  );
  const decor = decorFor(random);
  paintInterior(inside, decor, {
    ...{ light, dim: time === 'night' ? 0.8 : 0.56 },
    paper: pick(random, ['leaves', 'stripes', 'sprigs', 'drops', 'bare', 'dots']),
    paperFrom: 120,
    floor: [pick(random, ['checks', 'lozenges', 'cabochons']), pick(random, [24, 32])],
    crown: pick(random, ['cornice', 'none', 'rail']),
  });
  const all = room.right - room.left;
  const high = pick(random, [128, 146, 190]);
  const tiles: Role =
    decor.wall === 'white' ? decor.soft : pick(random, ['white', 'water', 'white']);
  put('tiled', tiles, panel(camera, room.back, 0, 0, all, high), { tone: 0.3, isSheet: true });
  for (const plane of [room.leftWall, room.rightWall])
    put('tiled', tiles, panel(camera, plane, 0, 0, room.depth - 40, high), { tone: 0.6 });
  paintPaper(put, camera, room.back, 'tiles', [all, 0, high], {
    ...(tiles === 'white' ? { role: 'water', tone: 0.6 } : { role: 'white', tone: 0.2 }),
    alpha: 0.5,
  });
  put(
    'border',
    decor.low === 'white' ? decor.soft : decor.low,
    panel(camera, room.back, 0, high - 12, all, 9),
    { tone: 0.6 },
  );
  const buds: Path[] = [];
  for (let u = 8; u < all; u += 15)
    buds.push(onPlane(camera, room.back, diamond(u, high - 7.5, 4, 3)));
  put('border.buds', 'white', join(...buds.filter((bud) => isOnSheet(bud, camera))), { tone: 0.2 });
  paintWindow(put, camera, options, {
    plane: room.back,
    at: [windowAt, 148, 70, 78],
    arched: random.next() < 0.4,
    bars: [2, 2],
    frameRole: 'white',
  });
  const mirror = [basinAt, 118, 70, 92] as const;
  put('mirror', 'glass', panel(camera, room.back, ...mirror), {
    tone: fall(light.y - 200, light.y + 200, 0.1, 0.7),
    isSheet: true,
    glow: 0.3,
  });
  put('mirror.frame', 'wood', frame(camera, room.back, mirror, 5), { tone: 0.4, isSheet: true });
  const bulbs = [14, 35, 56].map((dx) => {
    const p = see(camera, room.back(basinAt + dx, 222));
    return circle(p.x, p.y, 6 * p.scale);
  });
  put('bulbs', 'lamp', join(...bulbs), {
    tone: time === 'day' ? 0.4 : 0,
    glow: time === 'day' ? 0 : 1,
  });
  const wall: Wall = { put, camera, plane: room.back, random };
  const between = windowAt + 76;
  if (tubAt + 262 < basinAt) paintRadiator(wall, [tubAt + 186, 66], 120);
  if (between + 84 < basinAt) hangTowels(wall, [basinAt - 72, 176, 56], [decor.cloth, decor.soft]);
  paintShelf(wall, [basinAt + 84, 168, 96], decor.wood, {
    ...{ kinds: ['bottles', 'jars', 'boxes', 'plants'], tall: 24 },
    inks: ['white', decor.soft, 'leaf'],
  });
  const side = atEdge(inside, 'right', room.depth - 50, 74, 0.7);
  const drawersX = Math.max(side, room.left + basinAt + 92);
  if (random.next() < 0.5)
    paintDrawers(inside, [drawersX, 0, room.depth - 50], [74, 78, 44], decor.wood, {
      ...{ kinds: ['bottles', 'jars', 'boxes'], tall: 24 },
      inks: ['white', decor.soft, decor.cloth],
    });
  else paintBasket(put, camera, [drawersX + 20, 0, room.depth - 50], decor.cloth);
  if (random.next() < 0.6)
    paintPlant(
      inside,
      [room.left + tubAt - 16, 0, room.depth - 36],
      random.between(130, 170),
      decor.soft,
    );
  const spot = [room.left + basinAt + 35, 0, room.depth - 26] as const;
  put(
    'basin',
    'white',
    stand(
      camera,
      spot,
      join(
        rect(-7, -74, 14, 74),
        smooth([
          [-36, -86],
          [36, -86],
          [26, -68],
          [-26, -68],
        ]),
      ),
    ),
    { tone: 0.3, isSheet: true, relief: { depth: 0.35, dx: -6, dy: -6, radius: 10 } },
  );
  put('tap', 'metal', stand(camera, spot, join(rect(-2, -102, 4, 16), rect(-2, -102, 14, 4))), {
    tone: 0.4,
  });
  const x = room.left + tubAt;
  const z = room.depth - 88;
  const isLion = random.next() < 0.5;
  // White before white tiles is not seen.
  const bath: Role =
    tiles === 'white' ? (decor.soft === 'white' ? 'accent3' : decor.soft) : 'white';
  const tub = stand(
    camera,
    [x + 84, 0, z + 30],
    smooth([
      [-88, -62],
      [88, -62],
      [80, -22],
      [62, -8],
      [-62, -8],
      [-80, -22],
    ]),
  );
  put('tub.rim', 'white', stand(camera, [x + 84, 0, z + 30], ellipse(0, -62, 90, 13)), {
    tone: 0.55,
    isSheet: true,
  });
  put('tub.water', 'water', stand(camera, [x + 84, 0, z + 30], ellipse(0, -59, 80, 9)), {
    tone: 0.25,
  });
  slots.push(
    slotAt(camera, 'water', [x + 84, 44, z + 34], 150),
    slotAt(camera, 'bed', [x + 84, 40, z + 34], 150),
  );
  if (isLion) {
    put('tub', bath, tub, {
      tone: 0.25,
      isSheet: true,
      relief: { depth: 0.4, dx: -10, dy: -10, radius: 16 },
    });
    put(
      'feet',
      'told.gold',
      stand(camera, [x + 84, 0, z + 30], join(ellipse(-58, -4, 8, 6), ellipse(58, -4, 8, 6))),
      { tone: 0.4 },
    );
  } else
    paintBlock(
      put,
      camera,
      'tub',
      bath,
      { at: [x - 2, 0, z], wide: 172, tall: 58, deep: 4 },
      { front: 0.3, side: 0.6, top: 0.1 },
    );
  if (random.next() < 0.6) {
    paintDrape(put, camera, [x + 8, 0, z - 4], [44, 214, 34], decor.cloth);
    put(
      'rod',
      'metal',
      panel(camera, (u, v) => [x - 30 + u, v, z - 4], 0, 214, 230, 3),
      { tone: 0.4 },
    );
  }
  paintPatternedRug(
    put,
    room,
    [x + 44, 0, z - 84],
    [112, 54],
    [decor.cloth === 'white' ? 'accent3' : decor.cloth, decor.soft],
    random.next() < 0.5,
  );
  slots.push(
    slotAt(camera, 'window', room.back(windowAt + 35, 150), 60),
    slotAt(camera, 'wall', room.back(basinAt + 35, 160), 66),
    slotAt(camera, 'table', [spot[0], 86, spot[2]], 50),
    slotAt(camera, 'shelf', room.back(basinAt + 35, 214), 60),
  );
  return { light: { x: light.x, y: light.y } };
});
