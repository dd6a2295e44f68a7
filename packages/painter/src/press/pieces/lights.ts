import { circle, cut, ellipse, join, limb, rect } from '#press/path.ts';
import { blob, poly, shape } from '#press/pieces/brush.ts';
import { flames } from '#press/pieces/flames.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const lamp: PieceMaker = ({ role = 'accent2', state }) => {
  const isDark = state === 'broken';
  return {
    layers: [
      ...(isDark
        ? []
        : [
            shape('lamp.halo', 'lamp', ellipse(0, -34, 34, 34), {
              tone: 0.2,
              alpha: { kind: 'spread', x: 0, y: -34, inner: 6, outer: 34, from: 0.5, to: 0 },
              mode: 'light',
            }),
          ]),
      shape(
        'lamp.foot',
        'metal',
        join(ellipse(0, -2, 11, 2.6), rect(-1.6, -24, 3.2, 22), ellipse(0, -10, 3.6, 5)),
        { tone: 0.5, round: 2, sheet: true },
      ),
      shape('lamp', isDark ? role : 'lamp', poly('-9,-44 9,-44 17,-21 -17,-21'), {
        tone: isDark
          ? 0.5
          : { kind: 'spread', x: 0, y: -28, inner: 3, outer: 22, from: 0.02, to: 0.7 },
        glow: isDark ? 0 : 1,
        sheet: true,
      }),
      shape(
        'lamp.hem',
        role,
        join(poly('-17.4,-23 17.4,-23 18.2,-20.6 -18.2,-20.6'), rect(-9, -45, 18, 1.8)),
        { tone: 0.6 },
      ),
    ],
    anchors: { light: [0, -32] },
  };
};

const candle: PieceMaker = ({ role = 'white', state, random }) => {
  const tall = random.between(20, 28);
  const lean = state === 'moving' ? 3 : 0;
  return {
    layers: [
      shape('candle.halo', 'lamp', circle(0, -tall - 10, 24), {
        tone: 0.2,
        alpha: { kind: 'spread', x: 0, y: -tall - 10, inner: 2, outer: 24, from: 0.55, to: 0 },
        mode: 'light',
      }),
      shape(
        'candle.dish',
        'told.gold',
        join(blob('-12,-4 -9,-0.6 0,0 9,-0.6 12,-4 0,-3'), [
          ...circle(15, -3.4, 3.4),
          ...cut(circle(15, -3.4, 1.8)),
        ]),
        { tone: 0.6, round: 1.6, sheet: true },
      ),
      shape(
        'candle',
        role,
        join(
          rect(-3.6, -tall - 2, 7.2, tall, 1),
          blob(
            `-4,${-tall - 2} -4.4,${-tall + 5} -3.4,${-tall + 8} -2.6,${-tall + 3} 0,${-tall + 1} 2,${-tall + 4} 3,${-tall + 11} 4.2,${-tall + 9} 4,${-tall - 2} 0,${-tall - 3.4}`,
          ),
        ),
        { tone: 0.2, round: 2.4, depth: 0.6, sheet: true },
      ),
      shape('candle.wick', 'dark', rect(-0.4, -tall - 6, 0.8, 4), { tone: 0.8 }),
      shape(
        'candle.flame',
        'fire',
        blob(
          `0,${-tall - 4} -2.6,${-tall - 7} -1.6,${-tall - 11} ${lean},${-tall - 16.5} 1.8,${-tall - 11} 2.6,${-tall - 7}`,
        ),
        { tone: 0.15, glow: 1 },
      ),
      shape(
        'candle.heart',
        'lamp',
        blob(`0,${-tall - 4.6} -1.2,${-tall - 7} 0,${-tall - 11} 1.2,${-tall - 7}`),
        { tone: 0, glow: 1 },
      ),
    ],
    anchors: { light: [0, -tall - 10] },
  };
};

const fire: PieceMaker = ({ random }) => ({
  layers: [
    shape(
      'fire.logs',
      'bark',
      join(limb([-44, -8], [40, -14], 9, 8), limb([44, -8], [-38, -14], 9, 8)),
      { tone: 0.6, round: 4, sheet: true },
    ),
    ...flames(random, 0, -10, 110, 130),
  ],
  anchors: { light: [0, -60] },
});

const burning: PieceMaker = ({ random }) => ({
  layers: flames(random, 0, 0, 110, 130),
  anchors: { light: [0, -60] },
});

export const lightsPieces = {
  lamp: entry(lamp, 'table', 37, 45),
  candle: entry(candle, 'table', 31, 41),
  fire: entry(fire, 'ground', 110, 150),
  burning: entry(burning, 'ground', 110, 140),
};
