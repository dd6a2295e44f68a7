import { fall, type Role } from '#press/drawing.ts';
import { join, lines, type Path, type Point, polygon } from '#press/path.ts';
import type { Slot } from '#press/stage.ts';
import { onPlane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { paintHangingLamp, paintWindow } from '#press/stages/kit/fittings.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { hangPrint } from '#press/stages/kit/prints.ts';
import { frame } from '#press/stages/kit/room.ts';
import { pick, taper } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';

interface Flight {
  /** Where the first step is, how far each goes in, how high it is, and how many there are. */
  readonly start: number;
  readonly tread: number;
  readonly rise: number;
  readonly count: number;
  /** Its nearer side, and how broad it is. */
  readonly near: number;
  readonly deep: number;
  /** How high our eyes are. */
  readonly eye: number;
}

/**
 * A flight of stairs that climbs across the whole sheet, seen from its side: whoever is there stands on
 * a step. Its flank is one large dark shape; on the wall behind it, a window and a rail.
 */
export const stairs = insideStage(
  { plans: ['frontal', 'box'], far: [470, 520], tall: [520, 620] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random, time, width } = options;
    const decor = decorFor(random);
    const near = room.depth - 190;
    const edge = ((0 - camera.x) * near) / camera.focal;
    const wide = (width * near) / camera.focal;
    const flight: Flight = {
      start: edge + wide * random.between(0.06, 0.12),
      tread: random.between(27, 31),
      rise: random.between(16, 19),
      count: 0,
      near,
      deep: 180,
      eye: camera.eye,
    };
    const count = Math.ceil((edge + wide + 90 - flight.start) / flight.tread);
    const whole = { ...flight, count };
    const across = edge + wide * random.between(0.2, 0.3) - room.left;
    const window = see(camera, room.back(across + 60, 330));
    paintInterior(inside, decor, {
      ...{ light: window, dim: time === 'night' ? 0.88 : 0.64 },
      paper: pick(random, ['stripes', 'damask', 'trellis', 'leaves', 'drops', 'panels']),
      floor: [pick(random, ['checks', 'lozenges', 'cabochons', 'boards']), 42],
      crown: pick(random, ['cornice', 'beams']),
    });
    const isTall = random.next() < 0.5;
    paintWindow(put, camera, options, {
      plane: room.back,
      at: [across, isTall ? 176 : 226, isTall ? 96 : 124, isTall ? 200 : 124],
      arched: random.next() < 0.6,
      bars: [2, isTall ? 4 : 2],
      frameRole: pick(random, ['white', 'dark']),
    });
    const wall: Wall = { put, camera, plane: room.back, random };
    // Pictures climb with the steps.
    const edges = [pick(random, ['wood', 'told.gold', 'dark']), 'white'] as const;
    for (const [n, share] of [0.1, 0.56, 0.72, 0.88].entries()) {
      const rung = at(whole, count * share);
      const [w, h] = n % 2 ? [48, 62] : [64, 78];
      const x = rung[0] - room.left;
      if (x + w > across - 16 && x < across + 150) continue;
      hangPrint(wall, [x, rung[1] + 140, w, h], [edges[n % 2] ?? 'wood', decor.soft]);
    }
    const lampAt: Spot = [room.left + across + 250, 372, room.depth - 60];
    paintHangingLamp(put, camera, room, lampAt, { isLit: time !== 'day', role: decor.soft });
    paintFlight(inside, whole, decor);
    slots.push(
      ...onSteps(inside, whole),
      slotAt(camera, 'window', room.back(across + 50, 228), 100),
      slotAt(camera, 'wall', room.back(across + 190, 240), 90),
    );
    return {
      light: { x: window.x, y: window.y },
      standing: null,
      footholds: footholdsOf(camera, whole),
    };
  },
);

/** A spot on a step's tread; where treads are above our eyes, at its edge. */
function at({ start, tread, rise, near, deep, eye }: Flight, step: number): Spot {
  const up = (step + 1) * rise;
  return [start + (step + 0.5) * tread, up, near + (up < eye - 10 ? deep * 0.4 : 2)];
}

function footholdsOf(camera: Inside['camera'], flight: Flight): { x: number; y: number }[] {
  return Array.from({ length: flight.count }, (_, n) => {
    const { x, y } = see(camera, at(flight, n));
    return { x, y };
  });
}

