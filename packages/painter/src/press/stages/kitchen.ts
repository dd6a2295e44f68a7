import { spread } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { paintCurtains } from '#press/stages/kit/curtains.ts';
import {
  paintFloorShadow,
  paintHangingLamp,
  paintWindow,
  stand,
  stick,
} from '#press/stages/kit/fittings.ts';
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

/** A kitchen: a run of cupboards under a window, a stove, a fridge one can sit on, a table. */
export const kitchen = insideStage({ far: [440, 520], tall: [285, 340] }, (inside) => {
  const { options, camera, room, span, put, slots } = inside;
  const { random, time } = options;
  const [from, to] = span;
  const wide = room.right - room.left;
  const middle = from + (to - from) * random.between(0.4, 0.55);
  const sink: Opening = {
    plane: room.back,
    at: [middle - 55, 128, pick(random, [92, 112, 132]), random.between(92, 118)],
    bars: [pick(random, [2, 3]), pick(random, [1, 2])],
    frameRole: pick(random, ['wood', 'white']),
  };
  const window = see(camera, room.back(middle, 180));
  const lampSpot: Spot = [...lampOver(inside)];
  const lamp = see(camera, lampSpot);
  const light = time === 'day' ? window : lamp;
  paintRoom(put, room, { light, dim: time === 'night' ? 0.85 : 0.62 });
  paintFloor(put, room, pick(random, ['checks', 'tiles', 'boards']), 34);
  const kind = pick(random, ['dots', 'leaves', 'stripes', 'bare']);
  paintPaper(put, camera, room.back, kind, [wide, 150, room.tall]);
  put('tiled', 'white', panel(camera, room.back, 0, 90, wide, 58), { tone: 0.35, isSheet: true });
  paintPaper(put, camera, room.back, 'tiles', [wide, 90, 148], { tone: 0.8, alpha: 0.5 });
  paintWindow(put, camera, options, sink);
  if (random.next() < 0.6) paintCurtains(put, camera, sink, 'accent', 140);
  paintRun(inside, middle);
  paintHangingLamp(put, camera, room, lampSpot, { isLit: time !== 'day' });
  paintTable(inside);
  slots.push(slotAt(camera, 'window', room.back(middle, 132), 90));
  return { light: { x: light.x, y: light.y } };
});

function lampOver({ room, span: [from, to], options: { random } }: Inside): Spot {
  const across = from + (to - from) * random.between(0.62, 0.74);
  return [room.left + across, 196, room.depth - 110];
}

/** What stands along the wall: fridge, cupboards, sink, stove, a shelf with jars. */
function paintRun({ put, camera, room, span: [from, to], options, slots }: Inside, middle: number) {
  const { random } = options;
  const isFridgeLeft = random.next() < 0.6;
  const deep = 60;
  const away = room.depth - deep;
  const fridgeAt = isFridgeLeft ? from + 26 : to - 96;
  const stoveAt = isFridgeLeft
    ? Math.min(to - 74, middle + 110)
    : Math.max(from + 16, middle - 150);
  const at = (across: number): Spot => [room.left + across, 0, away];
  const run: Block = { at: at(from - 90), wide: to - from + 180, tall: 88, deep };
  const role = pick(random, ['wood', 'accent3', 'leaf', 'white']);
  paintBlock(put, camera, 'cupboards', role, run, { front: 0.45, top: 0.2 });
  const doors: Path[] = [];
  for (let x = 4; x < run.wide; x += 52)
    doors.push(frame(camera, frontOf(run), [x + 3, 14, 44, 62], 1.6));
  put('cupboard.doors', 'dark', join(...doors), { tone: 0.3, alpha: 0.5 });
  const board: Block = {
    at: [run.at[0] - 2, 88, away - 3],
    wide: run.wide,
    tall: 5,
    deep: deep + 3,
  };
  paintBlock(put, camera, 'worktop', 'white', board, { front: 0.6, top: 0.15 });
  const stove: Block = { at: [room.left + stoveAt, 0, away - 2], wide: 62, tall: 93, deep };
  paintBlock(put, camera, 'stove', 'metal', stove, { front: 0.5, side: 0.8, top: 0.35 });
  put('oven', 'dark', panel(camera, frontOf(stove), 9, 18, 44, 42), { tone: 0.7 });
  const pot = see(camera, [room.left + stoveAt + 30, 93, away + 24]);
  put('pot', 'accent2', join(...potPath(pot.x, pot.y, pot.scale)), {
    tone: 0.45,
    isSheet: true,
    relief: { depth: 0.4, dx: -6, dy: -2, radius: 9 },
  });
  const tall = random.between(148, 176);
  const fridge: Block = { at: at(fridgeAt), wide: 70, tall, deep: deep + 6 };
  paintBlock(put, camera, 'fridge', 'white', fridge, { front: 0.2, side: 0.6, top: 0.05 });
  const split = panel(camera, frontOf(fridge), 0, tall * 0.66, 70, 1.6);
  const handles = join(
    panel(camera, frontOf(fridge), 60, tall * 0.7, 3, 26),
    panel(camera, frontOf(fridge), 60, tall * 0.4, 3, 34),
  );
  put('fridge.lines', 'dark', join(split, handles), { tone: 0.2, alpha: 0.8 });
  slots.push(slotAt(camera, 'top', [room.left + fridgeAt + 35, tall, away + 20], 70));
  slots.push(slotAt(camera, 'table', [room.left + middle + 40, 93, away + 24], 90));
  paintShelf({ put, camera, room, slots, random }, isFridgeLeft ? stoveAt - 6 : stoveAt - 24);
}

