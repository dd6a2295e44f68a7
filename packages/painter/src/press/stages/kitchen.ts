import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { paintCurtains } from '#press/stages/kit/curtains.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { paintHangingLamp, paintWindow, stand } from '#press/stages/kit/fittings.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { paintTable } from '#press/stages/kit/kitchen-table.ts';
import { paintPaper } from '#press/stages/kit/papers.ts';
import { type Block, frame, frontOf, paintBlock } from '#press/stages/kit/room.ts';
import { paintShelf, type Row } from '#press/stages/kit/rows.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';
import { hangClock, hangTowels } from '#press/stages/kit/wall-things.ts';
import type { Opening } from '#press/stages/kit/window-light.ts';

const round = { isSheet: true, relief: { depth: 0.4, dx: -6, dy: -2, radius: 9 } } as const;

/** How far the cupboards come into the room, and how high the board on them is. */
const deep = 60;

const board = 93;

/** A kitchen: a run of cupboards under a window, a stove, a fridge one can sit on, a table. */
export const kitchen = insideStage({ far: [430, 500], tall: [295, 335] }, (inside) => {
  const { options, camera, room, span, put, slots } = inside;
  const { random, time } = options;
  const [from, to] = span;
  const wide = room.right - room.left;
  const decor = decorFor(random);
  const middle = from + (to - from) * random.between(0.42, 0.54);
  const sink: Opening = {
    plane: room.back,
    at: [middle - 55, 132, pick(random, [92, 112, 132]), random.between(88, 112)],
    bars: [pick(random, [2, 3]), pick(random, [1, 2])],
    frameRole: pick(random, ['wood', 'white', 'dark']),
  };
  const window = see(camera, room.back(middle, 180));
  const lampSpot: Spot = [...lampOver(inside)];
  const lamp = see(camera, lampSpot);
  const light = time === 'day' ? window : lamp;
  paintInterior(inside, decor, {
    ...{ light, dim: time === 'night' ? 0.8 : 0.58 },
    paper: pick(random, ['drops', 'leaves', 'stripes', 'checked', 'sprigs', 'stars', 'damask']),
    paperFrom: 90,
    floor: [pick(random, ['checks', 'lozenges', 'cabochons', 'boards']), 36],
    crown: pick(random, ['cornice', 'none', 'beams', 'rail']),
  });
  const tiles: Role = decor.wall === 'white' ? 'accent3' : 'white';
  put('tiled', tiles, panel(camera, room.back, 0, 88, wide, 60), { tone: 0.3, isSheet: true });
  paintPaper(put, camera, room.back, 'tiles', [wide, 90, 148], { tone: 0.9, alpha: 0.6 });
  put('tiled.rail', decor.low, panel(camera, room.back, 0, 148, wide, 4), { tone: 0.8 });
  paintWindow(put, camera, options, sink);
  if (random.next() < 0.7) paintCurtains(put, camera, sink, decor.cloth, 146);
  paintRun(inside, middle, decor);
  paintHangingLamp(put, camera, room, lampSpot, {
    isLit: time !== 'day',
    role: pick(random, ['dark', decor.soft, 'dark']),
  });
  paintTable(inside, decor);
  slots.push(slotAt(camera, 'window', room.back(middle, 136), 90));
  return { light: { x: light.x, y: light.y } };
});

function lampOver({ room, span: [from, to], options: { random } }: Inside): Spot {
  const across = from + (to - from) * random.between(0.62, 0.74);
  return [room.left + across, 200, room.depth - 110];
}

const crockery: Row = {
  kinds: ['jars', 'jars', 'bottles', 'cups', 'pots'],
  inks: ['white', 'accent2', 'accent3', 'white'],
  tall: 25,
};

const plates: Row = {
  kinds: ['plates', 'plates', 'cups', 'plants'],
  inks: ['white', 'accent3', 'leaf'],
  tall: 27,
};

