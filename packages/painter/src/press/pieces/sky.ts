import { cosTurn, sinTurn } from '#maths.ts';
import { circle, cut, ellipse, join, place } from '#press/path.ts';
import { blob, poly, shape, times } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** A shell that breaks from above: a fine gap with light in it, veins, and shards that fall away. */
function crackOf(r: number) {
  const at = (points: string) => place(poly(points), { scale: r / 50 });
  return [
    shape(
      'crack',
      'dark',
      join(
        at('-9,-51 7,-51 2,-38 8,-27 1,-15 7,-4 0,9 4,20 0,31 -2,20 -6,9 0,-4 -6,-15 1,-27 -6,-38'),
        at('4,-26 15,-20 21,-24 30,-12 20,-19 14,-15 2,-20'),
        at('-2,-14 -14,-8 -19,-11 -30,2 -20,-6 -14,-3 0,-8'),
        at('2,2 13,10 15,21 24,28 12,22 10,12 0,8'),
        at('-1,9 -10,16 -9,25 -16,34 -12,24 -13,15 -2,6'),
      ),
      { tone: 0.7 },
    ),
    shape(
      'crack.light',
      'white',
      at('-5,-50 4,-50 -1,-38 5,-27 -2,-15 3,-4 -3,8 -1,-4 -4,-15 3,-27 -4,-38'),
      {
        tone: 0,
        glow: 1,
      },
    ),
    shape(
      'crack.shards',
      'lamp',
      join(at('18,-64 27,-62 22,-55'), at('-24,-66 -16,-63 -22,-56'), at('1,-70 8,-66 2,-61')),
      { tone: 0.5, sheet: true },
    ),
  ];
}

const skyMoon: PieceMaker = ({ role = 'lamp', random, state }) => {
  const isFull = random.next() < 0.55 || state === 'broken';
  const craters = times(9, (n) => {
    const turn = n * 0.382;
    const r = 5 + ((n * 37) % 34);
    return ellipse(
      r * cosTurn(turn),
      r * sinTurn(turn),
      random.between(3, 8),
      random.between(3, 7),
    );
  });
  return {
    layers: isFull
      ? [
          shape('moon.halo', role, circle(0, 0, 64), {
            tone: 0.2,
            alpha: { kind: 'spread', x: 0, y: 0, inner: 46, outer: 64, from: 0.45, to: 0 },
            mode: 'light',
          }),
          shape('moon', role, circle(0, 0, 50), {
            tone: { kind: 'spread', x: -14, y: -12, inner: 6, outer: 76, from: 0, to: 0.75 },
            glow: 0.9,
            sheet: true,
            grain: { kind: 'rings', x: 0, y: 0 },
          }),
          shape('moon.seas', 'sun', craters, { tone: 0.75, alpha: 0.4 }),
          ...(state === 'broken' ? crackOf(50) : []),
        ]
      : [
          shape('moon', role, [...circle(0, 0, 50), ...cut(circle(22, -8, 44))], {
            tone: 0.2,
            round: 5,
            depth: 0.3,
            glow: 0.9,
            sheet: true,
          }),
        ],
    // Who is on it sits on its disc, and not on its light.
    anchors: { top: [0, -48] },
  };
};

const skySun: PieceMaker = ({ role = 'sun', state }) => ({
  layers: [
    shape(
      'sun.rays',
      role,
      times(16, (n) =>
        place(poly(n % 2 ? '-4,-56 4,-56 0,-72' : '-5,-56 5,-56 0,-84'), { turn: n / 16 }),
      ),
      { tone: 0.5, glow: 0.9 },
    ),
    shape('sun', role, circle(0, 0, 50), {
      tone: { kind: 'spread', x: 0, y: 0, inner: 8, outer: 54, from: 0, to: 0.6 },
      glow: 1,
      sheet: true,
    }),
    ...(state === 'broken' ? crackOf(50) : []),
  ],
});

/** One of them, near: what somebody holds. */
export const oneStar: PieceMaker = ({ role = 'star' }) => ({
  layers: [
    shape('star.halo', 'lamp', circle(0, 0, 34), {
      tone: 0.1,
      alpha: { kind: 'spread', x: 0, y: 0, inner: 8, outer: 34, from: 0.6, to: 0 },
      mode: 'light',
    }),
    shape(
      'star',
      role,
      poly(
        '0,-18 4.2,-5.8 17.1,-5.6 6.8,2.2 10.6,14.6 0,7.2 -10.6,14.6 -6.8,2.2 -17.1,-5.6 -4.2,-5.8',
      ),
      {
        tone: { kind: 'spread', x: -3, y: -4, inner: 2, outer: 22, from: 0, to: 0.7 },
        glow: 1,
        sheet: true,
      },
    ),
  ],
});

