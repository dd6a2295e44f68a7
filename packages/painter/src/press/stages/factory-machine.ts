import { cosTurn, sinTurn } from '#maths.ts';
import type { Role } from '#press/drawing.ts';
import { circle, cut, join, lines, type Path, type Point, polygon } from '#press/path.ts';
import { onPlane, type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { paintFloorShadow } from '#press/stages/kit/fittings.ts';
import type { Inside } from '#press/stages/kit/inside.ts';
import { frontOf, paintBlock } from '#press/stages/kit/room.ts';
import { cloud } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A wheel with teeth. */
function gear(x: number, y: number, r: number, teeth: number, turn: number): Path {
  const rim: Point[] = [];
  for (let n = 0; n < teeth; n++) {
    for (const [share, out] of [
      [0.1, 1],
      [0.4, 1],
      [0.52, 0.86],
      [0.98, 0.86],
    ] as const) {
      const at = (n + share) / teeth + turn;
      rim.push([x + cosTurn(at) * r * out, y + sinTurn(at) * r * out]);
    }
  }
  return join(polygon(rim), cut(circle(x, y, r * 0.56)));
}

function spokes(x: number, y: number, r: number, turn: number): Path {
  const all = [0, 1, 2].map((n) => {
    const [dx, dy] = [cosTurn(n / 6 + turn) * r, sinTurn(n / 6 + turn) * r];
    return lines(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      r * 0.16,
    );
  });
  return join(...all, circle(x, y, r * 0.24));
}

/** A machine as tall as two men: wheels that drive each other, dials, a funnel, stripes of warning. */
export function paintMachine(inside: Inside, [x, z]: readonly [number, number], role: Role) {
  const { put, camera, room, options } = inside;
  const { random } = options;
  const body = { at: [x, 0, z] as const, wide: 330, tall: 190, deep: 110 };
  const tower = { at: [x + 190, 190, z + 20] as const, wide: 110, tall: 110, deep: 70 };
  paintFloorShadow(put, camera, [x + 165, 0, z], 380, 90);
  const flue: Plane = (u, v) => [x + 226 + u, v, z + 40];
  put('flue', 'metal', panel(camera, flue, 0, 296, 40, room.tall - 296), {
    tone: 0.6,
    isSheet: true,
  });
  put(
    'flue.rings',
    'dark',
    join(panel(camera, flue, -5, 330, 50, 8), panel(camera, flue, -5, 380, 50, 8)),
    {
      tone: 0.5,
    },
  );
  paintBlock(put, camera, 'machine', role, tower, { front: 0.6, side: 0.85, top: 0.3 });
  paintBlock(put, camera, 'machine', role, body, { front: 0.45, side: 0.78, top: 0.2 });
  const front = frontOf(body);
  const turn = random.next();
  put('machine.foot', 'dark', panel(camera, front, 0, 0, 330, 26), { tone: 0.75 });
  const stripes: Path[] = [];
  for (let u = 4; u + 26 < 330; u += 34)
    stripes.push(
      onPlane(
        camera,
        front,
        polygon([
          [u, 4],
          [u + 14, 4],
          [u + 26, 22],
          [u + 12, 22],
        ]),
      ),
    );
  put('machine.stripes', 'told.yellow', join(...stripes), { tone: 0.3 });
  const wheels = join(gear(96, 118, 70, 14, turn), spokes(96, 118, 44, turn));
  put('machine.wheel', 'dark', onPlane(camera, front, wheels), { tone: 0.6, isSheet: true });
  const small = join(gear(190, 84, 36, 9, turn + 0.03), spokes(190, 84, 22, turn));
  put('machine.wheel', 'metal', onPlane(camera, front, small), { tone: 0.3, isSheet: true });
  const dials = [
    [250, 150],
    [294, 150],
    [272, 108],
  ] as const;
  put(
    'machine.dials',
    'white',
    join(...dials.map(([u, v]) => onPlane(camera, front, circle(u, v, 15)))),
    {
      tone: 0.1,
      isSheet: true,
    },
  );
  const hands = dials.map(([u, v], n) =>
    onPlane(
      camera,
      front,
      lines(
        [
          [u, v],
          [u + 8 - n * 7, v + 10],
        ],
        2.4,
      ),
    ),
  );
  put('machine.hands', 'blood', join(...hands), { tone: 0.6 });
  const lamps = [250, 272, 294].map((u) => onPlane(camera, front, circle(u, 64, 7)));
  put('machine.lamps', 'fire', join(...lamps), { tone: 0.2, glow: 0.8 });
  const top = see(camera, [x + 60, 196, z + 50]);
  const k = top.scale;
  for (const [dx, up, size] of [
    [0, 20, 1],
    [26, 70, 1.5],
    [-14, 128, 2],
  ] as const)
    put(
      'steam',
      'foam',
      cloud(random, top.x + dx * k, top.y - up * k, 60 * size * k, 34 * size * k),
      {
        tone: 0.1,
        alpha: 0.5 - size * 0.12,
      },
    );
  put(
    'machine.vent',
    'dark',
    panel(camera, (u, v) => [x + 40 + u, v, z + 50], 0, 190, 40, 16),
    {
      tone: 0.6,
    },
  );
  inside.slots.push(slotAt(camera, 'shelf', [x + 150, 190, z + 50], 120));
}
