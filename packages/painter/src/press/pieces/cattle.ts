import { circle, ellipse, join, type Path } from '#press/path.ts';
import { type BeastBuild, beast } from '#press/pieces/beast.ts';
import { blob, poly, pts, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const bovine = pts(
  '-0.1,0.1 -0.04,-0.2 0.18,-0.27 0.4,-0.2 0.8,-0.08 1,0 1.04,0.16 0.94,0.3 0.7,0.31 0.36,0.34 0.05,0.36',
);

const cowBuild: BeastBuild = {
  height: 136,
  length: 168,
  chest: 74,
  waist: 64,
  rump: 1,
  sway: 3,
  neck: { length: 62, rise: 0.06, base: 32, top: 20 },
  head: { size: 54, tilt: 0.085, outline: bovine },
  legs: [15, 7.5, 5.6],
  foot: 'hoof',
  bend: 0.05,
};

const cow: PieceMaker = ({ role = 'white', state }) => {
  const b = beast(cowBuild, state === 'moving');
  const patches = join(
    blob('-70,-132 -40,-134 -28,-112 -44,-88 -70,-94 -82,-112'),
    blob('0,-132 30,-133 38,-108 20,-92 -2,-104'),
    blob('48,-110 66,-112 70,-88 54,-80'),
    blob('-22,-84 -4,-90 2,-76 -14,-68'),
    b.onHead(blob('0,-0.2 0.3,-0.24 0.4,-0.06 0.28,0.16 0.05,0.2')),
  );
  return {
    layers: [
      shape('cow.far', role, b.farLegs, { tone: 0.9, sheet: true }),
      shape(
        'cow',
        role,
        join(
          b.torso,
          b.nearLegs,
          trail('-82,-126 -92,-110 -94,-70 -92,-56', 4.5, 3.5),
          ellipse(-92, -50, 5, 10),
          ellipse(-34, -66, 18, 10),
        ),
        { tone: 0.2, round: 14, depth: 0.6, sheet: true },
      ),
      shape('cow.patches', 'dark', join(patches, b.hooves), { tone: 0.6 }),
      shape(
        'cow.muzzle',
        'skin1',
        b.onHead(blob('0.8,-0.06 1,0 1.05,0.16 0.95,0.3 0.76,0.3 0.72,0.1')),
        { tone: 0.5 },
      ),
      shape('cow.horn', 'wood', b.onHead(join(trail('0.1,-0.2 0.16,-0.4 0.3,-0.46', 0.09, 0.04))), {
        tone: 0.1,
      }),
      shape('cow.ear', role, b.onHead(blob('0,-0.14 -0.24,-0.2 -0.36,-0.06 -0.16,0.02')), {
        tone: 0.7,
        sheet: true,
      }),
      shape(
        'cow.face',
        'dark',
        b.onHead(join(circle(0.4, -0.07, 0.04), ellipse(0.96, 0.08, 0.03, 0.045))),
        { tone: 1 },
      ),
    ],
    anchors: { mouth: b.headAt([0.95, 0.25]), top: b.withers },
  };
};

const bull: PieceMaker = ({ role = 'dark', state }) => {
  const b = beast(
    {
      ...cowBuild,
      chest: 82,
      waist: 58,
      sway: 9,
      neck: { length: 56, rise: 0.03, base: 44, top: 26 },
    },
    state === 'moving',
  );
  return {
    layers: [
      shape('bull.far', role, b.farLegs, { tone: 0.95, sheet: true }),
      shape(
        'bull',
        role,
        join(
          b.torso,
          b.nearLegs,
          ellipse(48, -132, 40, 22),
          trail('-82,-126 -96,-116 -100,-80 -94,-58', 5, 4),
          ellipse(-93, -52, 5, 11),
        ),
        { tone: 0.5, round: 13, depth: -0.6, sheet: true },
      ),
      shape(
        'bull.horns',
        'white',
        b.onHead(
          join(
            trail('0.16,-0.2 0.12,-0.5 0.36,-0.72', 0.13, 0.03),
            trail('0.02,-0.14 -0.16,-0.38 -0.02,-0.62', 0.11, 0.03),
          ),
        ),
        { tone: 0.35, sheet: true },
      ),
      shape('bull.eye', 'blood', b.onHead(ellipse(0.42, -0.06, 0.055, 0.04)), {
        tone: 0,
        glow: 0.6,
      }),
      shape('bull.ring', 'told.gold', b.onHead(ellipse(1.02, 0.24, 0.055, 0.07)), { tone: 0.3 }),
    ],
    anchors: { mouth: b.headAt([0.95, 0.25]), top: b.withers },
  };
};

const boarBuild: BeastBuild = {
  height: 82,
  length: 112,
  chest: 50,
  waist: 40,
  rump: 0.86,
  sway: -4,
  neck: { length: 34, rise: 0, base: 27, top: 20 },
  head: {
    size: 50,
    tilt: 0.055,
    outline: pts(
      '-0.15,0.1 -0.05,-0.3 0.2,-0.36 0.5,-0.18 0.9,-0.08 1.02,-0.04 1.04,0.14 0.94,0.18 0.6,0.26 0.3,0.4 0,0.42',
    ),
  },
  legs: [9, 5, 3.6],
  foot: 'hoof',
  bend: 0.06,
};

const boar: PieceMaker = ({ role = 'bark', state }) => {
  const b = beast(boarBuild, state === 'moving');
  const bristles: Path = times(13, (n) => {
    const x = 42 - n * 7;
    const y = -84 + (n > 5 ? (n - 5) * 1.4 : 0);
    return poly(`${x + 5},${y + 6} ${x - 4},${y - 9} ${x - 5},${y + 6}`);
  });
  return {
    layers: [
      shape('boar.far', role, b.farLegs, { tone: 0.95, sheet: true }),
      shape(
        'boar',
        role,
        join(b.torso, b.nearLegs, bristles, trail('-58,-58 -68,-50 -68,-36', 2.4, 1.6)),
        { tone: 0.55, round: 10, sheet: true },
      ),
      shape('boar.ear', role, b.onHead(blob('0.02,-0.24 -0.1,-0.52 0.14,-0.48 0.22,-0.26')), {
        tone: 0.9,
        sheet: true,
      }),
      shape('boar.snout', 'skin2', b.onHead(ellipse(1.02, 0.05, 0.045, 0.1, -0.02)), { tone: 0.5 }),
      shape('boar.tusk', 'white', b.onHead(trail('0.74,0.16 0.84,0.04 0.82,-0.14', 0.085, 0.03)), {
        tone: 0.1,
        sheet: true,
      }),
      shape('boar.eye', 'dark', b.onHead(circle(0.36, -0.12, 0.035)), { tone: 1 }),
    ],
    anchors: { mouth: b.headAt([0.95, 0.16]), top: b.withers },
  };
};

export const cattlePieces = {
  cow: entry(cow, 'ground', 250, 155),
  bull: entry(bull, 'ground', 250, 165),
  boar: entry(boar, 'ground', 190, 93),
};
