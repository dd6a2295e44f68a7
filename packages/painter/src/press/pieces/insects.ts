import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, place, stroke } from '#press/path.ts';
import { blob, pick, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const spider: PieceMaker = ({ role = 'dark', state, random }) => {
  const leg = (side: number, n: number): Path => {
    const out = [5.6, 4.6, 4.2, 5][n] ?? 5;
    const reach = [1.9, 0.9, -0.6, -1.9][n] ?? 0;
    const lift = state === 'moving' && (n + side) % 2 === 0 ? -0.9 : 0;
    const knee = 4.8 - n * 0.35 + random.between(-0.3, 0.3);
    const foot = side * (out + 1.4);
    return stroke(
      [
        [side * 0.7, -2.8],
        [side * (out * 0.55) + reach * 0.4, -knee - 1],
        [side * out * 0.9 + reach * 0.6, -knee * 0.55],
        [foot + reach * 0.5, lift - 0.1],
      ],
      0.5,
      0.2,
    );
  };
  const legs = [-1, 1].flatMap((side) => [0, 1, 2, 3].map((n) => leg(side, n)));
  return {
    layers: [
      shape('spider.legs', role, join(...legs), { tone: 0.75, sheet: true }),
      shape(
        'spider',
        role,
        join(
          ellipse(-1.2, -3.9, 2.6, 2.3, -0.04),
          ellipse(1.7, -2.9, 1.5, 1.3),
          ellipse(2.9, -2.2, 0.4, 0.75),
        ),
        { tone: 0.6, round: 0.9, depth: -0.7, sheet: true },
      ),
      shape('spider.mark', 'blood', blob('-1.6,-5 -0.8,-5 -1.1,-4 -0.7,-3 -1.7,-3 -1.3,-4'), {
        tone: 0.1,
      }),
      shape(
        'spider.eyes',
        'white',
        join(circle(2.3, -3.4, 0.26), circle(2.8, -3, 0.22), circle(1.8, -3.7, 0.16)),
        { tone: 0 },
      ),
    ],
    anchors: { thread: [-1.2, -6], mouth: [2.9, -1.8] },
  };
};

const wing = '0.4,-0.6 2,-4 5,-6.6 8.6,-7 9.6,-4.6 8,-1.6 5,0.2 7,1.6 7.4,4.4 5,6.2 2.4,4.6 0.5,1';

const butterfly: PieceMaker = ({ role, state, random }) => {
  const coat = role ?? pick<Role>(random, ['accent', 'accent2', 'told.blue', 'told.violet']);
  const fold = state === 'moving' ? 0.5 : random.between(0.8, 1);
  const both = (path: Path) => join(place(path, { scaleX: fold }), place(path, { scaleX: -fold }));
  return {
    layers: [
      shape('butterfly', 'dark', both(blob(wing)), { tone: 0.6, sheet: true }),
      shape(
        'butterfly.cells',
        coat,
        both(
          join(
            blob('1,-1.2 2.6,-3.6 5.2,-5.6 7.8,-6 8.4,-4.4 6.8,-2 3.8,-0.6'),
            blob('1.2,0.4 4.4,0.8 6.2,2.2 6.3,4 5,5 2.8,3.6'),
          ),
        ),
        { tone: 0.25, round: 1.4 },
      ),
      shape(
        'butterfly.dots',
        'white',
        both(
          join(
            circle(8.3, -5.9, 0.35),
            circle(8.8, -4.9, 0.3),
            circle(6.4, 4.8, 0.35),
            circle(5.2, 5.4, 0.3),
          ),
        ),
        { tone: 0 },
      ),
      shape('butterfly.spots', 'lamp', both(join(circle(5.6, -4, 0.8), circle(4.6, 2.8, 0.6))), {
        tone: 0.2,
      }),
      shape(
        'butterfly.body',
        'dark',
        join(
          ellipse(0, 0.6, 0.6, 3.4),
          circle(0, -3, 0.7),
          trail('0,-3.4 0.9,-5.4 1.9,-6.2', 0.18),
          trail('0,-3.4 -0.9,-5.4 -1.9,-6.2', 0.18),
        ),
        { tone: 1, sheet: true },
      ),
    ],
  };
};

const dragonfly: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape(
      'dragonfly.wings',
      'glass',
      join(
        ellipse(-2.2, -3.4, 1, 3.8, -0.11),
        ellipse(1.6, -3.6, 1, 3.9, 0.05),
        ellipse(-2.4, 2.2, 0.8, 3, 0.12),
        ellipse(0.8, 2.6, 0.8, 3.1, -0.02),
      ),
      { tone: 0.15, alpha: 0.75, sheet: true },
    ),
    shape(
      'dragonfly',
      role,
      join(trail('3,-0.6 0,-0.4 -4,0.2 -9,1', 1, 0.5), ellipse(1, -0.5, 1.7, 0.9)),
      { tone: 0.5, round: 0.4, sheet: true },
    ),
    shape('dragonfly.eyes', 'dark', join(circle(3.2, -0.9, 0.7), circle(3.3, 0, 0.55)), {
      tone: 0.6,
    }),
  ],
});

const bee: PieceMaker = ({ role = 'told.yellow' }) => ({
  layers: [
    shape(
      'bee.wings',
      'white',
      join(ellipse(-0.4, -1.3, 0.45, 1, -0.08), ellipse(0.25, -1.3, 0.4, 0.95, 0.06)),
      { tone: 0.1, alpha: 0.85, sheet: true },
    ),
    shape('bee', role, join(ellipse(-0.3, -0.1, 1.1, 0.7), poly('-1.3,-0.2 -1.75,0.05 -1.3,0.2')), {
      tone: 0.3,
      round: 0.3,
      sheet: true,
    }),
    shape(
      'bee.bands',
      'dark',
      join(
        trail('-0.1,-0.76 -0.25,0 -0.1,0.56', 0.24),
        trail('-0.7,-0.66 -0.85,0 -0.7,0.5', 0.24),
        ellipse(0.75, -0.15, 0.5, 0.5),
        trail('0.9,-0.5 1.25,-0.9', 0.1),
      ),
      { tone: 0.9 },
    ),
    shape('bee.eye', 'white', circle(0.9, -0.25, 0.14), { tone: 0 }),
  ],
});

export const insectsPieces = {
  spider: entry(spider, 'ground', 15, 6.5),
  butterfly: entry(butterfly, 'air', 18, 13.5),
  dragonfly: entry(dragonfly, 'air', 13, 13),
  bee: entry(bee, 'air', 3.1, 2.9),
};
