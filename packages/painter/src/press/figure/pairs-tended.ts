import { calm, type PairPose, upright } from '#press/figure/pair-pose.ts';
import { arm, leg } from '#press/figure/pose.ts';
import { poses } from '#press/figure/poses.ts';

/** One who looks after the other, or hands them something. */
export const tended = {
  /** Behind who sits: both hands in their hair. */
  'tend-hair': {
    one: {
      pose: { lean: 8, head: 20, arms: [arm(40, 90), arm(46, 96)], legs: upright },
      faces: 'right',
      holds: [
        { on: 'head', x: -0.34, y: 0.3 },
        { on: 'head', x: -0.3, y: -0.4 },
      ],
    },
    two: { pose: { ...poses.sit, head: 2 }, faces: 'right' },
    apart: 0.3,
    before: 'one',
  },
  /** Before who sits: their hand in both of theirs. */
  'tend-hand': {
    one: {
      pose: {
        lean: 16,
        curl: 8,
        head: 22,
        arms: [arm(30, 80), arm(36, 84)],
        legs: [leg(6, -86, { foot: -62 }), leg(86, -2)],
      },
      faces: 'right',
      holds: [
        { on: 'between', x: 0.03, y: 0.37 },
        { on: 'between', x: 0.01, y: 0.34 },
      ],
    },
    two: {
      pose: { ...poses.sit, arms: [arm(20, 70), arm(14, 60)], head: 10 },
      faces: 'left',
      holds: [{ on: 'between', x: 0.04, y: 0.36 }, null],
    },
    apart: 0.52,
    before: 'one',
  },
  /** A hand on a cheek. */
  stroke: {
    one: {
      pose: { ...calm, lean: 4, head: 4, legs: upright },
      faces: 'right',
      holds: [{ on: 'head', x: 0.2, y: -0.3 }, null],
    },
    two: { pose: { ...calm, lean: 2, head: 8, legs: upright }, faces: 'left' },
    apart: 0.34,
    before: 'one',
  },
  /** A spoon at the lips of who sits. */
  feed: {
    one: {
      pose: {
        lean: 14,
        head: 12,
        arms: [arm(60, 96), arm(20, 84, { hand: 'flat' })],
        legs: upright,
      },
      faces: 'right',
      holds: [{ on: 'head', x: 0.78, y: -0.3 }, null],
    },
    two: { pose: { ...poses.sit, head: -6 }, faces: 'left' },
    apart: 0.46,
    before: 'one',
  },
  /** Their right hands in each other, between them. */
  'shake-hands': {
    one: {
      pose: { ...calm, lean: 5, head: 2, mood: 'glad', legs: [leg(-8, -14), leg(12, 2)] },
      faces: 'right',
      holds: [{ on: 'between', x: 0.004, y: 0.6 }, null],
    },
    two: {
      pose: { ...calm, lean: 5, head: 4, mood: 'glad', legs: upright },
      faces: 'left',
      holds: [{ on: 'between', x: -0.004, y: 0.6 }, null],
    },
    apart: 0.5,
    before: 'one',
  },
  /** What is given is in a hand of each. */
  'hand-over': {
    one: {
      pose: { ...calm, lean: 6, head: 6, legs: [leg(-8, -14), leg(12, 2)] },
      faces: 'right',
      holds: [{ on: 'between', x: -0.055, y: 0.63 }, null],
    },
    two: {
      pose: { ...calm, lean: 4, head: 8, legs: upright },
      faces: 'left',
      holds: [{ on: 'between', x: 0.055, y: 0.62 }, null],
    },
    apart: 0.52,
    before: 'one',
  },
  /** Closed: a hand on the other's back, their other hands held out together. */
  waltz: {
    one: {
      pose: {
        lean: 2,
        head: 2,
        arms: [arm(60, 100), arm(70, 92)],
        legs: [leg(-10, -22, { foot: 64 }), leg(16, 6)],
        mood: 'glad',
      },
      faces: 'right',
      holds: [
        { on: 'back', t: 0.56 },
        { on: 'between', x: -0.17, y: 0.86 },
      ],
    },
    two: {
      pose: {
        lean: -4,
        curl: -4,
        head: -8,
        arms: [arm(80, 110), arm(70, 92)],
        legs: [leg(10, -6, { foot: 60 }), leg(-14, -30, { foot: 50 })],
        flow: -22,
        mood: 'glad',
      },
      faces: 'left',
      holds: [
        { on: 'back', t: 0.94 },
        { on: 'between', x: -0.17, y: 0.86 },
      ],
    },
    apart: 0.2,
    before: 'one',
  },
  /** Up to the waist in the water, who sinks pulled up by a hand. */
  rescue: {
    one: {
      pose: {
        lean: 16,
        head: 12,
        arms: [arm(62, 60, { hand: 'fist' }), arm(-30, -6, { hand: 'open' })],
        legs: [leg(-12, -22), leg(16, 2)],
      },
      faces: 'right',
      holds: [{ on: 'between', x: 0.05, y: 0.62 }, null],
    },
    two: {
      pose: {
        lean: -8,
        head: -24,
        arms: [arm(140, 150, { hand: 'open' }), arm(150, 168, { hand: 'open' })],
        // Drawn up: they are under water.
        legs: [leg(100, 96), leg(92, 88)],
        mood: 'afraid',
      },
      faces: 'left',
      above: 0.17,
      holds: [{ on: 'between', x: 0.05, y: 0.61 }, null],
    },
    apart: 0.5,
    before: 'one',
  },
} as const satisfies Record<string, PairPose>;
