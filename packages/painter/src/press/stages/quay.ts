import { fall } from '#press/drawing.ts';
import { ellipse, join, type Path } from '#press/path.ts';
import { type Plane, panel, see } from '#press/stages/kit/camera.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { below, hills, streak, taper } from '#press/stages/kit/shapes.ts';
import { groundSlot } from '#press/stages/kit/slots.ts';
import { paintGlitter } from '#press/stages/kit/water.ts';

/** How much of the way from the horizon to the foot of the sheet is water. */
const shore = 0.46;

/** A quay of planks along the water, bollards on its edge, the far side of the harbour behind. */
export const quay = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const far = hills(random, horizon - drop * 0.03, drop * 0.06, width * 0.7);
  put('breakwater', 'far', below(far, width, horizon + 4), { tone: 0.55, isSheet: true });
  const masts: Path[] = [];
  for (let i = 0; i < 7; i++) {
    const x = width * (0.5 + side * random.between(0.02, 0.46));
    const tall = drop * random.between(0.08, 0.2);
    masts.push(taper([x, horizon + 4], [x, horizon - tall], 5, 2));
  }
  put('masts', 'mid', join(...masts), { tone: 0.7 });
  put(
    'water',
    'water',
    below(() => horizon, width, height, width),
    { tone: fall(horizon, horizon + drop * shore, 0.15, 0.85), isSheet: true },
  );
  paintGlitter(outside, horizon + drop * shore);
  const rows: Path[] = [];
  for (let i = 0; i < 9; i++) {
    const share = 0.03 + (shore - 0.08) * ((i + 1) / 9) * ((i + 1) / 9);
    const wide = width * random.between(0.12, 0.3) * (0.5 + share * 2);
    rows.push(streak(random.next() * width, horizon + drop * share, wide, 3 + share * 14));
  }
  put('waves', 'foam', join(...rows), { tone: 0.1, alpha: 0.6 });
  const edge = horizon + drop * shore;
  put(
    'quay.face',
    'wood',
    below(() => edge, width, edge + drop * 0.03, width),
    { tone: 0.95, isSheet: true },
  );
  put(
    'quay',
    'wood',
    below(() => edge + drop * 0.02, width, height + 20, width),
    { tone: fall(edge, height, 0.2, 0.6), isSheet: true },
  );
  // Planks that run away from us, as wide as a foot is long.
  const floor: Plane = (across, away) => [across, 0, away];
  const end = camera.focal / (shore * (drop / camera.eye));
  const joints: Path[] = [];
  for (let across = -900; across <= 900; across += 46)
    joints.push(panel(camera, floor, across, 40, 3, Math.max(60, end - 40)));
  put('joints', 'dark', join(...joints), { tone: 0.35, alpha: 0.4 });
  const bollards: Path[] = [];
  for (const across of [-330, -60, 250]) {
    const at = see(camera, [across, 0, end * 0.97]);
    const size = at.scale;
    bollards.push(
      taper([at.x, at.y + 6 * size], [at.x, at.y - 44 * size], 34 * size, 26 * size),
      ellipse(at.x, at.y - 46 * size, 26 * size, 12 * size),
    );
  }
  put('bollards', 'dark', join(...bollards), { tone: 0.55, isSheet: true });
  for (const [x, share] of [
    [0.28, 0.34],
    [-0.28, 0.26],
    [0.02, 0.4],
  ] as const) {
    slots.push(groundSlot(camera, 'water', width * (0.5 + x), horizon + drop * share, 260));
  }
  return { standing: { farthest: shore + 0.12 } };
}, -0.03);
