import { fall } from '#press/drawing.ts';
import { ellipse, join, mapPoints, type Path, type Point } from '#press/path.ts';
import { mooredBoat, paintRipples, paintSails } from '#press/stages/kit/afloat.ts';
import { face, type Plane, panel, scaleOfGround, see } from '#press/stages/kit/camera.ts';
import { head } from '#press/stages/kit/flowers.ts';
import { paintVillage } from '#press/stages/kit/land.ts';
import { type Laid, type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { fir } from '#press/stages/kit/plants.ts';
import { below, hills, lens, pick, taper } from '#press/stages/kit/shapes.ts';
import { groundSlot, slotAt } from '#press/stages/kit/slots.ts';
import { paintGlitter, paintStillLines } from '#press/stages/kit/water.ts';

/** Still water that doubles the far bank; a landing stage runs out into it. */
export const lake = outsideStage((outside) => {
  const bank = paintFarBank(outside);
  paintWaterThings(outside, bank);
  return paintLandingStage(outside, bank);
}, -0.02);

/** The same in winter: nothing is on it or in it, and one stands anywhere on its ice. */
export const frozenLake = outsideStage((outside) => {
  const { options, camera, put } = outside;
  const { random, width, height } = options;
  const bank = paintFarBank(outside);
  const drop = height - camera.horizon;
  put(
    'ice',
    'white',
    below(() => bank, width, height + 20, width),
    { tone: fall(bank, height, 0.1, 0.6), alpha: fall(bank, height, 0.72, 0.5) },
  );
  const gleams = Array.from({ length: 9 }, (_, n) => {
    const y = bank + drop * (0.04 + 0.1 * n);
    const wide = 60 + 260 * ((y - bank) / drop);
    return lens(width * random.next(), y, wide, 4 + wide * 0.03, 0);
  });
  put('ice.gleam', 'white', join(...gleams), { tone: 0, alpha: 0.5 });
  return { standing: {} };
}, -0.02);

/** Hills and woods, and the water that mirrors them; where it begins. */
function paintFarBank(outside: Outside): number {
  const { options, camera, put, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const bank = horizon + drop * 0.02;
  const far = hills(random, bank - drop * 0.14, drop * random.between(0.1, 0.26), width * 0.9);
  const farther = hills(random, bank - drop * 0.24, drop * random.between(0.06, 0.2), width * 0.6);
  put('hills.farther', 'far', below(farther, width, bank), {
    tone: fall(bank - drop * 0.4, bank, 0.3, 0),
    isSheet: true,
  });
  put('hills', 'far', below(far, width, bank), {
    tone: fall(bank - drop * 0.3, bank, 0.8, 0.25),
    isSheet: true,
  });
  const low = hills(random, bank - drop * 0.03, drop * 0.04, width * 0.6);
  const trees: Path[] = [below(low, width, bank + 2)];
  for (let i = 0; i < 26; i++) {
    const x = width * (0.5 - side * (0.5 - random.next() * random.next() * 1.05));
    trees.push(fir(random, x, low(x) + 6, height * random.between(0.03, 0.1), height * 0.026));
  }
  const woods = join(...trees);
  put('woods', 'mid', woods, { tone: fall(bank - drop * 0.12, bank, 0.7, 0.5), isSheet: true });
  put(
    'water',
    'water',
    below(() => bank, width, height + 20, width),
    { tone: fall(bank, height, 0.08, 0.9), isSheet: true },
  );
  const upside = (path: Path) => mapPoints(path, ([x, y]) => [x, bank + (bank - y) * 0.8]);
  put('hills.mirrored', 'far', upside(below(far, width, bank)), {
    tone: 0.6,
    alpha: fall(bank, bank + drop * 0.3, 0.5, 0.1),
  });
  put('woods.mirrored', 'mid', upside(woods), {
    tone: 0.8,
    alpha: fall(bank, bank + drop * 0.2, 0.7, 0.15),
  });
  if (random.next() < 0.6) paintVillage(outside, low, width * (0.5 + side * 0.22), drop * 0.034);
  return bank;
}

/** Its glitter, its sails, a boat, ripples and lilies. */
function paintWaterThings(outside: Outside, bank: number): void {
  const { options, camera, put, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  paintGlitter(outside, height * 0.9);
  if (random.next() < 0.5) paintSails(outside, pick(random, [1, 2]));
  const boatAt = horizon + drop * random.between(0.24, 0.36);
  const [hull, bench] = mooredBoat(
    camera,
    width * (0.5 + side * random.between(0.24, 0.36)),
    boatAt,
  );
  put('boat', pick(random, ['accent', 'wood', 'accent2']), hull, { tone: 0.55, isSheet: true });
  put('boat.bench', 'dark', bench, { tone: 0.5, alpha: 0.6 });
  paintRipples(outside, [0.05, 0.9], 40);
  paintLilies(outside);
  paintStillLines(outside, [bank, height * 0.96]);
}

/** Planks on posts from our feet out over the water, reeds beside them, and where one is. */
function paintLandingStage(
  { options, camera, put, putFront, slots, side }: Outside,
  bank: number,
): Laid {
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const x = -side * random.between(60, 110);
  const reach = random.between(0.36, 0.46);
  const planks: Plane = (across, away) => [x + across, 28, away];
  const end = camera.focal / Math.max(0.6, (horizon + drop * reach - horizon) / camera.eye);
  const posts: Path[] = [];
  for (const away of [end - 20, end * 0.72, end * 0.5]) {
    for (const across of [-100, 100]) {
      const [top, foot] = [
        see(camera, [x + across, 52, away]),
        see(camera, [x + across, -34, away]),
      ];
      posts.push(taper([top.x, foot.y], [top.x, top.y], 15 * top.scale, 15 * top.scale));
    }
  }
  put('posts', 'dark', join(...posts), { tone: 0.5 });
  put(
    'stage.edge',
    'wood',
    face(camera, [
      [x - 100, 28, end],
      [x + 100, 28, end],
      [x + 100, 10, end],
      [x - 100, 10, end],
    ]),
    { tone: 0.9 },
  );
  put('stage', 'wood', panel(camera, planks, -100, 40, 200, end - 40), {
    tone: fall(bank, height, 0.15, 0.65),
    isSheet: true,
  });
  const joints: Path[] = [];
  for (let away = 60; away < end; away += 24)
    joints.push(panel(camera, planks, -100, away, 200, 2.6));
  put('joints', 'dark', join(...joints), { tone: 0.3, alpha: 0.5 });
  const [reeds, heads]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 26; i++) {
    const at = width / 2 + side * width * random.between(0.22, 0.55);
    const tip: Point = [at + random.between(-30, 30), height * random.between(0.7, 0.92)];
    reeds.push(taper([at, height + 10], tip, 9, 0));
    if (i % 3 === 0) heads.push(lens(tip[0], tip[1] - 4, 46, 9, 0.25));
  }
  putFront('reeds', 'leaf', join(...reeds), { tone: 0.85, isSheet: true });
  putFront('reeds.heads', 'bark', join(...heads), { tone: 0.8, isSheet: true });
  for (const [dx, share] of [
    [0.26, 0.5],
    [0.34, 0.3],
    [0.1, 0.16],
  ] as const) {
    slots.push(groundSlot(camera, 'water', width * (0.5 + side * dx), horizon + drop * share, 260));
  }
  slots.push(slotAt(camera, 'seat', [x + side * 60, 28, end - 30], 90));
  slots.push(groundSlot(camera, 'underwater', width * (0.5 + side * 0.2), height * 0.9, 240));
  const middle = see(camera, [x, 28, 310]).x / width;
  return {
    standing: {
      from: Math.max(0.1, middle - 0.2),
      to: Math.min(0.9, middle + 0.2),
      farthest: 0.46,
      side: side < 0 ? 1 : -1,
    },
  };
}

/** Leaves on the water, some with a flower. */
function paintLilies({ put, camera, side, options: { random, width, height } }: Outside) {
  const [pads, flowers]: [Path[], Path[]] = [[], []];
  for (let n = 0; n < 16; n++) {
    const y = camera.horizon + (height - camera.horizon) * random.between(0.5, 0.98);
    const k = scaleOfGround(camera, y);
    const x = width * (0.5 + side * random.between(0.12, 0.52));
    pads.push(ellipse(x, y, k * 22, k * 6));
    if (n % 3 === 0) flowers.push(head('daisy', [x, y - k * 5], k * 7));
  }
  put('lilies', 'leaf', join(...pads), { tone: 0.5 });
  put('lilies.flower', pick(random, ['white', 'accent3', 'accent']), join(...flowers), {
    tone: 0.1,
  });
}
