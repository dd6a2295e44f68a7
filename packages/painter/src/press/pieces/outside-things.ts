import { circle, join, limb, place, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Two wings of wrought iron between pillars. */
const gate: PieceMaker = ({ role = 'dark', state }) => {
  const isOpen = state === 'open';
  const wing = (way: number) => {
    const squeeze = isOpen ? 0.42 : 1;
    const at = (n: number) => way * (112 - n * 13.4 * squeeze);
    const lean = (n: number) => (isOpen ? n * 2.4 : 0);
    return join(
      times(9, (n) => limb([at(n), lean(n) - 4], [at(n), -128 - n * n * 0.9], 1.6, 1.6)),
      times(9, (n) =>
        poly(
          `${at(n) - 3.4},${-127 - n * n * 0.9} ${at(n)},${-139 - n * n * 0.9} ${at(n) + 3.4},${-127 - n * n * 0.9}`,
        ),
      ),
      poly(`${at(0)},-12 ${at(8)},${-12 + lean(8)} ${at(8)},${-18 + lean(8)} ${at(0)},-18`),
      poly(`${at(0)},-100 ${at(8)},${-104 + lean(4)} ${at(8)},${-110 + lean(4)} ${at(0)},-106`),
      times(4, (n) => hoop((at(n * 2) + at(n * 2 + 1)) / 2, -60, 5.4 * (isOpen ? 0.6 : 1), 1.6)),
    );
  };
  return {
    layers: [
      shape('gate', role, join(wing(1), wing(-1)), { tone: 0.55, sheet: true }),
      shape('gate.lock', 'told.gold', isOpen ? [] : rect(-5, -84, 10, 14, 2), {
        tone: 0.3,
        round: 1.4,
      }),
      shape(
        'gate.pillars',
        'stone',
        join(rect(-142, -176, 32, 176, 2), rect(110, -176, 32, 176, 2)),
        { tone: 0.35, round: 8, sheet: true },
      ),
      shape(
        'gate.courses',
        'stone',
        times(6, (n) => join(rect(-142, -28 - n * 27, 32, 1.8), rect(110, -28 - n * 27, 32, 1.8))),
        { tone: 0.85 },
      ),
      shape(
        'gate.caps',
        'stone',
        join(
          rect(-148, -184, 44, 9, 2),
          rect(104, -184, 44, 9, 2),
          circle(-126, -196, 12),
          circle(126, -196, 12),
        ),
        { tone: 0.25, round: 5, sheet: true },
      ),
    ].filter(({ path }) => path.length > 0),
    anchors: { in: [-108, -150], 'in.end': [108, 0], top: [0, -180], door: [0, 0] },
  };
};

/** Centimetres: a mountain of the middle height, from its foot. */
const peakHigh = 90_000;

/** A peak with its sunny and its shaded flank, a lower one before it, and snow down to the same line. */
const mountain: PieceMaker = ({ role = 'mid' }) => {
  const at = (points: string) => place(poly(points), { scale: peakHigh / 1000 });
  return {
    layers: [
      shape('mountain.back', 'far', at('-40,0 250,-610 430,-380 640,0'), {
        tone: 0.45,
        sheet: true,
      }),
      shape(
        'mountain.back.snow',
        'white',
        at('190,-482 250,-610 326,-514 286,-498 262,-530 232,-488'),
        { tone: 0.3 },
      ),
      shape('mountain', role, at('-640,0 -420,-340 -330,-420 -60,-1000 110,-640 190,-560 470,0'), {
        tone: 0.3,
        sheet: true,
      }),
      shape(
        'mountain.shade',
        role,
        at('-60,-1000 110,-640 190,-560 470,0 60,0 -20,-330 30,-560 -40,-740'),
        { tone: 0.8 },
      ),
      shape(
        'mountain.snow',
        'white',
        at('-205,-690 -60,-1000 68,-728 20,-690 -20,-760 -70,-640 -120,-730'),
        { tone: 0.08 },
      ),
      shape('mountain.snow.shade', 'white', at('-60,-1000 68,-728 20,-690 -20,-760 -40,-740'), {
        tone: 0.75,
      }),
    ],
    anchors: { top: [-60 * (peakHigh / 1000), -peakHigh] },
  };
};

/** A board between two ropes, its frame of beams. */
const swing: PieceMaker = ({ role = 'wood', state }) => {
  const lean = state === 'moving' ? 40 : 0;
  return {
    layers: [
      shape(
        'swing.frame',
        role,
        join(
          limb([-104, 0], [-84, -236], 5, 4.4),
          limb([-64, 0], [-84, -236], 5, 4.4),
          limb([104, 0], [84, -236], 5, 4.4),
          limb([64, 0], [84, -236], 5, 4.4),
          rect(-96, -242, 192, 10, 4),
        ),
        { tone: 0.5, round: 4, sheet: true },
      ),
      shape(
        'swing.ropes',
        'white',
        join(
          limb([-24, -234], [-24 + lean, -50 - lean * 0.3], 1.1, 1.1),
          limb([24, -234], [24 + lean, -50 - lean * 0.3], 1.1, 1.1),
        ),
        { tone: 0.5 },
      ),
      shape('swing.seat', 'accent', rect(-29 + lean, -53 - lean * 0.3, 58, 6, 2), {
        tone: 0.35,
        round: 2,
        sheet: true,
      }),
    ],
    anchors: { seat: [lean, -53 - lean * 0.3], top: [0, -242] },
  };
};

const bench: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape(
      'bench.legs',
      'dark',
      join(
        trail('-62,0 -58,-42 -66,-86', 5, 4),
        trail('62,0 58,-42 66,-86', 5, 4),
        limb([-44, -42], [-44, -1], 2.4, 2),
        limb([44, -42], [44, -1], 2.4, 2),
      ),
      {
        tone: 0.6,
        sheet: true,
      },
    ),
    shape(
      'bench',
      role,
      join(
        rect(-78, -88, 156, 10, 3),
        rect(-77, -72, 154, 10, 3),
        rect(-76, -49, 152, 6, 2),
        rect(-78, -42, 156, 5, 2),
      ),
      { tone: 0.4, round: 3, sheet: true },
    ),
  ],
  anchors: { seat: [0, -49], top: [0, -88] },
});

