import { cosTurn, sinTurn } from '#maths.ts';
import type { Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, limb, type Path, place, rect } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const teeth: PieceMaker = ({ role = 'white', state }) => ({
  layers: [
    shape(
      'teeth',
      role,
      [
        ...blob(
          '-0.46,-1.1 -0.55,-1.6 -0.46,-2.1 -0.2,-2.3 0,-2.22 0.2,-2.3 0.46,-2.1 0.55,-1.6 0.46,-1.1 0.4,-0.5 0.3,0 0.14,-0.2 0.08,-0.7 0,-0.9 -0.08,-0.7 -0.14,-0.2 -0.3,0 -0.4,-0.5',
        ),
        ...(state === 'broken'
          ? cut(poly('0,-2.5 0.1,-2.1 -0.06,-1.9 0.2,-1.7 0.3,-1.9 0.7,-1.8 0.7,-2.5'))
          : []),
      ],
      { tone: 0.15, round: 0.24, depth: 0.7, sheet: true },
    ),
    shape(
      'teeth.root',
      'wood',
      join(
        blob('-0.42,-0.6 -0.3,0 -0.14,-0.2 -0.1,-0.6'),
        blob('0.42,-0.6 0.3,0 0.14,-0.2 0.1,-0.6'),
      ),
      { tone: 0.1, alpha: 0.45 },
    ),
    shape(
      'teeth.shine',
      'white',
      join(
        trail('-0.3,-2 -0.38,-1.7 -0.34,-1.4', 0.09),
        trail('-0.1,-2.05 0,-1.95 0.12,-2.06', 0.05),
      ),
      { tone: 0 },
    ),
  ],
});

const eye: PieceMaker = ({ role, random, state }) => {
  const iris = role ?? pick<Role>(random, ['accent3', 'told.blue', 'leaf', 'bark']);
  const look = state === 'moving' ? random.between(-1.4, 1.4) : 0;
  return {
    layers: [
      shape(
        'eye.lashes',
        'dark',
        times(9, (n) => {
          const u = n / 8 - 0.5;
          return limb([u * 9, -2.9 + u * u * 8], [u * 12.6, -5.4 + u * u * 11], 0.22, 0.08);
        }),
        { tone: 0.9 },
      ),
      shape(
        'eye.lid',
        'skin1',
        blob('-6.6,0.4 -3.4,-3.6 0,-4.5 3.4,-3.6 6.6,0.4 3.4,2.6 0,3.3 -3.4,2.6'),
        { tone: 0.5, round: 1, sheet: true },
      ),
      shape('eye', 'white', blob('-5.8,0.3 -3,-2.7 0,-3.4 3,-2.7 5.8,0.3 3,2.1 0,2.6 -3,2.1'), {
        tone: 0.1,
        round: 0.9,
        depth: 0.6,
      }),
      shape('eye.iris', iris, circle(look, -0.4, 2.3), {
        tone: { kind: 'spread', x: look, y: 0.4, inner: 0.3, outer: 2.6, from: 0.05, to: 0.95 },
      }),
      shape(
        'eye.pupil',
        'dark',
        join(
          circle(look, -0.4, 1.05),
          blob('-6.2,0.6 -3,-3 0,-3.8 3,-3 6.2,0.6 3,-2.3 0,-3.05 -3,-2.3'),
        ),
        { tone: 1 },
      ),
      shape(
        'eye.light',
        'white',
        join(circle(look - 0.8, -1.3, 0.55), circle(look + 0.8, 0.6, 0.25)),
        { tone: 0, glow: 1 },
      ),
    ],
  };
};

