import { arm, leg, type Pose } from '#press/figure/pose.ts';

/** Poses of who stays where they are. */
export const still = {
  sit: {
    lean: -4,
    arms: [
      arm(12, 58, { to: ['knee', -0.02, -0.06] }),
      arm(16, 62, { to: ['knee', -0.02, -0.06] }),
    ],
    legs: [leg(84, 2), leg(82, 8)],
    front: {
      arms: [arm(14, 40, { out: 12, lowerOut: 0 }), arm(14, 40, { out: 12, lowerOut: 0 })],
      legs: [leg(70, -2, { out: 9 }), leg(70, -2, { out: 9 })],
    },
  },
  /** Asleep where one sits, chin on chest. */
  doze: {
    lean: -6,
    curl: 10,
    head: 34,
    mood: 'asleep',
    arms: [
      arm(12, 58, { to: ['knee', -0.02, -0.06] }),
      arm(16, 62, { to: ['knee', -0.02, -0.06] }),
    ],
    legs: [leg(84, 2), leg(82, 8)],
    isFromSide: true,
  },
  /** Fork to mouth, a hand on the table that one thinks of. */
  eat: {
    lean: 8,
    curl: 8,
    head: 16,
    arms: [arm(48, 150, { hand: 'fist', to: ['head', 0.56, -0.3] }), arm(40, 86, { hand: 'flat' })],
    legs: [leg(84, 2), leg(82, 8)],
    prop: 'fork',
    isFromSide: true,
  },
  /** Both hands on keys or strings. */
  play: {
    lean: 10,
    curl: 6,
    head: 18,
    arms: [arm(26, 92, { hand: 'flat' }), arm(46, 98, { hand: 'flat' })],
    legs: [leg(80, 4), leg(84, -6)],
    isFromSide: true,
  },
  /** A needle drawn out, over one's knees. */
  sew: {
    lean: 8,
    curl: 14,
    head: 30,
    arms: [arm(20, 128, { hand: 'fist' }), arm(30, 84, { hand: 'flat' })],
    legs: [leg(84, 2), leg(82, 8)],
    prop: 'needles',
    isFromSide: true,
  },
  /** A fist against a door. */
  knock: {
    lean: 4,
    head: 2,
    arms: [arm(70, 128, { hand: 'fist' }), arm(-6, 8)],
    legs: [leg(-8, -12), leg(12, 2)],
  },
  /** Held before one's breast with both hands. */
  hold: {
    lean: -3,
    head: 20,
    arms: [arm(22, 96, { hand: 'flat' }), arm(34, 100, { hand: 'flat' })],
    legs: [leg(-2, -5), leg(6, 0)],
    front: { arms: [arm(24, 96, { lowerOut: -26 }), arm(24, 96, { lowerOut: -26 })] },
  },
  kneel: {
    lean: 3,
    head: 22,
    arms: [arm(8, 116, { hand: 'flat' }), arm(12, 118, { hand: 'flat' })],
    legs: [leg(4, -88, { foot: -62 }), leg(10, -86, { foot: -60 })],
    front: { arms: [arm(20, 120, { lowerOut: -30 }), arm(20, 120, { lowerOut: -30 })] },
  },
  crouch: {
    lean: 32,
    curl: 22,
    head: 4,
    arms: [arm(48, 20), arm(60, 34)],
    legs: [leg(112, -32, { foot: 66, out: 12 }), leg(104, -18, { foot: 88, out: 12 })],
  },
  hide: {
    lean: 30,
    curl: 40,
    head: 56,
    arms: [arm(44, 176, { to: ['head', -0.06, 0.5] }), arm(50, 176, { to: ['head', 0.2, 0.5] })],
    legs: [leg(124, -34, { foot: 66, out: 10 }), leg(118, -26, { foot: 84, out: 10 })],
    mood: 'afraid',
    front: {
      arms: [
        arm(100, 176, { out: 50, to: ['head', -0.22, 0.5] }),
        arm(100, 176, { out: 50, to: ['head', 0.22, 0.5] }),
      ],
    },
  },
  'sit-ground': {
    isFromSide: true,
    lean: 14,
    curl: 34,
    head: 48,
    arms: [arm(10, 62, { to: ['knee', 0.03, 0.4] }), arm(14, 66, { to: ['knee', 0.03, 0.46] })],
    legs: [leg(138, -16, { foot: 90 }), leg(132, -10, { foot: 90 })],
    mood: 'sad',
  },
  sleep: {
    roll: -90,
    curl: 14,
    head: 12,
    arms: [arm(16, 24), arm(150, 220, { to: ['head', -0.5, 0.2] })],
    legs: [leg(46, -34, { foot: 30 }), leg(20, -8, { foot: 50 })],
    flow: -84,
    mood: 'asleep',
  },
  lie: {
    roll: -90,
    arms: [arm(2, 8), arm(-4, 2)],
    legs: [leg(2, -2, { foot: 74 }), leg(5, 0, { foot: 70 })],
    flow: -84,
    mood: 'asleep',
  },
  'lie-face-down': {
    roll: 90,
    head: -14,
    arms: [arm(168, 186, { hand: 'flat', out: 24 }), arm(176, 178, { hand: 'flat', out: 16 })],
    legs: [leg(-1, -3, { foot: 10, out: 7 }), leg(-3, -8, { foot: 0, out: 7 })],
    flow: 84,
    mood: 'asleep',
  },
  'look-up': {
    lean: -3,
    curl: -3,
    head: -15,
    arms: [arm(-12, 4), arm(-4, 14)],
    legs: [leg(2, -4), leg(8, 0)],
  },
  point: {
    lean: -3,
    arms: [arm(94, 92, { hand: 'point' }), arm(-8, 10)],
    legs: [leg(-6, -10), leg(10, 4)],
    front: { arms: [arm(60, 60, { out: 60, lowerOut: 60, hand: 'point' }), arm(0, 8)] },
  },
  phone: {
    head: 8,
    arms: [arm(30, 192, { hand: 'fist', out: 14, lowerOut: -8 }), arm(2, 28)],
    legs: [leg(0, -4), leg(8, 2)],
    prop: 'phone',
    front: { arms: [arm(40, 172, { out: 22, lowerOut: -28, hand: 'fist' }), arm(2, 20)] },
  },
  read: {
    curl: 8,
    head: 26,
    arms: [arm(14, 96), arm(26, 100)],
    legs: [leg(0, -4), leg(7, 0)],
    prop: 'book',
    front: { arms: [arm(20, 90, { lowerOut: -26 }), arm(20, 90, { lowerOut: -26 })] },
  },
  write: {
    isFromSide: true,
    lean: 16,
    curl: 16,
    head: 34,
    arms: [arm(36, 84, { hand: 'fist' }), arm(46, 96, { hand: 'flat' })],
    legs: [leg(84, -4), leg(80, 4)],
    prop: 'pen',
  },
  /** On a pad in one's other hand, where there is no desk. */
  jot: {
    isFromSide: true,
    lean: 6,
    curl: 12,
    head: 30,
    arms: [arm(20, 100, { hand: 'fist' }), arm(16, 80, { hand: 'flat' })],
    legs: [leg(84, -4), leg(80, 4)],
    prop: 'pen',
  },
  drive: {
    isFromSide: true,
    lean: -12,
    head: 2,
    arms: [arm(50, 92, { hand: 'fist' }), arm(58, 96, { hand: 'fist' })],
    legs: [leg(82, 34, { foot: 116 }), leg(76, 42, { foot: 124 })],
  },
  give: {
    lean: 6,
    head: 6,
    arms: [arm(44, 84, { hand: 'flat' }), arm(30, 80, { hand: 'flat' })],
    legs: [leg(-8, -14), leg(12, 2)],
  },
  /** One hand held out at the height of the heart, the other at rest. */
  offer: {
    lean: 4,
    head: 3,
    arms: [arm(58, 104, { hand: 'flat' }), arm(-6, 12)],
    legs: [leg(-8, -13), leg(11, 2)],
  },
  search: {
    lean: 10,
    head: 2,
    arms: [arm(56, 150, { hand: 'flat', to: ['head', 0.42, 0.3] }), arm(-16, 0)],
    legs: [leg(-12, -18, { foot: 78 }), leg(14, 2)],
  },
  balance: {
    sway: 4,
    head: 6,
    arms: [arm(70, 80, { out: 60, lowerOut: 56, hand: 'flat' }), arm(-70, -80, { hand: 'flat' })],
    legs: [leg(-6, -14, { foot: 74 }), leg(14, 4)],
    front: {
      sway: 5,
      arms: [
        arm(0, 0, { out: 84, lowerOut: 96, hand: 'flat' }),
        arm(0, 0, { out: 80, lowerOut: 88, hand: 'flat' }),
      ],
      legs: [leg(2, -2, { out: 1 }), leg(34, -24, { out: 4 })],
    },
  },
  /** The same on a seat. */
  'weep-seated': {
    isFromSide: true,
    lean: 14,
    curl: 24,
    head: 44,
    arms: [
      arm(40, 156, { hand: 'flat', to: ['head', 0.36, 0.04] }),
      arm(54, 158, { hand: 'flat', to: ['head', 0.44, 0.02] }),
    ],
    legs: [leg(84, 2), leg(82, 8)],
    prop: 'tears',
    mood: 'weep',
  },
  cry: {
    lean: 16,
    curl: 30,
    head: 50,
    arms: [
      arm(40, 156, { hand: 'flat', to: ['head', 0.36, 0.04] }),
      arm(54, 158, { hand: 'flat', to: ['head', 0.44, 0.02] }),
    ],
    legs: [leg(4, -88, { foot: -62 }), leg(10, -86, { foot: -60 })],
    prop: 'tears',
    mood: 'weep',
    front: {
      arms: [
        arm(40, 170, { out: 12, lowerOut: -20, hand: 'flat' }),
        arm(40, 170, { out: 12, lowerOut: -20, hand: 'flat' }),
      ],
    },
  },
} as const satisfies Record<string, Pose>;
