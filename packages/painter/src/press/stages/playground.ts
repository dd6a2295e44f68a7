import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import { face, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { stand, stick } from '#press/stages/kit/fittings.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { paintGround } from '#press/stages/kit/paving.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import { paintSkyline } from '#press/stages/kit/town.ts';
import { paintTree } from '#press/stages/kit/trees.ts';

const inks: readonly [Role, Role, Role] = ['accent2', 'accent3', 'blood'];

/** A playground: a slide, swings, a seesaw on sand, a low fence, trees and the roofs of the town. */
export const playground = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, time } = options;
  const far = see(camera, [0, 0, 2600]);
  paintSkyline(outside, {
    ...{ id: 'skyline', foot: far.y, tall: far.scale * random.between(560, 760), role: 'far' },
    ...{ tone: [0.7, 0.3], lit: time === 'day' ? 0.1 : 0.45 },
  });
  paintGround(outside, { id: 'lawn', role: 'leaf', far: 2700, tone: [0.35, 0.8] });
  for (const [x, z, tall] of [
    [-900, 1900, 620],
    [820, 2100, 700],
    [side * 1500, 1500, 560],
  ] as const) {
    const at = see(camera, [x + random.between(-80, 80), 0, z]);
    paintTree(outside, {
      x: at.x,
      y: at.y,
      tall: tall * at.scale,
      kind: pick(random, ['round', 'oak', 'birch']),
    });
  }
  paintFence(outside, 1500);
  const pit = Array.from({ length: 24 }, (_, n): Spot => {
    const [u, v] = ring[n % 24] ?? [0, 0];
    return [u * 620, 0, 900 + v * 420];
  });
  put('sand', 'ground', face(camera, pit), { tone: 0.15, isSheet: true });
  paintSlide(outside, [-side * 230, 1000]);
  paintSwings(outside, [side * 270, 1100]);
  if (random.next() < 0.6) paintSeesaw(outside, [side * 190, 690]);
  else paintSpringHorse(outside, [side * 210, 690]);
  slots.push(
    slotAt(camera, 'seat', [side * 210, 52, 1100], 70),
    slotAt(camera, 'seat', [side * 330, 52, 1100], 70),
    slotAt(camera, 'top', [-side * 230, 190, 1000], 80),
  );
  return { standing: { farthest: 0.2 } };
}, 0.03);

const ring: readonly (readonly [number, number])[] = Array.from({ length: 24 }, (_, n) => {
  const quarter = [
    [1, 0],
    [0.97, 0.26],
    [0.87, 0.5],
    [0.71, 0.71],
    [0.5, 0.87],
    [0.26, 0.97],
  ][n % 6] as [number, number];
  const [u, v] = quarter;
  return (
    (
      [
        [u, v],
        [-v, u],
        [-u, -v],
        [v, -u],
      ] as const
    )[Math.floor(n / 6)] ?? [1, 0]
  );
});

/** Laths with rounded heads in the colours of the place. */
function paintFence({ put, camera }: Outside, z: number) {
  const laths: [Path[], Path[]] = [[], []];
  const reach = (camera.width / camera.focal) * z * 0.6;
  for (let x = -reach, n = 0; x < reach; x += 34, n++)
    laths[n % 2 === 0 ? 0 : 1].push(stand(camera, [x, 0, z], rect(-11, -92, 22, 92, 11)));
  put('fence', 'wood', join(...laths[0]), { tone: 0.4, isSheet: true });
  put('fence', 'white', join(...laths[1]), { tone: 0.3, isSheet: true });
  put(
    'fence.rail',
    'wood',
    join(...[26, 66].map((up) => panel(camera, (u, v) => [u, v, z - 1], -reach, up, reach * 2, 6))),
    {
      tone: 0.8,
    },
  );
}

