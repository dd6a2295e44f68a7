import { calm, type PairPose, upright } from '#press/figure/pair-pose.ts';
import { arm, leg } from '#press/figure/pose.ts';
import { poses } from '#press/figure/poses.ts';

/** Two who touch. */
export const close = {
  embrace: {
    one: {
      pose: { ...calm, mood: 'asleep', lean: 5, head: 16, legs: upright },
      faces: 'right',
      holds: [
        { on: 'back', t: 0.62 },
        { on: 'back', t: 0.86 },
      ],
    },
    two: {
      pose: { ...calm, mood: 'asleep', lean: 5, head: 12, legs: upright },
      faces: 'left',
      holds: [
        { on: 'back', t: 0.5 },
        { on: 'back', t: 0.8 },
      ],
    },
    apart: 'chests',
    before: 'one',
  },
  kiss: {
    one: {
      pose: { ...calm, mood: 'asleep', lean: 4, head: 3, legs: [leg(-4, -8), leg(6, -2)] },
      faces: 'right',
      holds: [
        { on: 'back', t: 0.98 },
        { on: 'back', t: 0.7 },
      ],
    },
    two: {
      pose: {
        ...calm,
        mood: 'asleep',
        lean: 6,
        head: -3,
        legs: [leg(-2, -4, { foot: 60 }), leg(4, -2, { foot: 62 })],
      },
      faces: 'left',
      holds: [
        { on: 'back', t: 0.42 },
        { on: 'back', t: 0.7 },
      ],
    },
    apart: 'mouths',
    before: 'one',
  },
  'hold-hands': {
    one: {
      pose: { ...calm, head: 2, legs: upright },
      faces: 'right',
      holds: [
        { on: 'between', y: 0.52 },
        { on: 'between', y: 0.54 },
      ],
    },
    two: {
      pose: { ...calm, head: 4, legs: upright },
      faces: 'left',
      holds: [
        { on: 'between', y: 0.52 },
        { on: 'between', y: 0.54 },
      ],
    },
    apart: 0.4,
    before: 'one',
  },
  'carry-another': {
    one: {
      pose: {
        head: 14,
        arms: [
          arm(4, 70, { out: 20, lowerOut: 16, hand: 'flat' }),
          arm(4, 70, { out: 20, lowerOut: 16, hand: 'flat' }),
        ],
        legs: [leg(-2, -6), leg(6, 2)],
      },
      faces: 'right',
      view: 'front',
    },
    two: {
      pose: {
        roll: -86,
        curl: -8,
        head: -34,
        arms: [arm(-64, -78), arm(20, 40)],
        legs: [leg(34, -62, { foot: 10 }), leg(22, -66, { foot: 6 })],
        flow: 0,
      },
      faces: 'right',
      above: 0.66,
    },
    apart: 0.06,
    before: 'two',
  },
  /** Alive, and glad of it: half sitting, an arm round the neck. */
  'carry-in-arms': {
    one: {
      pose: {
        head: 10,
        arms: [arm(10, 70, { out: 16, hand: 'flat' }), arm(10, 70, { out: 16, hand: 'flat' })],
        legs: [leg(-2, -6), leg(8, 2)],
      },
      faces: 'right',
      view: 'front',
      holds: [
        { on: 'back', t: 0.5 },
        { on: 'thigh', t: 0.86 },
      ],
    },
    two: {
      pose: {
        lean: -44,
        curl: 16,
        head: 4,
        arms: [arm(30, 60), arm(120, 150)],
        legs: [leg(104, 22, { foot: 70 }), leg(96, 14, { foot: 66 })],
      },
      faces: 'right',
      above: 0.57,
      holds: [
        { on: 'front', t: 0.9 },
        { on: 'middle', t: 1.02 },
      ],
    },
    apart: 0.07,
    before: 'two',
  },
  /** On one's back, as children are. */
  'carry-on-back': {
    one: {
      pose: {
        lean: 24,
        curl: 4,
        head: -8,
        arms: [arm(-20, 60, { hand: 'fist' }), arm(-20, 60, { hand: 'fist' })],
        legs: [leg(-16, -34, { foot: 62 }), leg(30, 6, { foot: 100 })],
      },
      faces: 'right',
      holds: [
        { on: 'thigh', t: 0.8 },
        { on: 'thigh', t: 0.8 },
      ],
    },
    two: {
      pose: {
        lean: 22,
        curl: 6,
        head: 2,
        arms: [arm(70, 80, { hand: 'fist' }), arm(74, 84, { hand: 'fist' })],
        legs: [leg(74, -22, { foot: 50 }), leg(68, -28, { foot: 46 })],
      },
      faces: 'right',
      above: 0.58,
      holds: [
        { on: 'front', t: 0.9 },
        { on: 'front', t: 0.84 },
      ],
    },
    apart: -0.15,
    before: 'two',
  },
  'back-to-back': {
    one: {
      pose: {
        lean: -3,
        head: 14,
        arms: [arm(-6, 6), arm(8, 18)],
        legs: upright,
      },
      faces: 'left',
    },
    two: {
      pose: {
        lean: -3,
        head: -6,
        arms: [arm(-6, 6), arm(8, 18)],
        legs: upright,
      },
      faces: 'right',
    },
    apart: 'backs',
    before: 'two',
  },
  comfort: {
    one: {
      pose: {
        lean: 22,
        curl: 10,
        head: 34,
        arms: [arm(50, 60), arm(60, 70)],
        legs: [leg(10, -86, { foot: -62 }), leg(88, 2)],
      },
      faces: 'right',
      holds: [
        { on: 'middle', t: 0.86 },
        { on: 'front', t: 0.6 },
      ],
    },
    two: {
      pose: {
        ...poses['sit-ground'],
        arms: [
          arm(40, 152, { hand: 'flat', to: ['head', 0.36, 0.0] }),
          arm(50, 154, { hand: 'flat', to: ['head', 0.44, 0.0] }),
        ],
      },
      faces: 'right',
    },
    apart: 0.36,
    before: 'one',
  },
} as const satisfies Record<string, PairPose>;
