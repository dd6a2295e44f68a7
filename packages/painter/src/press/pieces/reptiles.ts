import { cosTurn, sinTurn } from '#maths.ts';
import { circle, ellipse, join, limb, place, smooth } from '#press/path.ts';
import { blob, poly, shape, times } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const crocodile: PieceMaker = ({ role = 'leaf', state }) => {
  const jaw = state === 'open' ? -0.045 : -0.008;
  const upper = place(blob('-14,2 -8,-14 6,-20 18,-14 40,-10 74,-10 84,-5 82,0 40,2 0,5'), {
    x: 104,
    y: -32,
    turn: jaw,
  });
  const teeth = place(
    times(8, (n) => poly(`${14 + n * 8},0 ${20 + n * 8},0 ${17 + n * 8},5`)),
    { x: 104, y: -32, turn: jaw },
  );
  const leg = (x: number) =>
    join(limb([x, -22], [x - 8, -8], 9, 6), limb([x - 8, -8], [x + 4, -3], 5, 3.4));
  return {
    layers: [
      shape('crocodile.far', role, join(leg(70), leg(-52)), { tone: 0.95, sheet: true }),
      shape('crocodile.mouth', 'blood', poly('100,-34 176,-30 170,-24 100,-22'), { tone: 0.7 }),
      shape(
        'crocodile.teeth',
        'white',
        join(
          teeth,
          times(7, (n) => poly(`${120 + n * 8},-24 ${126 + n * 8},-24 ${123 + n * 8},-29`)),
        ),
        { tone: 0 },
      ),
      shape(
        'crocodile',
        role,
        join(
          blob(
            '112,-34 90,-44 40,-50 -30,-46 -80,-32 -130,-14 -190,-6 -196,-3 -140,-1 -80,-8 -20,-12 60,-12 100,-16 150,-18 182,-20 184,-25 150,-25',
          ),
          upper,
          leg(86),
          leg(-36),
        ),
        { tone: 0.4, round: 10, sheet: true },
      ),
      shape(
        'crocodile.ridge',
        role,
        times(16, (n) => {
          const x = 78 - n * 14;
          const y = -47 + Math.max(0, n - 7) * 4.3;
          return poly(`${x - 5},${y + 3} ${x},${y - 6} ${x + 5},${y + 3}`);
        }),
        { tone: 0.8 },
      ),
      shape('crocodile.belly', 'lamp', blob('100,-17 60,-13 -20,-13 -60,-10 -20,-20 60,-22'), {
        tone: 0.6,
        alpha: 0.7,
      }),
      shape('crocodile.eye', 'lamp', circle(112, -46, 4.6), { tone: 0.3 }),
      shape('crocodile.pupil', 'dark', join(ellipse(113, -46, 1.3, 4), ellipse(180, -37, 2, 1.3)), {
        tone: 1,
      }),
    ],
    anchors: { mouth: [180, -30], top: [20, -50] },
  };
};

const starfish: PieceMaker = ({ role = 'accent' }) => {
  const rim = Array.from({ length: 10 }, (_, n): [number, number] => {
    const r = n % 2 ? 4.2 : 11;
    return [r * sinTurn(n / 10), -9 - r * cosTurn(n / 10)];
  });
  return {
    layers: [
      shape('starfish', role, smooth(rim), { tone: 0.3, round: 2.2, sheet: true }),
      shape(
        'starfish.dots',
        'white',
        times(15, (n) => {
          const r = 2.2 + Math.floor(n / 5) * 2.6;
          return circle(
            r * sinTurn((n % 5) / 5),
            -9 - r * cosTurn((n % 5) / 5),
            0.7 - Math.floor(n / 5) * 0.14,
          );
        }),
        { tone: 0.1, alpha: 0.9 },
      ),
    ],
  };
};

export const reptilesPieces = {
  starfish: entry(starfish, 'ground', 21, 20),
  crocodile: entry(crocodile, 'ground', 384, 55),
};
