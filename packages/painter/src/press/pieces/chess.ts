import { ellipse, join, rect } from '#press/path.ts';
import { poly, shape } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Across the board, how far each man stands from its middle, and how high it is; the kings are highest. */
const men = [
  { x: -17, high: 9, isLight: true },
  { x: -11, high: 15, isLight: true },
  { x: -4, high: 8, isLight: true },
  { x: 5, high: 8, isLight: false },
  { x: 12, high: 15, isLight: false },
  { x: 18, high: 9, isLight: false },
] as const;

/** A foot, a waist and a head, as a turner makes them. */
function man({ x, high }: (typeof men)[number]) {
  const top = -7 - high;
  return join(
    rect(x - 2.6, -9, 5.2, 2.4, 1),
    poly(`${x - 1.9},-8 ${x + 1.9},-8 ${x + 0.9},${top + 3} ${x - 0.9},${top + 3}`),
    ellipse(x, top + 2.2, 1.9, 2.2),
  );
}

/** A board seen from the side, a game begun on it. */
const chessboard: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape('chessboard', role, poly('-26,-3 26,-3 22,-7 -22,-7'), { tone: 0.2, sheet: true }),
    shape(
      'chessboard.squares',
      'white',
      join(
        ...[-22, -11, 0, 11].map((x) =>
          poly(`${x * 1.12},-3 ${(x + 5.5) * 1.12},-3 ${x + 5.5},-5 ${x},-5`),
        ),
        ...[-16.5, -5.5, 5.5, 16.5].map((x) =>
          poly(`${x * 1.06},-5 ${(x + 5.5) * 1.06},-5 ${x + 5.5},-7 ${x},-7`),
        ),
      ),
      { tone: 0.1 },
    ),
    shape('chessboard.edge', role, rect(-26, -3, 52, 3, 0.6), { tone: 0.6, sheet: true }),
    shape('chessboard.light', 'white', join(...men.filter((one) => one.isLight).map(man)), {
      tone: 0.2,
      sheet: true,
    }),
    shape('chessboard.dark', 'dark', join(...men.filter((one) => !one.isLight).map(man)), {
      tone: 0.6,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -22] },
});

export const chessPieces = { chessboard: entry(chessboard, 'table', 52, 24) };
