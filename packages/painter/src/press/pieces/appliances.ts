import type { Layer } from '#press/drawing.ts';
import { circle, ellipse, join, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Loaded from the front: its round door stands open to one side, and its drum is dark. */
const washingMachine: PieceMaker = ({ role = 'white', state }) => {
  const isOpen = state === 'open';
  const glass: Layer[] = isOpen
    ? [
        shape('washing.drum', 'dark', circle(0, -42, 21), { tone: 0.9, sheet: true }),
        shape('washing.rings', 'metal', join(hoop(0, -42, 21, 2), hoop(0, -42, 14, 1.2)), {
          tone: 0.5,
        }),
        shape('washing.door', 'metal', ellipse(36, -42, 9, 24), {
          tone: 0.3,
          sheet: true,
          round: 3,
        }),
        shape('washing.pane', 'glass', ellipse(36.5, -42, 6, 18), { tone: 0.2 }),
      ]
    : [
        shape('washing.door', 'metal', hoop(0, -42, 23, 4), { tone: 0.4, round: 1.5, sheet: true }),
        shape('washing.pane', 'water', circle(0, -42, 19), { tone: 0.5, sheet: true }),
        shape(
          'washing.linen',
          'accent',
          blob('-17,-36 -8,-44 2,-38 10,-46 17,-38 12,-27 0,-23 -12,-26'),
          {
            tone: 0.3,
            round: 3,
          },
        ),
      ];
  return {
    layers: [
      shape('washing.feet', 'dark', join(rect(-26, -4, 9, 4), rect(17, -4, 9, 4)), { tone: 0.7 }),
      shape('washing', role, rect(-30, -86, 60, 83, 4), { tone: 0.2, round: 9, sheet: true }),
      shape('washing.panel', role, rect(-30, -86, 60, 15, 4), { tone: 0.6 }),
      shape('washing.drawer', role, rect(-26, -83, 20, 9, 2), { tone: 0.15, round: 1 }),
      shape('washing.dial', 'metal', circle(20, -78.5, 4.4), { tone: 0.5, round: 1.2 }),
      shape(
        'washing.lamps',
        'lamp',
        times(3, (n) => circle(0 + n * 5, -78.5, 1.3)),
        {
          tone: 0.1,
          glow: 0.6,
        },
      ),
      ...glass,
    ],
    anchors: { top: [0, -86], opening: [0, -42] },
    pane: circle(0, -42, 20),
  };
};

/** Its door let down, it glows. */
const oven: PieceMaker = ({ role = 'stone', state }) => {
  const isOpen = state === 'open';
  const front: Layer[] = isOpen
    ? [
        shape('oven.inside', 'dark', rect(-25, -66, 50, 42, 2), { tone: 0.8, sheet: true }),
        shape('oven.glow', 'lamp', rect(-22, -63, 44, 36, 2), {
          tone: 0.35,
          glow: 0.8,
          alpha: 0.85,
        }),
        shape(
          'oven.grid',
          'dark',
          times(2, (n) => rect(-23, -52 + n * 13, 46, 1.6)),
          { tone: 0.7 },
        ),
        shape('oven.door', role, poly('-25,-24 25,-24 32,-10 -32,-10'), {
          tone: 0.75,
          sheet: true,
        }),
      ]
    : [
        shape('oven.door', role, rect(-25, -68, 50, 48, 3), { tone: 0.55, sheet: true, round: 3 }),
        shape('oven.pane', 'lamp', rect(-19, -58, 38, 28, 2), { tone: 0.5, glow: 0.4 }),
        shape('oven.handle', 'metal', rect(-20, -65, 40, 3, 1.5), { tone: 0.3 }),
      ];
  return {
    layers: [
      shape('oven.feet', 'dark', join(rect(-27, -4, 8, 4), rect(19, -4, 8, 4)), { tone: 0.7 }),
      shape('oven', role, rect(-31, -88, 62, 85, 3), { tone: 0.3, round: 8, sheet: true }),
      shape('oven.top', 'dark', rect(-33, -91, 66, 5, 2), { tone: 0.7 }),
      shape(
        'oven.rings',
        'accent',
        join(ellipse(-14, -91.5, 10, 1.6), ellipse(14, -91.5, 10, 1.6)),
        {
          tone: 0.4,
        },
      ),
      shape(
        'oven.knobs',
        'dark',
        times(4, (n) => circle(-20 + n * 13, -77, 2.8)),
        { tone: 0.6 },
      ),
      ...front,
    ],
    anchors: { top: [0, -91], opening: [0, -46] },
    pane: rect(-23, -64, 46, 38, 2),
  };
};

/** A hand of five, fanned out. */
const playingCards: PieceMaker = ({ role = 'white' }) => {
  const card = (n: number) => {
    const lean = (n - 2) * 3.1;
    const low = Math.abs(n - 2) * 0.9 - 1.8;
    const [x, y] = [(n - 2) * 4.2, low];
    return poly(
      `${x - 3 - lean * 0.1},${y} ${x + 3 - lean * 0.1},${y} ${x + 3.4 + lean},${y - 10.6} ${x - 2.6 + lean},${y - 10.6}`,
    );
  };
  return {
    layers: Array.from({ length: 5 }, (_, n) => {
      const lean = (n - 2) * 3.1;
      const [x, y] = [(n - 2) * 4.2 + lean * 0.55, Math.abs(n - 2) * 0.9 - 7.8];
      return [
        shape('card', role, card(n), { tone: 0.1 + 0.08 * n, sheet: true }),
        shape(
          'card.pip',
          n % 2 ? 'told.black' : 'told.red',
          poly(`${x},${y - 2.2} ${x + 1.5},${y} ${x},${y + 2.2} ${x - 1.5},${y}`),
          { tone: 0.4 },
        ),
      ];
    }).flat(),
    anchors: { top: [0, -11] },
  };
};

/** On nobody: its bodice, a sash, a wide skirt with folds. */
const weddingDress: PieceMaker = ({ role = 'told.white' }) => ({
  layers: [
    shape(
      'gown.skirt',
      role,
      blob('-11,-96 11,-96 22,-60 44,-8 30,-1 8,-4 -10,0 -30,-2 -46,-7 -24,-58'),
      { tone: 0.25, round: 10, sheet: true },
    ),
    shape(
      'gown.folds',
      role,
      join(
        trail('-6,-92 -14,-50 -24,-8', 1.2, 2.4),
        trail('1,-92 2,-50 0,-6', 1.2, 2.4),
        trail('8,-92 16,-50 27,-8', 1.2, 2.4),
      ),
      { tone: 0.7 },
    ),
    shape(
      'gown.bodice',
      role,
      blob('-15,-126 -8,-121 0,-119 8,-121 15,-126 14,-110 11,-96 -11,-96 -14,-110'),
      { tone: 0.2, round: 4, sheet: true },
    ),
    shape('gown.straps', role, join(trail('-13,-125 -11,-138', 2), trail('13,-125 11,-138', 2)), {
      tone: 0.4,
    }),
    shape('gown.sash', 'accent', rect(-12, -99, 24, 5, 2), { tone: 0.35 }),
    shape(
      'gown.lace',
      role,
      times(8, (n) => circle(-36 + n * 10.4, -5 + (n % 2) * 2, 2)),
      {
        tone: 0.6,
      },
    ),
  ],
  anchors: { top: [0, -138] },
});

export const appliancesPieces = {
  'washing-machine': entry(washingMachine, 'ground', 78, 86),
  oven: entry(oven, 'ground', 66, 91),
  'playing-cards': entry(playingCards, 'table', 35, 12),
  'wedding-dress': entry(weddingDress, 'ground', 90, 138),
};
