import { cosTurn, sinTurn } from '#maths.ts';
import type { Role } from '#press/drawing.ts';
import { join, type Path } from '#press/path.ts';
import { face, panel, type Spot } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import type { Room } from '#press/stages/kit/room.ts';

/** A round rug with rings, or a long one with bands and a fringe. */
export function paintPatternedRug(
  put: Put,
  { camera }: Room,
  [x, , z]: Spot,
  [wide, deep]: readonly [number, number],
  [ground, band]: readonly [Role, Role],
  isRound: boolean,
): void {
  const flat = (u: number, v: number): Spot => [x + u, 0, z + v];
  if (isRound) {
    const ring = (share: number): Path => {
      const points = Array.from({ length: 28 }, (_, i) =>
        flat(
          wide / 2 + cosTurn(i / 28) * wide * 0.5 * share,
          deep / 2 + sinTurn(i / 28) * deep * 0.5 * share,
        ),
      );
      return face(camera, points);
    };
    for (const [share, role, tone] of [
      [1, ground, 0.75],
      [0.9, band, 0.3],
      [0.84, ground, 0.6],
      [0.5, band, 0.35],
      [0.44, ground, 0.8],
    ] as const)
      put('rug', role, ring(share), { tone, ...(share === 1 && { isSheet: true }) });
    return;
  }
  const inset = (by: number): Path => panel(camera, flat, by, by, wide - 2 * by, deep - 2 * by);
  const fringe: Path[] = [];
  for (let v = 3; v < deep; v += 9)
    fringe.push(panel(camera, flat, -9, v, 9, 3), panel(camera, flat, wide, v, 9, 3));
  put('rug.fringe', 'white', join(...fringe), { tone: 0.4 });
  put('rug', ground, inset(0), { tone: 0.75, isSheet: true });
  put('rug', band, inset(8), { tone: 0.35 });
  put('rug', ground, inset(13), { tone: 0.85 });
  put('rug', ground, inset(26), { tone: 0.5 });
  const lozenge = (cx: number, half: number, high: number): Path =>
    face(camera, [
      flat(cx - half, deep / 2),
      flat(cx, deep / 2 + high),
      flat(cx + half, deep / 2),
      flat(cx, deep / 2 - high),
    ]);
  const border: Path[] = [];
  for (let u = 22; u < wide - 16; u += 17) {
    for (const v of [19.5, deep - 19.5])
      border.push(face(camera, [flat(u - 5, v), flat(u, v + 4), flat(u + 5, v), flat(u, v - 4)]));
  }
  const count = Math.max(1, Math.round(wide / 90));
  const each = (wide - 60) / count;
  const medals = Array.from({ length: count }, (_, n) => 30 + each * (n + 0.5));
  put('rug.border', band, join(...border), { tone: 0.3 });
  put('rug.medals', band, join(...medals.map((u) => lozenge(u, each * 0.42, deep * 0.26))), {
    tone: 0.4,
  });
  put('rug.medals', ground, join(...medals.map((u) => lozenge(u, each * 0.24, deep * 0.15))), {
    tone: 0.9,
  });
}
