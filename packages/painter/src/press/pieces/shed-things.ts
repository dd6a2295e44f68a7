import { circle, cut, ellipse, join, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** In the hand: its bit ahead, its grip below. */
const drill: PieceMaker = ({ role = 'accent2' }) => ({
  layers: [
    shape('drill.bit', 'metal', poly('12,-5.4 24,-4.6 25.4,-4 24,-3.4 12,-2.6'), { tone: 0.3 }),
    shape('drill.chuck', 'dark', poly('7,-7.4 13,-6 13,-2 7,-0.6'), {
      tone: 0.5,
      round: 1,
      sheet: true,
    }),
    shape('drill.battery', 'dark', rect(-13, 10, 13, 5, 1.4), {
      tone: 0.6,
      round: 1.4,
      sheet: true,
    }),
    shape('drill.grip', role, poly('-9,-1 -1,-1 -3,11 -10.6,11'), {
      tone: 0.5,
      round: 1.6,
      sheet: true,
    }),
    shape('drill', role, blob('-13,-7 -8,-9.6 2,-9.6 8,-8 8,0 2,1 -8,1 -13,-1'), {
      tone: 0.25,
      round: 2.4,
      sheet: true,
    }),
    shape('drill.trigger', 'accent', rect(-2, 1.4, 2.4, 4, 1), { tone: 0.4 }),
    shape(
      'drill.slots',
      'dark',
      times(3, (n) => rect(-10.4 + n * 2.4, -6.4, 1, 4, 0.5)),
      { tone: 0.7 },
    ),
  ],
  anchors: { hand: [-5, 5], tip: [25, -4] },
});

/** Its share in the earth, its two handles behind. */
const plough: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('plough.far', role, trail('-30,-44 -62,-76 -84,-84', 4.4, 3.6), { tone: 0.65 }),
    shape(
      'plough.wheel',
      'bark',
      join(
        hoop(58, -15, 15, 3.4),
        circle(58, -15, 3),
        trail('58,-29 58,-1', 1.6),
        trail('44,-15 72,-15', 1.6),
      ),
      {
        tone: 0.5,
        sheet: true,
      },
    ),
    shape('plough.fork', 'dark', trail('58,-15 52,-44', 2.6), { tone: 0.5 }),
    shape('plough.share', 'metal', poly('-20,-32 2,-30 16,-10 34,0 -14,0 -24,-8'), {
      tone: 0.35,
      round: 4,
      sheet: true,
    }),
    shape('plough.edge', 'white', poly('16,-10 34,0 6,0'), { tone: 0.3, alpha: 0.7 }),
    shape('plough', role, trail('-34,-30 10,-40 58,-46 88,-44', 6, 4.6), {
      tone: 0.4,
      round: 2,
      sheet: true,
    }),
    shape('plough.stilt', role, trail('-14,-14 -34,-40 -68,-84 -92,-92', 5, 4), {
      tone: 0.3,
      round: 1.6,
      sheet: true,
    }),
    shape('plough.rung', role, trail('-48,-58 -40,-62', 3.4), { tone: 0.7 }),
    shape('plough.ring', 'dark', hoop(90, -44, 4, 1.6), { tone: 0.4 }),
  ],
  anchors: { hand: [-88, -91], top: [0, -44] },
});

const hoe: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('hoe', role, trail('-62,44 58,-40', 3.6, 3), { tone: 0.35, round: 1.2, sheet: true }),
    shape('hoe.blade', 'metal', blob('54,-42 62,-44 70,-34 76,-14 62,-12 58,-26'), {
      tone: 0.35,
      round: 2,
      sheet: true,
    }),
    shape('hoe.edge', 'white', poly('62,-14.4 75.4,-16 76,-13 62,-11.4'), {
      tone: 0.2,
      alpha: 0.7,
    }),
  ],
  anchors: { hand: [-20, 15], tip: [69, -13] },
});

/** A bowl of tin full of holes, on its foot. */
const colander: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape('colander.foot', role, poly('-7,-2.4 7,-2.4 8,0 -8,0'), { tone: 0.6, sheet: true }),
    shape('colander.ears', role, join(hoop(-17.4, -12, 3, 1.1), hoop(17.4, -12, 3, 1.1)), {
      tone: 0.5,
      sheet: true,
    }),
    shape('colander', role, blob('-16.6,-13 -14,-6.4 -8,-2 0,-1.2 8,-2 14,-6.4 16.6,-13 0,-12.4'), {
      tone: 0.3,
      round: 4,
      sheet: true,
    }),
    shape(
      'colander.holes',
      'dark',
      times(19, (n) => {
        const row = n < 8 ? 0 : n < 14 ? 1 : 2;
        const at = row === 0 ? n - 3.5 : row === 1 ? n - 10.5 : n - 16;
        return ellipse(at * 3.4, -9.6 + row * 2.9 + Math.abs(at) * -0.24, 0.72, 0.72);
      }),
      { tone: 0.5 },
    ),
    shape('colander.rim', role, ellipse(0, -13, 17, 2.2), { tone: 0.15, sheet: true }),
    shape('colander.inside', 'dark', ellipse(0, -12.8, 15, 1.4), { tone: 0.35, alpha: 0.6 }),
  ],
  anchors: { top: [0, -13], hand: [17, -12] },
});

