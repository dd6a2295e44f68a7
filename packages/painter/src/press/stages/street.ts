import { fall, spread } from '#press/drawing.ts';
import { circle, ellipse, join, lines, type Path, rect } from '#press/path.ts';
import { type Camera, face, type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { isOnSheet } from '#press/stages/kit/room.ts';
import { below, pick, taper } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** A street between two rows of houses, pavements, lamps; a tower at its end. */
export const street = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height, time } = options;
  const half = random.between(270, 400) * Math.max(1, (width / height) * 0.9);
  put(
    'street',
    'stone',
    below(() => camera.horizon, width, height + 20, width),
    {
      tone: fall(camera.horizon, height, 0.35, 0.8),
      isSheet: true,
    },
  );
  paintEnd(outside);
  const isLit = time === 'night' || time === 'dusk';
  for (const way of [-1, 1] as const) paintHouses(outside, way, half, isLit);
  for (const way of [-1, 1] as const) {
    const [inner, outer] = [way * (half - 110), way * half];
    const kerb = face(camera, [
      [inner, 12, 40],
      [outer, 12, 40],
      [outer, 12, 9000],
      [inner, 12, 9000],
    ]);
    put('pavement', 'floor', kerb, {
      tone: fall(camera.horizon, height, 0.3, 0.45),
      isSheet: true,
    });
    const edge = face(camera, [
      [inner, 0, 40],
      [inner, 12, 40],
      [inner, 12, 9000],
      [inner, 0, 9000],
    ]);
    put('kerb', 'dark', edge, { tone: 0.3, alpha: 0.7 });
  }
  paintLamps(outside, half, isLit);
  if (options.weather === 'rain') {
    put(
      'puddle',
      'glass',
      join(
        ellipse(width * 0.4, height * 0.93, 150, 22),
        ellipse(width * 0.62, height * 0.8, 90, 10),
      ),
      { tone: 0.4, alpha: 0.7 },
    );
  }
  slots.push(
    slotAt(camera, 'door', [-side * (half - 20), 12, 760], 110),
    slotAt(camera, 'far', [0, 0, 2600], 300),
  );
  // Where somebody climbs a house.
  slots.push(
    slotAt(camera, 'wall', [-side * (half - 20), 300, 900], 120),
    slotAt(camera, 'wall', [side * (half - 20), 330, 1150], 120),
  );
  slots.push(slotAt(camera, 'window', [side * (half - 4), 420, 1250], 90));
  slots.push(slotAt(camera, 'top', [-side * (half + 60), 900, 1900], 200));
  return { standing: { from: 0.12, to: 0.88 } };
}, -0.01);

function paintEnd({ put, options: { random }, camera }: Outside) {
  const { x, y, scale } = see(camera, [0, 0, 5200]);
  const tall = random.between(1500, 2600) * scale;
  const wide = tall * random.between(0.16, 0.24);
  const kind = pick(random, ['spire', 'dome', 'flat']);
  const top = y - tall;
  const parts: Path[] = [rect(x - wide / 2, top, wide, tall)];
  if (kind === 'spire')
    parts.push([0, x - wide * 0.6, top + 2, 1, x, top - tall * 0.5, 1, x + wide * 0.6, top + 2, 3]);
  if (kind === 'dome')
    parts.push(ellipse(x, top, wide * 0.56, wide * 0.6), rect(x - 2, top - wide, 4, wide));
  for (let i = -4; i <= 4; i++) {
    const w = random.between(150, 240) * scale * 2.4;
    const h = random.between(360, 620) * scale * 1.4;
    parts.push(rect(x + i * w * 0.9 - w / 2, y - h, w, h + 8));
  }
  put('end', 'far', join(...parts), { tone: fall(top, y, 0.75, 0.25), isSheet: true });
}

