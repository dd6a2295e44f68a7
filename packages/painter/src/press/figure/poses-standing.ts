import { arm, leg, type Pose } from '#press/figure/pose.ts';

const upright = [leg(-4, -8), leg(8, 1)] as const;

/** How people stand who talk, wait, look on, doubt or refuse. */
export const standing = {
  /** Both hands open before oneself, low. */
  'talk-both': {
    lean: 2,
    head: 2,
    arms: [arm(8, 76, { hand: 'open' }), arm(20, 88, { hand: 'open' })],
    legs: upright,
    front: {
      arms: [
        arm(10, 66, { out: 18, lowerOut: 26, hand: 'open' }),
        arm(10, 74, { out: 18, lowerOut: 26, hand: 'open' }),
      ],
    },
  },
  /** One hand on the hip, the other says it. */
  'talk-hip': {
    lean: -2,
    head: 1,
    arms: [arm(-42, 40, { hand: 'fist' }), arm(26, 112, { hand: 'open' })],
    legs: [leg(-4, -8), leg(10, 1)],
    front: {
      arms: [
        arm(0, 6, { out: 46, lowerOut: -52, hand: 'fist' }),
        arm(18, 104, { out: 16, lowerOut: 26, hand: 'open' }),
      ],
    },
  },
  /** One hand in a pocket. */
  'talk-pocket': {
    lean: -1,
    head: 3,
    arms: [arm(-16, 26, { hand: 'fist' }), arm(22, 100, { hand: 'open' })],
    legs: upright,
    front: {
      arms: [
        arm(-4, 10, { out: 24, lowerOut: -20, hand: 'fist' }),
        arm(16, 96, { out: 14, lowerOut: 24, hand: 'open' }),
      ],
    },
  },
  /** A finger up, of who explains. */
  'talk-explain': {
    lean: 3,
    head: 1,
    arms: [arm(24, 142, { hand: 'point' }), arm(-10, 18)],
    legs: upright,
    front: { arms: [arm(16, 150, { out: 20, lowerOut: 6, hand: 'point' }), arm(0, 10)] },
  },
  /** A hand at one's heart, of who means it. */
  'talk-heart': {
    lean: 3,
    head: 7,
    arms: [arm(-10, 124, { lowerOut: -56, hand: 'flat' }), arm(16, 62, { hand: 'open' })],
    legs: upright,
    front: {
      arms: [
        arm(30, 100, { out: 18, lowerOut: -62, hand: 'flat' }),
        arm(8, 44, { out: 14, lowerOut: 18, hand: 'open' }),
      ],
    },
  },
  /** Both palms out, a step back. */
  refuse: {
    lean: -9,
    curl: 4,
    head: 12,
    cock: -8,
    arms: [arm(48, 122, { hand: 'open' }), arm(40, 112, { hand: 'open' })],
    legs: [leg(-16, -26, { foot: 66 }), leg(17, 6)],
    front: {
      arms: [
        arm(34, 128, { out: 22, lowerOut: 14, hand: 'open' }),
        arm(34, 128, { out: 22, lowerOut: 14, hand: 'open' }),
      ],
    },
  },
  /** Forearms out, palms up. */
  shrug: {
    head: 4,
    cock: 9,
    arms: [arm(-6, 82, { hand: 'open' }), arm(10, 96, { hand: 'open' })],
    legs: upright,
    front: {
      arms: [
        arm(6, 60, { out: 18, lowerOut: 54, hand: 'open' }),
        arm(6, 60, { out: 18, lowerOut: 54, hand: 'open' }),
      ],
    },
  },
  /** A foot forward, the weight still behind, a finger at the lips. */
  hesitate: {
    lean: -7,
    curl: 8,
    head: 12,
    arms: [
      arm(18, 152, { hand: 'point', to: ['head', 0.42, -0.48] }),
      arm(-20, 84, { lowerOut: -50, hand: 'flat' }),
    ],
    legs: [leg(-9, -12, { foot: 80 }), leg(20, 6, { foot: 98 })],
    isFromSide: true,
  },
  /** On a pad in the other hand. */
  note: {
    lean: 2,
    curl: 10,
    head: 28,
    arms: [arm(20, 108, { hand: 'fist' }), arm(16, 88, { hand: 'flat' })],
    legs: [leg(-4, -8), leg(9, 0)],
    prop: 'pen',
    isFromSide: true,
  },
  /** What hour it is. */
  'check-watch': {
    lean: -2,
    head: 24,
    arms: [arm(18, 112, { lowerOut: -46, hand: 'fist' }), arm(-12, 20)],
    legs: [leg(-4, -8), leg(12, -2)],
    front: { head: 20, arms: [arm(22, 104, { out: 10, lowerOut: -46, hand: 'fist' }), arm(2, 10)] },
  },
  /** Bent forward to see better, hands behind. */
  peer: {
    lean: 13,
    curl: 6,
    head: -6,
    arms: [arm(-30, -14, { hand: 'flat' }), arm(-26, -10, { hand: 'flat' })],
    legs: [leg(-4, -8), leg(9, 0)],
    isFromSide: true,
  },
} as const satisfies Record<string, Pose>;
