import { circle, cut, ellipse, join, place, rect } from '#press/path.ts';
import { blob, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const outline = blob(
  '-3.8,0 -4.1,-6 -4,-17 -3.2,-20 -1.5,-22.6 -1.4,-29 1.4,-29 1.5,-22.6 3.2,-20 4,-17 4.1,-6 3.8,0',
);

/** What somebody is in is seen through: no label, and its cork on. */
const clearBottle: PieceMaker = () => ({
  layers: [
    shape('bottle', 'glass', outline, { tone: 0.2, alpha: 0.7, round: 1.6, sheet: true }),
    shape('bottle.bottom', 'glass', ellipse(0, -0.7, 3.4, 0.6), { tone: 0.7, alpha: 0.6 }),
    shape(
      'bottle.rim.front',
      'glass',
      [...outline, ...cut(place(outline, { x: 0, y: -0.6, scale: 0.93 }))],
      {
        tone: 0.85,
        alpha: 0.7,
      },
    ),
    shape('bottle.shine.front', 'white', trail('-2.8,-17 -3,-6', 0.6), { tone: 0, alpha: 0.7 }),
    shape('bottle.cork.front', 'wood', rect(-1.5, -31.5, 3, 3.6, 0.5), { tone: 0.4, sheet: true }),
  ],
  anchors: { hand: [0, -18], top: [0, -31], in: [-3.2, -19.4], 'in.end': [3.2, -0.9] },
  pane: rect(-3.5, -19.6, 7, 18.6, 1.6),
});

const bottle: PieceMaker = (options) =>
  (options.state === 'open' ? clearBottle : greenBottle)(options);

const greenBottle: PieceMaker = ({ role = 'leaf', state }) => ({
  layers: [
    shape(
      'bottle',
      role,
      [
        ...outline,
        ...(state === 'broken' ? cut(poly('-3,-32 -3,-20 -1,-24 0.6,-19 2,-25 4,-18 4,-32')) : []),
      ],
      { tone: 0.55, round: 1.6, sheet: true },
    ),
    shape('bottle.label', 'white', rect(-4.1, -13.6, 8.2, 8, 0.3), { tone: 0.2, round: 1 }),
    shape(
      'bottle.marks',
      'dark',
      join(
        rect(-2.4, -11.6, 4.8, 0.8),
        rect(-1.6, -9.6, 3.2, 0.6),
        state === 'broken' ? [] : rect(-1.6, -30.4, 3.2, 3, 0.4),
      ),
      { tone: 0.5 },
    ),
    shape('bottle.shine', 'white', trail('-2.7,-18 -2.9,-15', 0.7), { tone: 0, alpha: 0.7 }),
  ],
  anchors: { hand: [0, -18], top: [0, -30] },
});

const glass: PieceMaker = ({ role = 'glass' }) => ({
  layers: [
    shape(
      'glass',
      role,
      join(
        blob('-4.4,-21 -4.8,-16 -3.4,-11.6 0,-10 3.4,-11.6 4.8,-16 4.4,-21'),
        rect(-0.45, -10.5, 0.9, 9),
        ellipse(0, -0.9, 4, 0.9),
      ),
      { tone: 0.15, alpha: 0.75, round: 1, sheet: true },
    ),
    shape('glass.wine', 'blood', blob('-4.6,-17 0,-16.4 4.6,-17 4.2,-13.6 0,-10.8 -4.2,-13.6'), {
      tone: 0.35,
      round: 1,
    }),
    shape(
      'glass.shine',
      'white',
      join(trail('-3.4,-19.6 -3.6,-14.6', 0.6), ellipse(0, -0.7, 2.2, 0.3)),
      { tone: 0, alpha: 0.8 },
    ),
  ],
  anchors: { hand: [0, -6], top: [0, -21] },
});

const cup: PieceMaker = ({ role = 'accent3', state }) => ({
  layers: [
    shape(
      'coffee.steam',
      'white',
      join(
        trail('-2,-11 -3.4,-14 -1,-17 -2.6,-21', 1.1, 0.4),
        trail('2,-11 3.4,-14 1,-17 2.4,-20', 1, 0.4),
      ),
      { tone: 0.05, alpha: state === 'broken' ? 0 : 0.75 },
    ),
    shape('coffee.saucer', 'white', join(ellipse(0, -0.9, 8, 1.2)), {
      tone: 0.4,
      round: 0.8,
      sheet: true,
    }),
    shape(
      'coffee',
      role,
      join(blob('-5,-9 -4.6,-4 -2.6,-1.2 2.6,-1.2 4.6,-4 5,-9 0,-8.4'), [
        ...ellipse(5.4, -6, 2.2, 2.1),
        ...cut(ellipse(5.6, -6, 1.2, 1.1)),
      ]),
      { tone: 0.35, round: 1.6, sheet: true },
    ),
    shape('coffee.drink', 'bark', ellipse(0, -8.9, 4.6, 0.9), { tone: 0.7 }),
  ],
  anchors: { hand: [6, -6], top: [0, -9] },
});

const bread: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape(
      'bread',
      role,
      blob('-15,-3 -14,-8 -8,-11.6 2,-12 11,-10 15.6,-5 15,-1 8,0 -8,0 -14,-0.6'),
      { tone: 0.35, round: 3, sheet: true },
    ),
    shape(
      'bread.cuts',
      'white',
      join(
        ...[-8, -2, 4, 10].map((x) =>
          blob(`${x - 2},-5.6 ${x - 0.4},-9.4 ${x + 1.4},-10.2 ${x + 0.6},-7`),
        ),
      ),
      { tone: 0.25, alpha: 0.85 },
    ),
  ],
  anchors: { hand: [0, -6], top: [0, -12] },
});

