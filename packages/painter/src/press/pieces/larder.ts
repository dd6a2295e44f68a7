import { circle, ellipse, join, place, rect } from '#press/path.ts';
import { blob, hoop, poly, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** A walnut, whole, and its half beside it. */
const nut: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('nut.half', role, ellipse(3.2, -1.5, 2.2, 1.5), { tone: 0.7, sheet: true }),
    shape(
      'nut.kernel',
      'wood',
      blob('1.6,-1.7 2.4,-2.5 3.2,-2.1 4,-2.5 4.8,-1.7 4.2,-0.8 3.2,-1.1 2.2,-0.8'),
      { tone: 0.05 },
    ),
    shape('nut', role, blob('-4.6,-2 -4,-4 -1.9,-5 0.2,-4 0.8,-2 -0.2,-0.4 -1.9,0 -3.8,-0.4'), {
      tone: 0.4,
      round: 0.9,
      sheet: true,
    }),
    shape(
      'nut.lines',
      role,
      join(
        trail('-1.9,-5 -2.3,-2.5 -1.9,0', 0.3),
        trail('-3.4,-3.8 -3,-2.4 -3.6,-1.2', 0.18),
        trail('-0.6,-3.9 -0.9,-2.4 -0.3,-1.2', 0.18),
        trail('-2.9,-4 -2.8,-3', 0.16),
      ),
      { tone: 0.95 },
    ),
  ],
  anchors: { hand: [-1.9, -2.5], top: [-1.9, -5] },
});

/** Plums on their twig. */
const plum: PieceMaker = ({ role = 'told.violet' }) => ({
  layers: [
    shape('plum.back', role, ellipse(4.4, -3.2, 3, 3.2), { tone: 0.75, round: 1, sheet: true }),
    shape('plum.leaf', 'leaf', blob('0.4,-8 3.6,-10.6 7.4,-10 5,-7.8 2,-7.4'), {
      tone: 0.4,
      round: 0.5,
      sheet: true,
    }),
    shape(
      'plum.twig',
      'bark',
      join(trail('-0.6,-6 0.4,-8.6', 0.5), trail('4.2,-6 0.6,-8.4', 0.4)),
      { tone: 0.6 },
    ),
    shape(
      'plum',
      role,
      blob('-4.4,-3.4 -3.6,-6 -0.8,-7 2.4,-5.8 3.2,-3.2 2,-0.7 -0.8,0 -3.4,-0.8'),
      { tone: 0.4, round: 1.4, sheet: true },
    ),
    shape('plum.seam', role, trail('-0.6,-6.6 -2,-3.6 -1,-0.6', 0.3), { tone: 0.95 }),
    shape('plum.shine', 'white', trail('1,-5.2 1.8,-3.8', 0.5), { tone: 0, alpha: 0.7 }),
  ],
  anchors: { hand: [0, -3.5], top: [0, -8.6] },
});

/** A slice of orange on the rim says that it is no beer. */
const juice: PieceMaker = ({ role = 'told.orange' }) => ({
  layers: [
    shape(
      'juice.straw',
      'told.red',
      join(trail('0.6,-3 3.2,-15', 0.7), trail('3.2,-15 6,-16', 0.7)),
      { tone: 0.3 },
    ),
    shape('juice.glass', 'glass', poly('-3.7,-13 3.7,-13 3,0 -3,0'), {
      tone: 0.2,
      alpha: 0.4,
      sheet: true,
    }),
    shape('juice', role, poly('-3.3,-10.2 3.3,-10.2 2.8,-0.6 -2.8,-0.6'), {
      tone: 0.3,
      round: 1,
      sheet: true,
    }),
    shape('juice.slice', 'told.orange', circle(-3.8, -12.4, 2.6), { tone: 0.6, sheet: true }),
    shape('juice.flesh', 'told.gold', join(circle(-3.8, -12.4, 2)), { tone: 0.2 }),
    shape(
      'juice.parts',
      'white',
      join(
        ...[0, 1, 2].map((n) =>
          place(trail('-1.8,0 1.8,0', 0.24), { x: -3.8, y: -12.4, turn: n / 6 }),
        ),
      ),
      { tone: 0.1 },
    ),
    shape('juice.shine', 'white', trail('-2.4,-9 -2,-2.4', 0.5), { tone: 0, alpha: 0.7 }),
  ],
  anchors: { hand: [0, -6], top: [0, -13] },
});

