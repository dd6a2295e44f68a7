import { cosTurn, sinTurn } from '#maths.ts';
import { circle, cut, ellipse, join, limb, type Path, place, rect, smooth } from '#press/path.ts';
import { type BeastBuild, beast } from '#press/pieces/beast.ts';
import { blob, poly, pts, shape, times, trail } from '#press/pieces/brush.ts';
import { flames } from '#press/pieces/flames.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const fire: PieceMaker = ({ random }) => ({
  layers: [
    shape(
      'fire.logs',
      'bark',
      join(limb([-44, -8], [40, -14], 9, 8), limb([44, -8], [-38, -14], 9, 8)),
      { tone: 0.6, round: 4, sheet: true },
    ),
    ...flames(random, 0, -10, 110, 130),
  ],
  anchors: { light: [0, -60] },
});

const burning: PieceMaker = ({ random }) => ({
  layers: flames(random, 0, 0, 110, 130),
  anchors: { light: [0, -60] },
});

const statue: PieceMaker = ({ role = 'stone', state }) => ({
  layers: [
    shape(
      'statue.base',
      role,
      join(rect(-46, -70, 92, 70), rect(-54, -16, 108, 16), rect(-54, -80, 108, 14)),
      { tone: 0.55, round: 10, sheet: true },
    ),
    shape(
      'statue',
      role,
      join(
        blob('-34,-80 -38,-118 -34,-150 -24,-168 -10,-178 10,-178 26,-168 34,-150 38,-118 34,-80'),
        blob('-10,-172 -9,-196 9,-196 10,-172'),
        state === 'broken'
          ? poly('-12,-190 -4,-202 2,-194 8,-204 12,-190')
          : join(ellipse(1, -212, 18, 23), blob('16,-218 23,-208 16,-204')),
      ),
      { tone: 0.2, round: 10, depth: 0.6, sheet: true },
    ),
    shape(
      'statue.folds',
      role,
      join(
        trail('-26,-160 -8,-130 10,-84', 3, 1),
        trail('-32,-140 -16,-112 -8,-84', 3, 1),
        trail('22,-166 8,-140 20,-90', 3, 1),
      ),
      { tone: 0.8, alpha: 0.7 },
    ),
    shape(
      'statue.hair',
      role,
      state === 'broken'
        ? trail('-30,-100 -20,-94 -24,-86', 1.5)
        : join(
            ...[-14, -6, 3, 11].map((x) => circle(x, -230 + Math.abs(x) * 0.4, 8)),
            circle(-17, -218, 7),
            circle(-18, -207, 6),
          ),
      { tone: 0.5, round: 3 },
    ),
  ],
  anchors: { top: [0, -236] },
});

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

const cross: PieceMaker = ({ role = 'stone' }) => ({
  layers: [
    shape('cross.mound', 'ground', blob('-60,0 -40,-8 0,-12 40,-8 60,0'), {
      tone: 0.5,
      sheet: true,
    }),
    shape(
      'cross',
      role,
      join(rect(-10, -150, 20, 145, 2), rect(-46, -116, 92, 20, 2), rect(-20, -14, 40, 10, 2)),
      { tone: 0.35, round: 5, sheet: true },
    ),
    shape('cross.wreath', 'leaf', [...circle(0, -104, 19), ...cut(circle(0, -104, 12))], {
      tone: 0.5,
      round: 3,
    }),
    shape(
      'cross.flowers',
      'accent',
      join(circle(-12, -92, 4.4), circle(4, -88, 4.4), circle(14, -96, 4)),
      { tone: 0.3 },
    ),
  ],
  anchors: { top: [0, -150] },
});

