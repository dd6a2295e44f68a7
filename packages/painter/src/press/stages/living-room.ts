import { spread } from '#press/drawing.ts';
import { circle, join } from '#press/path.ts';
import { panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { paintCurtains } from '#press/stages/kit/curtains.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { paintFloorShadow, paintWindow, stand } from '#press/stages/kit/fittings.ts';
import {
  atEdge,
  paintArmchair,
  paintBasket,
  paintBookPile,
  paintCushion,
  paintDrawers,
  paintDresser,
  paintFloorLamp,
} from '#press/stages/kit/floor-things.ts';
import { paintBooks, paintDesk, paintSofa } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintPlant } from '#press/stages/kit/potted.ts';
import { hangGroup } from '#press/stages/kit/prints.ts';
import { frontOf, paintBlock } from '#press/stages/kit/room.ts';
import { paintRow } from '#press/stages/kit/rows.ts';
import { paintPatternedRug } from '#press/stages/kit/rugs.ts';
import { lens, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';
import { hangMirror } from '#press/stages/kit/wall-things.ts';
import type { Opening } from '#press/stages/kit/window-light.ts';

/** A living room: a sofa, a window, a fire or books, a rug, a lamp, a plant. */
export const livingRoom = insideStage({ far: [460, 540], tall: [305, 350] }, (inside) => {
  const { options, camera, room, span, put, slots } = inside;
  const { random, time } = options;
  const [from, to] = span;
  const wide = to - from;
  const decor = decorFor(random);
  const kind = pick(random, ['fire', 'books', 'dresser', 'prints']);
  const sofaAt = from + wide * random.between(0.12, 0.2);
  const otherAt = from + wide * random.between(0.66, 0.74);
  const opening: Opening = {
    plane: room.back,
    at: [sofaAt + random.between(10, 60), 96, random.between(100, 140), random.between(110, 140)],
    bars: [pick(random, [2, 3]), 2],
    frameRole: pick(random, ['white', 'wood', 'dark']),
  };
  const window = see(camera, room.back(opening.at[0] + 60, 150));
  const fire = see(camera, room.back(otherAt + 50, 40));
  const light =
    time === 'day' ? window : kind === 'fire' ? fire : see(camera, room.back(otherAt - 20, 150));
  paintInterior(inside, decor, {
    ...{ light, dim: time === 'night' ? 0.86 : 0.6 },
    paper: pick(random, ['leaves', 'stripes', 'panels', 'damask', 'sprigs', 'trellis', 'drops']),
    floor: [pick(random, ['boards', 'herringbone', 'boards']), pick(random, [18, 26])],
    dado: pick(random, [null, null, ['boards', 92], ['plain', 80]] as const),
    crown: pick(random, ['cornice', 'cornice', 'beams', 'rail']),
  });
  const wall: Wall = { put, camera, plane: room.back, random };
  const isWindow = random.next() < 0.7;
  if (isWindow) {
    paintWindow(put, camera, options, opening);
    paintCurtains(put, camera, opening, decor.cloth, 8);
  } else hangGroup(wall, [sofaAt + 96, 186], pick(random, ['wood', 'dark', 'white']));
  paintAside(inside, kind, otherAt, decor);
  // A long wall has room for more.
  const gap = otherAt - 40 - (sofaAt + 270);
  if (gap > 90) {
    const at = sofaAt + 270 + gap / 2;
    hangGroup(wall, [at, 184], pick(random, ['wood', 'dark', 'white']));
    paintDrawers(inside, [room.left + at - 60, 0, room.depth - 52], [120, 80, 48], decor.wood, {
      ...{ kinds: ['books', 'plants', 'jars', 'boxes'], tall: 32 },
      inks: ['white', decor.soft, decor.cloth],
    });
  }
  const z = room.depth - 130;
  paintPatternedRug(
    put,
    room,
    [room.left + sofaAt - 10, 0, z - 120],
    [250, 150],
    [decor.cloth === 'white' ? 'accent3' : decor.cloth, decor.soft],
    random.next() < 0.3,
  );
  const plant = sofaAt - 40 + random.between(-8, 8);
  paintPlant(inside, [room.left + plant, 0, z + 60], random.between(130, 190), decor.cloth);
  paintSofa(put, camera, [room.left + sofaAt, 0, z], 190, decor.soft);
  const cushions = [0.12, 0.88, 0.26].slice(0, pick(random, [2, 3]));
  for (const [n, share] of cushions.entries())
    paintCushion(
      put,
      camera,
      [room.left + sofaAt + 190 * share, 46, z + 54],
      n === 1 ? 'white' : decor.cloth,
      34,
      'sofa',
    );
  for (const share of [0.28, 0.72])
    slots.push(slotAt(camera, 'seat', [room.left + sofaAt + 190 * share, 44, z + 20], 90));
  slots.push(slotAt(camera, 'bed', [room.left + sofaAt + 100, 46, z + 20], 180));
  const desk = { at: [room.left + sofaAt + 66, 0, z - 96] as const, wide: 92, tall: 42, deep: 46 };
  paintDesk(put, camera, desk, decor.wood);
  paintBookPile(put, camera, random, [desk.at[0] + 22, 42, z - 72], 3);
  slots.push(slotAt(camera, 'table', [desk.at[0] + 56, 42, z - 76], 80));
  const isLit = time !== 'day' && kind !== 'fire';
  paintLamp(inside, [room.left + sofaAt + 232, z + 30], isLit, decor.soft);
  slots.push(
    ...(isWindow ? [slotAt(camera, 'window', room.back(opening.at[0] + 60, 98), 100)] : []),
    slotAt(camera, 'wall', room.back(otherAt + 50, 178), 110),
  );
  return { light: { x: light.x, y: light.y } };
});

/** What there is beside the sofa, as far as the edge of the sheet. */
function paintAside(inside: Inside, kind: string, across: number, decor: Decor) {
  const { put, camera, room, options } = inside;
  const { random } = options;
  const wall: Wall = { put, camera, plane: room.back, random };
  const x = room.left + across;
  const wares = { inks: ['white', decor.soft, decor.cloth, 'leaf'], tall: 34 } as const;
  if (kind === 'books') paintBooks(put, camera, random, room.back, [across - 10, 0, 170, 236], 6);
  if (kind === 'fire') {
    paintHearth(inside, across, decor);
    hangMirror(wall, [across + 26, 150, 64, 78], 'told.gold');
    paintBasket(put, camera, [x - 40, 0, room.depth - 40], decor.cloth);
  }
  if (kind === 'dresser')
    paintDresser(inside, [x, 0, room.depth - 46], [140, 208, 44], decor.wood, [
      { kinds: ['plates', 'cups', 'jars'], ...wares },
      { kinds: ['jars', 'bottles', 'plants'], ...wares },
      { kinds: ['plates', 'books'], ...wares },
    ]);
  if (kind === 'prints') {
    hangGroup(wall, [across + 60, 186], pick(random, ['wood', 'dark', 'white']));
    paintDrawers(inside, [x - 10, 0, room.depth - 52], [150, 78, 48], decor.wood, {
      ...{ kinds: ['books', 'plants', 'jars', 'boxes'] },
      ...wares,
    });
  }
  if (kind === 'fire' || random.next() < 0.5) return;
  const z = room.depth - 150;
  const chair = atEdge(inside, 'right', z, 92, 0.75);
  paintArmchair(
    put,
    camera,
    [chair, 0, z],
    decor.cloth === 'white' ? 'leaf' : decor.cloth,
    'white',
  );
}

function paintHearth(
  { put, camera, room, slots, options: { random } }: Inside,
  across: number,
  decor: Decor,
) {
  const x = room.left + across - 10;
  const block = { at: [x, 0, room.depth - 34] as const, wide: 136, tall: 118, deep: 34 };
  paintBlock(put, camera, 'hearth', 'stone', block, { front: 0.45, side: 0.75, top: 0.15 });
  paintBlock(
    put,
    camera,
    'mantel',
    decor.wood,
    { at: [x - 10, 118, room.depth - 42], wide: 156, tall: 8, deep: 42 },
    { front: 0.55 },
  );
  const plane = frontOf(block);
  const joints = [30, 60, 90].map((up) => panel(camera, plane, 0, up, 136, 1.6));
  const uprights = [14, 122].flatMap((u) =>
    [0, 60].map((up) => panel(camera, plane, u, up, 1.6, 30)),
  );
  put('hearth.joints', 'dark', join(...joints, ...uprights), { tone: 0.3, alpha: 0.45 });
  const shelf: Wall = { put, camera, plane: (u, v) => [x + u, 126 + v, room.depth - 30], random };
  const inks = ['white', decor.soft, decor.cloth, 'leaf'] as const;
  paintRow(shelf, [0, 0, 40], { kinds: ['bottles', 'jars', 'plants'], inks, tall: 26 });
  paintRow(shelf, [104, 0, 36], { kinds: ['plants', 'books', 'jars'], inks, tall: 26 });
  put('grate', 'dark', panel(camera, plane, 28, 0, 80, 76), { tone: 0.9 });
  const foot = [x + 68, 4, room.depth - 34] as const;
  const flames = join(
    ...[-22, -8, 6, 20].map((dx, i) => lens(dx, -20 - (i % 2) * 8, 46 + (i % 2) * 16, 16, 0.25)),
  );
  const { x: cx, y: cy, scale: k } = see(camera, foot);
  put('flames', 'fire', stand(camera, foot, flames), {
    tone: spread([cx, cy], 0, 60 * k, 0, 0.8),
    glow: 1,
  });
  put('fire.glow', 'fire', circle(cx, cy - 20 * k, 190 * k), {
    tone: 0.4,
    alpha: spread([cx, cy - 20 * k], 0, 190 * k, 0.4, 0),
    mode: 'light',
  });
  slots.push(
    slotAt(camera, 'shelf', [x + 68, 126, room.depth - 24], 120),
    slotAt(camera, 'door', [x + 68, 4, room.depth - 36], 70),
  );
}

function paintLamp(
  { put, camera }: Inside,
  [x, z]: readonly [number, number],
  isLit: boolean,
  shade: Decor['soft'],
) {
  paintFloorShadow(put, camera, [x, 0, z], 46, 30);
  paintFloorLamp(put, camera, [x, 0, z], isLit, shade);
  if (!isLit) return;
  const spot: Spot = [x, 148, z];
  const { x: cx, y: cy, scale: k } = see(camera, spot);
  put('lamp.glow', 'lamp', circle(cx, cy, 170 * k), {
    tone: 0.3,
    alpha: spread([cx, cy], 0, 170 * k, 0.42, 0),
    mode: 'light',
  });
}