const light: PieceMaker = ({ role = 'lamp' }) => ({
  layers: [
    shape('light.halo', role, circle(0, 0, 30), {
      tone: 0.05,
      alpha: { kind: 'spread', x: 0, y: 0, inner: 8, outer: 30, from: 0.75, to: 0 },
      mode: 'light',
    }),
    shape('light', role, circle(0, 0, 16), {
      tone: { kind: 'spread', x: 0, y: 0, inner: 2, outer: 17, from: 0, to: 0.35 },
      glow: 1,
      sheet: true,
    }),
  ],
});

const stars: PieceMaker = ({ role = 'star', random }) => ({
  layers: [
    shape(
      'stars',
      role,
      times(11, (n) =>
        place(poly('0,-1 0.16,-0.16 1,0 0.16,0.16 0,1 -0.16,0.16 -1,0 -0.16,-0.16'), {
          x: ((n * 61) % 100) - 50,
          y: ((n * 37) % 72) - 36,
          scale: random.between(4, 11),
        }),
      ),
      { tone: 0.15, glow: 1 },
    ),
    shape(
      'stars.small',
      role,
      times(18, (n) =>
        circle(((n * 47) % 104) - 52, ((n * 29) % 78) - 39, random.between(0.6, 1.5)),
      ),
      { tone: 0.3, glow: 1 },
    ),
  ],
});

const shootingStar: PieceMaker = ({ role = 'star' }) => ({
  layers: [
    shape('shooting-star.tail', role, poly('6,1.4 2,-6 -90,-44 -88,-42 -60,-26 -94,-30'), {
      tone: { kind: 'ramp', x0: 0, y0: 0, x1: -84, y1: -38, from: 0.05, to: 1 },
      alpha: { kind: 'ramp', x0: 0, y0: 0, x1: -86, y1: -38, from: 0.9, to: 0.05 },
      glow: 0.9,
    }),
    shape(
      'shooting-star',
      role,
      place(
        poly(
          Array.from({ length: 10 }, (_, n) => {
            const r = n % 2 ? 4.6 : 10.4;
            return `${r * sinTurn(n / 10)},${-r * cosTurn(n / 10)}`;
          }).join(' '),
        ),
        { turn: 0.04 },
      ),
      { tone: 0.1, glow: 1, sheet: true },
    ),
  ],
});

const cloud: PieceMaker = ({ role = 'cloud', random }) => ({
  layers: [
    shape(
      'cloud.back',
      role,
      join(circle(-40, -26, 26), circle(26, -40, 30), ellipse(0, -12, 80, 14)),
      { tone: 0.7, sheet: true },
    ),
    shape(
      'cloud',
      role,
      join(
        blob('-92,0 -90,-12 -70,-16 70,-16 92,-10 90,0 40,2 -40,2'),
        circle(-52, -20, 22),
        circle(-18, -36, 30 + random.between(-3, 3)),
        circle(24, -28, 26),
        circle(56, -16, 18),
      ),
      { tone: 0.2, round: 14, depth: 0.5, sheet: true },
    ),
  ],
});

const lightning: PieceMaker = ({ role = 'lamp' }) => ({
  layers: [
    shape(
      'lightning.halo',
      role,
      poly('-30,-1000 150,-1000 30,-610 200,-640 -90,10 -20,-420 -190,-390'),
      { tone: 0.3, alpha: 0.35, mode: 'light' },
    ),
    shape('lightning', role, poly('10,-1000 110,-1000 0,-580 140,-610 -60,0 10,-450 -130,-420'), {
      tone: 0.1,
      glow: 1,
      sheet: true,
    }),
  ],
});

export const skyPieces = {
  moon: entry(skyMoon, 'air', 100, 100),
  sun: entry(skySun, 'air', 168, 168),
  stars: entry(stars, 'air', 108, 84),
  light: entry(light, 'air', 32, 32),
  'shooting-star': entry(shootingStar, 'air', 104, 55),
  cloud: entry(cloud, 'air', 184, 70),
  lightning: entry(lightning, 'air', 270, 1000),
};