const starfish: PieceMaker = ({ role = 'accent' }) => {
  const rim = Array.from({ length: 10 }, (_, n): [number, number] => {
    const r = n % 2 ? 4.2 : 11;
    return [r * sinTurn(n / 10), -9 - r * cosTurn(n / 10)];
  });
  return {
    layers: [
      shape('starfish', role, smooth(rim), { tone: 0.3, round: 2.2, sheet: true }),
      shape(
        'starfish.dots',
        'white',
        times(15, (n) => {
          const r = 2.2 + Math.floor(n / 5) * 2.6;
          return circle(
            r * sinTurn((n % 5) / 5),
            -9 - r * cosTurn((n % 5) / 5),
            0.7 - Math.floor(n / 5) * 0.14,
          );
        }),
        { tone: 0.1, alpha: 0.9 },
      ),
    ],
  };
};

const crocodile: PieceMaker = ({ role = 'leaf', state }) => {
  const jaw = state === 'open' ? -0.045 : -0.008;
  const upper = place(blob('-14,2 -8,-14 6,-20 18,-14 40,-10 74,-10 84,-5 82,0 40,2 0,5'), {
    x: 104,
    y: -32,
    turn: jaw,
  });
  const teeth = place(
    times(8, (n) => poly(`${14 + n * 8},0 ${20 + n * 8},0 ${17 + n * 8},5`)),
    { x: 104, y: -32, turn: jaw },
  );
  const leg = (x: number) =>
    join(limb([x, -22], [x - 8, -8], 9, 6), limb([x - 8, -8], [x + 4, -3], 5, 3.4));
  return {
    layers: [
      shape('crocodile.far', role, join(leg(70), leg(-52)), { tone: 0.95, sheet: true }),
      shape('crocodile.mouth', 'blood', poly('100,-34 176,-30 170,-24 100,-22'), { tone: 0.7 }),
      shape(
        'crocodile.teeth',
        'white',
        join(
          teeth,
          times(7, (n) => poly(`${120 + n * 8},-24 ${126 + n * 8},-24 ${123 + n * 8},-29`)),
        ),
        { tone: 0 },
      ),
      shape(
        'crocodile',
        role,
        join(
          blob(
            '112,-34 90,-44 40,-50 -30,-46 -80,-32 -130,-14 -190,-6 -196,-3 -140,-1 -80,-8 -20,-12 60,-12 100,-16 150,-18 182,-20 184,-25 150,-25',
          ),
          upper,
          leg(86),
          leg(-36),
        ),
        { tone: 0.4, round: 10, sheet: true },
      ),
      shape(
        'crocodile.ridge',
        role,
        times(16, (n) => {
          const x = 78 - n * 14;
          const y = -47 + Math.max(0, n - 7) * 4.3;
          return poly(`${x - 5},${y + 3} ${x},${y - 6} ${x + 5},${y + 3}`);
        }),
        { tone: 0.8 },
      ),
      shape('crocodile.belly', 'lamp', blob('100,-17 60,-13 -20,-13 -60,-10 -20,-20 60,-22'), {
        tone: 0.6,
        alpha: 0.7,
      }),
      shape('crocodile.eye', 'lamp', circle(112, -46, 4.6), { tone: 0.3 }),
      shape('crocodile.pupil', 'dark', join(ellipse(113, -46, 1.3, 4), ellipse(180, -37, 2, 1.3)), {
        tone: 1,
      }),
    ],
    anchors: { mouth: [180, -30], top: [20, -50] },
  };
};

