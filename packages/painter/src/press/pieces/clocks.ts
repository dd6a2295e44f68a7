import { circle, ellipse, join, limb, type Path, place, rect } from '#press/path.ts';
import { blob, poly, shape, times } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';
import type { Random } from '#random.ts';

/** A dial of radius 1 round (0, 0), its hands anywhere. */
function dial(random: Random, state: string | undefined): { face: Path; marks: Path; hands: Path } {
  const hour = random.next();
  const minute = random.next();
  const hand = (turn: number, long: number, wide: number) =>
    place(limb([0, 0.12], [0, -long], wide, wide * 0.5), { turn });
  return {
    face: circle(0, 0, 1),
    marks: times(12, (n) =>
      place(rect(n % 3 ? -0.025 : -0.05, -0.9, n % 3 ? 0.05 : 0.1, n % 3 ? 0.12 : 0.2), {
        turn: n / 12,
      }),
    ),
    hands: join(
      hand(hour, 0.5, 0.06),
      state === 'broken' ? [] : hand(minute, 0.74, 0.045),
      circle(0, 0, 0.08),
    ),
  };
}

const grandfather: PieceMaker = ({ role = 'bark', random, state }) => {
  const { face, marks, hands } = dial(random, state);
  const on = (path: Path) => place(path, { y: -176, scale: 19 });
  const swing = state === 'broken' ? 0 : random.between(-0.02, 0.02);
  return {
    layers: [
      shape(
        'clock',
        role,
        join(
          rect(-24, -152, 48, 138),
          rect(-31, -205, 62, 58, 4),
          blob('-34,-203 -22,-214 -12,-218 0,-226 12,-218 22,-214 34,-203'),
          poly('-34,0 34,0 30,-34 -30,-34'),
          circle(0, -228, 4),
        ),
        { tone: 0.45, round: 7, sheet: true },
      ),
      shape('clock.well', 'dark', rect(-15, -142, 30, 98, 3), { tone: 0.7 }),
      shape(
        'clock.pendulum',
        'told.gold',
        join(
          place(join(rect(-0.8, 0, 1.6, 74), circle(0, 76, 8)), { y: -140, turn: swing }),
          rect(-9, -138, 3, 34),
          rect(6, -138, 3, 44),
        ),
        { tone: 0.3, round: 3 },
      ),
      shape('clock.rim', 'told.gold', on(place(face, { scale: 1.16 })), { tone: 0.5, round: 3 }),
      shape('clock.dial', 'white', on(face), { tone: 0.15, round: 4 }),
      shape('clock.hands', 'dark', on(join(marks, hands)), { tone: 0.9 }),
    ],
    anchors: { top: [0, -226], eyes: [-8, -183], 'eyes.end': [8, -183] },
  };
};

const alarmClock: PieceMaker = ({ role = 'accent', random, state }) => {
  const { face, marks, hands } = dial(random, state);
  const on = (path: Path) => place(path, { y: -9.4, scale: 6.6 });
  const bell = blob('-3.4,0 -2.6,-2.4 0,-3.6 2.6,-2.4 3.4,0');
  return {
    layers: [
      shape(
        'clock.feet',
        'metal',
        join(
          limb([-4, -3], [-6.4, -0.6], 0.8, 0.7),
          limb([4, -3], [6.4, -0.6], 0.8, 0.7),
          rect(-0.6, -20, 1.2, 4),
          circle(0, -20, 1),
        ),
        { tone: 0.6, sheet: true },
      ),
      shape(
        'clock.bells',
        'metal',
        join(
          place(bell, { x: -5, y: -15.6, turn: -0.1 }),
          place(bell, { x: 5, y: -15.6, turn: 0.1 }),
        ),
        { tone: 0.3, round: 1.4, sheet: true },
      ),
      shape('clock', role, circle(0, -9.4, 8.6), { tone: 0.4, round: 2, sheet: true }),
      shape('clock.dial', 'white', on(face), { tone: 0.15, round: 1.4 }),
      shape('clock.hands', 'dark', on(join(marks, hands)), { tone: 0.9 }),
    ],
    anchors: { top: [0, -21], eyes: [-2.6, -11.6], 'eyes.end': [2.6, -11.6] },
  };
};

/** It rings where it moves; else it stands and swings. */
const clock: PieceMaker = (options) =>
  options.state === 'moving' ? alarmClock(options) : grandfather(options);

const painting: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape('painting', role, rect(-45, -35, 90, 70, 2), { tone: 0.45, round: 4, sheet: true }),
    shape('painting.sky', 'sky', rect(-37, -27, 74, 54), { tone: 0.5 }),
    shape('painting.sun', 'sun', circle(14, -8, 8), { tone: 0.2 }),
    shape('painting.hills', 'leaf', join(poly('-37,27 -37,6 -20,-2 0,8 18,2 37,12 37,27')), {
      tone: 0.5,
    }),
    shape('painting.tree', 'dark', join(ellipse(-18, 0, 6, 9), rect(-19, 4, 2, 10)), { tone: 0.4 }),
  ],
  pane: rect(-37, -27, 74, 54),
});

export const clocksPieces = {
  clock: entry(clock, 'ground', 68, 232),
  painting: entry(painting, 'hang', 90, 70),
};