/** What stands along the wall: fridge, cupboards, sink, stove, boards with jars. */
function paintRun(inside: Inside, middle: number, decor: Decor) {
  const { put, camera, room, span, options, slots } = inside;
  const [from, to] = span;
  const { random } = options;
  // In a corner the near end of the wall is left free.
  const isFridgeLeft = random.next() < 0.6 && inside.plan !== 'corner';
  const away = room.depth - deep;
  // The fridge and the end of the boards are cut by the edges of the sheet.
  const fridgeAt = isFridgeLeft ? from + random.between(2, 26) : to - random.between(72, 96);
  const stoveAt = isFridgeLeft
    ? Math.min(to - 82, middle + 100)
    : Math.max(from + 20, middle - 160);
  const at = (across: number): Spot => [room.left + across, 0, away];
  const run: Block = { at: at(from - 90), wide: to - from + 180, tall: 88, deep };
  paintCupboards(inside, run, decor);
  paintStove(inside, stoveAt, decor);
  const tall = random.between(156, 180);
  const fridge: Block = { at: at(fridgeAt), wide: 78, tall, deep: deep + 6 };
  const ink: Role = decor.wall === 'white' || random.next() < 0.35 ? decor.soft : 'white';
  paintBlock(put, camera, 'fridge', ink, fridge, { front: 0.2, side: 0.6, top: 0.05 });
  const split = panel(camera, frontOf(fridge), 0, tall * 0.66, 78, 1.6);
  const handles = join(
    panel(camera, frontOf(fridge), 67, tall * 0.7, 3.4, 26),
    panel(camera, frontOf(fridge), 67, tall * 0.4, 3.4, 34),
  );
  put('fridge.lines', 'dark', join(split, handles), { tone: 0.2, alpha: 0.85 });
  const notes = [
    [12, 0.84, 13, 16],
    [30, 0.78, 10, 10],
    [16, 0.5, 17, 13],
  ] as const;
  for (const [n, [x, up, w, t]] of notes.entries())
    put(
      'fridge.notes',
      (['accent2', 'leaf', 'accent3'] as const)[n] ?? 'leaf',
      panel(camera, frontOf(fridge), x, tall * up, w, t),
      { tone: 0.3 },
    );
  slots.push(slotAt(camera, 'top', [room.left + fridgeAt + 39, tall, away + 20], 70));
  slots.push(slotAt(camera, 'table', [room.left + middle + 40, board, away + 24], 90));
  const wall: Wall = { put, camera, plane: room.back, random };
  const low = random.between(176, 192);
  // Boards on both sides of the window, over stove and fridge; one ends in the edge.
  const [left, right] = [middle - 92, middle + 112];
  const lengths = [Math.min(180, left - from + 4), Math.min(180, to - right + 30)] as const;
  const boards = [
    [left - 26 - lengths[0], lengths[0]],
    [right, lengths[1]],
  ] as const;
  for (const [n, [x, long]] of boards.entries()) {
    const isOverFridge = (n === 0) === isFridgeLeft;
    const lowest = isOverFridge ? Math.max(low, tall + 30) : low;
    if (long < 40) continue;
    paintShelf(
      wall,
      [x, lowest, long],
      decor.wood,
      n === 0 ? crockery : plates,
      isOverFridge ? undefined : 'cups',
    );
    if (lowest + 66 < room.tall)
      paintShelf(wall, [x, lowest + 38, long], decor.wood, n === 0 ? plates : crockery);
    slots.push(slotAt(camera, 'shelf', room.back(x + long / 2, lowest), 60));
  }
  if (random.next() < 0.5 && room.tall > 306) hangClock(wall, [middle + 8, 285], 13);
}

function paintCupboards({ put, camera, options: { random } }: Inside, run: Block, decor: Decor) {
  const role: Role = decor.wood === 'wood' ? pick(random, ['wood', decor.soft]) : decor.wood;
  paintBlock(put, camera, 'cupboards', role, run, { front: 0.45, top: 0.2 });
  const plane = frontOf(run);
  put('plinth', 'dark', panel(camera, plane, 0, 0, run.wide, 9), { tone: 0.6, alpha: 0.8 });
  const doors: Path[] = [];
  const knobs: Path[] = [];
  for (let x = 4; x < run.wide; x += 50) {
    doors.push(frame(camera, plane, [x + 3, 14, 42, 44], 1.6));
    doors.push(frame(camera, plane, [x + 3, 63, 42, 19], 1.6));
    knobs.push(
      panel(camera, plane, x + ((x / 50) % 2 < 1 ? 37 : 7), 44, 3.6, 9),
      panel(camera, plane, x + 19, 71, 11, 3),
    );
  }
  put('cupboard.doors', 'dark', join(...doors), { tone: 0.3, alpha: 0.5 });
  put('cupboard.knobs', 'lamp', join(...knobs), { tone: 0.5 });
  const [x, , z] = run.at;
  const top: Block = { at: [x - 2, 88, z - 3], wide: run.wide, tall: 5, deep: deep + 3 };
  paintBlock(put, camera, 'worktop', role === 'white' ? 'wood' : 'white', top, {
    front: 0.6,
    top: 0.15,
  });
}

function paintStove(
  { put, camera, room, plan, options: { random } }: Inside,
  across: number,
  decor: Decor,
) {
  const x = room.left + across;
  const z = room.depth - deep;
  const stove: Block = { at: [x, 0, z - 4], wide: 68, tall: board, deep };
  const plane = frontOf(stove);
  const ink = pick(random, ['metal', 'white', 'dark'] as const);
  paintBlock(put, camera, 'stove', ink, stove, { front: 0.45, side: 0.8, top: 0.35 });
  put('oven', 'dark', panel(camera, plane, 9, 18, 50, 40), { tone: 0.85, isSheet: true });
  put('oven.glow', 'fire', panel(camera, plane, 14, 24, 40, 8), { tone: 0.3, alpha: 0.5 });
  const dials = [10, 22, 34, 46, 58].map((u) => panel(camera, plane, u - 3, 76, 6, 6));
  put('oven.dials', ink === 'dark' ? 'white' : 'dark', join(...dials), { tone: 0.6 });
  const rail: Wall = { put, camera, plane: (u, v) => [x + u, v, z - 7], random };
  hangTowels(rail, [12, 66, 44], [decor.cloth]);
  const pot: Spot = [x + 22, board, z + 20];
  const body = join(
    rect(-17, -23, 34, 23, 4),
    rect(-23, -17, 46, 3.4, 1),
    ellipse(0, -23, 17, 3.4),
    circle(0, -28, 2.6),
  );
  put('pot', decor.soft, stand(camera, pot, body), { tone: 0.45, ...round });
  const pan = join(ellipse(0, -5, 17, 5), rect(14, -8, 30, 3.4, 1.6));
  put('pan', 'dark', stand(camera, [x + 50, board, z + 26], pan), { tone: 0.6, ...round });
  if (random.next() < 0.55 && plan !== 'corner') {
    // A hood, its pipe in the ceiling.
    const hood = polygon([
      [-44, 0],
      [44, 0],
      [44, -12],
      [16, -44],
      [16, -200],
      [-16, -200],
      [-16, -44],
      [-44, -12],
    ]);
    put('hood', ink === 'white' ? 'metal' : ink, stand(camera, [x + 34, 178, z + 30], hood), {
      tone: 0.55,
      ...round,
    });
  }
}
