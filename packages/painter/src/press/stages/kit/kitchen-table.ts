import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { panel, type Spot } from '#press/stages/kit/camera.ts';
import type { Decor } from '#press/stages/kit/decor.ts';
import { paintFloorShadow, stand, stick } from '#press/stages/kit/fittings.ts';
import { paintBasket } from '#press/stages/kit/floor-things.ts';
import type { Inside } from '#press/stages/kit/inside.ts';
import { type Block, paintBlock } from '#press/stages/kit/room.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { rounded } from '#press/stages/kit/wall.ts';

/** A table in the room with two chairs; one can sit at it. */
export function paintTable(inside: Inside, decor: Decor) {
  const { put, camera, room, span, options, slots } = inside;
  const { random } = options;
  const [from, to] = span;
  const across = from + (to - from) * random.between(0.6, 0.72);
  const [x, away] = [room.left + across - 62, room.depth - 168];
  paintFloorShadow(put, camera, [x + 62, 0, away + 34], 170, 70);
  for (const dx of [-30, 132]) {
    const seat: Spot = [x + dx, 0, away + 30];
    paintChair(put, camera, seat, dx < 0 ? 1 : -1, decor.wood);
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
    legs.push(stick(camera, [x + lx, 0, away + lz], [x + lx, 72, away + lz], 5.5));
  }
  put('table.legs', 'wood', join(...legs), { tone: 0.85 });
  const top: Block = { at: [x - 4, 70, away], wide: 130, tall: 5, deep: 72 };
  paintBlock(put, camera, 'table', 'wood', top, { front: 0.6, side: 0.75, top: 0.15 });
  if (random.next() < 0.6) {
    const cloth = panel(camera, (u, v) => [x + u, 75.3, away + v], 30, -0.5, 62, 73);
    const fall = panel(camera, (u, v) => [x + u, v, away - 1], 30, 52, 62, 23);
    put('cloth', decor.cloth, cloth, { tone: 0.15, isSheet: true });
    put('cloth', decor.cloth, fall, { tone: 0.45, isSheet: true });
    const stripes = [34, 84].map((u) =>
      panel(camera, (a, v) => [x + a, v, away - 1.4], u, 52, 4, 23),
    );
    put('cloth.bands', decor.soft, join(...stripes), { tone: 0.6 });
  }
  slots.push(slotAt(camera, 'table', [x + 61, 75, away + 30], 110));
  paintServed(inside, [x, 75, away], decor);
  if (random.next() < 0.5) paintBasket(put, camera, [x - 70, 0, room.depth - 84], decor.cloth);
}

/** A bowl of fruit and a cup on one side of the table, a bottle on the other. */
function paintServed({ put, camera }: Inside, [x, up, z]: Spot, decor: Decor) {
  const bowl: Spot = [x + 104, up, z + 46];
  const fruit = [
    [-8, -13, 6],
    [4, -14, 6.6],
    [-1, -20, 5.6],
  ].map(([cx = 0, cy = 0, r = 6]) => circle(cx, cy, r));
  put('fruit', 'accent2', stand(camera, bowl, join(...fruit)), { tone: 0.2, ...rounded });
  const half: Path = [
    0, -17, -12, 1, 17, -12, 2, 15, -2, 8, 0, 0, 0, 2, -8, 0, -15, -2, -17, -12, 3,
  ];
  put('bowl', decor.soft === 'white' ? 'accent3' : 'white', stand(camera, bowl, half), {
    tone: 0.3,
    ...rounded,
  });
  const cup = stand(
    camera,
    [x + 20, up, z + 22],
    join(rect(-5, -11, 10, 11, 2), ellipse(7, -6, 3, 3.4)),
  );
  put('cup', decor.soft, cup, { tone: 0.4, ...rounded });
}

/** A kitchen chair seen from its side; `way` is where it faces. */
function paintChair(
  put: Inside['put'],
  camera: Inside['camera'],
  spot: Spot,
  way: 1 | -1,
  role: Role = 'wood',
) {
  const at = (x: number, y: number): [number, number] => [x * way, y];
  const path = join(
    polygon([at(-19, -92), at(-15, -92), at(-15, 0), at(-19, 0)]),
    polygon([at(17, -46), at(20, -46), at(22, 0), at(18, 0)]),
    polygon([at(-20, -48), at(22, -48), at(22, -43), at(-20, -43)]),
    polygon([at(-20, -92), at(-12, -92), at(-13, -66), at(-19, -66)]),
  );
  put('chair', role, stand(camera, spot, path), { tone: 0.75, isSheet: true });
}
