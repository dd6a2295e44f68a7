import { join, type Path, smooth } from '#press/path.ts';
import { paintBedAcross, paintBedFacing } from '#press/stages/kit/beds.ts';
import { panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { paintCurtains } from '#press/stages/kit/curtains.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { paintHangingLamp, paintWindow, stand } from '#press/stages/kit/fittings.ts';
import {
  atEdge,
  paintArmchair,
  paintBookPile,
  paintDrawers,
} from '#press/stages/kit/floor-things.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintPlant } from '#press/stages/kit/potted.ts';
import { hangGroup } from '#press/stages/kit/prints.ts';
import { type Block, frame, frontOf, paintBlock } from '#press/stages/kit/room.ts';
import { paintShelf } from '#press/stages/kit/rows.ts';
import { paintPatternedRug } from '#press/stages/kit/rugs.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';
import { hangCoats, hangMirror, paintRadiator } from '#press/stages/kit/wall-things.ts';
import type { Opening } from '#press/stages/kit/window-light.ts';

/** A bedroom: a bed along the wall or its foot towards us, a window, a wardrobe, a lamp. */
export const bedroom = insideStage({ far: [430, 510], tall: [300, 345] }, (inside) => {
  const { options, camera, room, span, put, slots } = inside;
  const { random, time } = options;
  const [from, to] = span;
  const wide = to - from;
  const decor = decorFor(random);
  const isAcross = random.next() < 0.6;
  // One that comes towards us is wide: it is cut by the edge, and leaves a floor to stand on.
  const bedAt = from + wide * (isAcross ? random.between(0.06, 0.16) : random.between(-0.08, 0));
  const windowAt = from + wide * random.between(0.56, 0.64);
  const opening: Opening = {
    plane: room.back,
    at: [windowAt, random.between(82, 104), random.between(84, 118), random.between(124, 148)],
    arched: random.next() < 0.25,
    bars: [pick(random, [2, 3]), pick(random, [2, 3])],
    frameRole: pick(random, ['wood', 'white', 'dark']),
  };
  const window = see(camera, room.back(windowAt + 50, 160));
  const isLampLit = time !== 'day' && random.next() < 0.6;
  const lampSpot: Spot = [room.left + bedAt + 226, 0, room.depth - 40];
  const light = isLampLit ? see(camera, [lampSpot[0], 92, lampSpot[2]]) : window;
  paintInterior(inside, decor, {
    ...{ light, dim: time === 'night' ? 0.88 : 0.62 },
    paper: pick(random, ['stripes', 'leaves', 'panels', 'damask', 'sprigs', 'trellis', 'stars']),
    floor: [pick(random, ['boards', 'boards', 'herringbone']), pick(random, [18, 26])],
    dado: pick(random, [null, null, ['boards', 96], ['plain', 84]] as const),
    crown: pick(random, ['cornice', 'cornice', 'beams', 'rail']),
  });
  const wall: Wall = { put, camera, plane: room.back, random };
  if (random.next() < 0.5 && opening.at[1] > 84)
    paintRadiator(wall, [windowAt + 4, opening.at[2] - 8], 54);
  paintWindow(put, camera, options, opening);
  if (random.next() < 0.75) paintCurtains(put, camera, opening, decor.cloth, 20);
  const over = pick(random, ['prints', 'shelf', 'mirror', 'prints']);
  const middle = bedAt + 84;
  if (over === 'prints') hangGroup(wall, [middle, 188], pick(random, ['wood', 'dark', 'white']));
  if (over === 'mirror') hangMirror(wall, [middle - 26, 150, 52, 72], decor.wood);
  if (over === 'shelf')
    paintShelf(wall, [middle - 62, 172, 124], decor.wood, {
      ...{ kinds: ['books', 'books', 'plants', 'boxes'], tall: 26 },
      inks: ['accent2', 'white', 'accent3', 'leaf'],
    });
  // A long wall has room for more.
  const gap = windowAt - 60 - (bedAt + 250);
  if (gap > 90) {
    const at = bedAt + 250 + gap / 2;
    hangGroup(wall, [at, 182], pick(random, ['wood', 'dark', 'white']));
    paintDrawers(inside, [room.left + at - 60, 0, room.depth - 52], [120, 86, 48], decor.wood, {
      ...{ kinds: ['books', 'plants', 'jars', 'boxes'], tall: 30 },
      inks: ['white', decor.soft, decor.cloth],
    });
  }
  slots.push(slotAt(camera, 'window', room.back(windowAt + 50, opening.at[1] + 2), 90));
  slots.push(slotAt(camera, 'wall', room.back(bedAt + 100, 186), 100));
  paintCorner(inside, Math.min(to - 60, windowAt + 128), decor);
  const rugAt = room.left + bedAt + (isAcross ? 20 : 190);
  if (random.next() < 0.75)
    paintPatternedRug(
      put,
      room,
      [rugAt, 0, room.depth - (isAcross ? 215 : 175)],
      [isAcross ? 190 : 150, 88],
      [decor.cloth === 'white' ? 'accent3' : decor.cloth, decor.soft],
      random.next() < 0.3,
    );
  if (isAcross) paintBedAcross(inside, bedAt, decor);
  // The table by its head is behind a bed that comes towards us.
  paintNightTable(inside, lampSpot, isLampLit, decor);
  if (!isAcross) paintBedFacing(inside, bedAt + 20, decor);
  if (random.next() < 0.4) {
    const hung: Spot = [room.left + from + wide * 0.5, 214, room.depth - 150];
    paintHangingLamp(put, camera, room, hung, { isLit: false, role: decor.soft });
  }
  return { light: { x: light.x, y: light.y } };
});

/** What stands where the room ends, cut by the edge of the sheet. */
function paintCorner(inside: Inside, across: number, decor: Decor) {
  const { put, camera, room, options, slots } = inside;
  const { random } = options;
  const kind = pick(random, ['wardrobe', 'wardrobe', 'drawers', 'armchair', 'coats']);
  if (kind === 'wardrobe') paintWardrobe(inside, across, decor);
  if (kind === 'drawers') {
    const x = Math.max(room.left + across, atEdge(inside, 'right', room.depth - 40, 112, 0.8));
    const tall = paintDrawers(inside, [x, 0, room.depth - 52], [112, 92, 48], decor.wood, {
      ...{ kinds: ['boxes', 'bottles', 'books', 'plants'], tall: 26 },
      inks: ['white', decor.soft, 'leaf'],
    });
    slots.push(slotAt(camera, 'top', [x + 50, tall, room.depth - 34], 90));
  }
  if (kind === 'armchair') {
    const x = atEdge(inside, 'right', room.depth - 120, 92, 0.72);
    paintArmchair(put, camera, [x, 0, room.depth - 120], decor.soft, decor.cloth);
    slots.push(slotAt(camera, 'seat', [x + 40, 46, room.depth - 100], 70));
  }
  if (kind === 'coats')
    hangCoats({ put, camera, plane: room.back, random }, [across, 186], 4, decor.wood);
  if (kind !== 'wardrobe') {
    const x = atEdge(inside, 'left', room.depth - 60, 60, 0.7);
    paintPlant(inside, [x + 30, 0, room.depth - 50], random.between(110, 165), decor.soft);
  }
}

function paintNightTable(
  { put, camera, slots, options: { random } }: Inside,
  [x, , z]: Spot,
  isLit: boolean,
  decor: Decor,
) {
  const table: Block = { at: [x - 20, 0, z - 18], wide: 42, tall: 54, deep: 36 };
  paintBlock(put, camera, 'night-table', decor.wood, table, { front: 0.5, side: 0.7, top: 0.15 });
  put('drawer', 'dark', frame(camera, frontOf(table), [6, 24, 30, 18], 1.4), {
    tone: 0.3,
    alpha: 0.5,
  });
  paintBookPile(put, camera, random, [x + 8, 54, z - 12], 3);
  const foot: Spot = [x - 8, 54, z];
  put('lamp.foot', 'dark', stand(camera, foot, [0, -5, 0, 1, 5, 0, 1, 1.4, -16, 1, -1.4, -16, 3]), {
    tone: 0.4,
  });
  const shade: Path = [0, -15, -15, 1, 15, -15, 1, 9, -39, 1, -9, -39, 3];
  const { x: cx, y: cy, scale } = see(camera, [x, 82, z]);
  put('lamp', 'lamp', stand(camera, foot, shade), {
    tone: isLit ? 0.05 : 0.8,
    glow: isLit ? 1 : 0,
    isSheet: true,
  });
  if (isLit) {
    const r = 120 * scale;
    const glow = smooth([
      [cx - r, cy],
      [cx, cy - r],
      [cx + r, cy],
      [cx, cy + r],
    ]);
    put('lamp.glow', 'lamp', glow, {
      tone: 0.3,
      alpha: { kind: 'spread', x: cx, y: cy, inner: 0, outer: r, from: 0.4, to: 0 },
      mode: 'light',
    });
  }
  slots.push(slotAt(camera, 'table', [x + 8, 54, z - 6], 34));
}

function paintWardrobe(
  { put, camera, room, slots, options: { random } }: Inside,
  across: number,
  decor: Decor,
) {
  const tall = random.between(186, 212);
  const block: Block = { at: [room.left + across, 0, room.depth - 58], wide: 110, tall, deep: 56 };
  paintBlock(put, camera, 'wardrobe', decor.wood, block, { front: 0.6, side: 0.8, top: 0.3 });
  const plane = frontOf(block);
  const doors = join(
    frame(camera, plane, [8, 16, 42, tall - 32], 2),
    frame(camera, plane, [60, 16, 42, tall - 32], 2),
    panel(camera, plane, 46, tall * 0.48, 2.4, 12),
    panel(camera, plane, 62, tall * 0.48, 2.4, 12),
  );
  put('wardrobe.doors', 'dark', doors, { tone: 0.3, alpha: 0.6 });
  slots.push(slotAt(camera, 'top', [block.at[0] + 55, tall, room.depth - 34], 100));
  slots.push(slotAt(camera, 'door', [block.at[0] + 55, 0, room.depth - 60], 90));
}
