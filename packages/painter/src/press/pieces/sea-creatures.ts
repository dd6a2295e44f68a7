import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Point, stroke } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const fish: PieceMaker = ({ role, state, random }) => {
  const coat = role ?? pick<Role>(random, ['accent', 'accent2', 'accent3']);
  const tall = random.between(0.85, 1.15);
  const wag = state === 'moving' ? 2.4 : 0;
  return {
    layers: [
      shape(
        'fish.fins',
        coat,
        join(
          blob(`-10,0 -15,${-7 + wag} -19,${-9 + wag} -17,${wag} -19,${9 + wag} -15,${7 + wag}`),
          blob(`4,${-6 * tall} -1,${-11 * tall} -7,${-10 * tall} -6,${-4 * tall}`),
          blob(`1,${6 * tall} -4,${10 * tall} -6,${4 * tall}`),
        ),
        { tone: 0.85, sheet: true },
      ),
      shape(
        'fish',
        coat,
        blob(
          `-12,0 -6,${-5 * tall} 3,${-7.5 * tall} 11,${-5 * tall} 16,0.5 11,${5.4 * tall} 3,${7 * tall} -6,${4.6 * tall}`,
        ),
        { tone: 0.3, round: 3.4, sheet: true },
      ),
      shape(
        'fish.bands',
        'white',
        join(
          trail(`7.4,${-6.4 * tall} 5.6,0 7.2,${6.2 * tall}`, 1.5),
          trail(`-1,${-6.2 * tall} -2.6,0 -1,${6 * tall}`, 1.6),
          trail(`-7.6,${-3.6 * tall} -8.6,0 -7.6,${3.4 * tall}`, 1.2),
        ),
        { tone: 0.1 },
      ),
      shape('fish.fin', coat, blob('3,1 -1,1.4 -3,4 0,4.4 3.4,3'), { tone: 0.75 }),
      shape('fish.eye', 'white', circle(10.8, -1.4, 1.7), { tone: 0 }),
      shape('fish.pupil', 'dark', join(circle(11.1, -1.4, 0.95), trail('15.4,1.6 13.6,2', 0.4)), {
        tone: 1,
      }),
    ],
    anchors: { mouth: [16, 1] },
  };
};

const octopus: PieceMaker = ({ role = 'accent', random }) => {
  const arms = Array.from({ length: 8 }, (_, n) => {
    const x = (n - 3.5) * 6;
    const out = (n - 3.5) * random.between(9, 13);
    const curl = n < 4 ? -1 : 1;
    const long = 52 + random.between(-8, 8) - Math.abs(n - 3.5) * 5;
    const points: Point[] = [
      [x, 4],
      [x + out * 0.5, 22],
      [out * 1.2 + x * 0.4, long * 0.75],
      [out * 1.7 + curl * 6, long],
      [out * 1.9 + curl * 16, long * 0.86],
      [out * 1.8 + curl * 14, long * 0.7],
    ];
    return stroke(points, 12, 2);
  });
  return {
    layers: [
      shape('octopus.arms', role, join(...arms.filter((_, n) => n % 2 === 1)), {
        tone: 0.75,
        sheet: true,
      }),
      shape(
        'octopus',
        role,
        join(
          ...arms.filter((_, n) => n % 2 === 0),
          blob('-24,6 -28,-14 -30,-44 -18,-66 4,-70 24,-60 31,-40 27,-12 24,8 0,14'),
        ),
        { tone: 0.35, round: 10, sheet: true },
      ),
      shape('octopus.eyes', 'white', join(ellipse(-9, -8, 6, 7.5), ellipse(14, -8, 6, 7.5)), {
        tone: 0.05,
      }),
      shape('octopus.pupils', 'dark', join(ellipse(-8, -8, 4.4, 1.9), ellipse(15, -8, 4.4, 1.9)), {
        tone: 1,
      }),
      shape(
        'octopus.spots',
        role,
        join(circle(-12, -50, 4), circle(4, -58, 3), circle(12, -46, 4.5), circle(-18, -34, 3)),
        { tone: 0.8, alpha: 0.6 },
      ),
    ],
    anchors: { top: [0, -70] },
  };
};

const jellyfish: PieceMaker = ({ role = 'told.pink', random }) => {
  const threads = times(9, (n) => {
    const x = (n - 4) * 4.2;
    const w = random.between(3, 6);
    return trail(
      `${x},0 ${x - w},14 ${x + w * 0.6},28 ${x - w},42 ${x},${54 + random.between(0, 16)}`,
      1.6,
      0.6,
    );
  });
  const lace = times(3, (n) =>
    trail(
      `${(n - 1) * 6},0 ${(n - 1) * 6 + 4},16 ${(n - 1) * 6 - 4},28 ${(n - 1) * 6 + 3},44`,
      6,
      2,
    ),
  );
  return {
    layers: [
      shape('jellyfish.threads', role, threads, { tone: 0.55, alpha: 0.8 }),
      shape('jellyfish.lace', 'white', lace, { tone: 0.1, alpha: 0.75 }),
      shape(
        'jellyfish',
        role,
        join(blob('-24,2 -25,-10 -18,-26 0,-33 18,-26 25,-10 24,2 12,-2 0,3 -12,-2')),
        { tone: 0.25, round: 7, alpha: 0.92, glow: 0.6, sheet: true },
      ),
      shape(
        'jellyfish.light',
        'white',
        join(ellipse(-9, -18, 4, 8, 0.09), trail('4,-26 12,-20 16,-12', 1.8, 1)),
        { tone: 0, alpha: 0.8 },
      ),
    ],
    anchors: { top: [0, -33] },
  };
};

const turtle: PieceMaker = ({ role = 'leaf' }) => ({
  layers: [
    shape(
      'turtle.fins',
      role,
      join(
        blob('18,-6 34,6 46,24 40,26 22,16 8,4'),
        blob('-24,-4 -36,6 -44,12 -38,16 -22,8'),
        blob('28,-10 38,-20 50,-20 54,-13 46,-8 34,-4'),
      ),
      { tone: 0.2, round: 4, sheet: true },
    ),
    shape('turtle', role, blob('-38,0 -28,-18 -6,-27 18,-23 34,-8 34,2 10,8 -20,7'), {
      tone: 0.6,
      round: 8,
      sheet: true,
    }),
    shape(
      'turtle.plates',
      role,
      join(
        poly('-8,-22 6,-22 11,-11 0,-4 -12,-10'),
        poly('11,-20 24,-13 24,-5 15,-10'),
        poly('-12,-20 -26,-12 -26,-3 -16,-9'),
        poly('3,-2 13,-8 22,-2 12,4 2,4'),
        poly('-3,-2 -15,-7 -24,0 -14,4 -3,4'),
      ),
      { tone: 0.1, alpha: 0.75 },
    ),
    shape('turtle.eye', 'dark', join(circle(46, -15, 1.7), trail('53,-12 46,-10', 0.9)), {
      tone: 1,
    }),
  ],
  anchors: { top: [0, -27] },
});

export const seaCreaturesPieces = {
  fish: entry(fish, 'water', 35, 22),
  octopus: entry(octopus, 'water', 170, 140),
  jellyfish: entry(jellyfish, 'water', 52, 100),
  turtle: entry(turtle, 'water', 100, 54),
};
