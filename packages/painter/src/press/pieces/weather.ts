import { cosTurn, sinTurn } from '#maths.ts';
import type { Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, type Path, place, rect } from '#press/path.ts';
import { blob, pick, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const wave: PieceMaker = ({ role = 'water' }) => ({
  layers: [
    shape(
      'wave.back',
      role,
      blob('-620,0 -560,-120 -420,-200 -260,-180 -120,-60 200,-40 520,-60 620,0'),
      { tone: 0.85, sheet: true },
    ),
    shape(
      'wave',
      role,
      blob(
        '-640,0 -520,-90 -380,-300 -160,-480 90,-540 260,-470 340,-350 320,-260 290,-330 210,-390 120,-390 60,-320 70,-200 160,-90 330,-40 640,0 0,10',
      ),
      {
        tone: { kind: 'ramp', x0: -100, y0: -520, x1: 0, y1: 0, from: 0.1, to: 0.85 },
        round: 40,
        sheet: true,
        grain: { kind: 'rings', x: 150, y: -250 },
      },
    ),
    shape(
      'wave.lines',
      'foam',
      join(
        trail('-440,-150 -280,-330 -80,-440 110,-460', 15, 6),
        trail('-380,-70 -230,-250 -60,-350 60,-370', 13, 5),
        trail('-280,-30 -150,-190 -20,-270', 11, 4),
        trail('-140,-20 -60,-130 10,-180', 10, 4),
      ),
      { tone: 0.3, alpha: 0.8 },
    ),
    shape(
      'wave.foam',
      'foam',
      join(
        blob(
          '-170,-478 90,-562 280,-490 372,-352 350,-270 318,-236 320,-300 282,-262 290,-336 236,-352 236,-412 176,-400 150,-446 60,-480',
        ),
        circle(372, -300, 16),
        circle(346, -216, 13),
        circle(392, -240, 9),
        circle(300, -206, 10),
        circle(404, -330, 8),
        ellipse(-40, -4, 300, 12),
        ellipse(420, -8, 160, 10),
      ),
      { tone: 0.1, round: 9, depth: 0.4, sheet: true },
    ),
  ],
  anchors: { top: [90, -540] },
});

const planet: PieceMaker = ({ role, random }) => {
  const coat = role ?? pick<Role>(random, ['accent2', 'accent3', 'told.violet', 'accent']);
  const halfRing = (isFront: boolean) =>
    place(
      [
        ...ellipse(0, 0, 92, 24),
        ...cut(ellipse(0, 0, 72, 16)),
        ...cut(isFront ? rect(-110, -60, 220, 60) : rect(-110, 0, 220, 60)),
      ],
      { turn: -0.045 },
    );
  return {
    layers: [
      shape('planet.ring2', 'wood', halfRing(false), { tone: 0.6 }),
      shape('planet', coat, circle(0, 0, 50), {
        tone: 0.35,
        round: 22,
        depth: 0.6,
        sheet: true,
        grain: { kind: 'slant', slope: -0.28 },
      }),
      shape(
        'planet.bands',
        coat,
        place(
          join(
            trail('-44,-20 0,-14 44,-20', 5),
            trail('-48,4 0,11 48,4', 8),
            trail('-38,28 0,34 38,28', 5),
          ),
          { turn: -0.045 },
        ),
        { tone: 0.9, alpha: 0.6 },
      ),
      shape('planet.ring', 'wood', halfRing(true), { tone: 0.15, sheet: true }),
    ],
  };
};

const rainbow: PieceMaker = () => {
  const hues = [
    'told.red',
    'told.orange',
    'told.yellow',
    'told.green',
    'told.blue',
    'told.violet',
  ] as const;
  const band = (r: number, wide: number): Path => {
    const rim = (radius: number, back: boolean) =>
      Array.from({ length: 25 }, (_, n) => {
        const turn = 0.5 + (back ? 24 - n : n) / 48;
        return `${radius * cosTurn(turn)},${radius * sinTurn(turn)}`;
      });
    return poly([...rim(r, false), ...rim(r - wide, true)].join(' '));
  };
  return {
    layers: hues.map((hue, n) =>
      shape(`rainbow.${n}`, hue, band(1000 - n * 46, 47), { tone: 0.2, alpha: 0.85 }),
    ),
  };
};

export const weatherPieces = {
  wave: entry(wave, 'water', 1280, 570),
  planet: entry(planet, 'air', 180, 100),
  rainbow: entry(rainbow, 'ground', 2000, 1000),
};
