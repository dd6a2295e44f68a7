import type { Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, limb, type Path, place } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { blob, pick, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker, type PieceOptions } from '#press/pieces/kit.ts';

const hand: PieceMaker = (options) => handOf(options, true);

/** By itself, with nobody's sleeve. */
const loneHand: PieceMaker = (options) => handOf(options, false);

function handOf({ role, random, state }: PieceOptions, isSleeved: boolean): Piece {
  const skin = role ?? pick<Role>(random, ['skin1', 'skin2', 'skin3', 'skin4']);
  const curl = state === 'moving' ? 0.75 : 1;
  const finger = (x: number, y: number, long: number, turn: number, wide: number): Path =>
    place(limb([0, 0], [0, -long * curl], wide, wide * 0.84), { x, y, turn });
  return {
    layers: [
      isSleeved
        ? shape('hand.sleeve', 'accent3', poly('-3.8,0 3.8,0 3.6,-5 -3.6,-5'), {
            tone: 0.5,
            round: 1.2,
            sheet: true,
          })
        : shape('hand.wrist', skin, blob('-2.6,-4.6 -2.5,0 0,0.5 2.4,0 2.6,-4.6'), {
            tone: 0.45,
            round: 1,
            sheet: true,
          }),
      shape(
        'hand',
        skin,
        join(
          blob(
            '-2.6,-3.6 -3,-6.4 -4.2,-9 -4,-12.4 -1,-13.2 2.4,-12.8 4,-11.6 4,-8 3,-5.6 2.6,-3.6',
          ),
          finger(-3.3, -11.6, 6, -0.035, 0.84),
          finger(-1.1, -12.4, 7.2, -0.008, 0.9),
          finger(1.1, -12.3, 6.7, 0.014, 0.88),
          finger(3.1, -11.4, 5, 0.045, 0.76),
          place(limb([0, 0], [0, -5.4 * curl], 1.25, 0.85), { x: -3.6, y: -7.2, turn: -0.125 }),
        ),
        { tone: 0.3, round: 1.4, sheet: true },
      ),
      shape(
        'hand.lines',
        skin,
        join(
          trail('-2.8,-7 -0.6,-8.2 -0.4,-5.6', 0.24, 0.12),
          trail('-3,-10.2 0,-9.8 2.6,-10.8', 0.24, 0.12),
          trail('-1,-8.4 1.6,-8 3,-8.6', 0.24, 0.12),
        ),
        { tone: 0.9 },
      ),
    ],
    anchors: { palm: [0, -9] },
  };
}

const foot: PieceMaker = ({ role, random }) => {
  const skin = role ?? pick<Role>(random, ['skin1', 'skin2', 'skin3', 'skin4']);
  return {
    layers: [
      shape(
        'foot',
        skin,
        join(
          blob(
            '-7.6,-1.6 -7.4,-4.6 -6,-9 -5.8,-16 -0.6,-16 -0.6,-10 2.6,-6.6 9,-4 12.4,-2.6 12,-0.6 7,0 -5,0',
          ),
          circle(12.8, -1.5, 1.5),
        ),
        { tone: 0.3, round: 1.9, sheet: true },
      ),
      shape(
        'foot.lines',
        skin,
        join(
          trail('11.6,-0.2 10.8,-1.4 11.4,-2.6', 0.24),
          trail('9.8,0 9.2,-1 9.6,-2', 0.22),
          trail('-4.6,-5.4 -3.4,-6.4 -2.4,-5.8', 0.25),
        ),
        { tone: 0.9 },
      ),
      shape('foot.nail', 'white', ellipse(13.6, -2, 0.55, 0.4), { tone: 0.3 }),
    ],
  };
};

const heart: PieceMaker = ({ role = 'told.red', state }) => ({
  layers: [
    shape(
      'heart',
      role,
      [
        ...blob(
          '0,0 -5,-4 -8.6,-8.6 -8.4,-12.8 -5,-15 -1.6,-13.8 0,-11.4 1.6,-13.8 5,-15 8.4,-12.8 8.6,-8.6 5,-4',
        ),
        ...(state === 'broken'
          ? cut(
              poly(
                '-0.8,-12 1,-9 -1.6,-6.6 0.6,-3.6 -0.4,1 0.6,1 1.6,-3.6 -0.4,-6.4 2.2,-9 0.6,-12',
              ),
            )
          : []),
      ],
      { tone: 0.35, round: 3, sheet: true },
    ),
    shape('heart.shine', 'white', trail('-6.6,-9.6 -6.4,-12 -4.4,-13.2', 1.1, 0.5), {
      tone: 0,
      alpha: 0.8,
    }),
  ],
  anchors: { top: [0, -12] },
});

const brain: PieceMaker = ({ role = 'told.pink' }) => ({
  layers: [
    shape('brain.stem', role, blob('-2,-3 0,0 2.4,0 2,-4'), { tone: 0.8 }),
    shape(
      'brain',
      role,
      blob(
        '-8,-5 -8.6,-8.6 -6.6,-11.6 -3,-13.2 1,-13.4 5,-12 8,-9 8.4,-5.6 6,-3.4 2,-3 -1,-3.6 -5,-3',
      ),
      { tone: 0.3, round: 2.4, sheet: true },
    ),
    shape(
      'brain.folds',
      role,
      join(
        trail('-7,-7 -5,-8.4 -6,-10 -4,-11.4', 0.55),
        trail('-3.6,-5 -2.6,-7 -4,-8.6 -2,-10.6 -3,-12.6', 0.55),
        trail('0,-13 0.6,-11 -0.6,-9 1.4,-7.6 0.4,-5.4', 0.55),
        trail('3.4,-12.2 2.6,-10 4.4,-8.6 3,-6.6 4.4,-4.6', 0.55),
        trail('6.6,-10 5.6,-8 7.2,-6.4', 0.55),
      ),
      { tone: 0.95 },
    ),
  ],
});

export const limbsPieces = {
  hand: entry(hand, 'air', 13, 20),
  'lone-hand': entry(loneHand, 'ground', 13, 20),
  heart: entry(heart, 'air', 17.4, 15),
  foot: entry(foot, 'ground', 22, 16),
  brain: entry(brain, 'table', 17, 13.5),
};
