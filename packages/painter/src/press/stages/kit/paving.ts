import { cosTurn, sinTurn } from '#maths.ts';
import { fall, type Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { face, type Spot, see } from '#press/stages/kit/camera.ts';
import type { Outside } from '#press/stages/kit/outside.ts';
import { isOnSheet } from '#press/stages/kit/room.ts';
import { taper } from '#press/stages/kit/shapes.ts';

/** The ground from before one's feet to `far`, in centimetres; of a tone that falls towards the eye. */
export function paintGround(
  { put, camera, options: { height } }: Outside,
  { id, role, far, tone }: GroundOptions,
): void {
  const path = face(camera, [
    [-9000, 0, 30],
    [9000, 0, 30],
    [9000, 0, far],
    [-9000, 0, far],
  ]);
  put(id, role, path, { tone: fall(camera.horizon, height, ...tone), isSheet: true });
}

interface GroundOptions {
  readonly id: string;
  readonly role: Role;
  readonly far: number;
  /** At the horizon, and at one's feet. */
  readonly tone: readonly [far: number, near: number];
}

interface Strip {
  readonly from: number;
  readonly to: number;
  readonly near: number;
  readonly far: number;
}

/** Stones in rows that are laid across, of which some are lighter and some are darker. */
export function paintSetts(
  { put, camera, options: { random } }: Outside,
  { from, to, near, far }: Strip,
  {
    role,
    stones = 110,
    tone = 0.25,
  }: { readonly role: Role; readonly stones?: number; readonly tone?: number },
): void {
  const rows: number[] = [];
  for (let z = near; z < far; z += 20 + (z * z) / 9000) rows.push(z);
  const [light, dark]: [Path[], Path[]] = [[], []];
  for (let n = 0; n < stones; n++) {
    const row = Math.floor(random.next() * (rows.length - 1));
    const [z, next] = [rows[row] ?? near, rows[row + 1] ?? far];
    const wide = (next - z) * 1.3;
    const x =
      from + Math.floor((random.next() * (to - from)) / wide) * wide + (row % 2) * wide * 0.5;
    const stone = face(camera, [
      [x + wide * 0.08, 0, z + (next - z) * 0.12],
      [x + wide * 0.92, 0, z + (next - z) * 0.06],
      [x + wide * 0.88, 0, z + (next - z) * 0.9],
      [x + wide * 0.1, 0, z + (next - z) * 0.86],
    ]);
    if (x + wide > to || !isOnSheet(stone, camera)) continue;
    (n % 2 === 0 ? light : dark).push(stone);
  }
  put('setts', role, join(...light), { tone, alpha: 0.55 });
  put('setts.dark', role, join(...dark), { tone: 1, alpha: 0.5 });
}

/** Large slabs, of which every other one is darker. */
export function paintChecks({ put, camera }: Outside, { from, to, near, far }: Strip): void {
  const [slabs, wide]: [Path[], number] = [[], 150];
  for (let z = near, row = 0; z + wide < far; z += wide, row++) {
    for (let x = from + (row % 2) * wide; x < to; x += wide * 2) {
      const slab = face(camera, [
        [x, 0, z],
        [x + wide, 0, z],
        [x + wide, 0, z + wide],
        [x, 0, z + wide],
      ]);
      if (isOnSheet(slab, camera)) slabs.push(slab);
    }
  }
  put('slabs', 'floor', join(...slabs), { tone: 1, alpha: 0.55 });
}

/** Stone laid in rings round a spot, with rays between them. */
export function paintRings(
  { put, camera }: Outside,
  [x, z]: readonly [number, number],
  far: number,
): void {
  const corner = (n: number, r: number): Spot => [
    x + cosTurn(n / 40) * r,
    0,
    Math.min(far, Math.max(60, z + sinTurn(n / 40) * r)),
  ];
  const round = (r: number) =>
    face(
      camera,
      Array.from({ length: 40 }, (_, n) => corner(n, r)),
    );
  const rings = [260, 470, 700, 950].map((r) => join(round(r + 70), cut(round(r))));
  const rays = Array.from({ length: 20 }, (_, n) =>
    face(camera, [
      corner(n * 2, 330),
      corner(n * 2 + 0.16, 330),
      corner(n * 2 + 0.16, 1500),
      corner(n * 2, 1500),
    ]),
  ).filter((path) => isOnSheet(path, camera));
  put('slabs', 'floor', join(...rings), { tone: 1, alpha: 0.55 });
  put('slabs.rays', 'floor', join(...rays), { tone: 1, alpha: 0.4 });
}

/** The shadow of a row of roofs that falls over the ground, from `from` towards `to`. */
export function paintRoofShadow(
  { put, camera, options: { random } }: Outside,
  { from, to, near, far }: Strip,
): void {
  const edge: (readonly [number, number, number])[] = [];
  for (let z = near; z < far; ) {
    const long = random.between(180, 420) * (0.5 + z / 2400);
    const reach = from + (to - from) * random.between(0.5, 1);
    const ridge = reach + (to - from) * 0.22;
    edge.push([reach, 0, z], [ridge, 0, z + long * 0.5], [reach, 0, z + long]);
    z += long;
  }
  const shade = face(camera, [[from, 0, near], ...edge, [from, 0, far]]);
  put('roofs.shadow', 'shadow', shade, { tone: 0.6, alpha: 0.42, mode: 'glaze' });
}

/** Broad white stripes where one crosses. */
export function paintCrossing(
  { put, camera }: Outside,
  half: number,
  [near, far]: readonly [number, number],
): void {
  const stripes: Path[] = [];
  const wide = (half * 2) / 11;
  for (let n = 0; n < 6; n++) {
    const x = -half + wide * (n * 2 + 0.1);
    stripes.push(
      face(camera, [
        [x, 0, near],
        [x + wide, 0, near],
        [x + wide, 0, far],
        [x, 0, far],
      ]),
    );
  }
  put('crossing', 'white', join(...stripes), { tone: 0.25, alpha: 0.8 });
}

/** Two rails with a darker bed. */
export function paintRails(
  { put, camera }: Outside,
  x: number,
  [near, far]: readonly [number, number],
): void {
  const rail = (at: number, wide: number) =>
    face(camera, [
      [at - wide, 0, near],
      [at + wide, 0, near],
      [at + wide, 0, far],
      [at - wide, 0, far],
    ]);
  put('rails.bed', 'dark', join(rail(x - 72, 12), rail(x + 72, 12)), { tone: 0.5, alpha: 0.8 });
  put('rails', 'white', join(rail(x - 72, 4), rail(x + 72, 4)), { tone: 0.5 });
}

/** A bicycle that leans there, seen from its side; `long` centimetres. */
export function bicycle(camera: Outside['camera'], x: number, z: number, up = 0): Path {
  const { x: px, y, scale: k } = see(camera, [x, up, z]);
  const at = (a: number, b: number): [number, number] => [px + a * k, y - b * k];
  const wheel = (a: number) => {
    const [cx, cy] = at(a, 34);
    const ring = circle(cx, cy, 33 * k);
    return join(ring, [4, ...circle(cx, cy, 28 * k).slice(1)]);
  };
  const bar = (a: [number, number], b: [number, number]) => taper(at(...a), at(...b), 5 * k, 5 * k);
  return join(
    wheel(-52),
    wheel(52),
    bar([-52, 34], [-22, 80]),
    bar([-52, 34], [0, 36]),
    bar([0, 36], [-26, 92]),
    bar([0, 36], [38, 84]),
    bar([-22, 82], [38, 84]),
    bar([52, 34], [34, 100]),
    bar([34, 100], [18, 104]),
    bar([-38, 94], [-12, 94]),
  );
}

/** A line of small flags from one point to another, that hangs through. */
export function bunting(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  sag: number,
): { readonly line: Path; readonly flags: readonly [Path, Path] } {
  const at = (t: number): [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const line: Path[] = [];
  const flags: [Path[], Path[]] = [[], []];
  for (let n = 0; n < count; n++) {
    const [a, b] = [at(n / count), at((n + 1) / count)];
    line.push(taper(a, b, 2, 2));
    const [dx, dy] = [(b[0] - a[0]) * 0.16, (b[1] - a[1]) * 0.16];
    const size = Math.abs(b[0] - a[0]) * 0.85;
    flags[n % 2 === 0 ? 0 : 1].push(
      polygon([
        [a[0] + dx, a[1] + dy],
        [b[0] - dx, b[1] - dy],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + size],
      ]),
    );
  }
  return { line: join(...line), flags: [join(...flags[0]), join(...flags[1])] };
}

/** A street lamp; stem and bulb apart. `way`: to which side its arm reaches; 0 a lantern on top. */
export function lamp(
  x: number,
  y: number,
  k: number,
  way: -1 | 0 | 1,
): { readonly stem: Path; readonly bulb: Path; readonly at: [number, number] } {
  const top = y - 360 * k;
  const stem = [
    taper([x, y], [x, top], 14 * k, 7 * k),
    rect(x - 14 * k, y - 24 * k, 28 * k, 26 * k),
    rect(x - 9 * k, y - 130 * k, 18 * k, 10 * k),
  ];
  if (way === 0) {
    stem.push(
      polygon([
        [x - 26 * k, top - 62 * k],
        [x, top - 88 * k],
        [x + 26 * k, top - 62 * k],
      ]),
      rect(x - 16 * k, top - 6 * k, 32 * k, 8 * k),
      ellipse(x, top - 92 * k, 5 * k, 6 * k),
    );
    const bulb = polygon([
      [x - 22 * k, top - 62 * k],
      [x + 22 * k, top - 62 * k],
      [x + 14 * k, top - 6 * k],
      [x - 14 * k, top - 6 * k],
    ]);
    return { stem: join(...stem), bulb, at: [x, top - 34 * k] };
  }
  stem.push(taper([x, top], [x - way * 44 * k, top - 14 * k], 6 * k, 6 * k));
  const at: [number, number] = [x - way * 44 * k, top + 6 * k];
  return { stem: join(...stem), bulb: circle(...at, 17 * k), at };
}