const hand: PieceMaker = ({ role, random, state }) => {
  const skin = role ?? pick<Role>(random, ['skin1', 'skin2', 'skin3', 'skin4']);
  const curl = state === 'moving' ? 0.75 : 1;
  const finger = (x: number, y: number, long: number, turn: number, wide: number): Path =>
    place(limb([0, 0], [0, -long * curl], wide, wide * 0.84), { x, y, turn });
  return {
    layers: [
      shape('hand.sleeve', 'accent3', poly('-3.8,0 3.8,0 3.6,-5 -3.6,-5'), {
        tone: 0.5,
        round: 1.2,
        sheet: true,
      }),
      shape(
        'hand',
        skin,
        join(
          blob(
            '-2.6,-3.6 -3,-6.4 -4.2,-9 -4,-12.4 -1,-13.2 2.4,-12.8 4,-11.6 4,-8 3,-5.6 2.6,-3.6',
          ),
          finger(-3.3, -11.6, 6, -0.035, 0.84),
          finger(-1.1, -12.4, 7.2, -0.008, 0.9),
          finger(1.1, -12.3, 6.7, 0.014, 0.88),
          finger(3.1, -11.4, 5, 0.045, 0.76),
          place(limb([0, 0], [0, -5.4 * curl], 1.25, 0.85), { x: -3.6, y: -7.2, turn: -0.125 }),
        ),
        { tone: 0.3, round: 1.4, sheet: true },
      ),
      shape(
        'hand.lines',
        skin,
        join(
          trail('-2.8,-7 -0.6,-8.2 -0.4,-5.6', 0.24, 0.12),
          trail('-3,-10.2 0,-9.8 2.6,-10.8', 0.24, 0.12),
          trail('-1,-8.4 1.6,-8 3,-8.6', 0.24, 0.12),
        ),
        { tone: 0.9 },
      ),
    ],
    anchors: { palm: [0, -9] },
  };
};

const heart: PieceMaker = ({ role = 'told.red', state }) => ({
  layers: [
    shape(
      'heart',
      role,
      [
        ...blob(
          '0,0 -5,-4 -8.6,-8.6 -8.4,-12.8 -5,-15 -1.6,-13.8 0,-11.4 1.6,-13.8 5,-15 8.4,-12.8 8.6,-8.6 5,-4',
        ),
        ...(state === 'broken'
          ? cut(
              poly(
                '-0.8,-12 1,-9 -1.6,-6.6 0.6,-3.6 -0.4,1 0.6,1 1.6,-3.6 -0.4,-6.4 2.2,-9 0.6,-12',
              ),
            )
          : []),
      ],
      { tone: 0.35, round: 3, sheet: true },
    ),
    shape('heart.shine', 'white', trail('-6.6,-9.6 -6.4,-12 -4.4,-13.2', 1.1, 0.5), {
      tone: 0,
      alpha: 0.8,
    }),
  ],
  anchors: { top: [0, -12] },
});

const mouth: PieceMaker = ({ role = 'told.red', state }) => ({
  layers: [
    shape(
      'mouth',
      role,
      blob('-3.4,0 -1.6,-1.3 -0.5,-1.5 0,-1.25 0.5,-1.5 1.6,-1.3 3.4,0 1.8,1.3 0,1.7 -1.8,1.3'),
      { tone: 0.35, round: 0.5, sheet: true },
    ),
    shape(
      'mouth.dark',
      'dark',
      state === 'still' || state === 'broken'
        ? trail('-3,0 -1,-0.2 0,0 1,-0.2 3,0', 0.14)
        : blob('-2.7,0 -1.2,-0.6 0,-0.5 1.2,-0.6 2.7,0 1.2,0.7 0,0.9 -1.2,0.7'),
      { tone: 0.9 },
    ),
    shape(
      'mouth.teeth',
      'white',
      state === 'still' || state === 'broken'
        ? trail('-1.4,0.8 -0.4,1 0.4,0.9', 0.12)
        : blob('-1.9,-0.28 -1.1,-0.55 0,-0.45 1.1,-0.55 1.9,-0.28 1.1,0.02 0,0.1 -1.1,0.02'),
      { tone: 0.1 },
    ),
  ],
});

const ear: PieceMaker = ({ role, random }) => {
  const skin = role ?? pick<Role>(random, ['skin1', 'skin2', 'skin3', 'skin4']);
  return {
    layers: [
      shape(
        'ear',
        skin,
        blob('-1.6,1 -1.9,-1.6 -1,-3.2 0.6,-3.4 1.7,-2.2 1.7,-0.6 0.8,0.7 0.5,2 -0.4,2.9 -1.3,2.5'),
        { tone: 0.25, round: 0.6, sheet: true },
      ),
      shape(
        'ear.folds',
        skin,
        join(
          trail('-1.1,-1.4 -0.5,-2.5 0.6,-2.6 1,-1.7 0.7,-0.7 0.1,0.2', 0.28, 0.2),
          trail('-0.5,0.8 -0.7,-0.2 0.1,-1 0.3,-1.7', 0.25, 0.15),
        ),
        { tone: 0.95 },
      ),
    ],
  };
};