const monster: PieceMaker = ({ role = 'near', random }) => {
  const fur = Array.from({ length: 30 }, (_, n): string => {
    const turn = 0.5 + (n / 29) * 0.5;
    const r = n % 2 ? 1 : 1.08 + random.next() * 0.05;
    return `${82 * r * cosTurn(turn)},${-120 + 118 * r * sinTurn(turn)}`;
  });
  return {
    layers: [
      shape(
        'monster.horns',
        'white',
        join(trail('-44,-208 -66,-236 -56,-262', 18, 4), trail('44,-208 66,-236 56,-262', 18, 4)),
        { tone: 0.35, round: 4, sheet: true },
      ),
      shape(
        'monster',
        role,
        join(
          poly(
            [...fur, '92,-40 84,0 60,-14 40,0 14,-12 -10,0 -36,-12 -60,0 -84,-8 -92,-40'].join(' '),
          ),
          limb([-76, -110], [-112, -40], 18, 13),
          limb([76, -110], [112, -40], 18, 13),
        ),
        { tone: 0.55, round: 18, sheet: true },
      ),
      shape(
        'monster.claws',
        'white',
        join(
          ...[-1, 1].flatMap((s) =>
            [0, 1, 2].map((n) =>
              poly(`${s * (104 + n * 8)},-34 ${s * (110 + n * 8)},-32 ${s * (108 + n * 9)},-14`),
            ),
          ),
        ),
        { tone: 0.1 },
      ),
      shape(
        'monster.eyes',
        'lamp',
        join(circle(-28, -160, 20), circle(30, -164, 15), circle(2, -198, 9)),
        { tone: 0.2, glow: 1 },
      ),
      shape(
        'monster.pupils',
        'dark',
        join(circle(-24, -158, 8), circle(33, -162, 6), circle(4, -197, 3.6)),
        { tone: 1 },
      ),
      shape(
        'monster.mouth',
        'blood',
        blob('-58,-112 -20,-106 20,-106 60,-114 44,-78 0,-66 -44,-76'),
        { tone: 0.85 },
      ),
      shape(
        'monster.teeth',
        'white',
        join(
          times(6, (n) =>
            poly(
              `${-48 + n * 17},${-109 + Math.abs(n - 2.5)} ${-34 + n * 17},${-109 + Math.abs(n - 2.5)} ${-41 + n * 17},-92`,
            ),
          ),
          times(4, (n) => poly(`${-28 + n * 17},-72 ${-16 + n * 17},-71 ${-22 + n * 17},-84`)),
        ),
        { tone: 0.05 },
      ),
    ],
    anchors: { mouth: [0, -92], top: [0, -238] },
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

const lift: PieceMaker = ({ role = 'metal', state }) => {
  const gap = state === 'open' ? 42 : state === 'moving' ? 16 : 2;
  return {
    layers: [
      shape('lift.frame', 'stone', rect(-82, -262, 164, 262), { tone: 0.6, round: 8, sheet: true }),
      shape(
        'lift.cabin',
        state === 'open' || state === 'moving' ? 'lamp' : 'dark',
        rect(-62, -216, 124, 216),
        { tone: 0.25, ...(state === 'open' && { glow: 1 }) },
      ),
      shape('lift', role, join(rect(-62, -216, 62 - gap, 216), rect(gap, -216, 62 - gap, 216)), {
        tone: 0.3,
        round: 8,
      }),
      shape('lift.lines', role, join(rect(-44, -200, 3, 190), rect(41, -200, 3, 190)), {
        tone: 0.85,
        alpha: state === 'open' ? 0 : 0.8,
      }),
      shape('lift.sign', 'dark', join(rect(-26, -250, 52, 24, 4), rect(66, -126, 10, 26, 3)), {
        tone: 0.8,
      }),
      shape(
        'lift.lamps',
        'accent2',
        join(
          poly('-14,-232 -8,-244 -2,-232'),
          poly('4,-244 16,-244 10,-232'),
          circle(71, -119, 2.4),
          circle(71, -109, 2.4),
        ),
        { tone: 0.1, glow: 1 },
      ),
    ],
    anchors: { door: [0, 0] },
  };
};

const wall: PieceMaker = ({ role = 'wall', state }) => {
  const breach =
    state === 'broken'
      ? cut(poly('-40,-210 -60,-150 -20,-110 -50,-60 -10,10 60,10 40,-50 70,-90 30,-140 50,-210'))
      : [];
  const brick = (n: number, row: number): Path => {
    const from = Math.max(-198, -198 + n * 58 - (row % 2) * 28);
    const to = Math.min(198, -148 + n * 58 - (row % 2) * 28);
    return to > from + 8 ? rect(from, -196 + row * 22, to - from, 16, 2) : [];
  };
  const rows = times(9, (row) => times(8, (n) => brick(n, row)));
  return {
    layers: [
      shape('wall', role, join(rect(-200, -200, 400, 200), breach), { tone: 0.9, sheet: true }),
      shape('wall.bricks', role, join(rows, breach), { tone: 0.35, round: 5 }),
      shape('wall.top', 'stone', join(rect(-208, -212, 416, 14, 3), breach), {
        tone: 0.4,
        round: 4,
        sheet: true,
      }),
    ],
    anchors: { top: [0, -212] },
  };
};

const photograph: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('photograph', role, place(rect(-4.4, -5.2, 8.8, 10.6, 0.2), { turn: -0.015 }), {
      tone: 0.15,
      round: 0.7,
      depth: 0.4,
      sheet: true,
    }),
    shape('photograph.view', 'glass', place(rect(-3.7, -4.5, 7.4, 7.2), { turn: -0.015 }), {
      tone: 0.35,
    }),
    shape(
      'photograph.hill',
      'leaf',
      place(poly('-3.7,2.7 -3.7,0.8 -1,-0.4 3.7,1.4 3.7,2.7'), { turn: -0.015 }),
      { tone: 0.5 },
    ),
    shape(
      'photograph.people',
      'dark',
      place(
        join(
          circle(-0.9, -1.6, 0.7),
          blob('-1.9,2.6 -1.6,-0.4 -0.9,-0.9 -0.2,-0.4 0.1,2.6'),
          circle(1, -0.9, 0.6),
          blob('0.3,2.6 0.4,0.2 1,-0.2 1.6,0.2 1.8,2.6'),
        ),
        { turn: -0.015 },
      ),
      { tone: 0.6 },
    ),
  ],
  anchors: { hand: [0, 5] },
});

