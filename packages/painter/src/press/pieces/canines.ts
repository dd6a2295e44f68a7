import { circle, ellipse, join, type Point, stroke } from '#press/path.ts';
import { type BeastBuild, beast } from '#press/pieces/beast.ts';
import { layersOf } from '#press/pieces/beast-layers.ts';
import { blob, poly, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const canine = pts(
  '-0.12,0.1 0,-0.2 0.22,-0.28 0.42,-0.2 0.56,-0.08 0.9,-0.03 1.02,0.03 0.98,0.13 0.6,0.24 0.34,0.36 0.05,0.36',
);

const wolfBuild: BeastBuild = {
  height: 80,
  length: 98,
  chest: 40,
  waist: 27,
  neck: { length: 40, rise: 0.13, base: 17, top: 11 },
  head: { size: 35, tilt: 0.02, outline: canine },
  legs: [8, 4.2, 3.1],
  foot: 'paw',
  bend: 0.09,
};

const canineEars = poly('0,-0.16 0.02,-0.56 0.14,-0.42 0.25,-0.24');

const wolf: PieceMaker = ({ role = 'stone', state }) => {
  const b = beast(wolfBuild, state === 'moving');
  const [rx, ry] = b.rump;
  const tail = stroke(
    [
      [rx + 4, ry + 4],
      [rx - 14, ry + 16],
      [rx - 22, ry + 40],
      [rx - 18, ry + 58],
    ],
    9,
    13,
  );
  const ruff = b.onHead(blob('-0.5,0.1 0,-0.16 0.18,0.3 0.05,0.72 -0.35,0.95 -0.8,0.7'));
  const belly = blob('36,-72 46,-58 36,-46 0,-47 -30,-54 4,-52');
  return {
    layers: [
      ...layersOf('wolf', role, b, {
        body: [...tail, ...b.onHead(canineEars), ...ruff],
        round: 8,
        tone: 0.5,
      }),
      shape(
        'wolf.pale',
        role,
        join(belly, b.onHead(blob('0.1,0.3 0.34,0.12 0.7,0.1 0.98,0.1 0.6,0.22 0.3,0.36'))),
        { tone: 0.05, alpha: 0.75 },
      ),
      shape('wolf.eye', 'lamp', b.onHead(ellipse(0.4, -0.06, 0.07, 0.045, 0.04)), {
        tone: 0.1,
        glow: 1,
      }),
      shape(
        'wolf.nose',
        'dark',
        b.onHead(
          join(circle(0.99, 0.04, 0.065), trail('0.94,0.15 0.7,0.15 0.55,0.19', 0.03, 0.01)),
        ),
        { tone: 1 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.15]), top: b.withers, head: b.headAt([0.3, -0.3]) },
  };
};

const fox: PieceMaker = ({ role = 'accent', state }) => {
  const k = 0.46;
  const b = beast(
    {
      ...wolfBuild,
      height: 38,
      length: 52,
      chest: 16,
      waist: 12,
      neck: { length: 17, rise: 0.11, base: 7.5, top: 5.5 },
      head: { size: 19, tilt: 0.03, outline: canine },
      legs: [3.8, 1.9, 1.4],
    },
    state === 'moving',
  );
  const [rx, ry] = b.rump;
  const tail: Point[] = [
    [rx + 3, ry + 2],
    [rx - 10, ry + 3],
    [rx - 24, ry + 10],
    [rx - 40, ry + 7],
  ];
  return {
    layers: [
      ...layersOf('fox', role, b, {
        body: [...stroke(tail, 4, 11), ...b.onHead(canineEars)],
        round: 4,
      }),
      shape(
        'fox.pale',
        'white',
        join(
          stroke(
            [
              [rx - 33, ry + 9],
              [rx - 41, ry + 7.2],
            ],
            10.5,
            6,
          ),
          b.onHead(blob('0.1,0.3 0.34,0.06 0.7,0.08 0.98,0.1 0.6,0.24 0.3,0.37')),
          blob('18,-33 27,-30 24,-22 16,-21'),
        ),
        { tone: 0.15 },
      ),
      shape(
        'fox.dark',
        'dark',
        join(
          b.hooves,
          b.onHead(
            join(
              circle(0.99, 0.04, 0.06),
              ellipse(0.42, -0.06, 0.055, 0.05),
              poly('0.03,-0.36 0.02,-0.56 0.12,-0.42'),
            ),
          ),
        ),
        { tone: 0.8 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.15]), top: b.withers, tail: [rx - 40, ry + 7 * k] },
  };
};

export const caninesPieces = {
  wolf: entry(wolf, 'ground', 165, 104),
  fox: entry(fox, 'ground', 112, 50),
};