/** Fruit of every kind in a bowl: it is no apple where the dream says strawberries. */
const fruit: PieceMaker = ({ role = 'accent2' }) => ({
  layers: [
    shape(
      'fruit.banana',
      'told.yellow',
      blob('-9,-9 -12,-15 -11,-21 -9,-22 -8,-17 -3,-12 3,-11 2,-8'),
      {
        tone: 0.3,
        round: 1.6,
        sheet: true,
      },
    ),
    shape('fruit.orange', 'told.orange', circle(7, -13, 5.4), {
      tone: 0.3,
      round: 2.4,
      sheet: true,
    }),
    shape(
      'fruit.apple',
      'told.red',
      blob('0,-17 -3,-18.4 -5.6,-16.6 -5.6,-12 -3,-8 2,-8 4.4,-12 4,-16.6 2,-18.4'),
      {
        tone: 0.35,
        round: 2.2,
        sheet: true,
      },
    ),
    shape('fruit.stalk', 'bark', trail('-0.4,-16.6 0,-19 1,-20.6', 0.8, 0.6), { tone: 0.6 }),
    shape('fruit.leaf', 'leaf', blob('0.6,-19.6 2.6,-21.8 5.4,-21.4 3.6,-19.4'), {
      tone: 0.35,
      sheet: true,
    }),
    shape(
      'fruit.grapes',
      'told.violet',
      join(...[-9, -6.4, -11.6, -8.4, -5, -10].map((x, n) => circle(x, -10 + (n % 3) * 2.2, 1.7))),
      { tone: 0.4, round: 0.8 },
    ),
    shape('fruit', role, blob('-14,-9 14,-9 12,-3 7,0 -7,0 -12,-3'), {
      tone: 0.35,
      round: 2.6,
      sheet: true,
    }),
    shape('fruit.rim', 'white', poly('-14.4,-10 14.4,-10 14,-8.4 -14,-8.4'), { tone: 0.2 }),
  ],
  anchors: { hand: [0, -4], top: [0, -20] },
});

const egg: PieceMaker = ({ role = 'white', state }) => ({
  layers:
    state === 'broken' || state === 'open'
      ? [
          shape('egg.yolk', 'told.gold', join(ellipse(0, -3.2, 2, 1.6)), { tone: 0.2, round: 0.6 }),
          shape(
            'egg',
            role,
            blob('-2.2,-2.8 -1.4,-0.5 0,0 1.4,-0.5 2.2,-2.8 1.4,-2 0.7,-3 0,-2 -0.7,-3 -1.4,-2'),
            { tone: 0.2, round: 0.8, depth: 0.6, sheet: true },
          ),
          shape(
            'egg.cap',
            role,
            place(blob('-2,0 -1.6,-2 0,-3 1.6,-2 2,0 1.3,-0.8 0.6,0.2 0,-0.8 -0.6,0.2 -1.3,-0.8'), {
              x: 2.6,
              y: -4,
              turn: 0.1,
            }),
            { tone: 0.3, round: 0.7, depth: 0.6, sheet: true },
          ),
        ]
      : [
          shape(
            'egg',
            role,
            blob('0,-5.8 -1.4,-4.8 -2.2,-2.6 -1.6,-0.6 0,0 1.6,-0.6 2.2,-2.6 1.4,-4.8'),
            { tone: 0.15, round: 0.9, depth: 0.7, sheet: true },
          ),
          shape('egg.shine', 'white', ellipse(-0.8, -3.6, 0.3, 0.7, 0.05), { tone: 0 }),
        ],
});

export const drinksPieces = {
  bottle: entry(bottle, 'table', 8.4, 31),
  glass: entry(glass, 'table', 10, 21.5),
  coffee: entry(cup, 'table', 17, 22),
  bread: entry(bread, 'table', 31, 12.5),
  fruit: entry(fruit, 'table', 29, 22),
  egg: entry(egg, 'table', 4.5, 5.9),
};