const machine: PieceMaker = ({ role = 'metal', state }) => {
  const raised = state === 'moving' ? -60 : 24;
  return {
    layers: [
      shape(
        'machine.limbs',
        'dark',
        join(
          limb([-44, -120], [-66, -84 + raised * 0.4], 7, 7),
          limb([-66, -84 + raised * 0.4], [-62, -60 + raised], 7, 6),
          limb([44, -120], [66, -84], 7, 7),
          limb([66, -84], [64, -46], 7, 6),
          rect(-30, -52, 16, 44),
          rect(14, -52, 16, 44),
          rect(-2, -196, 4, 18),
        ),
        { tone: 0.6, round: 2, sheet: true },
      ),
      shape(
        'machine',
        role,
        join(
          rect(-44, -134, 88, 88, 10),
          rect(-32, -182, 64, 44, 10),
          rect(-38, -14, 30, 14, 5),
          rect(8, -14, 30, 14, 5),
          rect(-12, -142, 24, 12),
        ),
        { tone: 0.35, round: 9, sheet: true },
      ),
      shape('machine.panel', 'night', join(rect(-28, -118, 56, 34, 5), rect(-24, -150, 48, 6, 3)), {
        tone: 0.6,
      }),
      shape(
        'machine.lamps',
        'lamp',
        join(
          circle(-14, -164, 7),
          circle(14, -164, 7),
          circle(0, -198, 5),
          ...[-16, 0, 16].map((x) => circle(x, -101, 4)),
        ),
        { tone: 0.2, glow: 1 },
      ),
      shape(
        'machine.bolts',
        'accent',
        join(
          rect(-24, -72, 48, 6, 3),
          circle(-36, -126, 2.6),
          circle(36, -126, 2.6),
          circle(-36, -54, 2.6),
          circle(36, -54, 2.6),
        ),
        { tone: 0.4 },
      ),
    ],
    anchors: { hand: [-62, -60 + raised], top: [0, -182] },
  };
};

const boarBuild: BeastBuild = {
  height: 82,
  length: 112,
  chest: 50,
  waist: 40,
  rump: 0.86,
  sway: -4,
  neck: { length: 34, rise: 0, base: 27, top: 20 },
  head: {
    size: 50,
    tilt: 0.055,
    outline: pts(
      '-0.15,0.1 -0.05,-0.3 0.2,-0.36 0.5,-0.18 0.9,-0.08 1.02,-0.04 1.04,0.14 0.94,0.18 0.6,0.26 0.3,0.4 0,0.42',
    ),
  },
  legs: [9, 5, 3.6],
  foot: 'hoof',
  bend: 0.06,
};

