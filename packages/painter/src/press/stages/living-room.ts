import { spread } from '#press/drawing.ts';
import { circle, join, type Path } from '#press/path.ts';
import { panel, see } from '#press/stages/kit/camera.ts';
import { paintCurtains } from '#press/stages/kit/curtains.ts';
import { paintPicture, paintPottedPlant, paintWindow, stand } from '#press/stages/kit/fittings.ts';
import { paintBooks, paintDesk, paintRug, paintSofa } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { frontOf, paintBlock, paintFloor, paintPaper, paintRoom } from '#press/stages/kit/room.ts';
import { lens, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Opening } from '#press/stages/kit/window-light.ts';

/** A living room: a sofa, a window, a fire or books, a rug, a lamp, a plant. */
export const livingRoom = insideStage({ far: [470, 580], tall: [275, 340] }, (inside) => {
  const { options, camera, room, span, put, slots } = inside;
  const { random, time } = options;
  const [from, to] = span;
  const wide = to - from;
  const kind = pick(random, ['fire', 'books', 'plain']);
  const sofaAt = from + wide * random.between(0.12, 0.2);
  const otherAt = from + wide * random.between(0.66, 0.74);
  const opening: Opening = {
    plane: room.back,
    at: [sofaAt + random.between(10, 60), 92, random.between(100, 140), random.between(110, 140)],
    bars: [pick(random, [2, 3]), 2],
    frameRole: pick(random, ['white', 'wood']),
  };
  const window = see(camera, room.back(opening.at[0] + 60, 150));
  const fire = see(camera, room.back(otherAt + 50, 40));
  const light =
    time === 'day' ? window : kind === 'fire' ? fire : see(camera, room.back(otherAt - 20, 150));
  paintRoom(put, room, { light, dim: time === 'night' ? 0.9 : 0.66 });
  paintFloor(put, room, 'boards', pick(random, [18, 26]));
  paintPaper(
    put,
    camera,
    room.back,
    pick(random, ['leaves', 'stripes', 'panels', 'dots', 'bare']),
    [room.right - room.left, 10, room.tall],
  );
  put('skirting', 'wood', panel(camera, room.back, 0, 0, room.right - room.left, 10), {
    tone: 0.5,
  });
  paintWindow(put, camera, options, opening);
  paintCurtains(put, camera, opening, pick(random, ['accent3', 'leaf', 'accent']), 8);
  if (kind === 'books') paintBooks(put, camera, random, room.back, [otherAt - 10, 0, 130, 224], 6);
  if (kind === 'fire') paintHearth(inside, otherAt);
  if (kind === 'plain') paintPicture(put, camera, room.back, [otherAt, 130, 110, 80]);
  const z = room.depth - 130;
  paintRug(
    put,
    room,
    [room.left + sofaAt + 10, 0, z - 150],
    220,
    150,
    pick(random, ['accent', 'accent3']),
  );
  paintSofa(
    put,
    camera,
    [room.left + sofaAt, 0, z],
    190,
    pick(random, ['accent3', 'leaf', 'accent2']),
  );
  for (const share of [0.28, 0.72])
    slots.push(slotAt(camera, 'seat', [room.left + sofaAt + 190 * share, 44, z + 20], 90));
  slots.push(slotAt(camera, 'bed', [room.left + sofaAt + 100, 46, z + 20], 180));
  const desk = { at: [room.left + sofaAt + 66, 0, z - 96] as const, wide: 92, tall: 42, deep: 46 };
  paintDesk(put, camera, desk);
  slots.push(slotAt(camera, 'table', [desk.at[0] + 46, 42, z - 76], 80));
  paintPottedPlant(put, camera, [room.left + sofaAt - 40, 0, z + 40], random.between(110, 160));
  paintLamp(inside, [room.left + sofaAt + 232, z + 30], time !== 'day' && kind !== 'fire');
  slots.push(
    slotAt(camera, 'window', room.back(opening.at[0] + 60, 94), 100),
    slotAt(camera, 'wall', room.back(otherAt + 50, 168), 110),
  );
  return { light: { x: light.x, y: light.y } };
});

function paintHearth({ put, camera, room, slots }: Inside, across: number) {
  const x = room.left + across - 10;
  const block = { at: [x, 0, room.depth - 34] as const, wide: 136, tall: 118, deep: 34 };
  paintBlock(put, camera, 'hearth', 'stone', block, { front: 0.45, side: 0.75, top: 0.15 });
  paintBlock(
    put,
    camera,
    'mantel',
    'wood',
    { at: [x - 10, 118, room.depth - 42], wide: 156, tall: 8, deep: 42 },
    { front: 0.55 },
  );
  const plane = frontOf(block);
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

function paintLamp({ put, camera }: Inside, [x, z]: readonly [number, number], isLit: boolean) {
  const foot = [x, 0, z] as const;
  const stem: Path = [0, -2, 0, 1, 2, 0, 1, 1.6, -132, 1, -1.6, -132, 3];
  put(
    'lamp.stem',
    'dark',
    stand(camera, foot, join(stem, [0, -16, 0, 1, 16, 0, 1, 12, -5, 1, -12, -5, 3])),
    { tone: 0.5 },
  );
  put(
    'lamp.shade',
    'lamp',
    stand(camera, foot, [0, -24, -128, 1, 24, -128, 1, 15, -168, 1, -15, -168, 3]),
    { tone: isLit ? 0.05 : 0.8, glow: isLit ? 1 : 0, isSheet: true },
  );
  if (!isLit) return;
  const { x: cx, y: cy, scale: k } = see(camera, [x, 148, z]);
  put('lamp.glow', 'lamp', circle(cx, cy, 170 * k), {
    tone: 0.3,
    alpha: spread([cx, cy], 0, 170 * k, 0.42, 0),
    mode: 'light',
  });
}
