import { arm, leg, type Pose } from '#press/figure/pose.ts';

/** Poses of who only stands there, talks or listens. */
export const idle = {
  stand: { arms: [arm(-5, 8), arm(6, 18)], legs: [leg(1, -3), leg(5, -1)] },
  /** Hands in each other, low. */
  clasp: {
    head: 6,
    arms: [arm(-6, 40, { hand: 'flat' }), arm(0, 44, { hand: 'flat' })],
    legs: [leg(-1, -4), leg(6, 0)],
    front: {
      arms: [
        arm(8, 26, { out: 12, lowerOut: -38, hand: 'flat' }),
        arm(8, 26, { out: 12, lowerOut: -38, hand: 'flat' }),
      ],
    },
  },
  'hand-on-hip': {
    lean: -3,
    sway: 2,
    arms: [arm(-42, 40, { hand: 'fist' }), arm(5, 16)],
    legs: [leg(-4, -8, { foot: 78 }), leg(9, 1)],
    front: {
      arms: [arm(0, 6, { out: 46, lowerOut: -52, hand: 'fist' }), arm(2, 8)],
      legs: [leg(2, -2, { out: 3 }), leg(4, 0, { out: 8 })],
    },
  },
  'fold-arms': {
    lean: -3,
    head: 3,
    arms: [
      arm(2, 88, { lowerOut: -58, hand: 'flat' }),
      arm(-4, 98, { lowerOut: -52, hand: 'fist' }),
    ],
    legs: [leg(-3, -6), leg(7, 0)],
    front: {
      arms: [
        arm(10, 30, { out: 16, lowerOut: -80, hand: 'flat' }),
        arm(10, 30, { out: 16, lowerOut: -76, hand: 'flat' }),
      ],
    },
  },
  /** A hand at one's chin, of who thinks or doubts. */
  ponder: {
    lean: -2,
    head: 8,
    arms: [
      arm(22, 152, { hand: 'fist', to: ['head', 0.36, -0.5] }),
      arm(-16, 88, { hand: 'flat' }),
    ],
    legs: [leg(-2, -6), leg(7, 0)],
    isFromSide: true,
  },
  /** One arm across the breast, a hand low before oneself, the knees together. */
  cover: {
    lean: 5,
    curl: 14,
    head: 6,
    arms: [arm(8, 34, { hand: 'flat' }), arm(30, 118, { hand: 'flat' })],
    legs: [leg(12, -12), leg(8, -8)],
    front: {
      arms: [
        arm(14, 24, { out: 10, lowerOut: -46, hand: 'flat' }),
        arm(26, 84, { out: 16, lowerOut: -64, hand: 'flat' }),
      ],
      legs: [leg(2, -3, { out: 0 }), leg(10, -4, { out: -1 })],
    },
  },
  /** A palm under one's open mouth, the other hand at the cheek. */
  'lose-teeth': {
    lean: 8,
    curl: 10,
    head: 12,
    arms: [
      arm(26, 128, { hand: 'open', to: ['head', 0.62, -1.0] }),
      arm(50, 160, { hand: 'flat', to: ['head', 0.2, -0.3] }),
    ],
    legs: [leg(-4, -8), leg(9, 2)],
    mood: 'afraid',
    isFromSide: true,
  },
  /** Words are said with an open hand near oneself: an arm held out accuses. */
  talk: {
    lean: 2,
    head: 2,
    arms: [arm(14, 98, { hand: 'open' }), arm(-4, 14)],
    legs: [leg(-6, -10), leg(9, 2)],
    front: { arms: [arm(14, 96, { out: 20, lowerOut: 30, hand: 'open' }), arm(0, 8)] },
  },
  quarrel: {
    lean: 9,
    head: -4,
    arms: [arm(34, 106, { hand: 'point' }), arm(-34, 12, { hand: 'fist' })],
    legs: [leg(-12, -18, { foot: 76 }), leg(15, 3)],
    mood: 'shout',
    isFromSide: true,
  },
} as const satisfies Record<string, Pose>;
