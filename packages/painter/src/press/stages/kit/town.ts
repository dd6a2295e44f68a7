import { fall, type Role } from '#press/drawing.ts';
import { join, type Path, type Point, polygon } from '#press/path.ts';
import { face, onPlane, panel } from '#press/stages/kit/camera.ts';
import { archPath } from '#press/stages/kit/fittings.ts';
import type { Front, House } from '#press/stages/kit/house.ts';
import type { Outside } from '#press/stages/kit/outside.ts';
import { isOnSheet } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { paintCrown } from '#press/stages/kit/town-crowns.ts';

/** A house as it comes: its width, its height and what it has. */
export function anyHouse(
  random: Outside['options']['random'],
  given: Pick<House, 'front' | 'wide' | 'haze' | 'isLit'> & Partial<House>,
): House {
  return {
    tall: 330 + 270 * pick(random, [1, 2, 2, 3]) + random.between(0, 60),
    role: pick(random, ['wall', 'pattern', 'near', 'mid', 'wood', 'wall']),
    tone: random.between(0.25, 0.6),
    crown: pick(random, ['mansard', 'pitched', 'gable', 'steps', 'flat', 'pitched']),
    foot: pick(random, ['shop', 'door', 'shop', 'door', 'arcade']),
    ...given,
  };
}

interface Parts {
  readonly frames: Path[];
  readonly panes: Path[];
  readonly lit: Path[];
  readonly shutters: Path[];
  readonly boxes: Path[];
  readonly flowers: Path[];
}

/** A house from its foot to its chimneys. */
export function paintHouse(outside: Outside, house: House): void {
  const { put, camera } = outside;
  const { front, wide, tall, role, tone, haze, crown } = house;
  const area = (x: number, up: number, w: number, h: number) => panel(camera, front, x, up, w, h);
  if (!isOnSheet(area(0, 0, wide, tall + 200), camera)) return;
  paintCrown(outside, house, crown);
  put('house', role, area(0, 0, wide, tall), { tone, isSheet: true, grain: { kind: 'upright' } });
  const trim = [area(-4, tall - 20, wide + 8, 26), area(0, 318, wide, 14)];
  if (haze < 0.6)
    put('house.trim', 'white', join(...trim), { tone: 0.3 + haze * 0.3, alpha: 0.7 - haze * 0.3 });
  const parts: Parts = { frames: [], panes: [], lit: [], shutters: [], boxes: [], flowers: [] };
  paintStoreys(outside, house, parts);
  paintFoot(outside, house, parts);
  put('windows.frames', 'white', join(...parts.frames), { tone: 0.25, alpha: 0.85 - haze * 0.4 });
  put('shutters', shutterRoles[role] ?? 'leaf', join(...parts.shutters), {
    tone: 0.6 - haze * 0.3,
  });
  put('windows', 'night', join(...parts.panes), { tone: 0.5, alpha: 0.95 - haze * 0.45 });
  put('windows.lit', 'lamp', join(...parts.lit), { tone: 0.35, glow: 0.9 });
  put('boxes', 'leaf', join(...parts.boxes), { tone: 0.6 });
  put('boxes.flowers', 'accent', join(...parts.flowers), { tone: 0.1 });
}

/** Shutters stand out against their wall. */
const shutterRoles: Partial<Record<Role, Role>> = {
  wall: 'accent2',
  pattern: 'leaf',
  wood: 'leaf',
  near: 'accent3',
  mid: 'wood',
};

