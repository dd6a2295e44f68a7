import { circle, ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** A box with its spout over a cup, lights and a jar of beans. */
const coffeeMachine: PieceMaker = ({ role = 'accent', state }) => ({
  layers: [
    shape('coffee-machine.beans', 'glass', poly('-14,-44 -10,-58 16,-58 20,-44'), { tone: 0.5 }),
    shape('coffee-machine.back', role, rect(-18, -46, 38, 46, 4), { tone: 0.75, sheet: true }),
    shape('coffee-machine', role, join(rect(-22, -46, 46, 18, 5), rect(-24, -6, 50, 6, 2)), {
      tone: 0.4,
      round: 5,
      sheet: true,
    }),
    shape(
      'coffee-machine.spout',
      'dark',
      join(rect(-6, -29, 14, 5, 1), rect(-4, -25, 3, 4), rect(3, -25, 3, 4)),
      {
        tone: 0.7,
      },
    ),
    ...(state === 'moving' || state === 'open' || state === 'broken'
      ? [
          shape(
            'coffee-machine.flow',
            'bark',
            join(rect(-3.6, -22, 2.4, 22), rect(3.4, -22, 2.4, 22), ellipse(1, 0, 40, 4)),
            { tone: 0.8 },
          ),
        ]
      : []),
    shape('coffee-machine.cup', 'white', blob('-7,-17 9,-17 8,-8 5,-6 -3,-6 -6,-8'), {
      tone: 0.1,
      round: 2,
      sheet: true,
    }),
    shape(
      'coffee-machine.lamps',
      'lamp',
      join(circle(-14, -38, 2), circle(-8, -38, 2), circle(16, -38, 2.6)),
      {
        tone: 0.1,
        glow: 0.8,
      },
    ),
  ],
  anchors: { top: [2, -58] },
});

/** A flat board with a rim and two handles, a glass on it. */
const tray: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape('tray.glass', 'glass', join(poly('4,-5 6,-20 15,-20 17,-5')), { tone: 0.3, sheet: true }),
    shape('tray.cup', 'white', blob('-16,-14 -3,-14 -4,-7 -7,-5 -12,-5 -15,-7'), {
      tone: 0.1,
      round: 2,
      sheet: true,
    }),
    shape(
      'tray',
      role,
      join(poly('-30,-6 30,-6 25,0 -25,0'), ellipse(-31, -6, 4, 2), ellipse(31, -6, 4, 2)),
      {
        tone: 0.3,
        round: 2,
        sheet: true,
      },
    ),
    shape('tray.line', role, rect(-26, -3.4, 52, 1.2), { tone: 0.75 }),
  ],
  anchors: { top: [0, -6], grip: [-10, -1] },
});

/** A bell of silver over a dish, its knob on top; open, it stands up beside the dish. */
const dishCover: PieceMaker = ({ role = 'metal', state }) => {
  const lift = state === 'open' ? -20 : 0;
  return {
    layers: [
      shape('dish-cover.plate', 'white', poly('-24,-3 24,-3 17,0 -17,0'), {
        tone: 0.15,
        round: 1,
        sheet: true,
      }),
      shape(
        'dish-cover',
        role,
        join(
          blob(
            `-20,${lift - 3} -18,${lift - 13} -8,${lift - 20} 8,${lift - 20} 18,${lift - 13} 20,${lift - 3} 0,${lift - 2}`,
          ),
          circle(0, lift - 22, 2.6),
        ),
        { tone: 0.25, round: 6, sheet: true },
      ),
      shape(
        'dish-cover.shine',
        'white',
        trail(`-12,${lift - 8} -8,${lift - 15} -2,${lift - 18}`, 1.8, 0.6),
        { tone: 0, alpha: 0.7 },
      ),
    ],
    anchors: { top: [0, lift - 24], grip: [0, lift - 22] },
  };
};

/** It stands by itself and lets light through, turned out of a mould with ribs. */
const jelly: PieceMaker = ({ role = 'told.green' }) => ({
  layers: [
    shape('jelly.plate', 'white', ellipse(0, -2, 20, 2.4), { tone: 0.15, sheet: true }),
    shape('jelly', role, blob('-15,-2 -14,-9 -10,-15 -4,-17 4,-17 10,-15 14,-9 15,-2 0,-1'), {
      tone: 0.35,
      round: 5,
      sheet: true,
      alpha: 0.9,
    }),
    shape(
      'jelly.ribs',
      role,
      times(5, (n) => trail(`${-8 + n * 4},-3 ${-5.4 + n * 2.7},-15`, 1)),
      { tone: 0.75, alpha: 0.7 },
    ),
    shape('jelly.shine', 'white', ellipse(-6, -12, 2, 3.4, 0.08), { tone: 0, alpha: 0.7 }),
  ],
  anchors: { top: [0, -17] },
});

/** Pulled out of nothing else: a front with its knob, and the box behind it, seen from above. */
const drawer: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('drawer.box', role, poly('-22,-26 22,-26 28,-16 -28,-16'), { tone: 0.8, sheet: true }),
    shape('drawer.inside', 'dark', poly('-19,-25 19,-25 23,-17 -23,-17'), { tone: 0.7 }),
    shape('drawer.front', role, rect(-30, -17, 60, 17, 2), { tone: 0.4, round: 3, sheet: true }),
    shape('drawer.knob.front', 'told.gold', circle(0, -8.5, 3), {
      tone: 0.3,
      round: 1,
      sheet: true,
    }),
  ],
  // What is in it rises above its sides.
  anchors: { top: [0, -24], in: [-22, -52], 'in.end': [22, -7], side: [0, -17] },
});

/** A board on panels, as shops and hotels have it. */
const counter: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('counter', role, rect(-110, -98, 220, 98, 3), { tone: 0.5, round: 8, sheet: true }),
    shape(
      'counter.panels',
      role,
      times(4, (n) => rect(-98 + n * 51, -82, 42, 66, 3)),
      { tone: 0.75 },
    ),
    shape('counter.top', role, rect(-118, -108, 236, 12, 4), { tone: 0.2, round: 3, sheet: true }),
    shape(
      'counter.bell',
      'told.gold',
      join(blob('66,-109 69,-117 76,-119 83,-117 86,-109'), circle(76, -120, 1.8)),
      {
        tone: 0.35,
        round: 2,
        sheet: true,
      },
    ),
  ],
  anchors: { top: [-20, -108] },
});

export const servingPieces = {
  'coffee-machine': entry(coffeeMachine, 'table', 50, 58),
  tray: entry(tray, 'table', 70, 20),
  'dish-cover': entry(dishCover, 'table', 48, 25),
  jelly: entry(jelly, 'table', 40, 18),
  drawer: entry(drawer, 'ground', 60, 26),
  counter: entry(counter, 'ground', 236, 122),
};