const foot: PieceMaker = ({ role, random }) => {
  const skin = role ?? pick<Role>(random, ['skin1', 'skin2', 'skin3', 'skin4']);
  return {
    layers: [
      shape(
        'foot',
        skin,
        join(
          blob(
            '-7.6,-1.6 -7.4,-4.6 -6,-9 -5.8,-16 -0.6,-16 -0.6,-10 2.6,-6.6 9,-4 12.4,-2.6 12,-0.6 7,0 -5,0',
          ),
          circle(12.8, -1.5, 1.5),
        ),
        { tone: 0.3, round: 1.9, sheet: true },
      ),
      shape(
        'foot.lines',
        skin,
        join(
          trail('11.6,-0.2 10.8,-1.4 11.4,-2.6', 0.24),
          trail('9.8,0 9.2,-1 9.6,-2', 0.22),
          trail('-4.6,-5.4 -3.4,-6.4 -2.4,-5.8', 0.25),
        ),
        { tone: 0.9 },
      ),
      shape('foot.nail', 'white', ellipse(13.6, -2, 0.55, 0.4), { tone: 0.3 }),
    ],
  };
};

const bone: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape(
      'bone',
      role,
      join(
        blob(
          '-9,-4 -9.6,-10 -9,-16 -5,-20 0,-21 5,-20 9,-16 9.6,-10 8.4,-5.4 5.4,-3.6 5.2,0 -5.2,0 -5.4,-3.6',
        ),
        rect(-5, -4, 10, 4.6, 1.4),
      ),
      { tone: 0.2, round: 3, depth: 0.6, sheet: true },
    ),
    shape(
      'bone.holes',
      'dark',
      join(
        ellipse(-4.2, -9.6, 2.7, 2.9, 0.03),
        ellipse(4.2, -9.6, 2.7, 2.9, -0.03),
        poly('0,-7.2 -1.3,-4.8 1.3,-4.8'),
        ...[-3.4, -1.2, 1.2, 3.4].map((x) => rect(x - 0.2, -3, 0.4, 3)),
      ),
      { tone: 0.85 },
    ),
    shape('bone.crack', 'dark', trail('3,-19.6 2,-17.4 3.4,-16 2.6,-14.4', 0.4, 0.15), {
      tone: 0.6,
    }),
  ],
  anchors: { top: [0, -21] },
});

const brain: PieceMaker = ({ role = 'told.pink' }) => ({
  layers: [
    shape('brain.stem', role, blob('-2,-3 0,0 2.4,0 2,-4'), { tone: 0.8 }),
    shape(
      'brain',
      role,
      blob(
        '-8,-5 -8.6,-8.6 -6.6,-11.6 -3,-13.2 1,-13.4 5,-12 8,-9 8.4,-5.6 6,-3.4 2,-3 -1,-3.6 -5,-3',
      ),
      { tone: 0.3, round: 2.4, sheet: true },
    ),
    shape(
      'brain.folds',
      role,
      join(
        trail('-7,-7 -5,-8.4 -6,-10 -4,-11.4', 0.55),
        trail('-3.6,-5 -2.6,-7 -4,-8.6 -2,-10.6 -3,-12.6', 0.55),
        trail('0,-13 0.6,-11 -0.6,-9 1.4,-7.6 0.4,-5.4', 0.55),
        trail('3.4,-12.2 2.6,-10 4.4,-8.6 3,-6.6 4.4,-4.6', 0.55),
        trail('6.6,-10 5.6,-8 7.2,-6.4', 0.55),
      ),
      { tone: 0.95 },
    ),
  ],
});

