import { circle, ellipse, empty, join, type Point, place, smooth, stroke } from '#press/path.ts';
import { type BeastBuild, beast } from '#press/pieces/beast.ts';
import { layersOf } from '#press/pieces/beast-layers.ts';
import { blob, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const ursine = pts(
  '-0.15,0.1 -0.02,-0.22 0.22,-0.32 0.45,-0.24 0.6,-0.08 0.9,0 1,0.08 0.96,0.22 0.62,0.34 0.3,0.42 0,0.42',
);

const bearBuild: BeastBuild = {
  height: 112,
  length: 160,
  chest: 66,
  waist: 64,
  rump: 0.9,
  sway: -4,
  neck: { length: 52, rise: 0.04, base: 31, top: 20 },
  head: { size: 48, tilt: 0.05, outline: ursine },
  legs: [17, 12.5, 11],
  foot: 'paw',
  bend: 0.05,
};

const deerBuild: BeastBuild = {
  height: 112,
  length: 112,
  chest: 40,
  waist: 31,
  neck: { length: 58, rise: 0.17, base: 15, top: 8.5 },
  head: {
    size: 33,
    tilt: 0.045,
    outline: pts(
      '-0.12,0.06 0,-0.2 0.25,-0.25 0.5,-0.17 0.85,-0.05 1,0.03 0.97,0.16 0.75,0.2 0.4,0.26 0.05,0.3',
    ),
  },
  legs: [8.5, 3.6, 2.5],
  foot: 'hoof',
  bend: 0.06,
};

const bear: PieceMaker = ({ role = 'bark', state }) => {
  const b = beast(bearBuild, state === 'moving');
  const hump = ellipse(36, -106, 36, 18, 0.02);
  const ears = b.onHead(join(circle(0.06, -0.27, 0.13), circle(0.3, -0.33, 0.12)));
  return {
    layers: [
      ...layersOf('bear', role, b, { body: [...hump, ...ears], round: 15, tone: 0.5 }),
      shape(
        'bear.muzzle',
        role,
        b.onHead(blob('0.58,0.02 0.9,0 1,0.1 0.94,0.22 0.62,0.32 0.5,0.18')),
        { tone: 0.05 },
      ),
      shape(
        'bear.face',
        'dark',
        b.onHead(
          join(
            ellipse(0.97, 0.06, 0.075, 0.06),
            circle(0.48, -0.06, 0.04),
            trail('0.93,0.19 0.76,0.21 0.64,0.18', 0.025),
          ),
        ),
        { tone: 0.9 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.2]), top: b.withers },
  };
};

const deer: PieceMaker = ({ role = 'wood', state, random }) => {
  const b = beast(deerBuild, state === 'moving');
  const spread = random.between(0.9, 1.1);
  const antler = (k: number, lean: number) => {
    const p = (x: number, y: number): Point => [x * k * spread + lean, y * k];
    return join(
      stroke(
        [p(0.1, -0.2), p(-0.12, -0.6), p(-0.2, -1.1), p(0.12, -1.55), p(0.35, -1.85)],
        0.1,
        0.045,
      ),
      stroke([p(-0.08, -0.55), p(0.2, -0.72), p(0.36, -0.98)], 0.075, 0.04),
      stroke([p(-0.18, -1.05), p(-0.42, -1.3), p(-0.46, -1.62)], 0.075, 0.04),
      stroke([p(0.05, -1.45), p(0.0, -1.7), p(-0.04, -1.95)], 0.065, 0.035),
    );
  };
  const ear = blob('0.02,-0.12 -0.2,-0.3 -0.36,-0.24 -0.24,-0.08');
  const [rx, ry] = b.rump;
  return {
    layers: [
      shape('deer.antler2', 'bark', b.onHead(place(antler(0.92, 0.16), { turn: 0.02 })), {
        tone: 0.75,
        sheet: true,
      }),
      ...layersOf('deer', role, b, {
        body: [
          ...b.onHead(ear),
          ...smooth([
            [rx - 2, ry - 2],
            [rx - 10, ry + 6],
            [rx - 6, ry + 18],
            [rx + 3, ry + 10],
          ]),
        ],
        round: 8,
        tone: 0.4,
      }),
      shape(
        'deer.pale',
        'white',
        join(
          smooth([
            [rx - 4, ry + 6],
            [rx + 2, ry + 8],
            [rx + 3, ry + 22],
            [rx - 3, ry + 24],
          ]),
          blob('44,-98 53,-86 46,-76 38,-84'),
          b.onHead(blob('0.68,0.04 0.92,0.1 0.9,0.19 0.6,0.2')),
        ),
        { tone: 0.3, alpha: 0.8 },
      ),
      shape('deer.antler', 'bark', b.onHead(antler(1, 0)), { tone: 0.4, sheet: true }),
      shape(
        'deer.face',
        'dark',
        join(
          b.hooves,
          b.onHead(join(ellipse(0.97, 0.06, 0.06, 0.06), ellipse(0.4, -0.08, 0.06, 0.045))),
        ),
        { tone: 0.9 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.16]), top: b.withers, head: b.headAt([0.2, -0.3]) },
  };
};

/** A bear in white, its legs, ears and eyes in black. */
const panda: PieceMaker = ({ role = 'white', state }) => {
  const b = beast({ ...bearBuild, chest: 74, waist: 72, sway: -8 }, state === 'moving');
  const ears = b.onHead(join(circle(0.02, -0.29, 0.15), circle(0.3, -0.36, 0.14)));
  const legs = { tone: 0.55, round: 8 };
  return {
    layers: [
      shape('panda.far', 'dark', b.farLegs, { tone: 0.8 }),
      shape('panda.ears', 'dark', ears, legs),
      ...layersOf(
        'panda',
        role,
        { ...b, nearLegs: empty, farLegs: empty },
        { round: 15, tone: 0.15 },
      ),
      shape('panda.legs', 'dark', join(b.nearLegs, ellipse(40, -74, 15, 42, 0.02)), legs),
      shape('panda.eye', 'dark', b.onHead(ellipse(0.47, -0.02, 0.12, 0.16, 0.06)), { tone: 0.6 }),
      shape(
        'panda.face',
        'dark',
        b.onHead(
          join(ellipse(0.96, 0.06, 0.075, 0.06), trail('0.93,0.19 0.76,0.21 0.64,0.18', 0.025)),
        ),
        { tone: 0.9 },
      ),
      shape('panda.glint', 'white', b.onHead(circle(0.5, -0.06, 0.035)), { tone: 0 }),
    ],
    anchors: { mouth: b.headAt([0.9, 0.2]), top: b.withers },
  };
};

const polarBear: PieceMaker = (options) => bear({ ...options, role: options.role ?? 'white' });

export const deerAndBearsPieces = {
  bear: entry(bear, 'ground', 240, 128),
  panda: entry(panda, 'ground', 240, 132),
  'polar-bear': entry(polarBear, 'ground', 240, 128),
  deer: entry(deer, 'ground', 165, 225),
};
