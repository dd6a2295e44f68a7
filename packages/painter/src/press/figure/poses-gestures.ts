import { arm, leg, type Pose } from '#press/figure/pose.ts';

const upright = [leg(-4, -8), leg(9, 1)] as const;

/** Gestures that are told by a word of their own, and what hands and feet do with a thing. */
export const gestures = {
  /** A hand on a handle at the height of the waist, the weight on the back foot. */
  open: {
    lean: 3,
    head: 5,
    arms: [arm(18, 82, { hand: 'fist' }), arm(-14, 4)],
    legs: [leg(-14, -20), leg(16, 4)],
    isFromSide: true,
  },
  /** Finger tips, and the head bent over them. */
  touch: {
    lean: 13,
    head: 14,
    arms: [arm(46, 86, { hand: 'open' }), arm(-12, 22)],
    legs: [leg(-10, -16), leg(12, 0)],
    isFromSide: true,
  },
  /** Bent over what was not there before, a hand at the heart. */
  find: {
    lean: 22,
    curl: 8,
    head: 20,
    arms: [arm(34, 66, { hand: 'open' }), arm(10, 128, { hand: 'flat' })],
    legs: [leg(-12, -22), leg(16, 2)],
    isFromSide: true,
  },
  /** A flat hand at one's brow. */
  salute: {
    lean: -4,
    head: -2,
    arms: [arm(78, 170, { hand: 'flat', to: ['head', 0.42, 0.16] }), arm(-6, 2, { hand: 'flat' })],
    legs: [leg(0, -2), leg(3, 0)],
    isFromSide: true,
  },
  /** Hands raised to be seen or counted: straight up, half way, the other one, and bent over one's head. */
  'hand-up': {
    lean: -3,
    head: -6,
    arms: [arm(176, 180, { hand: 'open' }), arm(-8, 12)],
    legs: [leg(-3, -6), leg(8, 1)],
  },
  'hand-half': {
    lean: 2,
    head: 2,
    arms: [arm(38, 158, { hand: 'open' }), arm(20, 96, { hand: 'flat' })],
    legs: [leg(0, -4), leg(6, 2)],
  },
  'hand-far': {
    lean: -2,
    head: -2,
    arms: [arm(-10, 22), arm(134, 148, { hand: 'open', out: 20 })],
    legs: [leg(6, 0), leg(-6, -10)],
  },
  'hand-bent': {
    lean: 3,
    head: -8,
    arms: [arm(104, 176, { hand: 'open' }), arm(-24, 40, { hand: 'fist' })],
    legs: [leg(-4, -8), leg(9, 1)],
  },
  /** A hand behind one's ear, the head to one side. */
  listen: {
    lean: 10,
    head: 8,
    arms: [arm(58, 168, { hand: 'open', to: ['head', 0.12, -0.06] }), arm(-10, 16)],
    legs: [leg(-8, -16, { foot: 74 }), leg(12, 2)],
    isFromSide: true,
  },
  bow: {
    lean: 44,
    curl: 18,
    head: 24,
    arms: [arm(-2, 46, { hand: 'flat' }), arm(-34, -12, { hand: 'flat' })],
    legs: [leg(-8, -10), leg(2, -2)],
    isFromSide: true,
  },
  /** Both arms far up, the back hollow. */
  stretch: {
    lean: -8,
    curl: -8,
    head: -18,
    arms: [arm(168, 186, { hand: 'fist' }), arm(156, 172, { hand: 'fist' })],
    legs: [leg(-4, -8, { foot: 66 }), leg(8, 2)],
    isFromSide: true,
  },
  /** A hand before one's open mouth. */
  yawn: {
    lean: -6,
    head: -20,
    arms: [
      arm(50, 150, { hand: 'flat', to: ['head', 0.62, -0.34] }),
      arm(150, 176, { hand: 'fist' }),
    ],
    legs: upright,
    mood: 'afraid',
    isFromSide: true,
  },
  /** Bent over a fist at one's mouth. */
  cough: {
    lean: 22,
    curl: 14,
    head: 26,
    arms: [
      arm(40, 140, { hand: 'fist', to: ['head', 0.62, -0.32] }),
      arm(16, 66, { hand: 'fist' }),
    ],
    legs: [leg(-6, -12), leg(14, -4)],
    mood: 'shout',
    isFromSide: true,
  },
  /** Two fingers between one's lips. */
  whistle: {
    lean: -2,
    head: -6,
    arms: [arm(46, 150, { hand: 'point', to: ['head', 0.5, -0.3] }), arm(-10, 4)],
    legs: upright,
    isFromSide: true,
  },
  /** Lips pursed over what is before them. */
  blow: {
    lean: 16,
    curl: 8,
    head: 8,
    arms: [arm(34, 84, { hand: 'fist' }), arm(6, 26)],
    legs: [leg(-8, -16, { foot: 74 }), leg(14, -2)],
    isFromSide: true,
  },
  aim: {
    lean: -2,
    head: 6,
    arms: [arm(70, 96, { hand: 'fist' }), arm(80, 92, { hand: 'fist' })],
    legs: [leg(-18, -20, { foot: 72 }), leg(20, 4)],
    isFromSide: true,
  },
  /** Over one's head with both fists. */
  chop: {
    lean: -8,
    curl: -4,
    head: 10,
    arms: [arm(140, 170, { hand: 'fist' }), arm(150, 176, { hand: 'fist' })],
    legs: [leg(-22, -26, { foot: 70 }), leg(24, 4)],
    isFromSide: true,
  },
  swing: {
    lean: 10,
    curl: 4,
    head: -6,
    arms: [arm(100, 112, { hand: 'fist' }), arm(-30, 20, { hand: 'open' })],
    legs: [leg(-28, -40, { foot: 58 }), leg(38, -10, { foot: 92 })],
    isFromSide: true,
  },
  kick: {
    lean: -12,
    head: 6,
    arms: [arm(-44, -20, { hand: 'open' }), arm(58, 84, { hand: 'open' })],
    legs: [leg(62, 40, { foot: 116 }), leg(-8, -14, { foot: 72 })],
    isFromSide: true,
  },
  /** Hands flung open over what has just fallen from them. */
  'throw-down': {
    lean: 8,
    head: 18,
    arms: [arm(36, 44, { hand: 'open' }), arm(60, 52, { hand: 'open' })],
    legs: [leg(-10, -18, { foot: 72 }), leg(16, 0)],
    mood: 'afraid',
    isFromSide: true,
  },
  'reach-up': {
    lean: 2,
    head: -22,
    arms: [arm(132, 152, { hand: 'fist' }), arm(118, 140, { hand: 'fist' })],
    legs: [leg(-8, -14, { foot: 62 }), leg(6, 0)],
    isFromSide: true,
  },
  'light-up': {
    lean: 12,
    curl: 6,
    head: 18,
    arms: [arm(40, 84, { hand: 'fist' }), arm(-6, 20)],
    legs: [leg(-6, -10), leg(10, 0)],
    isFromSide: true,
  },
  /** Both feet off the ground, elbows in. */
  skip: {
    lean: 2,
    arms: [arm(-10, 60, { hand: 'fist' }), arm(-20, 40, { hand: 'fist' })],
    legs: [leg(34, -44, { foot: 40 }), leg(20, -56, { foot: 30 })],
    lift: 16,
    mood: 'glad',
    isFromSide: true,
  },
  /** Knees bent, leaning into the run. */
  ski: {
    lean: 34,
    curl: 6,
    head: -16,
    arms: [arm(24, 74, { hand: 'fist' }), arm(34, 80, { hand: 'fist' })],
    legs: [leg(48, -14, { foot: 86 }), leg(52, -10, { foot: 88 })],
    isFromSide: true,
  },
  /** Low, one leg far out behind. */
  glide: {
    lean: 30,
    curl: 6,
    head: -14,
    arms: [arm(-58, -34, { hand: 'flat' }), arm(40, 66, { hand: 'flat' })],
    legs: [leg(50, -18, { foot: 82 }), leg(-34, -46, { foot: 44 })],
    flow: -40,
    isFromSide: true,
  },
} as const satisfies Record<string, Pose>;
