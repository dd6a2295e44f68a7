import type { Layer } from '#press/drawing.ts';
import { circle, cut, join, type Path, place, rect } from '#press/path.ts';
import { poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const stepsOf = (count: number, run: number, rise: number): Path =>
  poly(
    [
      `0,0`,
      ...Array.from(
        { length: count },
        (_, n) => `${n * run},${-(n + 1) * rise} ${(n + 1) * run},${-(n + 1) * rise}`,
      ),
      `${count * run},0`,
    ].join(' '),
  );

const stairs: PieceMaker = ({ role = 'stone', state }) => {
  const count = 11;
  const treads = times(count, (n) =>
    state === 'broken' && n === 6 ? [] : rect(-165 + n * 30 - 4, -(n + 1) * 19, 36, 5),
  );
  const rail = join(
    ...[0, 2, 4, 6, 8, 10].map((n) => rect(-152 + n * 30, -(n + 1) * 19 - 92, 4, 92)),
    poly('-158,-118 165,-318 165,-308 -158,-108'),
    circle(-152, -116, 8),
  );
  return {
    layers: [
      shape('stairs', role, place(stepsOf(count, 30, 19), { x: -165 }), {
        tone: 0.5,
        round: 12,
        sheet: true,
      }),
      shape('stairs.treads', 'accent', treads, { tone: 0.35 }),
      shape('stairs.rail', 'dark', rail, { tone: 0.6, sheet: true }),
    ],
    anchors: { top: [150, -209], foot: [-165, 0] },
  };
};

const ladder: PieceMaker = ({ role = 'wood', state }) => ({
  layers: [
    shape(
      'ladder',
      role,
      join(
        poly('-28,0 -20,0 -14,-400 -22,-400'),
        poly('28,0 20,0 14,-400 22,-400'),
        times(12, (n) =>
          state === 'broken' && (n === 5 || n === 6)
            ? rect(-24, -40 - n * 31, 12, 7)
            : rect(-24 + n * 0.45, -40 - n * 31, 48 - n * 0.9, 7),
        ),
      ),
      { tone: 0.45, round: 2, sheet: true },
    ),
    shape(
      'ladder.lit',
      role,
      join(poly('-28,0 -25,0 -19,-400 -22,-400'), poly('20,0 23,0 17,-400 14,-400')),
      { tone: 0.1, alpha: 0.7 },
    ),
  ],
  anchors: { top: [0, -400], foot: [0, 0] },
});

const door: PieceMaker = ({ role = 'accent', state }) => {
  const isOpen = state === 'open';
  const layers: Layer[] = [
    shape('door.frame', 'wood', join(rect(-62, -226, 124, 226)), {
      tone: 0.75,
      round: 5,
      sheet: true,
    }),
    shape('door.way', isOpen ? 'lamp' : 'dark', rect(-48, -212, 96, 212), {
      tone: isOpen ? 0.2 : 0.7,
      ...(isOpen && { glow: 1 }),
    }),
  ];
  if (isOpen) {
    layers.push(
      shape('door.beam', 'lamp', poly('-48,0 48,0 150,34 -20,34'), {
        tone: 0.1,
        alpha: 0.45,
        mode: 'light',
      }),
      shape('door', role, poly('-48,-212 -112,-236 -112,22 -48,0'), {
        tone: 0.55,
        round: 8,
        sheet: true,
      }),
      shape(
        'door.panels',
        role,
        join(
          poly('-60,-196 -100,-210 -100,-130 -60,-122'),
          poly('-60,-104 -100,-110 -100,-6 -60,-16'),
        ),
        { tone: 0.85 },
      ),
      shape('door.knob', 'told.gold', circle(-104, -104, 5), { tone: 0.2 }),
    );
  } else {
    layers.push(
      shape('door', role, rect(-48, -212, 96, 212), { tone: 0.35, round: 10, depth: 0.35 }),
      shape(
        'door.panels',
        role,
        join(
          rect(-38, -200, 33, 78),
          rect(5, -200, 33, 78),
          rect(-38, -92, 33, 78),
          rect(5, -92, 33, 78),
        ),
        { tone: 0.75, round: 3 },
      ),
      shape('door.knob', 'told.gold', join(circle(38, -106, 5.5), rect(34, -98, 8, 14, 3)), {
        tone: 0.25,
        round: 1.6,
      }),
    );
  }
  return {
    layers,
    anchors: { in: [-48, -212], 'in.end': [48, 0], knob: [38, -106], door: [0, 0], top: [0, -226] },
  };
};

const window: PieceMaker = ({ role = 'white', state }) => {
  const isOpen = state === 'open';
  const glass = rect(-52, -70, 104, 140);
  const layers: Layer[] = [
    shape('window.frame', role, join(rect(-62, -80, 124, 160), rect(-72, 74, 144, 14)), {
      tone: 0.3,
      round: 4,
      sheet: true,
    }),
    shape('window', isOpen ? 'sky' : 'night', glass, {
      tone: isOpen ? 0.15 : 0.45,
      ...(isOpen && { glow: 0.6 }),
    }),
    shape('window.moon', 'lamp', circle(22, -34, 11), { tone: 0.1, glow: 1 }),
  ];
  if (isOpen) {
    layers.push(
      shape(
        'window.leaves',
        role,
        join(
          ...[1, -1].map((s) => [
            ...poly(`${s * 52},-70 ${s * 92},-84 ${s * 92},84 ${s * 52},70`),
            ...cut(poly(`${s * 58},-58 ${s * 86},-68 ${s * 86},-4 ${s * 58},-4`)),
            ...cut(poly(`${s * 58},4 ${s * 86},4 ${s * 86},68 ${s * 58},58`)),
          ]),
        ),
        { tone: 0.45, round: 3, sheet: true },
      ),
    );
  } else {
    layers.push(
      shape(
        'window.bars',
        role,
        join(rect(-3, -70, 6, 140), rect(-52, -28, 104, 5), rect(-52, 20, 104, 5)),
        { tone: 0.3 },
      ),
    );
  }
  if (state === 'broken')
    layers.push(
      shape(
        'window.crack',
        'dark',
        join(
          poly('8,-20 30,-44 20,-18 44,-8 18,-2 26,26 6,4 -18,16 -4,-8 -26,-26'),
          trail('30,-44 46,-68', 1),
          trail('44,-8 52,-4', 1),
          trail('26,26 34,60', 1),
          trail('-18,16 -44,40', 1),
          trail('-26,-26 -50,-50', 1),
        ),
        { tone: 1 },
      ),
    );
  return { layers, anchors: { sill: [0, 74], in: [-52, -70], 'in.end': [52, 70] } };
};

/** A cabin that hangs by its cable, its doors ajar and lit inside; open, one sees who is in it. */
const lift: PieceMaker = ({ role = 'metal', state }) => ({
  layers: [
    shape('lift.cable', 'dark', join(rect(-6, -330, 3, 96), rect(3, -330, 3, 96)), { tone: 0.7 }),
    shape(
      'lift',
      role,
      join(rect(-62, -240, 124, 240, 5), poly('-40,-240 40,-240 22,-256 -22,-256')),
      {
        tone: 0.45,
        round: 14,
        sheet: true,
      },
    ),
    shape('lift.light', 'lamp', rect(-44, -206, 88, 200), { tone: 0.2, glow: 0.6 }),
    shape(
      'lift.doors',
      role,
      state === 'open'
        ? join(rect(-54, -208, 9, 204), rect(45, -208, 9, 204))
        : join(rect(-46, -208, 34, 204), rect(14, -208, 34, 204)),
      { tone: 0.7, round: 4, sheet: true },
    ),
    shape('lift.sign', 'accent', join(poly('-12,-216 0,-230 12,-216'), rect(52, -120, 5, 16, 2)), {
      tone: 0.3,
    }),
  ],
  anchors: { top: [0, -240], in: [-46, -206], 'in.end': [46, -4] },
});

export const passagesPieces = {
  lift: entry(lift, 'ground', 124, 330),
  stairs: entry(stairs, 'ground', 335, 320),
  ladder: entry(ladder, 'ground', 56, 400),
  door: entry(door, 'ground', 124, 226),
  window: entry(window, 'air', 144, 168),
};
