import type { Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, limb, rect } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const mirror: PieceMaker = ({ role = 'told.gold', state }) => ({
  layers: [
    shape(
      'mirror.stand',
      role,
      join(
        poly('-34,0 -26,0 -14,-30 -22,-30'),
        poly('34,0 26,0 14,-30 22,-30'),
        rect(-24, -34, 48, 6, 3),
      ),
      { tone: 0.7, sheet: true },
    ),
    shape(
      'mirror',
      role,
      join(ellipse(0, -104, 42, 76), circle(0, -181, 9), circle(-10, -177, 6), circle(10, -177, 6)),
      { tone: 0.4, round: 6, sheet: true },
    ),
    shape('mirror.glass', 'glass', ellipse(0, -104, 34, 67), {
      tone: { kind: 'ramp', x0: -30, y0: -160, x1: 30, y1: -50, from: 0.05, to: 0.75 },
    }),
    shape(
      'mirror.shine',
      'white',
      join(poly('-22,-120 8,-160 14,-155 -22,-106'), poly('-20,-96 18,-148 22,-142 -18,-88')),
      { tone: 0, alpha: 0.6 },
    ),
    ...(state === 'broken'
      ? [
          shape(
            'mirror.cracks',
            'dark',
            join(
              poly('-2,-104 26,-152 3,-102'),
              poly('-2,-104 34,-92 2,-100'),
              poly('0,-102 12,-40 -4,-100'),
              poly('-2,-106 -30,-74 -1,-102'),
              poly('0,-108 -28,-140 -3,-104'),
              poly('18,-138 30,-120 20,-136'),
              poly('6,-70 26,-66 7,-73'),
            ),
            { tone: 0.8 },
          ),
        ]
      : []),
  ],
  anchors: { glass: [0, -104], top: [0, -190], in: [-27, -160], 'in.end': [27, -42] },
  pane: ellipse(0, -104, 34, 67),
});

const vase: PieceMaker = ({ role, random, state }) => {
  const coat = role ?? pick<Role>(random, ['accent3', 'told.blue', 'accent']);
  return {
    layers: [
      shape('vase.mouth', coat, ellipse(0, -38, 6.6, 1.8), { tone: 1 }),
      shape(
        'vase',
        coat,
        [
          ...blob(
            '-6.6,-38 -4.6,-33 -9,-26 -13,-18 -11,-8 -6,0 6,0 11,-8 13,-18 9,-26 4.6,-33 6.6,-38 0,-36.6',
          ),
          ...(state === 'broken' ? cut(poly('2,-40 6,-28 2,-22 10,-16 16,-26 12,-42')) : []),
        ],
        { tone: 0.35, round: 4, sheet: true },
      ),
      shape(
        'vase.bands',
        'white',
        join(
          trail('-11.6,-21 0,-18.6 11.6,-21', 1.3),
          trail('-10.6,-9 0,-6.6 10.6,-9', 1.3),
          times(5, (n) => circle(-8 + n * 4, -13.6 + Math.abs(n - 2) * -0.4, 1.1)),
        ),
        { tone: 0.1 },
      ),
    ],
    anchors: { top: [0, -38] },
  };
};

const curtain: PieceMaker = ({ role = 'accent', state }) => {
  const isOpen = state === 'open';
  const leaf = (s: number) =>
    isOpen
      ? blob(
          `${s * 104},-230 ${s * 36},-230 ${s * 44},-170 ${s * 70},-120 ${s * 88},-100 ${s * 76},-60 ${s * 74},-4 ${s * 106},-4 ${s * 108},-110`,
        )
      : poly(
          `${s * 104},-230 0,-230 ${s * 2},-2 ${s * 26},-8 ${s * 52},0 ${s * 78},-8 ${s * 106},0`,
        );
  const fold = (s: number, x: number) =>
    isOpen
      ? trail(`${s * (x * 0.5 + 44)},-226 ${s * (x * 0.3 + 68)},-150 ${s * 94},-102`, 1.6, 0.6)
      : trail(`${s * x},-224 ${s * (x + 2)},-120 ${s * x},-10`, 2.2, 1.2);
  return {
    layers: [
      shape('curtain', role, join(leaf(1), leaf(-1)), { tone: 0.4, round: 12, sheet: true }),
      shape(
        'curtain.folds',
        role,
        join(...[1, -1].flatMap((s) => [18, 40, 62, 84].map((x) => fold(s, x)))),
        { tone: 0.95, alpha: 0.8 },
      ),
      shape(
        'curtain.rail',
        'told.gold',
        join(
          rect(-118, -238, 236, 7, 3),
          circle(-120, -234, 7),
          circle(120, -234, 7),
          isOpen ? join(rect(76, -106, 22, 7, 3), rect(-98, -106, 22, 7, 3)) : [],
        ),
        { tone: 0.4, round: 2, sheet: true },
      ),
    ],
  };
};

const carpet: PieceMaker = ({ role = 'accent', state }) => {
  const wavy = state === 'moving' ? 14 : 0;
  const strip = (top: number, deep: number, in_: number) =>
    blob(
      `${-100 + in_},${top} ${-50},${top - wavy} 0,${top} 50,${top + wavy} ${100 - in_},${top} ${108 - in_},${top + deep} 54,${top + deep + wavy} 4,${top + deep} -46,${top + deep - wavy} ${-92 + in_},${top + deep}`,
    );
  return {
    layers: [
      shape(
        'carpet.fringe',
        'white',
        join(
          times(9, (n) => limb([-98 + n, -28 + n * 3.4], [-112 + n, -27 + n * 3.4], 0.9, 0.5)),
          times(9, (n) => limb([100 + n, -28 + n * 3.4], [114 + n, -27 + n * 3.4], 0.9, 0.5)),
        ),
        { tone: 0.2 },
      ),
      shape('carpet', role, strip(-32, 30, 0), { tone: 0.5, round: 6, sheet: true }),
      shape('carpet.field', 'accent2', strip(-26, 18, 14), { tone: 0.3 }),
      shape('carpet.inner', role, strip(-23, 12, 22), { tone: 0.3 }),
      shape(
        'carpet.star',
        'white',
        join(
          ...[-46, 0, 46].map((x) =>
            poly(
              `${x - 14},${-15 - (x * wavy) / 90} ${x},${-20 - (x * wavy) / 90} ${x + 14},${-15 - (x * wavy) / 90} ${x},${-10 - (x * wavy) / 90}`,
            ),
          ),
        ),
        { tone: 0.2 },
      ),
    ],
    anchors: { seat: [0, -16] },
  };
};

export const hangingsPieces = {
  mirror: entry(mirror, 'ground', 84, 190),
  vase: entry(vase, 'table', 26, 40),
  carpet: entry(carpet, 'ground', 232, 33),
  curtain: entry(curtain, 'ground', 254, 241),
};