const sauce: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape(
      'sauce-bottle',
      role,
      blob(
        '-3.4,0 -3.7,-5 -3.5,-10.4 -1.9,-13.2 -1.5,-15 1.5,-15 1.9,-13.2 3.5,-10.4 3.7,-5 3.4,0',
      ),
      { tone: 0.35, round: 1.4, sheet: true },
    ),
    shape(
      'sauce-bottle.cap',
      'white',
      poly('-1.8,-14.6 1.8,-14.6 0.7,-18.6 0.3,-20 -0.3,-20 -0.7,-18.6'),
      { tone: 0.3, round: 0.6, sheet: true },
    ),
    shape('sauce-bottle.label', 'white', rect(-3.2, -9.4, 6.4, 6.4, 0.8), { tone: 0.1 }),
    shape('sauce-bottle.tomato', role, circle(0, -5.8, 1.8), { tone: 0.3 }),
    shape('sauce-bottle.leaf', 'leaf', poly('0,-7 -1.6,-8.4 -0.4,-8 0,-9 0.4,-8 1.6,-8.4'), {
      tone: 0.5,
    }),
    shape('sauce-bottle.shine', 'white', trail('-2.5,-11 -2.9,-9.8', 0.5), { tone: 0, alpha: 0.8 }),
  ],
  anchors: { hand: [0, -6], top: [0, -20] },
});

/** Square in the shoulder and clear: rum, gin or brandy, and a small glass of it. */
const liquor: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape(
      'liquor',
      'glass',
      join(rect(-4.8, -18.6, 9.6, 18.6, 1.8), rect(-1.5, -25, 3, 7.4, 0.4)),
      { tone: 0.3, alpha: 0.45, sheet: true },
    ),
    shape('liquor.drink', role, rect(-4.2, -13.4, 8.4, 13, 1), {
      tone: 0.55,
      round: 1.6,
      sheet: true,
    }),
    shape('liquor.cork', 'wood', rect(-1.9, -27.6, 3.8, 3.4, 0.6), { tone: 0.5, sheet: true }),
    shape('liquor.label', 'white', rect(-3.4, -11.6, 6.8, 7.6, 0.4), { tone: 0.15 }),
    shape('liquor.mark', 'blood', join(hoop(0, -8.4, 2.1, 0.5), rect(-2.2, -5.6, 4.4, 0.6)), {
      tone: 0.4,
    }),
    shape('liquor.glass', 'glass', poly('6.2,-5.4 11,-5.4 10.4,0 6.8,0'), {
      tone: 0.3,
      alpha: 0.5,
      sheet: true,
    }),
    shape('liquor.tot', role, poly('6.6,-3.4 10.6,-3.4 10.2,-0.7 7,-0.7'), {
      tone: 0.5,
      sheet: true,
    }),
    shape(
      'liquor.shine',
      'white',
      join(trail('-3.8,-16.6 -3.8,-13', 0.6), trail('7.2,-4.4 7.4,-1.6', 0.3)),
      { tone: 0, alpha: 0.8 },
    ),
  ],
  anchors: { hand: [0, -20], top: [0, -27] },
});

/** Flakes in milk, and the spoon in them. */
const cereal: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape('cereal.spoon', 'metal', trail('3,-9 9.4,-16.4', 1, 1.4), { tone: 0.35, sheet: true }),
    shape('cereal.rim', role, ellipse(0, -8.6, 8.6, 2.3), { tone: 0.75, sheet: true }),
    shape('cereal.milk', 'white', ellipse(0, -8.6, 7.8, 1.9), { tone: 0.08 }),
    shape(
      'cereal.flakes',
      'told.gold',
      join(
        ...pts(
          '-5.4,-8.9 -3.2,-9.8 -3.4,-8.2 -1,-9 0.8,-10 1,-8 3.2,-9.2 5.2,-8.6 -1.6,-7.4 3.2,-7.8 -0.4,-10.4',
        ).map(([x, y], n) => ellipse(x, y, 1.3, 0.72, (n % 4) * 0.09)),
      ),
      { tone: 0.45, round: 0.3, sheet: true },
    ),
    shape(
      'cereal.berries',
      'told.red',
      join(circle(-2.2, -8.7, 0.75), circle(4.2, -9.3, 0.7), circle(1.9, -8.7, 0.7)),
      {
        tone: 0.35,
      },
    ),
    shape(
      'cereal',
      role,
      blob('-8.6,-8.6 -7.8,-4.6 -4.6,-1 -3.2,0 3.2,0 4.6,-1 7.8,-4.6 8.6,-8.6 5,-7 0,-6.4 -5,-7'),
      {
        tone: 0.4,
        round: 1.8,
        sheet: true,
      },
    ),
    shape('cereal.band', 'white', trail('-7.6,-5 -4,-3.8 0,-3.4 4,-3.8 7.6,-5', 0.6), {
      tone: 0.15,
    }),
  ],
  anchors: { hand: [8, -6], top: [0, -10] },
});

export const larderPieces = {
  cereal: entry(cereal, 'table', 18.6, 17),
  nut: entry(nut, 'table', 10, 5),
  plum: entry(plum, 'table', 12, 10.6),
  juice: entry(juice, 'table', 12, 16),
  'sauce-bottle': entry(sauce, 'table', 8.6, 20.6),
  liquor: entry(liquor, 'table', 15.8, 27.6),
};