const baby: PieceMaker = ({ role, random }) => {
  const skin = pick<Role>(random, ['skin1', 'skin2', 'skin3', 'skin4']);
  const cloth = role ?? pick<Role>(random, ['accent3', 'accent2', 'white']);
  return {
    layers: [
      shape('baby.far', skin, join(limb([13, -16], [15, -3], 3.4, 2.8), ellipse(17, -2, 3.4, 2)), {
        tone: 0.85,
        sheet: true,
      }),
      shape(
        'baby.skin',
        skin,
        join(
          circle(18, -32, 11.4),
          ellipse(28.4, -31, 1.6, 1.4),
          limb([8, -17], [10, -3.4], 3.8, 3),
          ellipse(12.6, -2.2, 3.6, 2.2),
          ellipse(-25, -3, 5, 3),
        ),
        { tone: 0.25, round: 4, sheet: true },
      ),
      shape(
        'baby',
        cloth,
        join(
          blob('-18,-12 -16,-22 -6,-26 6,-25 14,-22 15,-14 6,-9 -6,-7 -14,-6'),
          limb([-11, -13], [-7, -5], 6.4, 5),
          limb([-7, -4.6], [-21, -3.8], 4.6, 3.6),
          limb([8, -19], [9.4, -11], 4.6, 4),
        ),
        { tone: 0.3, round: 4, sheet: true },
      ),
      shape(
        'baby.hair',
        'hair2',
        join(trail('12,-43 16,-46 21,-45', 2.2, 0.8), trail('16,-43.4 19,-47', 1.4, 0.6)),
        { tone: 0.4 },
      ),
      shape(
        'baby.face',
        'dark',
        join(circle(23.6, -33, 1.1), trail('22,-27 24,-25.8 26,-27', 0.8)),
        { tone: 0.8 },
      ),
      shape('baby.cheek', 'accent', join(circle(20.6, -29, 2), ellipse(14.6, -31, 1.4, 2)), {
        tone: 0.1,
        alpha: 0.5,
      }),
    ],
    anchors: { top: [0, -26], head: [18, -43] },
  };
};

const ghost: PieceMaker = ({ role = 'white', random }) => {
  const sway = random.between(-8, 8);
  return {
    layers: [
      shape(
        'ghost',
        role,
        blob(
          `-30,-120 -26,-152 -10,-168 10,-168 26,-152 31,-122 48,-128 58,-118 46,-104 34,-100 36,-60 ${40 + sway},-20 ${34 + sway},-2 ${22 + sway},-14 ${10 + sway},0 ${-4 + sway},-13 ${-18 + sway},0 ${-30 + sway},-12 ${-40 + sway},-2 -36,-50 -36,-92 -52,-90 -60,-102 -48,-114`,
        ),
        {
          tone: { kind: 'ramp', x0: 0, y0: -160, x1: 0, y1: 0, from: 0.05, to: 0.7 },
          alpha: { kind: 'ramp', x0: 0, y0: -90, x1: 0, y1: 0, from: 0.94, to: 0.4 },
          round: 12,
          depth: 0.4,
          sheet: true,
        },
      ),
      shape(
        'ghost.face',
        'dark',
        join(ellipse(-5, -136, 5, 8), ellipse(14, -136, 5, 8), ellipse(5, -114, 5.6, 8)),
        { tone: 0.8 },
      ),
      shape(
        'ghost.folds',
        role,
        join(trail('-14,-90 -18,-50 -14,-20', 2, 0.8), trail('14,-86 16,-50 22,-22', 2, 0.8)),
        { tone: 0.8, alpha: 0.6 },
      ),
    ],
    anchors: { hand: [56, -116], top: [0, -168] },
  };
};

const skyMoon: PieceMaker = ({ role = 'lamp', random }) => {
  const isFull = random.next() < 0.55;
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
  };
};