/** A slide with its ladder and a roof over the top. */
function paintSlide({ put, camera, side }: Outside, [x, z]: readonly [number, number]) {
  const way = side;
  const at = (u: number, up: number, dz = 0): Spot => [x + way * u, up, z + dz];
  const posts = [-34, 34].flatMap((dz) => [
    stick(camera, at(-40, 0, dz), at(-40, 262, dz), 8),
    stick(camera, at(40, 0, dz), at(40, 262, dz), 8),
  ]);
  const rungs: Path[] = [];
  for (let up = 28; up < 160; up += 30)
    rungs.push(stick(camera, at(-92 + up * 0.3, up, -34), at(-92 + up * 0.3, up, 34), 5));
  const rails = [-34, 34].map((dz) => stick(camera, at(-96, 0, dz), at(-40, 168, dz), 6));
  put('slide.posts', 'wood', join(...posts, ...rails), { tone: 0.6, isSheet: true });
  put('slide.rungs', 'dark', join(...rungs), { tone: 0.6 });
  const deck = face(camera, [
    at(-44, 168, -36),
    at(44, 168, -36),
    at(44, 168, 36),
    at(-44, 168, 36),
  ]);
  put(
    'slide.deck',
    'wood',
    join(
      deck,
      face(camera, [at(-44, 168, -36), at(44, 168, -36), at(44, 156, -36), at(-44, 156, -36)]),
    ),
    {
      tone: 0.4,
      isSheet: true,
    },
  );
  const roof = face(camera, [at(-58, 258, -40), at(0, 326, -10), at(58, 258, -40)]);
  put('slide.roof', inks[2], roof, { tone: 0.4, isSheet: true });
  const chute = (dz: number, lift: number): Spot[] => [
    at(40, 168 + lift, dz),
    at(110, 112 + lift, dz),
    at(180, 44 + lift, dz),
    at(220, 26 + lift, dz),
    at(256, 24 + lift, dz),
  ];
  const bed = face(camera, [...chute(-26, 0), ...chute(26, 0).reverse()]);
  put('slide.bed', 'metal', bed, { tone: 0.2, isSheet: true });
  const edge = face(camera, [...chute(-27, 14), ...chute(-27, -8).reverse()]);
  put('slide', inks[0], edge, { tone: 0.4, isSheet: true });
  const leg = stick(camera, at(212, 0, 0), at(212, 26, 0), 8);
  put('slide.leg', 'dark', leg, { tone: 0.6 });
}

/** Two swings on chains under a beam. */
function paintSwings(
  { put, camera, options: { random } }: Outside,
  [x, z]: readonly [number, number],
) {
  const frame: Path[] = [stick(camera, [x - 150, 268, z], [x + 150, 268, z], 10)];
  for (const u of [-150, 150])
    for (const dz of [-80, 80])
      frame.push(stick(camera, [x + u, 268, z], [x + u + (u > 0 ? 16 : -16), 0, z + dz], 9));
  put('swing.frame', inks[1], join(...frame), { tone: 0.5, isSheet: true });
  for (const u of [-60, 60]) {
    const lean = random.between(-26, 26);
    const chains = [-20, 20].map((dx) =>
      stick(camera, [x + u + dx, 266, z], [x + u + dx + lean, 54, z], 2.4),
    );
    put('swing.chains', 'dark', join(...chains), { tone: 0.5 });
    put('swing.seat', 'dark', stand(camera, [x + u + lean, 50, z], rect(-25, -3, 50, 7, 3)), {
      tone: 0.7,
      isSheet: true,
    });
  }
}

/** A board on a trestle, one end down. */
function paintSeesaw({ put, camera }: Outside, [x, z]: readonly [number, number]) {
  put(
    'seesaw.foot',
    'dark',
    stand(
      camera,
      [x, 0, z],
      polygon([
        [-22, 0],
        [22, 0],
        [6, -46],
        [-6, -46],
      ]),
    ),
    { tone: 0.6, isSheet: true },
  );
  put('seesaw', inks[2], stick(camera, [x - 130, 18, z], [x + 130, 76, z], 9), {
    tone: 0.5,
    isSheet: true,
  });
  const grips = [
    stick(camera, [x - 98, 24, z], [x - 98, 52, z], 4),
    stick(camera, [x + 98, 68, z], [x + 98, 96, z], 4),
  ];
  put('seesaw.grips', 'metal', join(...grips), { tone: 0.4 });
}

/** A horse on a spring. */
function paintSpringHorse({ put, camera }: Outside, [x, z]: readonly [number, number]) {
  const coil: Path[] = [];
  for (let n = 0; n < 5; n++) coil.push(ellipse(0, -6 - n * 8, 15, 4.4));
  put('spring', 'dark', stand(camera, [x, 0, z], join(...coil)), { tone: 0.5 });
  const horse = polygon([
    [-46, -84],
    [-30, -70],
    [8, -66],
    [22, -98],
    [34, -106],
    [58, -90],
    [54, -82],
    [40, -82],
    [34, -44],
    [16, -34],
    [-20, -34],
    [-40, -52],
  ]);
  put('horse', inks[0], stand(camera, [x, 0, z], horse), { tone: 0.35, isSheet: true });
  put('horse.eye', 'dark', stand(camera, [x, 0, z], circle(40, -92, 3.4)), { tone: 0.8 });
  put(
    'horse.saddle',
    inks[2],
    stand(
      camera,
      [x, 0, z],
      polygon([
        [-22, -70],
        [6, -67],
        [10, -44],
        [-18, -44],
      ]),
    ),
    { tone: 0.5 },
  );
}
