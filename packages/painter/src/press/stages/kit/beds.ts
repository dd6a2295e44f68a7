import { fall } from '#press/drawing.ts';
import { join, type Path, smooth } from '#press/path.ts';
import { onPlane, type Plane, panel, see } from '#press/stages/kit/camera.ts';
import type { Decor } from '#press/stages/kit/decor.ts';
import { stand } from '#press/stages/kit/fittings.ts';
import type { Inside } from '#press/stages/kit/inside.ts';
import { type Block, frame, frontOf, paintBlock } from '#press/stages/kit/room.ts';
import { diamond } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** The long side of the bed is towards us: who lies in it is seen whole. */
export function paintBedAcross(
  { put, camera, room, slots, options: { random } }: Inside,
  across: number,
  decor: Decor,
) {
  const [x, z] = [room.left + across, room.depth - 112];
  const [long, deep, up] = [206, 96, 52];
  const quilt = decor.soft;
  const board = (at: number, tall: number): Block => ({
    at: [at, 0, z - 2],
    wide: 7,
    tall,
    deep: deep + 4,
  });
  paintBlock(put, camera, 'bed.head', decor.wood, board(x - 8, random.between(96, 122)), {
    front: 0.6,
    side: 0.75,
    top: 0.3,
  });
  const mattress: Block = { at: [x, 26, z], wide: long, tall: up - 26, deep };
  paintBlock(put, camera, 'mattress', 'white', mattress, { front: 0.45, side: 0.7, top: 0.15 });
  put(
    'bed.rail',
    decor.wood,
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
  paintQuilt(put, camera, decor, [
    [(u, v) => [x + 70 + u, up + 2.4, z + v], long - 70, deep],
    [(u, v) => front(70 + u, 12 + v), long - 66, up - 10],
  ]);
  put(
    'throw',
    decor.cloth,
    panel(camera, (u, v) => [x + u, up + 2.6, z + v], 152, 0, 30, deep),
    {
      tone: 0.3,
      isSheet: true,
    },
  );
  put('throw', decor.cloth, panel(camera, front, 152, 20, 30, up - 17), { tone: 0.6 });
  paintBlock(put, camera, 'bed.foot', decor.wood, board(x + long, random.between(60, 80)), {
    front: 0.6,
    side: 0.75,
    top: 0.3,
  });
}

/** The foot of the bed is towards us. */
export function paintBedFacing(
  { put, camera, room, slots, options: { random } }: Inside,
  across: number,
  decor: Decor,
) {
  // Wide enough for who lies across it, as they are seen.
  const [wide, long, up] = [176, 190, 50];
  const [x, z] = [room.left + across, room.depth - long - 10];
  const quilt = decor.soft;
  const headboard: Block = {
    at: [x - 4, 0, room.depth - 10],
    wide: wide + 8,
    tall: random.between(104, 136),
    deep: 7,
  };
  paintBlock(put, camera, 'bed.head', decor.wood, headboard, {
    front: 0.55,
    side: 0.75,
    top: 0.25,
  });
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
  paintQuilt(put, camera, decor, [
    [(u, v) => [x - 3 + u, up + 4.4, z - 3 + v], wide + 6, long - 62],
    [(u, v) => [x - 3 + u, 12 + v, z - 3.5], wide + 6, up - 8],
  ]);
  slots.push(slotAt(camera, 'bed', [x + wide * 0.5, up + 4, z + 60], 150));
  slots.push(slotAt(camera, 'seat', [x + wide * 0.5, up, z + 8], 110));
}

/** Diamonds sewn on a quilt, over each of its faces. */
function paintQuilt(
  put: Inside['put'],
  camera: Inside['camera'],
  { soft, cloth }: Decor,
  faces: readonly (readonly [Plane, wide: number, tall: number])[],
) {
  for (const [plane, wide, tall] of faces) {
    const all: Path[] = [];
    const rows = Math.max(1, Math.round(tall / 30));
    const count = Math.round(wide / 32);
    for (let row = 0; row < rows; row++) {
      for (let n = 0; n < count; n++) {
        const [u, v] = [(wide * (n + 0.5)) / count, (tall * (row + 0.5)) / rows];
        all.push(onPlane(camera, plane, diamond(u, v, (wide / count) * 0.4, (tall / rows) * 0.4)));
      }
    }
    put('quilt.patches', cloth === 'white' ? 'white' : soft, join(...all), {
      tone: cloth === 'white' ? 0.2 : 0.95,
      alpha: 0.5,
    });
  }
}
