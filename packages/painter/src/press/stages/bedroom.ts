import { fall } from '#press/drawing.ts';
import { join, type Path, smooth } from '#press/path.ts';
import { panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { paintCurtains } from '#press/stages/kit/curtains.ts';
import { paintHangingLamp, paintPicture, paintWindow, stand } from '#press/stages/kit/fittings.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import {
  type Block,
  frame,
  frontOf,
  paintBlock,
  paintFloor,
  paintPaper,
  paintRoom,
} from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Opening } from '#press/stages/kit/window-light.ts';

/** A bedroom: a bed along the wall or its foot towards us, a window, a wardrobe, a lamp. */
export const bedroom = insideStage({ far: [430, 530], tall: [270, 350] }, (inside) => {
  const { options, camera, room, span, put, slots } = inside;
  const { random, time } = options;
  const [from, to] = span;
  const wide = to - from;
  const bedAt = from + wide * random.between(0.06, 0.16);
  const windowAt = from + wide * random.between(0.56, 0.64);
  const opening: Opening = {
    plane: room.back,
    at: [windowAt, random.between(76, 100), random.between(84, 118), random.between(124, 152)],
    arched: random.next() < 0.25,
    bars: [pick(random, [2, 3]), pick(random, [2, 3])],
    frameRole: pick(random, ['wood', 'white', 'dark']),
  };
  const window = see(camera, room.back(windowAt + 50, 160));
  const isLampLit = time !== 'day' && random.next() < 0.5;
  const lampSpot: Spot = [room.left + bedAt + 226, 0, room.depth - 40];
  const light = isLampLit ? see(camera, [lampSpot[0], 92, lampSpot[2]]) : window;
  paintRoom(put, room, { light, dim: time === 'night' ? 0.92 : 0.68 });
  paintFloor(put, room, 'boards', pick(random, [16, 24]));
  const paper = pick(random, ['stripes', 'leaves', 'panels', 'dots', 'bare']);
  paintPaper(put, camera, room.back, paper, [room.right - room.left, 12, room.tall]);
  put('skirting', 'wood', panel(camera, room.back, 0, 0, room.right - room.left, 11), {
    tone: 0.55,
  });
  paintWindow(put, camera, options, opening);
  if (random.next() < 0.75)
    paintCurtains(put, camera, opening, pick(random, ['accent3', 'accent', 'white']), 20);
  if (random.next() < 0.7) {
    paintPicture(put, camera, room.back, [
      bedAt + 66,
      158,
      random.between(46, 78),
      random.between(38, 58),
    ]);
  }
  slots.push(slotAt(camera, 'window', room.back(windowAt + 50, opening.at[1] + 2), 90));
  slots.push(slotAt(camera, 'wall', room.back(bedAt + 100, 176), 100));
  if (random.next() < 0.7) paintWardrobe(inside, Math.min(to - 60, windowAt + 128));
  const isAcross = random.next() < 0.6;
  if (isAcross) paintBedAcross(inside, bedAt);
  // The table by its head is behind a bed that comes towards us.
  paintNightTable(inside, lampSpot, isLampLit);
  if (!isAcross) paintBedFacing(inside, bedAt + 20);
  if (random.next() < 0.4) {
    const hung: Spot = [room.left + from + wide * 0.5, 214, room.depth - 150];
    paintHangingLamp(put, camera, room, hung, { isLit: false });
  }
  return { light: { x: light.x, y: light.y } };
});