/** A row of houses along one side, from far to near, each of its own width, height and roof. */
function paintHouses(
  { put, options: { random, weather }, camera, sky, side }: Outside,
  way: -1 | 1,
  half: number,
  isLit: boolean,
) {
  const edges = [4200];
  while ((edges[edges.length - 1] ?? 0) > 120)
    edges.push((edges[edges.length - 1] ?? 0) - random.between(420, 680));
  const isShaded = way === side;
  for (let i = 1; i < edges.length; i++) {
    const [far, near] = [edges[i - 1] ?? 0, Math.max(40, edges[i] ?? 0)];
    const tall = random.between(620, 1100);
    const x = way * half;
    const plane: Plane = (across, up) => [x, up, near + across];
    const long = far - near;
    const haze = Math.min(1, near / 3800);
    const tone = (isShaded ? 0.86 : 0.5) - haze * 0.34 + random.between(-0.08, 0.08);
    const role = near > 2400 ? 'mid' : pick(random, ['wall', 'near', 'mid']);
    const roof = face(camera, [
      plane(0, tall),
      plane(long, tall),
      [x + way * 240, tall + 210, far],
      [x + way * 240, tall + 210, near],
    ]);
    put('roof', 'dark', roof, { tone: 0.35 - haze * 0.25, isSheet: true });
    put('house', role, panel(camera, plane, 0, 0, long, tall), {
      tone: spread(
        [sky.light.x, sky.light.y],
        0,
        camera.width,
        Math.max(0, tone - 0.25),
        Math.min(1, tone + 0.12),
      ),
      isSheet: true,
      grain: { kind: 'upright' },
    });
    paintHouseWindows(put, camera, plane, [long, tall], random, isLit && weather !== 'mist', haze);
  }
}

function paintHouseWindows(
  put: Outside['put'],
  camera: Camera,
  plane: Plane,
  [long, tall]: readonly [number, number],
  random: Outside['options']['random'],
  isLit: boolean,
  haze: number,
) {
  const [lit, dark]: [Path[], Path[]] = [[], []];
  const step = random.between(120, 170);
  for (let up = 380; up + 170 < tall; up += 280) {
    for (let x = 60; x + 80 < long; x += step) {
      const pane = panel(camera, plane, x, up, 72, 150);
      if (isOnSheet(pane, camera)) (isLit && random.next() < 0.42 ? lit : dark).push(pane);
    }
  }
  const door = panel(camera, plane, long * 0.4, 12, 100, 220);
  const shop = panel(camera, plane, long * 0.4 + 130, 70, Math.min(190, long * 0.36), 180);
  put('door', 'accent', door, { tone: 0.75 - haze * 0.3 });
  (isLit ? lit : dark).push(shop);
  put('windows', 'night', join(...dark), { tone: 0.45, alpha: 0.9 - haze * 0.4 });
  put('windows.lit', 'lamp', join(...lit), { tone: 0.25, glow: 0.9 });
  const band = panel(camera, plane, 0, 330, long, 12);
  put('cornice', 'white', join(band, panel(camera, plane, 0, tall - 16, long, 18)), {
    tone: 0.45,
    alpha: 0.5,
  });
}

function paintLamps({ put, camera, side }: Outside, half: number, isLit: boolean) {
  const stems: Path[] = [];
  const bulbs: Path[] = [];
  for (const [way, away] of [
    [-side, 2300],
    [side, 1750],
    [-side, 1150],
    [side, 620],
  ] as const) {
    const foot = see(camera, [way * (half - 90), 12, away]);
    const k = foot.scale;
    const top = foot.y - 360 * k;
    stems.push(taper([foot.x, foot.y], [foot.x, top], 14 * k, 7 * k));
    stems.push(
      lines(
        [
          [foot.x, top],
          [foot.x - way * 40 * k, top - 14 * k],
        ],
        6 * k,
      ),
      rect(foot.x - 14 * k, foot.y - 24 * k, 28 * k, 26 * k),
    );
    bulbs.push(circle(foot.x - way * 44 * k, top + 6 * k, 17 * k));
    if (isLit) {
      const at: [number, number] = [foot.x - way * 44 * k, top + 6 * k];
      put('lamp.glow', 'lamp', circle(...at, 130 * k), {
        tone: 0.3,
        alpha: spread(at, 0, 130 * k, 0.45, 0),
        mode: 'light',
      });
    }
  }
  put('lamps', 'dark', join(...stems), { tone: 0.7, isSheet: true });
  put('lamps.bulb', 'lamp', join(...bulbs), { tone: isLit ? 0 : 0.5, glow: isLit ? 1 : 0 });
}
