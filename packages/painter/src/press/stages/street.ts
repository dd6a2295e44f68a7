import { fall, spread } from '#press/drawing.ts';
import { circle, ellipse, join, type Path } from '#press/path.ts';
import type { StageMaker } from '#press/stage.ts';
import { face, see } from '#press/stages/kit/camera.ts';
import type { Front, House } from '#press/stages/kit/house.ts';
import { type Laid, type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import {
  bicycle,
  bunting,
  lamp,
  paintCrossing,
  paintRails,
  paintRoofShadow,
  paintSetts,
} from '#press/stages/kit/paving.ts';
import { below, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { paintTower } from '#press/stages/kit/towers.ts';
import { anyHouse, paintHouse, paintSkyline } from '#press/stages/kit/town.ts';
import { layFrontage } from '#press/stages/street-across.ts';

/**
 * A street as one comes upon it: along it between two rows of houses, or across it before a row of
 * shops.
 */
export const street: StageMaker = (options) =>
  options.random.next() < 0.6 ? alongStreet(options) : acrossStreet(options);

const alongStreet = outsideStage(layAlong, 0.045);
const acrossStreet = outsideStage(layFrontage, 0.1);

function layAlong(outside: Outside): Laid {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height, time, weather } = options;
  const half = random.between(250, 360) * Math.max(1, (width / height) * 0.9);
  const isLit = time === 'night' || time === 'dusk';
  const ends = see(camera, [0, 0, 5200]);
  paintSkyline(outside, {
    ...{ id: 'end', foot: ends.y, tall: height * random.between(0.1, 0.16), role: 'far' },
    ...{ tone: [0.5, 0.2], lit: isLit ? 0.4 : 0.1 },
  });
  paintTower(outside, {
    x: ends.x + width * random.between(-0.02, 0.02),
    foot: ends.y,
    tall: height * random.between(0.26, 0.4),
  });
  put(
    'street',
    'stone',
    below(() => camera.horizon, width, height + 20, width),
    { tone: fall(camera.horizon, height, 0.3, 0.8), isSheet: true },
  );
  paintSetts(
    outside,
    { from: -half + 110, to: half - 110, near: 130, far: 1600 },
    { role: 'stone', stones: 90 },
  );
  const extra = pick(random, ['rails', 'crossing', 'none', 'none']);
  if (extra === 'rails') paintRails(outside, side * random.between(20, 60), [40, 6000]);
  if (extra === 'crossing') paintCrossing(outside, half - 120, [300, 430]);
  const roles = houseRoles(random);
  for (const way of [-1, 1] as const)
    paintRow(outside, way, half, isLit && weather !== 'mist', roles);
  for (const way of [-1, 1] as const) paintPavement(outside, way, half);
  if (weather === 'clear' && time !== 'night')
    paintRoofShadow(outside, { from: side * half, to: side * -20, near: 60, far: 4000 });
  paintLamps(outside, half, isLit);
  if (random.next() < 0.45) paintBunting(outside, half);
  const wheels = [760, 980].slice(0, pick(random, [1, 2]));
  const parked = wheels.map((z) => bicycle(camera, side * (half - 36), z, 12));
  put('bicycle', 'dark', join(...parked), { tone: 0.85 });
  if (weather === 'rain') {
    const puddles = join(
      ellipse(width * 0.4, height * 0.93, 150, 22),
      ellipse(width * 0.62, height * 0.8, 90, 10),
    );
    put('puddle', 'glass', puddles, { tone: 0.4, alpha: 0.7 });
  }
  slots.push(
    slotAt(camera, 'door', [-side * (half - 20), 12, 760], 110),
    slotAt(camera, 'far', [0, 0, 2600], 300),
    // Where somebody climbs a house.
    slotAt(camera, 'wall', [-side * (half - 20), 300, 900], 120),
    slotAt(camera, 'wall', [side * (half - 20), 330, 1150], 120),
    slotAt(camera, 'window', [side * (half - 4), 420, 1250], 90),
    slotAt(camera, 'top', [-side * (half + 60), 900, 1900], 200),
  );
  return { standing: { from: 0.12, to: 0.88 } };
}

/** The colours that the walls of one street have. */
function houseRoles(random: Outside['options']['random']): readonly House['role'][] {
  return pick<readonly House['role'][]>(random, [
    ['wall', 'near', 'mid', 'pattern'],
    ['wall', 'pattern', 'wood', 'wall'],
    ['near', 'mid', 'near', 'wood'],
    ['pattern', 'accent3', 'wall', 'mid'],
  ]);
}

/** A row of houses along one side, from far to near, each of its own width, height and roof. */
function paintRow(
  outside: Outside,
  way: -1 | 1,
  half: number,
  isLit: boolean,
  roles: readonly House['role'][],
) {
  const {
    options: { random },
    sky,
    camera,
    side,
  } = outside;
  const edges = [4400];
  while ((edges[edges.length - 1] ?? 0) > 120)
    edges.push(
      (edges[edges.length - 1] ?? 0) - random.between(360, 600) * (edges.length < 4 ? 1.5 : 1),
    );
  const isShaded = way === side;
  for (let i = 1; i < edges.length; i++) {
    const [far, near] = [edges[i - 1] ?? 0, Math.max(40, edges[i] ?? 0)];
    const haze = Math.min(1, near / 3800);
    const tone = (isShaded ? 0.85 : 0.42) - haze * 0.34 + random.between(-0.12, 0.1);
    const front: Front = (across, up, out = 0) => [way * (half - out), up, near + across];
    paintHouse(
      outside,
      anyHouse(random, {
        ...{ front, wide: far - near, haze, isLit },
        role: haze > 0.7 ? 'mid' : (roles[Math.floor(random.next() * roles.length)] ?? 'wall'),
        tone: spread(
          [sky.light.x, sky.light.y],
          0,
          camera.width,
          Math.max(0, tone - 0.25),
          Math.min(1, tone + 0.12),
        ),
        ...(haze > 0.7 && { foot: 'plain' as const }),
      }),
    );
  }
}

function paintPavement({ put, camera, options: { height } }: Outside, way: -1 | 1, half: number) {
  const [inner, outer] = [way * (half - 110), way * half];
  const kerb = face(camera, [
    [inner, 12, 40],
    [outer, 12, 40],
    [outer, 12, 9000],
    [inner, 12, 9000],
  ]);
  put('pavement', 'floor', kerb, { tone: fall(camera.horizon, height, 0.3, 0.45), isSheet: true });
  const joints: Path[] = [];
  for (let z = 130; z < 2400; z += 60 + z * 0.2)
    joints.push(
      face(camera, [
        [inner, 12, z],
        [outer, 12, z],
        [outer, 12, z + 4 + z * 0.004],
        [inner, 12, z + 4 + z * 0.004],
      ]),
    );
  put('pavement.joints', 'floor', join(...joints), { tone: 1, alpha: 0.5 });
  const edge = face(camera, [
    [inner, 0, 40],
    [inner, 12, 40],
    [inner, 12, 9000],
    [inner, 0, 9000],
  ]);
  put('kerb', 'white', edge, { tone: 0.6, alpha: 0.8 });
}

function paintLamps(
  { put, camera, side, options: { random } }: Outside,
  half: number,
  isLit: boolean,
) {
  const [stems, bulbs]: [Path[], Path[]] = [[], []];
  const isOld = random.next() < 0.5;
  for (const [way, away] of [
    [-side, 2300],
    [side, 1750],
    [-side, 1150],
    [side, 620],
  ] as const) {
    const { x, y, scale: k } = see(camera, [way * (half - 90), 12, away]);
    const { stem, bulb, at } = lamp(x, y, k, isOld ? 0 : way > 0 ? 1 : -1);
    stems.push(stem);
    bulbs.push(bulb);
    if (!isLit) continue;
    put('lamp.glow', 'lamp', circle(...at, 150 * k), {
      tone: 0.3,
      alpha: spread(at, 0, 150 * k, 0.5, 0),
      mode: 'light',
    });
    put('lamp.pool', 'lamp', ellipse(x - way * 60 * k, y + 14 * k, 190 * k, 34 * k), {
      tone: 0.3,
      alpha: spread([x - way * 60 * k, y], 0, 190 * k, 0.4, 0),
      mode: 'light',
    });
  }
  put('lamps', 'dark', join(...stems), { tone: 0.7, isSheet: true });
  put('lamps.bulb', 'lamp', join(...bulbs), { tone: isLit ? 0 : 0.5, glow: isLit ? 1 : 0 });
}

function paintBunting({ put, camera, options: { random, height } }: Outside, half: number) {
  const [ropes, reds, others]: [Path[], Path[], Path[]] = [[], [], []];
  for (const away of [2400, 1500, 980]) {
    const up = random.between(520, 620);
    const [a, b] = [see(camera, [-half, up, away]), see(camera, [half, up - 40, away * 1.1])];
    const { line, flags } = bunting([a.x, a.y], [b.x, b.y], 12, height * 0.03);
    ropes.push(line);
    reds.push(flags[0]);
    others.push(flags[1]);
  }
  put('bunting.line', 'dark', join(...ropes), { tone: 0.6 });
  put('bunting', 'accent', join(...reds), { tone: 0.3, isSheet: true });
  put('bunting.other', 'accent2', join(...others), { tone: 0.2, isSheet: true });
}
