import type { Layer } from '#press/drawing.ts';
import { circle, cut, join, rect } from '#press/path.ts';
import { blob, poly, shape, times } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';
import { rim, ringOf, spokes, tyre } from '#press/pieces/wheels.ts';

/** An engine and a carriage; smoke where it moves. */
const train: PieceMaker = ({ role = 'dark', state, random }) => {
  const wheels = join(
    ...[330, 460, 590].map((x) => tyre(x, 58)),
    tyre(725, 34),
    tyre(795, 34),
    ...[-640, -540, -80, 20].map((x) => tyre(x, 40)),
  );
  const layers: Layer[] = [];
  if (state !== 'broken') {
    const drift = state === 'moving' ? 90 : 34;
    layers.push(
      shape(
        'train.smoke',
        'white',
        times(6, (n) =>
          circle(730 - n * drift + random.between(-12, 12), -510 - n * 52, 34 + n * 15),
        ),
        { tone: 0.25, round: 16, alpha: 0.9, sheet: true },
      ),
    );
  }
  layers.push(
    shape(
      'train.carriage',
      'accent',
      join(rect(-740, -360, 860, 280, 26), rect(-760, -372, 900, 36, 16)),
      { tone: 0.4, round: 26, sheet: true },
    ),
    shape(
      'train.windows',
      'lamp',
      join(
        times(5, (n) => rect(-700 + n * 162, -310, 118, 110, 12)),
        rect(214, -350, 96, 96, 10),
      ),
      { tone: 0.25, glow: 1 },
    ),
    shape(
      'train',
      role,
      join(
        rect(330, -312, 480, 176, 40),
        rect(180, -420, 160, 330, 8),
        rect(160, -444, 210, 30, 10),
        poly('700,-300 690,-420 672,-440 672,-460 788,-460 788,-440 770,-420 760,-300'),
        blob('450,-305 452,-352 490,-368 528,-352 530,-305'),
        poly('800,-120 900,-34 800,-34'),
        rect(140, -130, 700, 52),
        rect(100, -110, 60, 18),
        cut(rect(214, -350, 96, 96, 10)),
      ),
      { tone: 0.5, round: 20, depth: -0.55, sheet: true },
    ),
    shape(
      'train.bands',
      'told.gold',
      join(
        rect(430, -314, 12, 180),
        rect(570, -314, 12, 180),
        rect(676, -444, 108, 14),
        rect(-740, -170, 860, 12),
        circle(826, -230, 24),
      ),
      { tone: 0.35 },
    ),
    shape('train.wheels', 'dark', wheels, { tone: 0.9, sheet: true }),
    shape(
      'train.rims',
      'accent',
      join(
        ...[330, 460, 590].map((x) => join(ringOf(x, 46, 8), spokes(x, 50, 6, 3))),
        rim(725, 34),
        rim(795, 34),
        ...[-640, -540, -80, 20].map((x) => rim(x, 40)),
      ),
      { tone: 0.2 },
    ),
    shape('train.rod', 'metal', rect(320, -66, 290, 14, 6), { tone: 0.3 }),
    shape('train.lamp', 'lamp', circle(826, -230, 15), { tone: 0.1, glow: 1 }),
  );
  return {
    layers,
    anchors: {
      driver: [262, -256],
      roof: [262, -348],
      door: [260, -110],
      top: [0, -372],
      window: [262, -300],
    },
  };
};

const metro: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape(
      'metro',
      role,
      blob(
        '-780,-60 -790,-300 -760,-345 -700,-350 640,-350 730,-330 790,-230 800,-90 780,-55 0,-50',
      ),
      { tone: 0.35, round: 30, sheet: true },
    ),
    shape('metro.band', 'white', rect(-784, -150, 1576, 30), { tone: 0.15 }),
    shape(
      'metro.windows',
      'lamp',
      join(
        times(4, (n) => rect(-720 + n * 350, -300, 150, 110, 12)),
        poly('690,-300 730,-292 772,-220 770,-190 690,-190'),
      ),
      { tone: 0.2, glow: 0.9 },
    ),
    shape(
      'metro.doors',
      'white',
      times(4, (n) =>
        join(rect(-540 + n * 350, -312, 56, 250, 6), rect(-480 + n * 350, -312, 56, 250, 6)),
      ),
      { tone: 0.45, round: 6 },
    ),
    shape(
      'metro.panes',
      'night',
      times(4, (n) =>
        join(rect(-530 + n * 350, -290, 36, 100, 6), rect(-470 + n * 350, -290, 36, 100, 6)),
      ),
      { tone: 0.4 },
    ),
    shape(
      'metro.wheels',
      'dark',
      join(rect(-700, -66, 1420, 26, 8), ...[-600, -500, 500, 600].map((x) => circle(x, -34, 34))),
      { tone: 0.8, sheet: true },
    ),
    shape('metro.lamp', 'lamp', circle(778, -105, 16), { tone: 0.1, glow: 1 }),
  ],
  anchors: { door: [-480, -60] },
});

export const trainsPieces = {
  train: entry(train, 'ground', 1660, 860),
  metro: entry(metro, 'ground', 1600, 350),
};