function potPath(x: number, y: number, k: number): Path[] {
  return [
    rect(x - 15 * k, y - 20 * k, 30 * k, 20 * k, 4 * k),
    rect(x - 20 * k, y - 16 * k, 40 * k, 3 * k, k),
    ellipse(x, y - 20 * k, 15 * k, 3 * k),
    circle(x, y - 24 * k, 2.4 * k),
  ];
}

function paintShelf(
  {
    put,
    camera,
    room,
    slots,
    random,
  }: Pick<Inside, 'put' | 'camera' | 'room' | 'slots'> & { random: Inside['options']['random'] },
  across: number,
) {
  const up = random.between(168, 190);
  const at: Spot = [room.left + across, up, room.depth - 22];
  const jars: Path[] = [];
  const others: Path[] = [];
  for (let i = 0; i < 4; i++) {
    const tall = random.between(15, 26);
    const x = 10 + i * 20;
    const jar = join(rect(x, -tall, 13, tall, 2.4), rect(x + 1.5, -tall - 3, 10, 3.4, 1));
    (i % 2 === 0 ? jars : others).push(stand(camera, [at[0], up + 4, at[2]], jar));
  }
  const extras = { isSheet: true, relief: { depth: 0.4, dx: -6, dy: 0, radius: 8 } };
  put('jars', 'white', join(...jars), { tone: 0.3, ...extras });
  put('jars', 'accent2', join(...others), { tone: 0.4, ...extras });
  paintBlock(put, camera, 'shelf', 'wood', { at, wide: 90, tall: 4, deep: 22 }, { front: 0.6 });
  slots.push(slotAt(camera, 'shelf', [at[0] + 45, up + 4, at[2] + 8], 60));
}

/** A table in the room with two chairs; one can sit at it. */
function paintTable({ put, camera, room, span: [from, to], options: { random }, slots }: Inside) {
  const across = from + (to - from) * random.between(0.6, 0.72);
  const [x, away] = [room.left + across - 62, room.depth - 168];
  paintFloorShadow(put, camera, [x + 62, 0, away + 34], 150, 60);
  for (const dx of [-30, 132]) {
    const seat: Spot = [x + dx, 0, away + 30];
    paintChair(put, camera, seat, dx < 0 ? 1 : -1);
    slots.push(
      slotAt(
        camera,
        'seat',
        [x + dx + (dx < 0 ? 16 : -16) * 0.4, 45, away + 28],
        60,
        dx < 0 ? 'right' : 'left',
      ),
    );
  }
  const legs: Path[] = [];
  for (const [lx, lz] of [
    [6, 60],
    [114, 60],
    [6, 6],
    [114, 6],
  ] as const) {
    legs.push(stick(camera, [x + lx, 0, away + lz], [x + lx, 72, away + lz], 4.5));
  }
  put('table.legs', 'wood', join(...legs), { tone: 0.7 });
  const top: Block = { at: [x, 71, away], wide: 122, tall: 4, deep: 68 };
  paintBlock(put, camera, 'table', 'wood', top, { front: 0.55, side: 0.7, top: 0.1 });
  slots.push(slotAt(camera, 'table', [x + 61, 75, away + 30], 110));
  const cup = see(camera, [x + 30, 75, away + 26]);
  put('cup', 'accent', rect(cup.x, cup.y - 9 * cup.scale, 8 * cup.scale, 9 * cup.scale, 2), {
    tone: spread([cup.x, cup.y], 0, 30, 0.2, 0.8),
    isSheet: true,
  });
}

/** A kitchen chair seen from its side; `way` is where it faces. */
export function paintChair(put: Inside['put'], camera: Inside['camera'], spot: Spot, way: 1 | -1) {
  const at = (x: number, y: number): [number, number] => [x * way, y];
  const path = join(
    polygon([at(-19, -92), at(-15, -92), at(-15, 0), at(-19, 0)]),
    polygon([at(17, -46), at(20, -46), at(22, 0), at(18, 0)]),
    polygon([at(-20, -48), at(22, -48), at(22, -43), at(-20, -43)]),
    polygon([at(-20, -92), at(-12, -92), at(-13, -66), at(-19, -66)]),
  );
  put('chair', 'wood', stand(camera, spot, path), { tone: 0.75, isSheet: true });
}
