import { circle, ellipse, join, place } from '#press/path.ts';
import { blob, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Centimetres of a mountain of fire: it is land, and lies at the horizon. */
const high = 90_000;
const scale = high / 1000;
const at = (points: string) => place(poly(points), { scale });
const round = (points: string) => place(blob(points), { scale });

/** Broad slopes of ash, gullies in the light and the shade, a lake of fire in the crater and its smoke. */
const volcano: PieceMaker = ({ role = 'mid' }) => ({
  layers: [
    shape(
      'volcano.smoke',
      'cloud',
      place(
        join(
          circle(-20, -1040, 60),
          circle(40, -1110, 84),
          circle(-36, -1190, 96),
          circle(70, -1250, 108),
          circle(190, -1300, 96),
          ellipse(300, -1316, 120, 58),
        ),
        { scale },
      ),
      { tone: 0.6, sheet: true },
    ),
    shape(
      'volcano',
      role,
      at(
        '-900,0 -560,-180 -330,-480 -190,-820 -130,-930 -60,-902 30,-918 110,-946 170,-830 300,-540 520,-220 900,0',
      ),
      { tone: 0.55, sheet: true },
    ),
    shape(
      'volcano.shade',
      role,
      at(
        '30,-918 110,-946 170,-830 300,-540 520,-220 900,0 180,0 240,-220 120,-360 170,-560 70,-720',
      ),
      { tone: 0.9 },
    ),
    shape(
      'volcano.gullies',
      role,
      place(
        join(
          trail('-120,-880 -190,-700 -250,-520 -400,-300', 5, 14),
          trail('-60,-860 -90,-640 -170,-400 -210,-160', 5, 16),
          trail('0,-840 10,-600 -50,-360 -30,-120', 5, 14),
        ),
        { scale },
      ),
      { tone: 0.85, alpha: 0.6 },
    ),
    shape('volcano.glow', 'told.orange', place(ellipse(-8, -936, 180, 90), { scale }), {
      tone: 0.3,
      alpha: 0.3,
      mode: 'light',
    }),
    shape(
      'volcano.lava',
      'told.orange',
      round(
        '-126,-928 -60,-898 30,-914 104,-940 96,-850 70,-700 110,-560 60,-420 96,-300 40,-420 60,-570 20,-720 0,-840 -30,-780 -70,-640 -40,-540 -96,-660 -70,-800',
      ),
      { tone: 0.25, glow: 0.8 },
    ),
  ],
  anchors: { top: [-8 * scale, -930 * scale] },
});

/** Rocks and a beach out of the sea, palms and a hill of trees on them. */
const island: PieceMaker = ({ role = 'leaf' }) => ({
  layers: [
    shape(
      'island.far',
      role,
      blob('-1500,-40 -980,-330 -420,-560 60,-620 520,-420 1040,-220 1500,-30'),
      {
        tone: 0.7,
        sheet: true,
      },
    ),
    shape(
      'island.sand',
      'ground',
      blob('-1900,40 -1500,-60 -900,-110 -100,-120 900,-100 1560,-50 1900,40 900,76 -900,76'),
      { tone: 0.25, sheet: true, round: 50 },
    ),
    shape(
      'island.wood',
      role,
      join(
        ...[-1080, -800, -500, -180, 160, 480, 800, 1080].map((x, n) =>
          circle(x, -160 - (n % 3) * 70, 190 + (n % 2) * 50),
        ),
      ),
      { tone: 0.5, round: 70, sheet: true },
    ),
    shape(
      'island.trunks',
      'bark',
      join(
        trail('-1300,-60 -1330,-420 -1230,-760', 60, 34),
        trail('1240,-60 1300,-460 1420,-700', 60, 34),
      ),
      { tone: 0.5, sheet: true },
    ),
    shape(
      'island.palms',
      role,
      join(
        ...[
          [-1230, -770],
          [1420, -710],
        ].map(([x = 0, y = 0]) =>
          place(
            blob(
              '0,0 -120,-130 -320,-120 -440,30 -270,-30 -160,10 -250,190 -60,60 20,230 60,60 250,170 170,0 290,-50 440,10 320,-140 120,-140 40,-250',
            ),
            { x, y },
          ),
        ),
      ),
      { tone: 0.35, sheet: true },
    ),
    shape('island.foam', 'foam', join(ellipse(-1200, 66, 520, 16), ellipse(900, 76, 700, 18)), {
      tone: 0.1,
      alpha: 0.8,
    }),
  ],
  anchors: { top: [0, -560] },
});

export const farLandPieces = {
  volcano: entry(volcano, 'ground', 162_000, 126_600),
  island: entry(island, 'water', 3800, 1000),
};
