import { circle, ellipse, join } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const owl: PieceMaker = ({ role = 'bark', state }) => {
  const wide = state === 'moving';
  const wings = wide
    ? join(
        blob('-8,-32 -26,-44 -46,-40 -44,-32 -40,-28 -36,-22 -28,-18 -12,-14'),
        blob('8,-32 26,-44 46,-40 44,-32 40,-28 36,-22 28,-18 12,-14'),
      )
    : join(blob('-10,-34 -15,-24 -14,-10 -8,-3 -7,-16'), blob('10,-34 15,-24 14,-10 8,-3 7,-16'));
  return {
    layers: [
      shape('owl.tail', role, poly('-5,-6 5,-6 4,2 -4,2'), { tone: 0.9 }),
      shape(
        'owl',
        role,
        blob(
          '-13,-30 -15,-40 -13,-47 -15,-54 -7,-50 0,-49.5 7,-50 15,-54 13,-47 15,-40 13,-30 14,-18 8,-4 0,-1 -8,-4 -14,-18',
        ),
        { tone: 0.35, round: 5, sheet: true },
      ),
      shape('owl.breast', 'wood', blob('0,-33 8,-28 9,-16 5,-6 0,-4 -5,-6 -9,-16 -8,-28'), {
        tone: 0.15,
      }),
      shape(
        'owl.specks',
        role,
        times(14, (n) =>
          ellipse(
            -5 + (n % 4) * 3.4 + (n % 8 > 3 ? 1.6 : 0),
            -26 + Math.floor(n / 4) * 5.6,
            0.9,
            1.7,
          ),
        ),
        { tone: 0.6 },
      ),
      shape('owl.wings', role, wings, { tone: 0.7, round: 3, sheet: wide }),
      shape('owl.mask', 'white', join(circle(-6, -40.5, 6.6), circle(6, -40.5, 6.6)), {
        tone: 0.25,
        round: 2,
      }),
      shape('owl.eyes', 'lamp', join(circle(-5.6, -40.5, 4), circle(5.6, -40.5, 4)), {
        tone: 0.35,
        glow: 0.8,
      }),
      shape(
        'owl.face',
        'dark',
        join(
          circle(-5.3, -40.5, 2.1),
          circle(5.3, -40.5, 2.1),
          poly('-1.7,-38.5 1.7,-38.5 0,-33.6'),
        ),
        { tone: 1 },
      ),
      shape('owl.feet', 'told.yellow', join(...[-5, -3, 3, 5].map((x) => ellipse(x, -1, 1, 1.8))), {
        tone: 0.6,
      }),
    ],
    anchors: { mouth: [0, -36], top: [0, -50] },
  };
};

const feather: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('feather', role, blob('-10,5 -6,0 -2,-6 6,-10 12,-10.4 11,-6 7,-1 1,3.4 -5,5.6'), {
      tone: 0.2,
      round: 1.4,
      depth: 0.6,
      sheet: true,
    }),
    shape(
      'feather.quill',
      'dark',
      join(
        trail('-14,8.4 -8,4 2,-3.4 10,-9', 0.55, 0.2),
        trail('-1,3 -2,-0.4', 0.25),
        trail('3,1 2.2,-3.4', 0.25),
      ),
      { tone: 0.5 },
    ),
  ],
});

const nest: PieceMaker = ({ role = 'bark', random }) => ({
  layers: [
    shape('nest.back', role, ellipse(0, -8, 13, 4), { tone: 0.95 }),
    shape(
      'nest.eggs',
      'glass',
      join(
        ellipse(-5, -9.5, 3.2, 4, -0.04),
        ellipse(1, -10.4, 3.2, 4.2),
        ellipse(6.4, -9, 3.1, 3.8, 0.05),
      ),
      { tone: 0.2, round: 1.4, sheet: true },
    ),
    shape(
      'nest',
      role,
      join(
        blob('-14,-9 -8,-6.4 0,-5.8 8,-6.4 14,-9 12,-3 6,0 -6,0 -12,-3'),
        times(16, (n) => {
          const x = -13 + n * 1.7;
          return trail(
            `${x},${-5 - random.next() * 2} ${x + random.between(2, 5)},${-3 - random.next() * 4}`,
            0.6,
            0.3,
          );
        }),
      ),
      { tone: 0.4, round: 2.4, sheet: true },
    ),
    shape(
      'nest.straws',
      'wood',
      times(12, (n) => {
        const x = -11 + n * 1.8;
        return trail(
          `${x},${-2 - random.next() * 3} ${x + random.between(2, 4)},${-1 - random.next() * 4}`,
          0.4,
          0.25,
        );
      }),
      { tone: 0.2 },
    ),
  ],
  anchors: { top: [0, -10] },
});

export const owlsAndNestsPieces = {
  owl: entry(owl, 'ground', 31, 55),
  feather: entry(feather, 'air', 27, 19),
  nest: entry(nest, 'ground', 32, 15),
};
