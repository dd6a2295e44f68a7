import { cosTurn, sinTurn } from '#maths.ts';
import type { Role } from '#press/drawing.ts';
import { join, type Path, type Point, polygon } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import type { Outside } from '#press/stages/kit/outside.ts';
import { tuft } from '#press/stages/kit/plants.ts';
import { diamond, lens, pick, taper } from '#press/stages/kit/shapes.ts';

/** The colours of flowers that grow together, the most of them first. */
export function flowerRoles(random: Outside['options']['random']): readonly [Role, Role] {
  return pick<readonly [Role, Role]>(random, [
    ['accent', 'white'],
    ['white', 'accent2'],
    ['accent3', 'accent2'],
    ['accent2', 'accent'],
    ['accent', 'accent3'],
  ]);
}

export type FlowerKind = 'poppy' | 'daisy' | 'bell' | 'spike';

/** The head of a flower at a point. */
export function head(kind: FlowerKind, [x, y]: Point, r: number): Path {
  if (kind === 'daisy')
    return polygon(
      Array.from({ length: 12 }, (_, n): Point => {
        const reach = n % 2 === 0 ? r * 1.25 : r * 0.55;
        return [x + cosTurn(n / 12) * reach, y + sinTurn(n / 12) * reach];
      }),
    );
  if (kind === 'spike')
    return join(
      ...[0, 1, 2, 3].map((n) => diamond(x, y + n * r * 0.9, r * (0.45 + n * 0.16), r * 0.8)),
    );
  if (kind === 'bell')
    return polygon([
      [x - r, y + r * 0.9],
      [x - r * 0.5, y - r * 0.9],
      [x + r * 0.5, y - r * 0.9],
      [x + r, y + r * 0.9],
      [x + r * 0.4, y + r * 0.6],
      [x, y + r],
      [x - r * 0.4, y + r * 0.6],
    ]);
  return polygon([
    [x - r * 1.2, y - r * 0.3],
    [x - r * 0.5, y - r],
    [x, y - r * 0.6],
    [x + r * 0.6, y - r],
    [x + r * 1.2, y - r * 0.2],
    [x + r * 0.6, y + r * 0.8],
    [x - r * 0.7, y + r * 0.8],
  ]);
}

/**
 * Flowers over the ground, small and close where it is far, single and tall where it is near.
 * `share`: of the ground, from the horizon to the foot of the sheet.
 */
export function paintFlowersOver(
  { put, camera, options: { random, width, height } }: Outside,
  [first, second]: readonly [Role, Role],
  share: readonly [from: number, to: number],
  count: number,
): void {
  const drop = height - camera.horizon;
  const kind = pick<FlowerKind>(random, ['poppy', 'daisy', 'bell', 'spike']);
  const [stems, heads]: [Path[], [Path[], Path[]]] = [[], [[], []]];
  // In drifts.
  const drifts = Array.from({ length: 5 }, () => random.next());
  for (let n = 0; n < count; n++) {
    const t = random.next();
    const y = camera.horizon + drop * (share[0] + (share[1] - share[0]) * t * t);
    const k = scaleOfGround(camera, y);
    const drift = drifts[n % 5] ?? 0;
    const x = width * (drift + (random.next() - 0.5) * (0.24 + 0.3 * t));
    if (x < -20 || x > width + 20) continue;
    const tall = k * random.between(20, 46) + 5;
    const r = Math.max(2.2, k * random.between(4, 6.5));
    const tip: Point = [x + random.between(-0.2, 0.2) * tall, y - tall];
    heads[n % 4 === 0 ? 1 : 0].push(r < 4 ? diamond(...tip, r * 1.2, r) : head(kind, tip, r));
    if (k > 0.7) stems.push(taper([x, y], tip, k * 1.8, k));
  }
  put('stems', 'leaf', join(...stems), { tone: 0.8 });
  put('flowers', first, join(...heads[0]), { tone: 0.15 });
  put('flowers.other', second, join(...heads[1]), { tone: 0.15 });
}

/** Grass and flowers at the very front: high at the edges, low in the middle, where somebody stands. */
export function paintRim(
  { putFront, options: { random, width, height, weather } }: Outside,
  [first, second]: readonly [Role, Role],
  tallest = 0.13,
): void {
  const [blades, heads, leaves]: [Path[], [Path[], Path[]], Path[]] = [[], [[], []], []];
  const kinds = pick<readonly [FlowerKind, FlowerKind]>(random, [
    ['poppy', 'spike'],
    ['daisy', 'bell'],
    ['bell', 'daisy'],
    ['spike', 'poppy'],
  ]);
  for (let n = 0; n < 24; n++) {
    const x = ((n + random.next()) / 24) * width;
    const edge = Math.abs(x - width / 2) / (width / 2);
    const tall = height * (0.018 + tallest * edge * edge * random.between(0.6, 1.2));
    blades.push(tuft(random, x, height + 8, tall, 3));
    if (n % 2 === 0 || weather === 'snow') continue;
    const tip: Point = [
      x + random.between(-0.2, 0.2) * tall,
      height - tall * random.between(0.9, 1.25),
    ];
    blades.push(taper([x, height + 8], tip, 4, 2));
    const which = n % 3 === 0 ? 1 : 0;
    heads[which].push(head(kinds[which], tip, 6 + tall * 0.075));
    leaves.push(lens(x + 10, height - tall * 0.4, tall * 0.4, tall * 0.07, 0.12));
  }
  putFront('grass.front', 'near', join(...blades, ...leaves), { tone: 0.85, isSheet: true });
  putFront('flowers.front', first, join(...heads[0]), { tone: 0.2, isSheet: true });
  putFront('flowers.front', second, join(...heads[1]), { tone: 0.2, isSheet: true });
}
