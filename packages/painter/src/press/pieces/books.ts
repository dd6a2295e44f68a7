import type { Role } from '#press/drawing.ts';
import { circle, cut, join, place, rect } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const key: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape(
      'key',
      role,
      join(
        [...circle(-5.4, 0, 2.9), ...cut(circle(-5.4, 0, 1.5))],
        circle(-8, -2, 1.1),
        circle(-8, 2, 1.1),
        circle(-5.4, -3, 0.9),
        circle(-5.4, 3, 0.9),
        rect(-2.8, -0.6, 10.4, 1.2, 0.4),
        rect(-2.4, -1.1, 1, 2.2, 0.4),
        rect(4.2, 0, 1.2, 2.8),
        rect(6.2, 0, 1.3, 3.4),
        rect(5, 1.6, 2, 0.9),
      ),
      { tone: 0.35, round: 0.6, sheet: true },
    ),
    shape(
      'key.shine',
      'white',
      join(trail('-7.4,-1 -6.4,-2.2 -5,-2.4', 0.32), rect(-1, -0.34, 6.5, 0.28)),
      { tone: 0, alpha: 0.8 },
    ),
  ],
  anchors: { hand: [-5, 0] },
});

/** A sheet that one has let go: a corner lifts, lines of writing. */
const page: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('page', role, poly('-10,-13 7,-15 10,12 -8,15'), { tone: 0.15, round: 0.8, sheet: true }),
    shape('page.fold', role, poly('7,-15 8.4,-2.4 1.6,-14.4'), { tone: 0.75 }),
    shape(
      'page.lines',
      'night',
      times(5, (n) => poly(line(-6.4 + n * 0.3, -8 + n * 4.4, n === 4 ? 6 : 11))),
      { tone: 0.5, alpha: 0.75 },
    ),
  ],
  anchors: { hand: [0, 10] },
});

function line(x: number, y: number, long: number): string {
  return `${x},${y} ${x + long},${y - 1.1} ${x + long},${y - 0.2} ${x},${y + 0.9}`;
}

const book: PieceMaker = ({ role, state, random }) => {
  const coat = role ?? pick<Role>(random, ['accent', 'accent3', 'night']);
  if (state === 'open' || state === 'moving') {
    const page = (s: number) =>
      blob(
        `0,-1 ${s * 5},-4.6 ${s * 12},-4.6 ${s * 18},-2 ${s * 18},-12 ${s * 12},-15 ${s * 5},-15 0,-11.4`,
      );
    return {
      layers: [
        shape('book', coat, poly('-20,-0.6 0,1 20,-0.6 20,-12 0,-9 -20,-12'), {
          tone: 0.5,
          round: 1.6,
          sheet: true,
        }),
        shape('book.pages', 'white', join(page(1), page(-1)), {
          tone: 0.15,
          round: 2,
          depth: 0.5,
          sheet: true,
        }),
        shape(
          'book.text',
          'dark',
          join(
            ...[1, -1].flatMap((s) =>
              [0, 1, 2, 3].map((n) =>
                trail(
                  `${s * 4},${-12.6 + n * 2.4} ${s * 10},${-13.4 + n * 2.4} ${s * 15.6},${-12 + n * 2.4}`,
                  0.5,
                ),
              ),
            ),
          ),
          { tone: 0.3, alpha: 0.6 },
        ),
        ...(state === 'moving'
          ? [
              shape('book.leaf', 'white', blob('0,-11 3,-20 9,-24 15,-23 9,-19 4,-10 1,-2'), {
                tone: 0.4,
                sheet: true,
              }),
            ]
          : []),
      ],
      anchors: { hand: [18, -6], top: [0, -12] },
    };
  }
  return {
    layers: [
      shape('book.pages', 'white', poly('-8,-1.2 9.4,-1.2 9.4,-24 -8,-24'), {
        tone: 0.5,
        sheet: true,
      }),
      shape('book', coat, join(rect(-9, -25, 17, 25, 1), rect(-9, -1.6, 18.6, 1.6)), {
        tone: 0.4,
        round: 2,
        sheet: true,
      }),
      shape('book.spine', coat, rect(-9, -25, 3, 25), { tone: 0.95 }),
      shape(
        'book.label',
        'told.gold',
        join(rect(-3, -21, 8, 1.2), rect(-2, -18.6, 6, 1), [
          ...circle(1, -11, 3),
          ...cut(circle(1, -11, 2.2)),
        ]),
        { tone: 0.2 },
      ),
    ],
    anchors: { hand: [8, -12], top: [0, -25] },
  };
};

const letter: PieceMaker = ({ role = 'white', state }) => ({
  layers:
    state === 'open'
      ? [
          shape('letter.back', role, join(rect(-11, -7, 22, 14), poly('-11,-7 0,-17 11,-7')), {
            tone: 0.6,
            sheet: true,
          }),
          shape('letter.sheet', role, rect(-9, -15, 18, 18), { tone: 0.05, sheet: true }),
          shape(
            'letter.text',
            'dark',
            times(4, (n) =>
              trail(`-6.6,${-12 + n * 2.6} -1,${-12.4 + n * 2.6} 6,${-12 + n * 2.6}`, 0.5),
            ),
            { tone: 0.3, alpha: 0.6 },
          ),
          shape('letter', role, poly('-11,7 -11,-6 0,2 11,-6 11,7'), {
            tone: 0.25,
            round: 1.4,
            sheet: true,
          }),
        ]
      : [
          shape('letter', role, rect(-11, -7, 22, 14, 0.6), {
            tone: 0.3,
            round: 1.6,
            depth: 0.4,
            sheet: true,
          }),
          shape('letter.flap', role, poly('-11,-7 11,-7 0,2.6'), {
            tone: 0.05,
            round: 1,
            sheet: true,
          }),
          shape('letter.seal', 'blood', circle(0, 1.8, 2.1), {
            tone: 0.25,
            round: 0.7,
            sheet: true,
          }),
          shape(
            'letter.mark',
            'blood',
            place(blob('0,0.6 -0.8,-0.3 -0.4,-0.7 0,-0.4 0.4,-0.7 0.8,-0.3'), {
              y: 1.8,
              scale: 1.2,
            }),
            { tone: 1 },
          ),
        ],
  anchors: { hand: [10, 4] },
});

export const booksPieces = {
  key: entry(key, 'air', 17, 8),
  book: entry(book, 'table', 19, 25),
  letter: entry(letter, 'air', 22, 14),
  page: entry(page, 'air', 20, 30),
};
