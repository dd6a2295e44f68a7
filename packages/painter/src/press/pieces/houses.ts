import { circle, join, type Path, rect } from '#press/path.ts';
import { poly, shape, times } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** A window or doorway with a round head; (x, y) is the middle of its sill. */
export function arch(x: number, y: number, width: number, height: number): Path {
  return join(
    rect(x - width / 2, y - height + width / 2, width, height - width / 2),
    circle(x, y - height + width / 2, width / 2),
  );
}

const house: PieceMaker = ({ role = 'white', state, random }) => {
  const lit = state === 'open' ? 'lamp' : random.next() < 0.5 ? 'lamp' : 'night';
  const panes = join(
    rect(-270, -300, 110, 140),
    rect(160, -300, 110, 140),
    rect(-200, -520, 90, 110),
    rect(110, -520, 90, 110),
    circle(0, -640, 42),
  );
  const bars = join(
    ...[-215, 215].map((x) => join(rect(x - 4, -300, 8, 140), rect(x - 55, -236, 110, 8))),
    ...[-155, 155].map((x) => join(rect(x - 4, -520, 8, 110), rect(x - 45, -468, 90, 7))),
    ...[
      [-215, -160],
      [215, -160],
      [-155, -410],
      [155, -410],
    ].map(([x = 0, y = 0]) => rect(x - 68, y, 136, 13)),
  );
  return {
    layers: [
      shape('house.chimney', 'wall', join(rect(150, -770, 80, 190), rect(140, -780, 100, 26)), {
        tone: 0.8,
        round: 10,
        sheet: true,
      }),
      shape('house', role, poly('-340,0 -340,-560 0,-760 340,-560 340,0'), {
        tone: 0.25,
        round: 34,
        depth: 0.35,
        sheet: true,
      }),
      shape(
        'house.roof',
        'accent',
        join(poly('-410,-536 0,-800 410,-536 380,-490 0,-734 -380,-490')),
        { tone: 0.5, round: 14, sheet: true },
      ),
      shape('house.windows', lit, panes, { tone: 0.3, ...(lit === 'lamp' && { glow: 1 }) }),
      shape('house.bars', role, bars, { tone: 0.1 }),
      shape(
        'house.shutters',
        'accent3',
        join(
          ...[-270, 270].map((x) =>
            join(
              rect(x - (x < 0 ? 58 : 0), -304, 58, 148),
              rect(x < 0 ? -158 : 102, -304, 58, 148),
            ),
          ),
        ),
        { tone: 0.45, round: 8 },
      ),
      shape('house.porch', 'stone', join(rect(-90, -16, 180, 16), rect(-70, -250, 140, 240)), {
        tone: 0.4,
      }),
      shape('house.door', state === 'open' ? 'lamp' : 'accent3', rect(-56, -236, 112, 222), {
        tone: state === 'open' ? 0.1 : 0.75,
        ...(state === 'open' && { glow: 1 }),
      }),
      shape(
        'house.knob',
        'told.gold',
        state === 'open' ? poly('-56,-236 -96,-250 -96,6 -56,-14') : circle(38, -116, 7),
        { tone: 0.3 },
      ),
    ],
    anchors: {
      ...{ door: [0, 0], top: [0, -800], window: [215, -160] },
      ...{ in: [160, -300], 'in.end': [270, -160] },
    },
  };
};

const church: PieceMaker = ({ role = 'white', random }) => ({
  layers: [
    shape('church.nave', role, poly('-120,0 -120,-560 780,-560 780,0'), {
      tone: 0.35,
      round: 40,
      depth: 0.35,
      sheet: true,
    }),
    shape('church.roof', 'accent', poly('-150,-540 -40,-860 720,-860 830,-540'), {
      tone: 0.6,
      round: 24,
      sheet: true,
    }),
    shape('church', role, rect(-420, -1150, 340, 1150), {
      tone: 0.2,
      round: 44,
      depth: 0.4,
      sheet: true,
    }),
    shape('church.spire', 'accent', poly('-450,-1140 -250,-1850 -50,-1140'), {
      tone: 0.4,
      round: 36,
      sheet: true,
    }),
    shape(
      'church.cross',
      'told.gold',
      join(rect(-256, -2000, 12, 170), rect(-290, -1950, 80, 12)),
      { tone: 0.3 },
    ),
    shape(
      'church.windows',
      'lamp',
      join(...[60, 270, 480, 690].map((x) => arch(x - 10, -130, 90, 300)), circle(-250, -620, 66)),
      { tone: 0.35, glow: 0.8 },
    ),
    shape('church.bell', 'dark', join(arch(-250, -860, 150, 220), arch(-250, 0, 160, 320)), {
      tone: 0.6,
    }),
    shape(
      'church.lines',
      role,
      join(
        rect(-430, -800, 360, 18),
        rect(-430, -440, 360, 18),
        times(5, () => rect(random.between(-400, 640), -random.between(20, 100), 70, 14)),
      ),
      { tone: 0.85, alpha: 0.6 },
    ),
  ],
  anchors: { door: [-250, 0], top: [-250, -1850] },
});

export const housesPieces = {
  house: entry(house, 'ground', 820, 800),
  church: entry(church, 'ground', 1280, 2000),
};
