import { arm, leg, type Pose } from '#press/figure/pose.ts';

/** Poses of hands at work: where they are led is said by what they work on. */
export const work = {
  /** Behind a pram: upright, on one's way. */
  'walk-push': {
    isFromSide: true,
    lean: 10,
    head: 2,
    arms: [arm(34, 82, { hand: 'fist' }), arm(40, 86, { hand: 'fist' })],
    legs: [leg(-18, -36, { foot: 62 }), leg(24, 8, { foot: 102 })],
  },
  /** Bent low against something that is. */
  'push-low': {
    isFromSide: true,
    lean: 52,
    curl: 6,
    head: -22,
    arms: [arm(60, 78, { hand: 'flat' }), arm(68, 84, { hand: 'flat' })],
    legs: [leg(-26, -48, { foot: 58 }), leg(52, -26, { foot: 88 })],
  },
  stoop: {
    isFromSide: true,
    lean: 26,
    curl: 10,
    head: 14,
    arms: [arm(38, 62, { hand: 'flat' }), arm(18, 70, { hand: 'flat' })],
    legs: [leg(-8, -16, { foot: 74 }), leg(20, -10, { foot: 88 })],
  },
  /** On one knee before what is low. */
  'stoop-low': {
    isFromSide: true,
    lean: 20,
    curl: 10,
    head: 18,
    arms: [arm(44, 66, { hand: 'flat' }), arm(24, 78, { hand: 'flat' })],
    legs: [leg(6, -86, { foot: -62 }), leg(86, -2)],
  },
  /** Standing at a table, both hands on it. */
  'work-low': {
    isFromSide: true,
    lean: 14,
    curl: 8,
    head: 24,
    arms: [arm(22, 74, { hand: 'fist' }), arm(34, 80, { hand: 'fist' })],
    legs: [leg(-6, -10), leg(10, 0)],
  },
  sweep: {
    isFromSide: true,
    lean: 16,
    curl: 6,
    head: 16,
    arms: [arm(26, 70, { hand: 'fist' }), arm(30, 110, { hand: 'fist' })],
    legs: [leg(-16, -26, { foot: 68 }), leg(22, 2)],
  },
  'tie-shoes': {
    isFromSide: true,
    lean: 46,
    curl: 26,
    head: 26,
    arms: [arm(40, 30, { hand: 'fist' }), arm(50, 36, { hand: 'fist' })],
    legs: [leg(84, -6), leg(4, -88, { foot: -62 })],
  },
  /** Both hands held up to be seen. */
  'show-hands': {
    head: 2,
    arms: [arm(40, 150, { hand: 'open' }), arm(52, 150, { hand: 'open' })],
    legs: [leg(-2, -5), leg(7, 0)],
    front: {
      arms: [
        arm(0, 176, { out: 58, lowerOut: 26, hand: 'open' }),
        arm(0, 176, { out: 58, lowerOut: 26, hand: 'open' }),
      ],
    },
  },
  /** Hand over hand, from one's mouth. */
  'draw-out': {
    lean: -6,
    head: -8,
    arms: [arm(60, 120, { hand: 'fist' }), arm(56, 96, { hand: 'fist' })],
    legs: [leg(-10, -16, { foot: 76 }), leg(14, 2)],
    mood: 'afraid',
    isFromSide: true,
  },
  /** Bent over, hands on one's knees. */
  'bend-over': {
    lean: 52,
    curl: 14,
    head: 6,
    arms: [arm(30, 16, { to: ['knee', 0.0, -0.04] }), arm(36, 20, { to: ['knee', 0.0, -0.04] })],
    legs: [leg(4, -12), leg(20, -14, { foot: 84 })],
    mood: 'afraid',
    isFromSide: true,
  },
  /** A glass tipped at one's lips, the head thrown back. */
  drink: {
    lean: -6,
    head: -16,
    arms: [arm(58, 152, { hand: 'fist', to: ['head', 0.62, -0.2] }), arm(-8, 10)],
    legs: [leg(-4, -8), leg(9, 1)],
    isFromSide: true,
  },
  /** What is far too large, over an open mouth. */
  swallow: {
    lean: -14,
    curl: -8,
    head: -40,
    arms: [
      arm(110, 150, { hand: 'flat', to: ['head', 0.86, 0.1] }),
      arm(118, 156, { hand: 'flat', to: ['head', 0.86, 0.24] }),
    ],
    legs: [leg(-10, -18, { foot: 74 }), leg(14, 2)],
    mood: 'afraid',
    isFromSide: true,
  },
} as const satisfies Record<string, Pose>;