const skySun: PieceMaker = ({ role = 'sun' }) => ({
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

const wave: PieceMaker = ({ role = 'water' }) => ({
  layers: [
    shape(
      'wave.back',
      role,
      blob('-620,0 -560,-120 -420,-200 -260,-180 -120,-60 200,-40 520,-60 620,0'),
      { tone: 0.85, sheet: true },
    ),
    shape(
      'wave',
      role,
      blob(
        '-640,0 -520,-90 -380,-300 -160,-480 90,-540 260,-470 340,-350 320,-260 290,-330 210,-390 120,-390 60,-320 70,-200 160,-90 330,-40 640,0 0,10',
      ),
      {
        tone: { kind: 'ramp', x0: -100, y0: -520, x1: 0, y1: 0, from: 0.1, to: 0.85 },
        round: 40,
        sheet: true,
        grain: { kind: 'rings', x: 150, y: -250 },
      },
    ),
    shape(
      'wave.lines',
      'foam',
      join(
        trail('-440,-150 -280,-330 -80,-440 110,-460', 15, 6),
        trail('-380,-70 -230,-250 -60,-350 60,-370', 13, 5),
        trail('-280,-30 -150,-190 -20,-270', 11, 4),
        trail('-140,-20 -60,-130 10,-180', 10, 4),
      ),
      { tone: 0.3, alpha: 0.8 },
    ),
    shape(
      'wave.foam',
      'foam',
      join(
        blob(
          '-170,-478 90,-562 280,-490 372,-352 350,-270 318,-236 320,-300 282,-262 290,-336 236,-352 236,-412 176,-400 150,-446 60,-480',
        ),
        circle(372, -300, 16),
        circle(346, -216, 13),
        circle(392, -240, 9),
        circle(300, -206, 10),
        circle(404, -330, 8),
        ellipse(-40, -4, 300, 12),
        ellipse(420, -8, 160, 10),
      ),
      { tone: 0.1, round: 9, depth: 0.4, sheet: true },
    ),
  ],
  anchors: { top: [90, -540] },
});

const planet: PieceMaker = ({ role, random }) => {
  const coat = role ?? pick<Role>(random, ['accent2', 'accent3', 'told.violet', 'accent']);
  const halfRing = (isFront: boolean) =>
    place(
      [
        ...ellipse(0, 0, 92, 24),
        ...cut(ellipse(0, 0, 72, 16)),
        ...cut(isFront ? rect(-110, -60, 220, 60) : rect(-110, 0, 220, 60)),
      ],
      { turn: -0.045 },
    );
  return {
    layers: [
      shape('planet.ring2', 'wood', halfRing(false), { tone: 0.6 }),
      shape('planet', coat, circle(0, 0, 50), {
        tone: 0.35,
        round: 22,
        depth: 0.6,
        sheet: true,
        grain: { kind: 'slant', slope: -0.28 },
      }),
      shape(
        'planet.bands',
        coat,
        place(
          join(
            trail('-44,-20 0,-14 44,-20', 5),
            trail('-48,4 0,11 48,4', 8),
            trail('-38,28 0,34 38,28', 5),
          ),
          { turn: -0.045 },
        ),
        { tone: 0.9, alpha: 0.6 },
      ),
      shape('planet.ring', 'wood', halfRing(true), { tone: 0.15, sheet: true }),
    ],
  };
};

const rainbow: PieceMaker = () => {
  const hues = [
    'told.red',
    'told.orange',
    'told.yellow',
    'told.green',
    'told.blue',
    'told.violet',
  ] as const;
  const band = (r: number, wide: number): Path => {
    const rim = (radius: number, back: boolean) =>
      Array.from({ length: 25 }, (_, n) => {
        const turn = 0.5 + (back ? 24 - n : n) / 48;
        return `${radius * cosTurn(turn)},${radius * sinTurn(turn)}`;
      });
    return poly([...rim(r, false), ...rim(r - wide, true)].join(' '));
  };
  return {
    layers: hues.map((hue, n) =>
      shape(`rainbow.${n}`, hue, band(1000 - n * 46, 47), { tone: 0.2, alpha: 0.85 }),
    ),
  };
};

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

export const bodyPieces = {
  teeth: entry(teeth, 'air', 1.1, 2.3),
  eye: entry(eye, 'air', 13.4, 9),
  hand: entry(hand, 'air', 13, 20),
  heart: entry(heart, 'air', 17.4, 15),
  mouth: entry(mouth, 'air', 6.8, 3.2),
  ear: entry(ear, 'air', 3.6, 6.4),
  foot: entry(foot, 'ground', 22, 16),
  bone: entry(bone, 'ground', 19, 21.5),
  brain: entry(brain, 'table', 17, 13.5),
  baby: entry(baby, 'ground', 60, 46),
  ghost: entry(ghost, 'air', 118, 168),
};

/** Those of the sky are of any size: a unit is a share of what the sky gives them. */
export const skyPieces = {
  moon: entry(skyMoon, 'air', 100, 100),
  sun: entry(skySun, 'air', 168, 168),
  stars: entry(stars, 'air', 108, 84),
  'shooting-star': entry(shootingStar, 'air', 104, 55),
  cloud: entry(cloud, 'air', 184, 70),
  wave: entry(wave, 'water', 1280, 570),
  planet: entry(planet, 'air', 180, 100),
  rainbow: entry(rainbow, 'ground', 2000, 1000),
  lightning: entry(lightning, 'air', 390, 1010),
};