const boar: PieceMaker = ({ role = 'bark', state }) => {
  const b = beast(boarBuild, state === 'moving');
  const bristles: Path = times(13, (n) => {
    const x = 42 - n * 7;
    const y = -84 + (n > 5 ? (n - 5) * 1.4 : 0);
    return poly(`${x + 5},${y + 6} ${x - 4},${y - 9} ${x - 5},${y + 6}`);
  });
  return {
    layers: [
      shape('boar.far', role, b.farLegs, { tone: 0.95, sheet: true }),
      shape(
        'boar',
        role,
        join(b.torso, b.nearLegs, bristles, trail('-58,-58 -68,-50 -68,-36', 2.4, 1.6)),
        { tone: 0.55, round: 10, sheet: true },
      ),
      shape('boar.ear', role, b.onHead(blob('0.02,-0.24 -0.1,-0.52 0.14,-0.48 0.22,-0.26')), {
        tone: 0.9,
        sheet: true,
      }),
      shape('boar.snout', 'skin2', b.onHead(ellipse(1.02, 0.05, 0.045, 0.1, -0.02)), { tone: 0.5 }),
      shape('boar.tusk', 'white', b.onHead(trail('0.74,0.16 0.84,0.04 0.82,-0.14', 0.085, 0.03)), {
        tone: 0.1,
        sheet: true,
      }),
      shape('boar.eye', 'dark', b.onHead(circle(0.36, -0.12, 0.035)), { tone: 1 }),
    ],
    anchors: { mouth: b.headAt([0.95, 0.16]), top: b.withers },
  };
};

const blackboard: PieceMaker = ({ role = 'leaf' }) => ({
  layers: [
    shape(
      'blackboard.frame',
      'wood',
      join(
        rect(-125, -210, 250, 140, 3),
        limb([-90, -70], [-110, -2], 4, 3),
        limb([90, -70], [110, -2], 4, 3),
        rect(-100, -40, 200, 5),
      ),
      { tone: 0.5, round: 4, sheet: true },
    ),
    shape('blackboard', role, rect(-116, -201, 232, 122), { tone: 0.95 }),
    shape(
      'blackboard.chalk',
      'white',
      join(
        trail('-96,-176 -80,-184 -72,-172 -58,-182 -44,-174', 2.2),
        trail('-96,-150 -70,-154 -30,-148', 2.2),
        trail('-96,-128 -60,-132 -46,-126', 2.2),
        [...circle(50, -140, 34), ...cut(circle(50, -140, 32))],
        limb([50, -140], [80, -156], 1, 1),
        rect(-20, -72, 26, 4, 1),
      ),
      { tone: 0.1, alpha: 0.85 },
    ),
  ],
});

export const morePieces = {
  fire: entry(fire, 'ground', 110, 150),
  burning: entry(burning, 'ground', 110, 140),
  statue: entry(statue, 'ground', 108, 240),
  carpet: entry(carpet, 'ground', 232, 33),
  curtain: entry(curtain, 'ground', 254, 241),
  cross: entry(cross, 'ground', 120, 150),
  starfish: entry(starfish, 'ground', 21, 20),
  crocodile: entry(crocodile, 'ground', 384, 55),
  monster: entry(monster, 'ground', 250, 265),
  metro: entry(metro, 'ground', 1600, 350),
  lift: entry(lift, 'ground', 164, 262),
  wall: entry(wall, 'ground', 416, 212),
  photograph: entry(photograph, 'air', 9.8, 11.4),
  machine: entry(machine, 'ground', 146, 203),
  boar: entry(boar, 'ground', 190, 93),
  blackboard: entry(blackboard, 'ground', 250, 210),
};
