import type { Role } from '#press/drawing.ts';
import { circle, cut, join, limb } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const teeth: PieceMaker = ({ role = 'white', state }) => ({
  layers: [
    shape(
      'teeth',
      role,
      [
        ...blob(
          '-0.46,-1.1 -0.55,-1.6 -0.46,-2.1 -0.2,-2.3 0,-2.22 0.2,-2.3 0.46,-2.1 0.55,-1.6 0.46,-1.1 0.4,-0.5 0.3,0 0.14,-0.2 0.08,-0.7 0,-0.9 -0.08,-0.7 -0.14,-0.2 -0.3,0 -0.4,-0.5',
        ),
        ...(state === 'broken'
          ? cut(poly('0,-2.5 0.1,-2.1 -0.06,-1.9 0.2,-1.7 0.3,-1.9 0.7,-1.8 0.7,-2.5'))
          : []),
      ],
      { tone: 0.15, round: 0.24, depth: 0.7, sheet: true },
    ),
    shape(
      'teeth.root',
      'wood',
      join(
        blob('-0.42,-0.6 -0.3,0 -0.14,-0.2 -0.1,-0.6'),
        blob('0.42,-0.6 0.3,0 0.14,-0.2 0.1,-0.6'),
      ),
      { tone: 0.1, alpha: 0.45 },
    ),
    shape(
      'teeth.shine',
      'white',
      join(
        trail('-0.3,-2 -0.38,-1.7 -0.34,-1.4', 0.09),
        trail('-0.1,-2.05 0,-1.95 0.12,-2.06', 0.05),
      ),
      { tone: 0 },
    ),
  ],
});

const eye: PieceMaker = ({ role, random, state }) => {
  const iris = role ?? pick<Role>(random, ['accent3', 'told.blue', 'leaf', 'bark']);
  const look = state === 'moving' ? random.between(-1.4, 1.4) : 0;
  return {
    layers: [
      shape(
        'eye.lashes',
        'dark',
        times(9, (n) => {
          const u = n / 8 - 0.5;
          return limb([u * 9, -2.9 + u * u * 8], [u * 12.6, -5.4 + u * u * 11], 0.22, 0.08);
        }),
        { tone: 0.9 },
      ),
      shape(
        'eye.lid',
        'skin1',
        blob('-6.6,0.4 -3.4,-3.6 0,-4.5 3.4,-3.6 6.6,0.4 3.4,2.6 0,3.3 -3.4,2.6'),
        { tone: 0.5, round: 1, sheet: true },
      ),
      shape('eye', 'white', blob('-5.8,0.3 -3,-2.7 0,-3.4 3,-2.7 5.8,0.3 3,2.1 0,2.6 -3,2.1'), {
        tone: 0.1,
        round: 0.9,
        depth: 0.6,
      }),
      shape('eye.iris', iris, circle(look, -0.4, 2.3), {
        tone: { kind: 'spread', x: look, y: 0.4, inner: 0.3, outer: 2.6, from: 0.05, to: 0.95 },
      }),
      shape(
        'eye.pupil',
        'dark',
        join(
          circle(look, -0.4, 1.05),
          blob('-6.2,0.6 -3,-3 0,-3.8 3,-3 6.2,0.6 3,-2.3 0,-3.05 -3,-2.3'),
        ),
        { tone: 1 },
      ),
      shape(
        'eye.light',
        'white',
        join(circle(look - 0.8, -1.3, 0.55), circle(look + 0.8, 0.6, 0.25)),
        { tone: 0, glow: 1 },
      ),
    ],
  };
};

const mouth: PieceMaker = ({ role = 'told.red', state }) => ({
  layers: [
    shape(
      'mouth',
      role,
      blob('-3.4,0 -1.6,-1.3 -0.5,-1.5 0,-1.25 0.5,-1.5 1.6,-1.3 3.4,0 1.8,1.3 0,1.7 -1.8,1.3'),
      { tone: 0.35, round: 0.5, sheet: true },
    ),
    shape(
      'mouth.dark',
      'dark',
      state === 'still' || state === 'broken'
        ? trail('-3,0 -1,-0.2 0,0 1,-0.2 3,0', 0.14)
        : blob('-2.7,0 -1.2,-0.6 0,-0.5 1.2,-0.6 2.7,0 1.2,0.7 0,0.9 -1.2,0.7'),
      { tone: 0.9 },
    ),
    shape(
      'mouth.teeth',
      'white',
      state === 'still' || state === 'broken'
        ? trail('-1.4,0.8 -0.4,1 0.4,0.9', 0.12)
        : blob('-1.9,-0.28 -1.1,-0.55 0,-0.45 1.1,-0.55 1.9,-0.28 1.1,0.02 0,0.1 -1.1,0.02'),
      { tone: 0.1 },
    ),
  ],
});

const ear: PieceMaker = ({ role, random }) => {
  const skin = role ?? pick<Role>(random, ['skin1', 'skin2', 'skin3', 'skin4']);
  return {
    layers: [
      shape(
        'ear',
        skin,
        blob('-1.6,1 -1.9,-1.6 -1,-3.2 0.6,-3.4 1.7,-2.2 1.7,-0.6 0.8,0.7 0.5,2 -0.4,2.9 -1.3,2.5'),
        { tone: 0.25, round: 0.6, sheet: true },
      ),
      shape(
        'ear.folds',
        skin,
        join(
          trail('-1.1,-1.4 -0.5,-2.5 0.6,-2.6 1,-1.7 0.7,-0.7 0.1,0.2', 0.28, 0.2),
          trail('-0.5,0.8 -0.7,-0.2 0.1,-1 0.3,-1.7', 0.25, 0.15),
        ),
        { tone: 0.95 },
      ),
    ],
  };
};

/** A face by itself, as a mask is: brows, eyes, nose and mouth. */
const face: PieceMaker = ({ role, random }) => ({
  layers: [
    shape(
      'face.skin',
      role ?? pick<Role>(random, ['skin1', 'skin2', 'skin3', 'skin4']),
      blob(
        '-8.6,-15 -9.4,-9 -7.4,-3 -3.4,0.6 0,1.6 3.4,0.6 7.4,-3 9.4,-9 8.6,-15 5,-20 0,-21.4 -5,-20',
      ),
      { tone: 0.4, round: 2, depth: 0.5, sheet: true },
    ),
    shape(
      'face.eyes',
      'dark',
      join(blob('-6,-11 -4,-12.2 -2,-11 -4,-10'), blob('6,-11 4,-12.2 2,-11 4,-10')),
      { tone: 0.9 },
    ),
    shape(
      'face.brows',
      'hair1',
      join(trail('-6.4,-14 -4.2,-15 -1.8,-14.2', 0.7), trail('6.4,-14 4.2,-15 1.8,-14.2', 0.7)),
      {
        tone: 0.7,
      },
    ),
    shape('face.nose', 'dark', trail('0.2,-10.6 1.2,-7.4 -0.6,-6.8', 0.36), {
      tone: 0.6,
      alpha: 0.6,
    }),
    shape('face.mouth', 'told.red', blob('-3,-3.6 0,-4.2 3,-3.6 0,-2.2'), { tone: 0.6 }),
  ],
});

export const facePartsPieces = {
  face: entry(face, 'air', 19, 23),
  teeth: entry(teeth, 'air', 1.1, 2.3),
  eye: entry(eye, 'air', 13.4, 9),
  mouth: entry(mouth, 'air', 6.8, 3.2),
  ear: entry(ear, 'air', 3.6, 6.4),
};
