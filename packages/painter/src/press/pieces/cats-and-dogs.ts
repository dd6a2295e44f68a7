import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, limb, type Path, place } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { beast } from '#press/pieces/beast.ts';
import { blob, pick, poly, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Sits and looks at us; walks where it moves. */
const cat: PieceMaker = ({ role = 'dark', state }) =>
  state === 'moving' ? walkingCat(role) : sittingCat(role);

function sittingCat(role: Role): Piece {
  const k = 0.22;
  const on = (path: Path) => place(path, { x: -176 * k, y: -470 * k, scale: k });
  const body = on(
    join(
      blob(
        '120,470 118,436 128,396 148,366 150,344 146,322 156,306 176,298 196,298 214,306 222,326 214,348 206,362 222,398 230,440 228,470',
      ),
      poly('150,316 156,272 178,300'),
      poly('194,300 216,272 220,318'),
    ),
  );
  return {
    layers: [
      shape('cat.tail', role, on(trail('212,460 262,466 286,440 278,404 296,384', 19, 13)), {
        tone: 0.7,
        sheet: true,
      }),
      shape('cat', role, body, { tone: 0.55, round: 4, depth: -0.7, sheet: true }),
      shape(
        'cat.chest',
        role,
        on(
          join(
            trail('168,468 170,420 176,400', 2.5, 1.5),
            trail('190,468 188,420 182,400', 2.5, 1.5),
          ),
        ),
        { tone: 0, alpha: 0.5 },
      ),
      shape('cat.eyes', 'lamp', on(join(ellipse(170, 324, 8, 9), ellipse(199, 324, 8, 9))), {
        tone: 0.15,
        glow: 1,
      }),
      shape(
        'cat.pupils',
        'dark',
        on(
          join(
            ellipse(171, 324, 2.3, 8),
            ellipse(200, 324, 2.3, 8),
            blob('181,336 185,341 189,336'),
          ),
        ),
        { tone: 1 },
      ),
    ],
    anchors: { mouth: [1, -28], top: [2, -42] },
  };
}

function walkingCat(role: Role): Piece {
  const b = beast(
    {
      height: 27,
      length: 36,
      chest: 11.5,
      waist: 9.5,
      sway: 0.6,
      neck: { length: 11, rise: 0.13, base: 5.4, top: 4.6 },
      head: {
        size: 11.5,
        tilt: 0.02,
        outline: pts(
          '-0.15,0.1 -0.1,-0.3 0.2,-0.5 0.6,-0.42 0.82,-0.15 0.96,0.04 0.92,0.24 0.7,0.38 0.3,0.46 -0.05,0.38',
        ),
      },
      legs: [3, 1.8, 1.5],
      foot: 'paw',
      bend: 0.08,
    },
    true,
  );
  const tail = trail('-16,-24 -26,-28 -30,-40 -26,-50', 3, 2.2);
  return {
    layers: [
      shape('cat.far', role, b.farLegs, { tone: 0.9, sheet: true }),
      shape(
        'cat',
        role,
        join(
          b.torso,
          b.nearLegs,
          tail,
          b.onHead(
            join(
              poly('-0.08,-0.22 -0.05,-0.85 0.3,-0.46'),
              poly('0.3,-0.46 0.55,-0.85 0.68,-0.34'),
            ),
          ),
        ),
        { tone: 0.55, round: 3, depth: -0.7, sheet: true },
      ),
      shape('cat.eyes', 'lamp', b.onHead(ellipse(0.6, -0.12, 0.12, 0.09)), { tone: 0.15, glow: 1 }),
    ],
    anchors: { mouth: b.headAt([0.9, 0.2]), top: b.withers },
  };
}

const dogHead = pts(
  '-0.08,0.1 -0.02,-0.2 0.2,-0.36 0.42,-0.31 0.54,-0.13 0.88,-0.11 1.01,-0.02 0.99,0.13 0.64,0.24 0.36,0.34 0.05,0.36',
);

const dog: PieceMaker = ({ role = 'wood', state, random }) => {
  const b = beast(
    {
      height: 54,
      length: 62,
      chest: 26,
      waist: 17,
      neck: { length: 29, rise: 0.16, base: 11, top: 8.5 },
      head: { size: 26, tilt: 0, outline: dogHead },
      legs: [6, 3.3, 2.6],
      foot: 'paw',
      bend: 0.09,
    },
    state === 'moving',
  );
  const tail = pick(random, [
    trail('-28,-50 -42,-58 -46,-72 -40,-82', 6, 3),
    trail('-28,-50 -40,-54 -52,-66 -62,-68', 6, 3),
  ]);
  return {
    layers: [
      shape('dog.far', role, b.farLegs, { tone: 0.8, sheet: true }),
      shape('dog', role, join(b.torso, b.nearLegs, tail), { tone: 0.35, round: 6, sheet: true }),
      shape(
        'dog.ear',
        'bark',
        b.onHead(blob('0.1,-0.3 0.26,-0.27 0.27,0.05 0.16,0.36 -0.05,0.4 -0.14,0.16 -0.02,-0.14')),
        { tone: 0.5, round: 3 },
      ),
      shape(
        'dog.collar',
        'accent',
        limb(b.headAt([-0.32, -0.02]), b.headAt([0.08, 0.5]), 1.9, 1.9),
        { tone: 0.5 },
      ),
      shape(
        'dog.face',
        'dark',
        b.onHead(
          join(
            ellipse(0.97, -0.03, 0.09, 0.075),
            circle(0.5, -0.13, 0.045),
            trail('0.93,0.12 0.74,0.14 0.6,0.1', 0.025),
          ),
        ),
        { tone: 0.9 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.15]), top: b.withers },
  };
};

export const catsAndDogsPieces = {
  cat: entry(cat, 'ground', 41, 44),
  dog: entry(dog, 'ground', 122, 80),
};