function paintStoreys(
  { camera, options: { random } }: Outside,
  { front, wide, tall, isLit, haze }: House,
  { frames, panes, lit, shutters, boxes, flowers }: Parts,
): void {
  const count = Math.max(2, Math.round(wide / (random.between(130, 175) * (1 + haze * 0.5))));
  const step = wide / count;
  const [w, h] = [step * random.between(0.4, 0.5), random.between(140, 172)];
  const kind = pick(random, ['plain', 'arch', 'shutters', 'shutters']);
  const hasBoxes = random.next() < 0.4 && haze < 0.4;
  const area = (x: number, up: number, across: number, high: number) =>
    panel(camera, front, x, up, across, high);
  for (let up = 372; up + h < tall - 20; up += 270) {
    for (let n = 0; n < count; n++) {
      const x = step * (n + 0.5) - w / 2;
      const isDark = !(isLit && random.next() < 0.45);
      const pane =
        kind === 'arch' ? onPlane(camera, front, archPath(x, up, w, h)) : area(x, up, w, h);
      if (!isOnSheet(pane, camera)) continue;
      (isDark ? panes : lit).push(pane);
      if (haze > 0.3) continue;
      // A cross of bars, and a sill.
      if (haze < 0.22)
        frames.push(area(x + w / 2 - 3, up, 6, h * 0.94), area(x, up + h * 0.58, w, 6));
      frames.push(area(x - 8, up - 12, w + 16, 12));
      if (kind === 'shutters')
        shutters.push(area(x - w * 0.46, up, w * 0.4, h), area(x + w * 1.06, up, w * 0.4, h));
      if (hasBoxes && up < 700) {
        boxes.push(area(x - 4, up - 8, w + 8, 26));
        for (const at of [0.12, 0.5, 0.86])
          flowers.push(dot(camera, front, x + w * at, up + 20, 9));
      }
    }
  }
}

/** Something small and round: six corners will do. */
function dot(camera: Outside['camera'], front: Front, x: number, up: number, r: number): Path {
  const corners = [-1, -0.5, 0.5, 1, 0.5, -0.5].map(
    (at, n): Point => [x + at * r, up + (n % 3 === 0 ? 0 : n < 3 ? r * 0.9 : -r * 0.9)],
  );
  return onPlane(camera, front, polygon(corners));
}

/** What is at the level of the street: a shop under its awning, a door with steps, an arcade. */
function paintFoot(outside: Outside, house: House, parts: Parts): void {
  const { put, camera } = outside;
  const { front, wide, foot, isLit, haze } = house;
  const { random } = outside.options;
  const area = (x: number, up: number, w: number, h: number) => panel(camera, front, x, up, w, h);
  if (foot === 'shop') {
    paintShop(outside, house, parts);
    return;
  }
  put('plinth', 'stone', area(0, 0, wide, 46), { tone: 0.7 - haze * 0.3 });
  if (foot === 'arcade') {
    const count = Math.max(2, Math.round(wide / 150));
    const arches = Array.from({ length: count }, (_, n) =>
      onPlane(camera, front, archPath((wide / count) * n + 14, 0, wide / count - 28, 275)),
    );
    put('arcade', isLit ? 'lamp' : 'night', join(...arches), {
      tone: isLit ? 0.7 : 0.6,
      alpha: 0.9 - haze * 0.4,
      glow: isLit ? 0.5 : 0,
    });
    return;
  }
  if (foot === 'plain' || haze > 0.5) return;
  const x = wide * pick(random, [0.14, 0.4, 0.66]);
  put('door.frame', 'white', area(x - 14, 0, 128, 252), { tone: 0.3, alpha: 0.9 - haze * 0.4 });
  put('door', pick(random, ['accent', 'accent3', 'leaf', 'accent2']), area(x, 20, 100, 200), {
    tone: 0.6 - haze * 0.3,
  });
  parts.panes.push(area(x + 18, 120, 64, 76));
  (isLit ? parts.lit : parts.panes).push(area(x, 224, 100, 20));
  const step = (up: number, out: number) =>
    face(camera, [
      front(x - 24, up, 0),
      front(x + 124, up, 0),
      front(x + 124, up, out),
      front(x - 24, up, out),
    ]);
  const riser = (up: number, out: number) =>
    panel(camera, (a, u) => front(a, u, out), x - 24, up - 12, 148, 12);
  put('steps', 'stone', join(step(24, 34), step(12, 66)), { tone: 0.2 });
  put('steps.risers', 'stone', join(riser(24, 34), riser(12, 66)), { tone: 0.75 });
  for (let at = 46; at + 90 < wide; at += 170) {
    if (at + 110 > x - 20 && at < x + 120) continue;
    (isLit && random.next() < 0.6 ? parts.lit : parts.panes).push(area(at, 110, 84, 150));
    parts.frames.push(area(at + 39, 110, 6, 150), area(at - 8, 98, 100, 12));
  }
}