/** The long side of the bed is towards us: who lies in it is seen whole. */
function paintBedAcross({ put, camera, room, slots, options: { random } }: Inside, across: number) {
  const [x, z] = [room.left + across, room.depth - 112];
  const [long, deep, up] = [206, 96, 52];
  const quilt = pick(random, ['accent3', 'accent2', 'leaf', 'accent']);
  const board = (at: number, tall: number): Block => ({
    at: [at, 0, z - 2],
    wide: 7,
    tall,
    deep: deep + 4,
  });
  paintBlock(put, camera, 'bed.head', 'wood', board(x - 8, random.between(96, 122)), {
    front: 0.6,
    side: 0.75,
    top: 0.3,
  });
  const mattress: Block = { at: [x, 26, z], wide: long, tall: up - 26, deep };
  paintBlock(put, camera, 'mattress', 'white', mattress, { front: 0.45, side: 0.7, top: 0.15 });
  put(
    'bed.rail',
    'wood',
    panel(camera, frontOf({ ...mattress, at: [x, 8, z - 1] }), 0, 0, long, 20),
    { tone: 0.55 },
  );
  const head = see(camera, [x + 26, up, z + 42]);
  const pillow = smooth([
    [-24, 0],
    [-27, -10],
    [-12, -19],
    [14, -18],
    [26, -9],
    [22, 1],
  ]);
  put('pillow', 'white', stand(camera, [x + 28, up, z + 40], pillow), {
    tone: 0.2,
    isSheet: true,
    relief: { depth: 0.4, dx: 6, dy: -8, radius: 12 },
  });
  put(
    'quilt.top',
    quilt,
    panel(camera, (u, v) => [x + u, up + 2, z + v], 70, 0, long - 70, deep),
    { tone: 0.25, isSheet: true },
  );
  slots.push({ ...slotAt(camera, 'bed', [x + long / 2, up + 2, z + 40], 190, 'right'), y: head.y });
  slots.push(slotAt(camera, 'seat', [x + 150, up, z + 4], 70));
  const front = frontOf({ ...mattress, at: [x, 0, z - 3] });
  const hem: Path = panel(camera, front, 70, 12, long - 66, up - 10);
  put('quilt', quilt, hem, {
    tone: fall(see(camera, [x, up, z]).y, see(camera, [x, 10, z]).y, 0.35, 0.8),
    isSheet: true,
  });
  const stitches: Path[] = [];
  for (let u = 92; u < long; u += 26) stitches.push(panel(camera, front, u, 14, 1.3, up - 14));
  put('quilt.stitches', 'dark', join(...stitches), { tone: 0.3, alpha: 0.3 });
  paintBlock(put, camera, 'bed.foot', 'wood', board(x + long, random.between(60, 80)), {
    front: 0.6,
    side: 0.75,
    top: 0.3,
  });
}

/** The foot of the bed is towards us. */
function paintBedFacing({ put, camera, room, slots, options: { random } }: Inside, across: number) {
  // Wide enough for who lies across it, as they are seen.
  const [wide, long, up] = [176, 190, 50];
  const [x, z] = [room.left + across, room.depth - long - 10];
  const quilt = pick(random, ['accent3', 'accent2', 'leaf', 'accent']);
  const headboard: Block = {
    at: [x - 4, 0, room.depth - 10],
    wide: wide + 8,
    tall: random.between(104, 136),
    deep: 7,
  };
  paintBlock(put, camera, 'bed.head', 'wood', headboard, { front: 0.55, side: 0.75, top: 0.25 });
  put('bed.head', 'dark', frame(camera, frontOf(headboard), [12, 60, wide - 16, 34], 2), {
    tone: 0.3,
    alpha: 0.4,
  });
  const mattress: Block = { at: [x, 22, z], wide, tall: up - 22, deep: long };
  paintBlock(put, camera, 'mattress', 'white', mattress, { front: 0.5, side: 0.7, top: 0.12 });
  for (const side of [0.27, 0.73]) {
    const pillow = smooth([
      [-27, 0],
      [-29, -13],
      [-14, -22],
      [14, -22],
      [29, -13],
      [27, 0],
    ]);
    put('pillow', 'white', stand(camera, [x + wide * side, up, room.depth - 34], pillow), {
      tone: 0.25,
      isSheet: true,
    });
  }
  const cover: Block = { at: [x - 3, 12, z - 3], wide: wide + 6, tall: up - 8, deep: long - 62 };
  paintBlock(put, camera, 'quilt', quilt, cover, { front: 0.62, side: 0.78, top: 0.28 });
  slots.push(slotAt(camera, 'bed', [x + wide * 0.5, up + 4, z + 60], 150));
  slots.push(slotAt(camera, 'seat', [x + wide * 0.5, up, z + 8], 110));
}

function paintNightTable({ put, camera, slots }: Inside, [x, , z]: Spot, isLit: boolean) {
  const table: Block = { at: [x - 20, 0, z - 18], wide: 42, tall: 54, deep: 36 };
  paintBlock(put, camera, 'night-table', 'wood', table, { front: 0.5, side: 0.7, top: 0.15 });
  put('drawer', 'dark', frame(camera, frontOf(table), [6, 24, 30, 18], 1.4), {
    tone: 0.3,
    alpha: 0.5,
  });
  const foot: Spot = [x, 54, z];
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

function paintWardrobe({ put, camera, room, slots, options: { random } }: Inside, across: number) {
  const tall = random.between(186, 212);
  const block: Block = { at: [room.left + across, 0, room.depth - 58], wide: 110, tall, deep: 56 };
  paintBlock(put, camera, 'wardrobe', 'wood', block, { front: 0.6, side: 0.8, top: 0.3 });
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