function paintFlight(
  { put, camera, options: { random, height } }: Inside,
  flight: Flight,
  decor: Decor,
): void {
  const { start, tread, rise, count, near, deep } = flight;
  const role = decor.wood;
  const hasRunner = random.next() < 0.6;
  const runner = decor.cloth === role ? 'accent2' : decor.cloth;
  const rail: Point[] = [];
  const posts: Path[] = [];
  const [treads, risers, runners]: [Path[], Path[], Path[]] = [[], [], []];
  const flank: Point[] = [];
  const seen = (x: number, up: number, away: number): Point => {
    const { x: px, y } = see(camera, [x, up, away]);
    return [px, y];
  };
  for (let n = 0; n < count; n++) {
    const [x, up] = [start + n * tread, (n + 1) * rise];
    flank.push(seen(x, up - rise, near), seen(x, up, near));
    const corner = (z: number, dx: number, dy: number) => seen(x + dx, up + dy, z);
    risers.push(
      polygon([
        corner(near, 0, -rise),
        corner(near, 0, 0),
        corner(near + deep, 0, 0),
        corner(near + deep, 0, -rise),
      ]),
    );
    const strip = (from: number, to: number) =>
      polygon([corner(from, 0, 0), corner(from, tread, 0), corner(to, tread, 0), corner(to, 0, 0)]);
    // Above our eyes no tread is seen.
    if (up < camera.eye) {
      treads.push(strip(near, near + deep));
      if (hasRunner) runners.push(strip(near + deep * 0.2, near + deep * 0.8));
    }
    const post = seen(x + tread / 2, up + 84, near + deep);
    rail.push(post);
    const foot = seen(x + tread / 2, up, near + deep);
    const thick = (foot[1] - post[1]) * 0.05;
    posts.push(taper(foot, post, thick, thick));
  }
  const last = start + count * tread;
  flank.push(seen(last, count * rise, near), seen(last, -200, near), seen(start, -200, near));
  const foot = see(camera, [start, 0, near]).y;
  put('stair.posts', decor.low === 'white' ? 'white' : 'dark', join(...posts), { tone: 0.5 });
  put('stair.rail', 'dark', lines(rail, 15), { tone: 0.6, isSheet: true });
  put('step.risers', role, join(...risers), { tone: 0.7, isSheet: true });
  put('step', role, join(...treads), { tone: 0.1, isSheet: true });
  put('step.runner', runner, join(...runners), { tone: 0.4 });
  put('flank', role, polygon(flank), {
    tone: fall(foot - height * 0.5, height, 0.55, 0.98),
    isSheet: true,
  });
  // A line along the edges of the steps, where light catches them.
  const nose = flank.slice(0, count * 2);
  put('step.edge', role, lines(nose, 7), { tone: 0.02 });
  paintFields(put, camera, flight, role);
  const door = random.between(0.55, 0.72) * count;
  const high = door * rise - 40;
  if (high > 70) {
    const plane = (u: number, v: number): Spot => [start + door * tread + u, v, near];
    const tall = Math.min(150, high);
    put('flank.door', role, frame(camera, plane, [20, 0, 66, tall], 3), { tone: 0.3, alpha: 0.7 });
    put('flank.knob', 'lamp', panel(camera, plane, 30, tall * 0.5, 5, 5), { tone: 0.3 });
  }
}

/** Panels on the flank, each as high as the steps over it. */
function paintFields(
  put: Inside['put'],
  camera: Inside['camera'],
  { start, tread, rise, count, near }: Flight,
  role: Role,
): void {
  const fields: Path[] = [];
  const plane = (u: number, v: number): Spot => [start + u, v, near - 0.5];
  for (let n = 3; n + 3 < count; n += 3) {
    const [u, tall] = [n * tread, n * rise - 26];
    const inner = 3 * tread - 14;
    const top = tall + 2.4 * rise;
    for (const inset of [0, 7])
      fields.push(
        onPlane(
          camera,
          plane,
          polygon([
            [u + 6 + inset, 14 + inset],
            [u + inner - inset, 14 + inset],
            [u + inner - inset, top - inset * 1.4],
            [u + 6 + inset, tall - inset],
          ]),
        ),
      );
  }
  put('flank.fields', role, join(...fields.filter((_, n) => n % 2 === 0)), {
    tone: 0.35,
    alpha: 0.5,
  });
  put('flank.fields', role, join(...fields.filter((_, n) => n % 2 === 1)), {
    tone: 0.75,
    alpha: 0.9,
  });
}

/** Who is there is on the steps: the hero in the middle, others above, below and far down. */
function onSteps({ camera, options: { random } }: Inside, flight: Flight): Slot[] {
  const { width, height } = camera;
  const steps = Array.from({ length: flight.count }, (_, n) => at(flight, n)).filter((spot) => {
    const { x, y } = see(camera, spot);
    return x > width * 0.1 && x < width * 0.9 && y > height * 0.34 && y < height * 0.95;
  });
  const spot = (share: number): Spot =>
    steps[Math.max(0, Math.min(steps.length - 1, Math.round(share * (steps.length - 1))))] ??
    at(flight, 1);
  const hero = random.between(0.36, 0.5);
  const place = (kind: Slot['kind'], share: number, room: number): Slot =>
    slotAt(camera, kind, spot(share), room, 'right');
  return [
    place('hero', hero, 150),
    place('beside', hero + 0.34, 120),
    place('beside', hero - 0.3, 120),
    place('middle', 0.95, 110),
    place('middle', 0.06, 130),
    ...[0.2, 0.5, 0.8].flatMap((share) => [place('top', share, 110), place('seat', share, 80)]),
  ];
}
