import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, limb, rect } from '#press/path.ts';
import { blob, pick, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const bone: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape(
      'bone',
      role,
      join(
        blob(
          '-9,-4 -9.6,-10 -9,-16 -5,-20 0,-21 5,-20 9,-16 9.6,-10 8.4,-5.4 5.4,-3.6 5.2,0 -5.2,0 -5.4,-3.6',
        ),
        rect(-5, -4, 10, 4.6, 1.4),
      ),
      { tone: 0.2, round: 3, depth: 0.6, sheet: true },
    ),
    shape(
      'bone.holes',
      'dark',
      join(
        ellipse(-4.2, -9.6, 2.7, 2.9, 0.03),
        ellipse(4.2, -9.6, 2.7, 2.9, -0.03),
        poly('0,-7.2 -1.3,-4.8 1.3,-4.8'),
        ...[-3.4, -1.2, 1.2, 3.4].map((x) => rect(x - 0.2, -3, 0.4, 3)),
      ),
      { tone: 0.85 },
    ),
    shape('bone.crack', 'dark', trail('3,-19.6 2,-17.4 3.4,-16 2.6,-14.4', 0.4, 0.15), {
      tone: 0.6,
    }),
    // A long one before the skull: what a dog has is a bone too.
    shape(
      'bone.long',
      role,
      join(
        limb([-11, -3.3], [11, -3.3], 2.6, 2.6),
        ...[-11.6, 11.6].flatMap((x) => [circle(x, -4.7, 2.1), circle(x, -2.1, 2.1)]),
      ),
      { tone: 0.05, round: 1.6, depth: 0.6, sheet: true },
    ),
  ],
  anchors: { top: [0, -21] },
});

const baby: PieceMaker = ({ role, random }) => {
  const skin = pick<Role>(random, ['skin1', 'skin2', 'skin3', 'skin4']);
  const cloth = role ?? pick<Role>(random, ['accent3', 'accent2', 'white']);
  return {
    layers: [
      shape('baby.far', skin, join(limb([13, -16], [15, -3], 3.4, 2.8), ellipse(17, -2, 3.4, 2)), {
        tone: 0.85,
        sheet: true,
      }),
      shape(
        'baby.skin',
        skin,
        join(
          circle(18, -32, 11.4),
          ellipse(28.4, -31, 1.6, 1.4),
          limb([8, -17], [10, -3.4], 3.8, 3),
          ellipse(12.6, -2.2, 3.6, 2.2),
          ellipse(-25, -3, 5, 3),
        ),
        { tone: 0.25, round: 4, sheet: true },
      ),
      shape(
        'baby',
        cloth,
        join(
          blob('-18,-12 -16,-22 -6,-26 6,-25 14,-22 15,-14 6,-9 -6,-7 -14,-6'),
          limb([-11, -13], [-7, -5], 6.4, 5),
          limb([-7, -4.6], [-21, -3.8], 4.6, 3.6),
          limb([8, -19], [9.4, -11], 4.6, 4),
        ),
        { tone: 0.3, round: 4, sheet: true },
      ),
      shape(
        'baby.hair',
        'hair2',
        join(trail('12,-43 16,-46 21,-45', 2.2, 0.8), trail('16,-43.4 19,-47', 1.4, 0.6)),
        { tone: 0.4 },
      ),
      shape(
        'baby.face',
        'dark',
        join(circle(23.6, -33, 1.1), trail('22,-27 24,-25.8 26,-27', 0.8)),
        { tone: 0.8 },
      ),
      shape('baby.cheek', 'accent', join(circle(20.6, -29, 2), ellipse(14.6, -31, 1.4, 2)), {
        tone: 0.1,
        alpha: 0.5,
      }),
    ],
    anchors: { top: [0, -26], head: [18, -43] },
  };
};

const ghost: PieceMaker = ({ role = 'white', random }) => {
  const sway = random.between(-8, 8);
  return {
    layers: [
      shape(
        'ghost',
        role,
        blob(
          `-30,-120 -26,-152 -10,-168 10,-168 26,-152 31,-122 48,-128 58,-118 46,-104 34,-100 36,-60 ${40 + sway},-20 ${34 + sway},-2 ${22 + sway},-14 ${10 + sway},0 ${-4 + sway},-13 ${-18 + sway},0 ${-30 + sway},-12 ${-40 + sway},-2 -36,-50 -36,-92 -52,-90 -60,-102 -48,-114`,
        ),
        {
          tone: { kind: 'ramp', x0: 0, y0: -160, x1: 0, y1: 0, from: 0.05, to: 0.7 },
          alpha: { kind: 'ramp', x0: 0, y0: -90, x1: 0, y1: 0, from: 0.94, to: 0.4 },
          round: 12,
          depth: 0.4,
          sheet: true,
        },
      ),
      shape(
        'ghost.face',
        'dark',
        join(ellipse(-5, -136, 5, 8), ellipse(14, -136, 5, 8), ellipse(5, -114, 5.6, 8)),
        { tone: 0.8 },
      ),
      shape(
        'ghost.folds',
        role,
        join(trail('-14,-90 -18,-50 -14,-20', 2, 0.8), trail('14,-86 16,-50 22,-22', 2, 0.8)),
        { tone: 0.8, alpha: 0.6 },
      ),
    ],
    anchors: { hand: [56, -116], top: [0, -168] },
  };
};

export const hauntingPieces = {
  bone: entry(bone, 'ground', 27, 21.5),
  baby: entry(baby, 'ground', 60, 46),
  ghost: entry(ghost, 'air', 118, 168),
};