function paintShop(outside: Outside, { front, wide, isLit, haze }: House, parts: Parts): void {
  const { put, camera } = outside;
  const { random } = outside.options;
  const area = (x: number, up: number, w: number, h: number) => panel(camera, front, x, up, w, h);
  const wood = pick(random, ['leaf', 'wood', 'accent3', 'near', 'accent2']);
  put('shop', wood, area(8, 0, wide - 16, 306), { tone: 0.85 - haze * 0.3, isSheet: haze < 0.3 });
  const doorAt = random.next() < 0.5 ? 34 : wide - 124;
  const [from, to] = doorAt < wide / 2 ? [148, wide - 34] : [34, wide - 148];
  const glass = isLit ? parts.lit : parts.panes;
  glass.push(area(from, 72, to - from, 178), area(doorAt + 12, 60, 66, 176));
  parts.frames.push(area((from + to) / 2 - 4, 72, 8, 178), area(from, 66, to - from, 8));
  if (haze < 0.45) {
    const goods: Path[] = [];
    for (let x = from + 26; x < to - 16; x += 34)
      goods.push(dot(camera, front, x, 90 + random.between(0, 14), random.between(11, 17)));
    put('goods', pick(random, ['accent', 'accent2', 'accent3']), join(...goods), { tone: 0.4 });
  }
  const out = random.between(80, 116);
  const [a, b, count] = [18, wide - 18, Math.max(4, Math.round(wide / 56))];
  const strip = (n: number, share = 1) => {
    const [x0, x1] = [a + ((b - a) * n) / count, a + ((b - a) * (n + share)) / count];
    return join(
      face(camera, [
        front(x0, 304, 4),
        front(x1, 304, 4),
        front(x1, 236, out),
        front(x0, 236, out),
      ]),
      face(camera, [
        front(x0, 238, out),
        front(x1, 238, out),
        front(x1, 212, out),
        front((x0 + x1) / 2, 204, out),
        front(x0, 212, out),
      ]),
    );
  };
  put('awning', 'white', strip(0, count), { tone: 0.12 + haze * 0.2, isSheet: haze < 0.4 });
  const stripes = Array.from({ length: Math.ceil(count / 2) }, (_, n) => strip(n * 2));
  put(
    'awning.stripes',
    pick(random, ['accent', 'accent', 'accent3', 'accent2']),
    join(...stripes),
    {
      tone: 0.35,
    },
  );
  // The shade under it.
  const shade = face(camera, [front(a, 236), front(b, 236), front(b, 196), front(a, 196)]);
  put('awning.shade', 'shadow', shade, { tone: 0.7, alpha: 0.3 });
}

/** Small houses against the sky, in one shape, with windows of which some are lit. */
export function paintSkyline(
  { put, options: { random, width } }: Outside,
  {
    foot,
    tall,
    role,
    tone,
    lit,
    id,
  }: {
    readonly foot: number;
    readonly tall: number;
    readonly role: Role;
    readonly tone: readonly [number, number];
    readonly lit: number;
    readonly id: string;
  },
): void {
  const [walls, panes]: [Path[], Path[]] = [[], []];
  for (let x = -20; x < width + 20; ) {
    const wide = tall * random.between(0.32, 0.75);
    const up = tall * random.between(0.5, 1);
    const [left, right, top] = [x, x + wide, foot - up];
    const ridge = top - wide * random.between(0.2, 0.6);
    const at = pick(random, [0, 0.5, 0.5, 1]);
    walls.push(
      polygon([
        [left, foot + 8],
        [left, top],
        [left + wide * at, ridge],
        [right, top],
        [right, foot + 8],
      ]),
    );
    const cx = left + wide * random.between(0.12, 0.76);
    const size = tall * 0.075;
    walls.push(
      polygon([
        [cx, top + 4],
        [cx, ridge - size],
        [cx + size, ridge - size],
        [cx + size, top + 4],
      ]),
    );
    for (let n = 0; n < 4; n++) {
      if (random.next() > lit) continue;
      const [px, py] = [left + wide * (n % 2 === 0 ? 0.2 : 0.6), top + up * (n < 2 ? 0.14 : 0.5)];
      panes.push(
        polygon([
          [px, py],
          [px + size * 0.9, py],
          [px + size * 0.9, py + size * 1.3],
          [px, py + size * 1.3],
        ]),
      );
    }
    x = right - 1;
  }
  put(id, role, join(...walls), { tone: fall(foot - tall, foot, ...tone), isSheet: true });
  put(`${id}.lit`, 'lamp', join(...panes), { tone: 0.3, glow: 0.8 });
}
