import { circle, ellipse, join, limb, rect } from '#press/path.ts';
import { blob, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';
import { ringOf, spokes } from '#press/pieces/wheels.ts';

const bicycle: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape('bicycle.wheels', 'dark', join(ringOf(-56, 34, 3.2), ringOf(56, 34, 3.2)), {
      tone: 0.7,
      sheet: true,
    }),
    shape('bicycle.spokes', 'metal', join(spokes(-56, 34, 12, 0.35), spokes(56, 34, 12, 0.35)), {
      tone: 0.4,
    }),
    shape(
      'bicycle',
      role,
      join(
        limb([-56, -34], [-4, -32], 1.6, 1.6),
        limb([-56, -34], [-20, -78], 1.4, 1.6),
        limb([-24, -90], [-4, -32], 1.9, 1.9),
        limb([-20, -76], [38, -78], 2, 2),
        limb([-4, -32], [40, -70], 2, 2),
        limb([36, -92], [56, -34], 2, 1.5),
      ),
      { tone: 0.4, round: 1.4, sheet: true },
    ),
    shape(
      'bicycle.saddle',
      'dark',
      join(
        blob('-40,-94 -26,-97 -10,-94 -16,-91 -30,-88'),
        trail('36,-92 33,-104 44,-108 54,-100', 3.2),
        circle(-4, -32, 6),
        limb([-4, -32], [4, -18], 1.4, 1.4),
        rect(-2, -19, 13, 3.4, 1),
      ),
      { tone: 0.7, sheet: true },
    ),
    shape('bicycle.bell', 'told.gold', join(circle(50, -86, 4.4), circle(-4, -32, 2.4)), {
      tone: 0.2,
      glow: 0.5,
    }),
  ],
  anchors: { seat: [-26, -96], hand: [52, -101] },
});

const motorcycle: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape('motorcycle.wheels', 'dark', join(ringOf(-72, 33, 10), ringOf(76, 33, 10)), {
      tone: 0.8,
      sheet: true,
    }),
    shape(
      'motorcycle.metal',
      'metal',
      join(
        spokes(-72, 33, 9, 0.8),
        spokes(76, 33, 9, 0.8),
        limb([76, -33], [42, -100], 3, 3),
        trail('42,-100 30,-112 16,-110', 4),
        blob('-22,-26 26,-26 30,-56 6,-66 -22,-56'),
        trail('10,-28 -40,-22 -96,-28', 9, 11),
      ),
      { tone: 0.35, round: 3, sheet: true },
    ),
    shape('motorcycle.seat', 'dark', blob('-92,-78 -60,-82 -20,-84 -8,-76 -30,-66 -84,-68'), {
      tone: 0.6,
      round: 3,
      sheet: true,
    }),
    shape(
      'motorcycle',
      role,
      join(
        blob('-20,-86 4,-98 34,-94 44,-80 20,-68 -14,-70'),
        blob('-112,-58 -98,-72 -72,-76 -50,-70 -60,-62 -86,-62'),
        blob('52,-68 76,-74 100,-62 106,-48 90,-60 70,-64'),
      ),
      { tone: 0.35, round: 5, sheet: true },
    ),
    shape('motorcycle.lamp', 'lamp', ellipse(52, -96, 7, 9), { tone: 0.2, glow: 1 }),
  ],
  anchors: { seat: [-40, -84], hand: [18, -110] },
});

const wheel: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('wheel.spokes', role, spokes(0, 50, 10, 2.6), { tone: 0.6 }),
    shape('wheel', role, join(ringOf(0, 50, 8), circle(0, -50, 10)), {
      tone: 0.35,
      round: 4,
      sheet: true,
    }),
    shape('wheel.iron', 'metal', join(ringOf(0, 50, 2), circle(0, -50, 4)), { tone: 0.8 }),
  ],
});

export const twoWheelsPieces = {
  bicycle: entry(bicycle, 'ground', 180, 110),
  motorcycle: entry(motorcycle, 'ground', 222, 115),
  wheel: entry(wheel, 'ground', 100, 100),
};
