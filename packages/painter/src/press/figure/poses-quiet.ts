import { arm, leg, type Pose } from '#press/figure/pose.ts';

/** More ways to stand and do nothing, each with a feeling of its own. */
export const quiet = {
  'hands-in-pockets': {
    lean: -2,
    head: 4,
    arms: [arm(-16, 26, { hand: 'fist' }), arm(-12, 30, { hand: 'fist' })],
    legs: [leg(-2, -6), leg(8, 0)],
    front: {
      arms: [
        arm(-4, 10, { out: 26, lowerOut: -22, hand: 'fist' }),
        arm(-4, 10, { out: 26, lowerOut: -22, hand: 'fist' }),
      ],
      legs: [leg(1, -2, { out: 4 }), leg(4, -4, { out: 7 })],
    },
  },
  /** The weight on one leg, something in the near fist. */
  'have-in-fist': {
    lean: -2,
    head: 5,
    arms: [arm(14, 70, { hand: 'fist' }), arm(-10, 12)],
    legs: [leg(-3, -6), leg(13, -3)],
    isFromSide: true,
  },
  /** The same on one's way. */
  'walk-with': {
    lean: 3,
    arms: [arm(10, 40, { hand: 'fist' }), arm(-24, -6)],
    legs: [leg(-18, -36, { foot: 62 }), leg(24, 10, { foot: 104 })],
    isFromSide: true,
  },
  /** A hand beside one's mouth, bent to another's ear. */
  whisper: {
    lean: 15,
    curl: 8,
    head: 4,
    arms: [arm(62, 152, { hand: 'flat', to: ['head', 0.5, -0.22] }), arm(-14, 10)],
    legs: [leg(-10, -22, { foot: 66 }), leg(14, 2)],
    isFromSide: true,
  },
  /** Hands in each other behind, the breast out. */
  'behind-back': {
    lean: -4,
    head: -2,
    arms: [arm(-34, -14, { hand: 'flat' }), arm(-30, -10, { hand: 'flat' })],
    legs: [leg(0, -3), leg(4, -1)],
    front: {
      arms: [
        arm(-16, -12, { out: 18, lowerOut: -26, hand: 'flat' }),
        arm(-16, -12, { out: 18, lowerOut: -26, hand: 'flat' }),
      ],
    },
  },
  /** The weight on one leg, the other before it. */
  'at-ease': {
    lean: -2,
    sway: 3,
    arms: [arm(-10, 6), arm(10, 26)],
    legs: [leg(-3, -5), leg(16, -6)],
    front: {
      sway: 4,
      arms: [arm(0, 4, { out: 12 }), arm(2, 12, { out: 6 })],
      legs: [leg(0, -1, { out: 1 }), leg(10, -8, { out: 11, shinOut: -2 })],
    },
  },
  /** A cheek in one hand, its elbow in the other. */
  'hand-to-cheek': {
    lean: 1,
    head: 8,
    arms: [
      arm(24, 154, { hand: 'flat', to: ['head', 0.26, -0.42] }),
      arm(-26, 70, { lowerOut: -56, hand: 'fist' }),
    ],
    legs: [leg(-4, -8), leg(8, 0)],
    front: {
      head: 4,
      arms: [
        arm(20, 150, { out: 6, hand: 'flat', to: ['head', 0.3, -0.34] }),
        arm(30, 56, { out: 12, lowerOut: -74, hand: 'flat' }),
      ],
      legs: [leg(1, -2, { out: 2 }), leg(5, -4, { out: 6 })],
    },
  },
  /** One arm hangs, the other holds it by the elbow. */
  'hold-elbow': {
    lean: 2,
    curl: 6,
    head: 14,
    arms: [arm(-2, 14), arm(-24, 44, { lowerOut: -60, hand: 'fist' })],
    legs: [leg(1, -4), leg(5, -1)],
    front: {
      arms: [arm(4, 10, { out: 10 }), arm(28, 46, { out: 14, lowerOut: -66, hand: 'flat' })],
      legs: [leg(2, -2, { out: 1 }), leg(5, -3, { out: 3 })],
    },
  },
  'hand-on-heart': {
    head: 6,
    arms: [arm(-12, 126, { lowerOut: -58, hand: 'flat' }), arm(2, 14)],
    legs: [leg(-2, -5), leg(7, 0)],
    front: {
      arms: [arm(30, 100, { out: 18, lowerOut: -64, hand: 'flat' }), arm(2, 8, { out: 10 })],
    },
  },
  /** Arms round oneself, as one is cold or afraid. */
  'hug-self': {
    lean: 4,
    curl: 16,
    head: 16,
    arms: [
      arm(-14, 100, { lowerOut: -66, hand: 'flat' }),
      arm(-8, 112, { lowerOut: -66, hand: 'flat' }),
    ],
    legs: [leg(3, -6), leg(7, -4)],
    front: {
      arms: [
        arm(30, 72, { out: 12, lowerOut: -76, hand: 'flat' }),
        arm(32, 88, { out: 12, lowerOut: -70, hand: 'flat' }),
      ],
      legs: [leg(2, -3, { out: 0 }), leg(6, -4, { out: 1 })],
    },
  },
  /** Hands up to hold the shins of who sits on one's shoulders. */
  'bear-shoulders': {
    head: 4,
    arms: [
      arm(40, 150, { hand: 'fist', to: ['head', 0.95, -1.25] }),
      arm(44, 150, { hand: 'fist', to: ['head', 1.05, -1.2] }),
    ],
    legs: [leg(-4, -8), leg(9, 1)],
    isFromSide: true,
  },
  /** A hand over the eyes, against the light. */
  'shade-eyes': {
    lean: -4,
    head: -16,
    arms: [arm(86, 178, { hand: 'flat', to: ['head', 0.5, 0.14] }), arm(-8, 8)],
    legs: [leg(-6, -10), leg(9, 1)],
    isFromSide: true,
  },
} as const satisfies Record<string, Pose>;