const pram: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape(
      'pram.frame',
      'metal',
      join(
        trail('-30,-26 10,-44 40,-60 62,-98 74,-100', 3, 3),
        limb([-34, -24], [26, -44], 1.6, 1.6),
        limb([34, -24], [-20, -44], 1.6, 1.6),
      ),
      {
        tone: 0.5,
      },
    ),
    shape('pram', role, blob('-54,-74 -50,-52 -30,-40 20,-40 40,-52 46,-74'), {
      tone: 0.35,
      round: 7,
      sheet: true,
    }),
    shape('pram.hood', role, blob('-54,-74 -56,-96 -40,-116 -16,-118 -4,-74'), {
      tone: 0.6,
      round: 6,
      sheet: true,
    }),
    shape(
      'pram.ribs',
      role,
      join(trail('-8,-76 -30,-100 -42,-113', 1), trail('-14,-76 -38,-88 -54,-96', 1)),
      {
        tone: 1,
      },
    ),
    shape('pram.quilt', 'white', blob('-6,-74 4,-82 26,-82 44,-74 20,-70'), {
      tone: 0.2,
      round: 3,
    }),
    shape(
      'pram.wheels',
      'dark',
      join(
        hoop(-34, -17, 17, 3),
        hoop(34, -17, 17, 3),
        times(4, (n) =>
          limb(
            [-34 + (n < 2 ? -15 : 0), -17 + (n < 2 ? 0 : -15)],
            [-34 + (n < 2 ? 15 : 0), -17 + (n < 2 ? 0 : 15)],
            0.7,
            0.7,
          ),
        ),
        times(4, (n) =>
          limb(
            [34 + (n < 2 ? -15 : 0), -17 + (n < 2 ? 0 : -15)],
            [34 + (n < 2 ? 15 : 0), -17 + (n < 2 ? 0 : 15)],
            0.7,
            0.7,
          ),
        ),
      ),
      { tone: 0.6, sheet: true },
    ),
  ],
  anchors: { top: [20, -80], seat: [10, -76] },
});

export const outsideThingsPieces = {
  gate: entry(gate, 'ground', 296, 208),
  swing: entry(swing, 'ground', 218, 242),
  bench: entry(bench, 'ground', 156, 88),
  pram: entry(pram, 'ground', 130, 118),
  mountain: entry(mountain, 'ground', 128 * 900, peakHigh),
};
