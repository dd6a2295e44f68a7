import { join, rect } from '#press/path.ts';
import { poly, shape, times } from '#press/pieces/brush.ts';
import { arch } from '#press/pieces/houses.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const castle: PieceMaker = ({ role = 'stone', random }) => {
  const tooth = (x: number, y: number, wide: number, count: number) =>
    times(count, (n) => rect(x + (n * wide) / count, y - 70, (wide / count) * 0.6, 90));
  const turret = (x: number, wide: number, high: number) =>
    join(rect(x - wide / 2, -high, wide, high), rect(x - wide * 0.62, -high - 60, wide * 1.24, 90));
  const cone = (x: number, wide: number, high: number, tall: number) =>
    poly(`${x - wide * 0.72},${-high - 50} ${x},${-high - tall} ${x + wide * 0.72},${-high - 50}`);
  const tall = random.between(1900, 2200);
  return {
    layers: [
      shape(
        'castle.keep',
        role,
        join(
          rect(-330, -1350, 660, 1350),
          tooth(-330, -1350, 660, 7),
          turret(120, 240, tall - 300),
        ),
        { tone: 0.75, round: 60, sheet: true },
      ),
      shape('castle.cones2', 'accent', join(cone(120, 240, tall - 300, 480)), {
        tone: 0.75,
        round: 30,
        sheet: true,
      }),
      shape(
        'castle',
        role,
        join(
          rect(-900, -700, 1800, 700),
          tooth(-900, -700, 1800, 15),
          turret(-900, 330, 1150),
          turret(900, 330, 1150),
          turret(-330, 260, 1550),
        ),
        { tone: 0.35, round: 70, sheet: true },
      ),
      shape(
        'castle.cones',
        'accent',
        join(cone(-900, 330, 1150, 560), cone(900, 330, 1150, 560), cone(-330, 260, 1550, 560)),
        { tone: 0.4, round: 40, sheet: true },
      ),
      shape(
        'castle.flags',
        'accent2',
        join(
          ...[
            [-900, 1710],
            [900, 1710],
            [-330, 2110],
          ].map(([x = 0, y = 0]) =>
            join(
              rect(x - 6, -y - 150, 12, 170),
              poly(`${x},${-y - 150} ${x + 150},${-y - 105} ${x},${-y - 60}`),
            ),
          ),
        ),
        { tone: 0.3 },
      ),
      shape(
        'castle.gate',
        'dark',
        join(
          arch(0, 0, 330, 480),
          ...[-900, 900, -330].map((x) => arch(x, x === -330 ? -1200 : -820, 80, 190)),
          arch(120, -1480, 70, 160),
          arch(-60, -960, 70, 160),
        ),
        { tone: 0.7 },
      ),
      shape(
        'castle.windows',
        'lamp',
        join(
          arch(-600, -380, 70, 160),
          arch(600, -380, 70, 160),
          arch(180, -960, 70, 160),
          arch(420, -380, 70, 160),
        ),
        { tone: 0.3, glow: 0.9 },
      ),
      shape(
        'castle.bricks',
        role,
        times(16, () => rect(random.between(-1000, 920), -random.between(40, 620), 90, 22)),
        { tone: 0.8, alpha: 0.5 },
      ),
    ],
    anchors: { door: [0, 0], top: [-330, -2110] },
  };
};

const tower: PieceMaker = ({ role = 'stone', random }) => ({
  layers: [
    shape(
      'tower',
      role,
      join(
        poly('-230,0 -190,-1500 190,-1500 230,0'),
        poly('-250,-1500 250,-1500 220,-1640 -220,-1640'),
        times(5, (n) => rect(-240 + n * 102, -1730, 66, 110)),
      ),
      { tone: 0.35, round: 70, sheet: true },
    ),
    shape('tower.roof', 'accent', poly('-190,-1660 0,-2150 190,-1660'), {
      tone: 0.45,
      round: 44,
      sheet: true,
    }),
    shape(
      'tower.flag',
      'accent2',
      join(rect(-6, -2300, 12, 170), poly('0,-2300 190,-2250 0,-2190')),
      { tone: 0.3 },
    ),
    shape('tower.windows', 'lamp', join(arch(0, -1180, 90, 220), arch(-70, -760, 80, 190)), {
      tone: 0.3,
      glow: 0.9,
    }),
    shape('tower.door', 'dark', join(arch(0, 0, 180, 330), arch(70, -440, 60, 150)), { tone: 0.7 }),
    shape(
      'tower.bricks',
      role,
      times(22, (n) => rect(random.between(-170, 90), -90 - n * 62, 80, 20)),
      { tone: 0.85, alpha: 0.5 },
    ),
  ],
  anchors: { door: [0, 0], top: [0, -2150], window: [0, -1180] },
});

/** A banded tower on its rock, with a gallery and a lamp whose light goes out both ways. */
const lighthouse: PieceMaker = ({ role = 'white' }) => {
  // As wide as the tower is at that height.
  const half = (y: number) => 272 + y / 11;
  const band = (y: number) =>
    poly(
      `${-half(y)},${y} ${-half(y - 260)},${y - 260} ${half(y - 260)},${y - 260} ${half(y)},${y}`,
    );
  return {
    layers: [
      shape(
        'lighthouse.beams',
        'lamp',
        poly('-60,-2080 -1050,-2260 -1050,-1920 60,-2060 1050,-1920 1050,-2260 60,-2080'),
        { tone: 0.2, alpha: 0.32, glow: 0.6 },
      ),
      shape('lighthouse', role, poly('-256,-180 -100,-1880 100,-1880 256,-180'), {
        tone: 0.25,
        round: 70,
        sheet: true,
      }),
      shape('lighthouse.bands', 'accent', join(band(-480), band(-1000), band(-1520)), {
        tone: 0.45,
      }),
      shape(
        'lighthouse.gallery',
        'dark',
        join(rect(-160, -1930, 320, 50), rect(-150, -1990, 8, 60), rect(142, -1990, 8, 60)),
        { tone: 0.5 },
      ),
      shape('lighthouse.lamp', 'lamp', rect(-80, -2140, 160, 210, 8), { tone: 0.2, glow: 1 }),
      shape('lighthouse.cap', 'accent', poly('-110,-2136 0,-2290 110,-2136'), {
        tone: 0.5,
        round: 30,
        sheet: true,
      }),
      shape(
        'lighthouse.windows',
        'night',
        join(arch(20, -840, 70, 110), arch(-20, -1350, 60, 100)),
        {
          tone: 0.4,
        },
      ),
      shape('lighthouse.door', 'dark', arch(0, -250, 130, 230), { tone: 0.7 }),
      // What of it is under water is rock.
      shape(
        'lighthouse.rock',
        'stone',
        poly('-760,60 -640,-150 -430,-220 -300,-320 -90,-270 120,-330 330,-250 560,-190 780,60'),
        { tone: 0.6, round: 90, sheet: true },
      ),
    ],
    anchors: { door: [0, -250], top: [0, -2290], window: [20, -840] },
  };
};

export const castlesPieces = {
  castle: entry(castle, 'ground', 2210, 2260),
  tower: entry(tower, 'ground', 500, 2300),
  lighthouse: entry(lighthouse, 'water', 2100, 2350),
};