/** Four sides of tin; two are seen. */
const grater: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape('grater.handle', 'dark', join(trail('-3.6,-22.6 -3,-26 3,-26 3.6,-22.6', 1.6)), {
      tone: 0.5,
      sheet: true,
    }),
    shape('grater.side', role, poly('5,-23 8.4,-21.6 11.6,-1 8.4,0'), { tone: 0.65, sheet: true }),
    shape('grater', role, poly('-5,-23 5,-23 8.4,0 -8.4,0'), { tone: 0.25, round: 2, sheet: true }),
    shape(
      'grater.teeth',
      'dark',
      times(20, (n) => {
        const row = Math.floor(n / 4);
        return ellipse(
          ((n % 4) - 1.5) * (2.3 + row * 0.26) + (row % 2 ? 0.5 : -0.5),
          -19.4 + row * 4,
          0.66,
          0.9,
          0.1,
        );
      }),
      { tone: 0.6 },
    ),
    shape(
      'grater.rims',
      role,
      join(rect(-5.2, -23.4, 10.4, 1.2, 0.5), poly('-8.2,-1.4 8.2,-1.4 8.5,0 -8.5,0')),
      { tone: 0.5 },
    ),
  ],
  anchors: { top: [0, -26], hand: [0, -25] },
});

const saucer: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('saucer.foot', role, ellipse(0, -0.7, 4.4, 0.7), { tone: 0.6, sheet: true }),
    shape('saucer', role, blob('-8.6,-2.6 -5,-1 0,-0.6 5,-1 8.6,-2.6 0,-2.2'), {
      tone: 0.35,
      round: 1,
      sheet: true,
    }),
    shape('saucer.rim', role, ellipse(0, -2.6, 8.8, 1.5), { tone: 0.12, sheet: true }),
    shape(
      'saucer.band',
      'told.blue',
      join(ellipse(0, -2.6, 8, 1.26), cut(ellipse(0, -2.6, 7.2, 1.06))),
      { tone: 0.35 },
    ),
    shape('saucer.hollow', role, ellipse(0, -2.4, 3.6, 0.62), { tone: 0.4 }),
  ],
  anchors: { top: [0, -2.6], hand: [8, -2.4] },
});

const thermos: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('thermos', role, rect(-4.6, -23, 9.2, 23, 1.6), { tone: 0.35, round: 2.6, sheet: true }),
    shape(
      'thermos.bands',
      'metal',
      join(rect(-4.8, -23.4, 9.6, 1.6, 0.5), rect(-4.8, -2.2, 9.6, 2.2, 0.6)),
      { tone: 0.25 },
    ),
    shape(
      'thermos.checks',
      'white',
      join(
        rect(-4.6, -17, 9.2, 0.7),
        rect(-4.6, -9, 9.2, 0.7),
        rect(-2, -21.4, 0.6, 19),
        rect(1.6, -21.4, 0.6, 19),
      ),
      { tone: 0.2, alpha: 0.7 },
    ),
    shape('thermos.cup', 'metal', poly('-4,-31 4,-31 4.6,-23.4 -4.6,-23.4'), {
      tone: 0.3,
      round: 1.8,
      sheet: true,
    }),
    shape('thermos.handle', 'metal', trail('4,-29.4 6.6,-29 6.6,-25.6 4.4,-25', 1), { tone: 0.5 }),
  ],
  anchors: { top: [0, -31], hand: [0, -12] },
});

/** A pan for dust, its brush in it. */
const dustpan: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('dustpan', role, poly('-16,0 -12,-8 12,-8 16,0'), { tone: 0.35, round: 2, sheet: true }),
    shape('dustpan.back', role, rect(-12.4, -10, 24.8, 3, 1), { tone: 0.6, sheet: true }),
    shape('dustpan.grip', role, trail('0,-9 0,-22', 3.4), { tone: 0.45, round: 1, sheet: true }),
    shape('dustpan.bristles', 'wood', poly('-13,-2 -11.6,-9 2,-16 5,-11'), {
      tone: 0.5,
      sheet: true,
    }),
    shape('dustpan.brush', 'bark', trail('-12,-9.6 3,-17.4 16,-24', 2.8, 2), {
      tone: 0.35,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -22], hand: [0, -20] },
});

export const shedThingsPieces = {
  drill: entry(drill, 'air', 38.6, 24.6),
  plough: entry(plough, 'ground', 188, 94),
  hoe: entry(hoe, 'air', 140, 90),
  colander: entry(colander, 'table', 41, 15.4),
  grater: entry(grater, 'table', 20, 27),
  saucer: entry(saucer, 'table', 17.6, 4.1),
  thermos: entry(thermos, 'table', 12, 31),
  dustpan: entry(dustpan, 'ground', 33, 25),
};
