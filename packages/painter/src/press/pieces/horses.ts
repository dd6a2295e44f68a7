import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { type Beast, type BeastBuild, beast } from '#press/pieces/beast.ts';
import { blob, pick, poly, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const equine = pts(
  '-0.06,0.06 -0.02,-0.14 0.2,-0.2 0.5,-0.15 0.82,-0.09 1,-0.04 1.05,0.08 0.99,0.18 0.86,0.21 0.6,0.19 0.34,0.32 0.1,0.32',
);

const horseBuild: BeastBuild = {
  height: 152,
  length: 150,
  chest: 62,
  waist: 50,
  sway: 5,
  neck: { length: 88, rise: 0.155, base: 29, top: 14 },
  head: { size: 62, tilt: 0.1, outline: equine },
  legs: [14, 6.2, 4.6],
  foot: 'hoof',
  bend: 0.06,
};

function horseLike(
  id: string,
  role: Role,
  mane: Role,
  isMoving: boolean,
  build = horseBuild,
): { piece: Piece['layers']; b: Beast } {
  const b = beast(build, isMoving);
  const [nx, ny] = b.nape;
  const [rx, ry] = b.rump;
  // Locks that fall from the crest over the neck, and one between the ears.
  const lock = (x: number, y: number, long: number) =>
    blob(
      `${nx + x},${ny + y} ${nx + x - 13},${ny + y + long * 0.25} ${nx + x - 7},${ny + y + long * 0.7} ${nx + x + 4},${ny + y + long} ${nx + x + 9},${ny + y + long * 0.6} ${nx + x + 11},${ny + y + long * 0.2}`,
    );
  const hair = join(
    lock(-2, -12, 30),
    lock(-13, -5, 36),
    lock(-23, 7, 38),
    lock(-32, 21, 38),
    lock(-40, 36, 36),
    lock(-47, 50, 30),
    blob(`${nx - 4},${ny - 14} ${nx + 12},${ny - 8} ${nx + 22},${ny + 10} ${nx + 12},${ny + 4}`),
  );
  const swish = isMoving ? 26 : 0;
  const [tx, ty] = [rx - 18 - swish * 2.4, Math.min(ry + 92, -22) - swish * 2];
  const tail = join(
    stroke(
      [
        [rx + 8, ry - 2],
        [rx - 12 - swish, ry + 6],
        [rx - 21 - swish * 1.6, ry + 40 - swish],
        [tx, ty - 26 + swish * 0.3],
      ],
      8,
      15,
    ),
    // It thins out in locks.
    poly(
      `${tx - 8 + swish * 0.1},${ty - 30} ${tx - 9 - swish * 0.5},${ty + 6} ${tx - 3 - swish * 0.3},${ty - 4} ${tx - swish * 0.7},${ty + 16} ${tx + 3 - swish * 0.2},${ty - 2} ${tx + 7 - swish * 0.3},${ty + 5} ${tx + 7},${ty - 30}`,
    ),
  );
  return {
    b,
    piece: [
      shape(`${id}.tail`, mane, tail, { tone: 0.6, round: 5, sheet: true }),
      shape(`${id}.far`, role, b.farLegs, { tone: 0.8, sheet: true }),
      shape(
        id,
        role,
        join(b.torso, b.nearLegs, b.onHead(poly('-0.05,-0.1 0.02,-0.38 0.14,-0.14'))),
        { tone: 0.35, round: 13, sheet: true },
      ),
      shape(`${id}.mane`, mane, hair, { tone: 0.55, round: 5 }),
      shape(
        `${id}.face`,
        'dark',
        join(
          b.hooves,
          b.onHead(
            join(
              circle(0.33, -0.04, 0.042),
              ellipse(0.95, 0.02, 0.035, 0.025),
              trail('1,0.12 0.88,0.13', 0.018),
            ),
          ),
        ),
        { tone: 0.8 },
      ),
    ],
  };
}

const horse: PieceMaker = ({ role, state, random }) => {
  const coat = role ?? pick<Role>(random, ['bark', 'wood', 'hair2']);
  const { piece, b } = horseLike('horse', coat, 'dark', state === 'moving');
  return {
    layers: piece,
    anchors: { mouth: b.headAt([0.95, 0.16]), top: b.withers, saddle: [0, -148] },
  };
};

const unicorn: PieceMaker = ({ role = 'white', state }) => {
  const { piece, b } = horseLike('unicorn', role, 'accent3', state === 'moving');
  const horn = shape(
    'unicorn.horn',
    'told.gold',
    b.onHead(poly('0.14,-0.16 0.42,-0.82 0.28,-0.18')),
    { tone: 0.3, glow: 0.6 },
  );
  return { layers: [...piece, horn], anchors: { mouth: b.headAt([0.95, 0.16]), top: b.withers } };
};

const donkey: PieceMaker = ({ role = 'stone', state }) => {
  const { piece, b } = horseLike('donkey', role, 'near', state === 'moving', {
    ...horseBuild,
    height: 108,
    length: 112,
    chest: 48,
    waist: 42,
    neck: { length: 62, rise: 0.13, base: 21, top: 12 },
    head: { size: 52, tilt: 0.09, outline: equine },
    legs: [11, 5, 4],
  });
  const ears = shape(
    'donkey.ears',
    role,
    b.onHead(
      join(
        blob('-0.04,-0.1 -0.2,-0.4 -0.14,-0.72 0.04,-0.44 0.08,-0.12'),
        blob('0.08,-0.12 0.1,-0.45 0.24,-0.68 0.26,-0.36 0.2,-0.14'),
      ),
    ),
    { tone: 0.6, sheet: true },
  );
  const muzzle = shape(
    'donkey.muzzle',
    'white',
    b.onHead(blob('0.8,-0.08 1,-0.04 1.05,0.08 0.99,0.18 0.8,0.2 0.74,0.05')),
    { tone: 0.3 },
  );
  return {
    layers: [...piece, muzzle, ears],
    anchors: { mouth: b.headAt([0.95, 0.16]), top: b.withers },
  };
};

export const horsesPieces = {
  horse: entry(horse, 'ground', 260, 230),
  unicorn: entry(unicorn, 'ground', 260, 250),
  donkey: entry(donkey, 'ground', 195, 185),
};
