import { circle, ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** One post with a bent arm, its lamp hanging from it: whole from the foot up. */
const streetLight: PieceMaker = ({ role = 'dark', state }) => {
  const isDark = state === 'broken';
  return {
    layers: [
      ...(isDark
        ? []
        : [
            shape('street-light.halo', 'lamp', circle(86, -398, 60), {
              tone: 0.2,
              alpha: { kind: 'spread', x: 86, y: -398, inner: 8, outer: 60, from: 0.55, to: 0 },
              mode: 'light',
            }),
          ]),
      shape(
        'street-light',
        role,
        join(
          poly('-17,0 17,0 14,-12 9,-16 8,-70 5,-78 -5,-78 -8,-70 -9,-16 -14,-12'),
          trail('0,-74 0,-260 0,-392 8,-432 36,-448 66,-444 84,-428 86,-416', 9, 7),
          trail('3,-352 24,-384 48,-404 62,-440', 4, 3),
          rect(-7, -282, 14, 5, 2),
        ),
        { tone: 0.55, round: 3, sheet: true },
      ),
      shape('street-light.shade', role, poly('70,-420 102,-420 116,-398 56,-398'), {
        tone: 0.7,
        round: 3,
        sheet: true,
      }),
      shape(
        'street-light.glass',
        isDark ? 'glass' : 'lamp',
        blob('62,-399 110,-399 104,-384 86,-377 68,-384'),
        {
          tone: isDark ? 0.7 : 0.1,
          glow: isDark ? 0 : 1,
        },
      ),
    ],
    anchors: { light: [86, -392], top: [30, -448] },
  };
};

/** Opened and folded once, its sheets one over the other. */
const newspaper: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('newspaper.under', role, poly('-19,-1.5 17,1 21,-25 -14,-28'), {
      tone: 0.55,
      sheet: true,
    }),
    shape('newspaper', role, poly('-20,0 16,0 20,-26.5 -15,-27.5'), { tone: 0.1, sheet: true }),
    shape('newspaper.fold', 'dark', poly('-2,0 -1.2,0 3.2,-27 2.4,-27'), { tone: 0.3, alpha: 0.5 }),
    shape(
      'newspaper.print',
      'dark',
      join(
        poly('-13.4,-25 17.4,-24 17,-21 -13.8,-22'),
        ...[0, 1, 2, 3, 4, 5].map((n) => {
          const [y, lean] = [-18.6 + n * 2.9, n * 0.42];
          return join(
            poly(
              `${-14 - lean},${y} ${-1.6 - lean},${y + 0.3} ${-1.7 - lean},${y + 1.2} ${-14.2 - lean},${y + 0.9}`,
            ),
            n > 2
              ? poly(
                  `${4 - lean},${y + 0.3} ${16 - lean},${y + 0.5} ${15.9 - lean},${y + 1.4} ${3.9 - lean},${y + 1.2}`,
                )
              : [],
          );
        }),
      ),
      { tone: 0.6 },
    ),
    shape('newspaper.picture', 'dark', poly('4.4,-19 16.4,-18.6 15.4,-11.4 3.2,-11.8'), {
      tone: 0.3,
    }),
  ],
  anchors: { top: [0, -27] },
});

/** A jacket folded on its trousers, never held up. */
const foldedClothes: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape('underwear.under', role, blob('-17,0 17,0 19,-2.6 18,-5 -18,-5 -19,-2.6'), {
      tone: 0.6,
      round: 1.4,
      sheet: true,
    }),
    shape('underwear', role, blob('-16,-4.4 16,-4.4 18.4,-7.4 16.6,-10.6 -16.6,-10.6 -18.4,-7.4'), {
      tone: 0.25,
      round: 2,
      sheet: true,
    }),
    shape(
      'underwear.stripes',
      'white',
      times(6, (n) =>
        poly(
          `${-13 + n * 5},-4.6 ${-11.8 + n * 5},-4.6 ${-11.4 + n * 4.9},-10.4 ${-12.8 + n * 4.9},-10.4`,
        ),
      ),
      { tone: 0.15, alpha: 0.7 },
    ),
    shape(
      'underwear.collar',
      role,
      join(
        poly('-8,-10.4 0,-7.4 -1.4,-12.6 -6.6,-12.8'),
        poly('8,-10.4 0,-7.4 1.4,-12.6 6.6,-12.8'),
      ),
      {
        tone: 0.1,
        sheet: true,
      },
    ),
    shape('underwear.button', 'white', ellipse(0, -6.2, 0.7, 0.7), { tone: 0 }),
  ],
  anchors: { top: [0, -12] },
});

export const mendedPieces = {
  'street-light': entry(streetLight, 'ground', 133, 450),
  newspaper: entry(newspaper, 'table', 41, 28),
  underwear: entry(foldedClothes, 'table', 38, 13),
};
