import { circle, ellipse, join } from '#press/path.ts';
import { blob, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** From the side, legs drawn up to leap: what fleas, lice and ticks have in common is that they are seen large. */
const louse: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape(
      'louse.legs',
      role,
      join(
        trail('-1,-1.2 -3.4,-2.6 -2.2,-0.9 -3.8,0', 0.34, 0.16),
        trail('0.6,-1.2 -0.6,-0.6 -0.2,0', 0.26, 0.14),
        trail('1.8,-1.3 2.4,-0.5 2,0', 0.24, 0.12),
        trail('2.4,-1.6 3.6,-0.9 3.4,0', 0.22, 0.1),
      ),
      { tone: 0.8 },
    ),
    shape(
      'louse',
      role,
      blob('-3,-2 -2.4,-3.6 -0.4,-4.4 1.6,-3.8 3,-2.9 3.9,-2.2 3.6,-1.5 2.2,-1.2 0,-0.9 -2,-1'),
      {
        tone: 0.4,
        round: 0.9,
        sheet: true,
      },
    ),
    shape(
      'louse.bands',
      role,
      join(
        trail('-1.6,-4 -1.2,-2.4 -1.6,-1.1', 0.16),
        trail('-0.2,-4.3 0.2,-2.6 -0.2,-1', 0.16),
        trail('1.2,-3.9 1.5,-2.5 1.2,-1.2', 0.16),
      ),
      { tone: 0.95 },
    ),
    shape(
      'louse.face',
      'dark',
      join(circle(3, -2.3, 0.2), trail('3.8,-1.9 4.3,-1.1', 0.14), trail('3.2,-2.9 4,-3.6', 0.1)),
      {
        tone: 1,
      },
    ),
  ],
  anchors: { mouth: [4, -1.5], top: [0, -4.4] },
});

const firefly: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape('firefly.shine', 'lamp', circle(-2.2, 1.2, 3.6), {
      tone: 0.1,
      glow: 1,
      mode: 'light',
      alpha: 0.5,
    }),
    shape(
      'firefly.wings',
      'glass',
      join(
        blob('0.6,-0.6 -1.8,-3.8 -4.6,-4.4 -4,-2.4 -1,-0.4'),
        blob('1,-0.8 0.4,-4.4 -1.6,-6 -2,-4 -0.2,-1'),
      ),
      {
        tone: 0.2,
        alpha: 0.7,
        sheet: true,
      },
    ),
    shape(
      'firefly.legs',
      role,
      join(
        trail('1,0.4 0.8,1.8', 0.18),
        trail('0.2,0.5 -0.2,1.8', 0.18),
        trail('1.8,0.2 2.4,1.4', 0.18),
      ),
      { tone: 0.8 },
    ),
    shape('firefly.lamp', 'lamp', ellipse(-2.1, 1.1, 1.9, 1, 0.93), {
      tone: 0.05,
      glow: 1,
      sheet: true,
    }),
    shape('firefly', role, join(ellipse(-0.4, 0.1, 1.8, 0.95, 0.95), circle(1.7, -0.6, 0.95)), {
      tone: 0.55,
      round: 0.4,
      sheet: true,
    }),
    shape('firefly.collar', 'told.red', ellipse(1, -0.4, 0.36, 0.85, 0.95), { tone: 0.3 }),
    shape(
      'firefly.feelers',
      role,
      join(trail('2.3,-1.2 3.2,-2.4 3.8,-2.5', 0.16), trail('2.5,-0.9 3.6,-1.6 4.2,-1.4', 0.16)),
      { tone: 0.8 },
    ),
    shape('firefly.eye', 'white', circle(2.1, -0.7, 0.24), { tone: 0 }),
  ],
  anchors: { top: [0, -4] },
});

export const smallPestsPieces = {
  louse: entry(louse, 'ground', 8, 4.4),
  firefly: entry(firefly, 'air', 9, 11),
};
