import { type PairPose, upright } from '#press/figure/pair-pose.ts';
import { arm, leg } from '#press/figure/pose.ts';
import { poses } from '#press/figure/poses.ts';

/** Two who face or follow each other. */
export const apart = {
  fight: {
    one: {
      pose: {
        lean: 16,
        head: 2,
        arms: [arm(86, 88, { hand: 'fist' }), arm(30, 140, { hand: 'fist' })],
        legs: [leg(-26, -42, { foot: 60 }), leg(38, 2)],
        mood: 'shout',
      },
      faces: 'right',
      holds: [{ on: 'head', x: 0.42, y: -0.12 }, null],
    },
    two: {
      pose: {
        lean: -20,
        curl: -8,
        head: -26,
        arms: [arm(58, 104, { hand: 'open' }), arm(-50, -20, { hand: 'open' })],
        legs: [leg(34, 8), leg(-20, -40, { foot: 60 })],
        mood: 'shout',
      },
      faces: 'left',
    },
    apart: 0.62,
    before: 'one',
  },
  chase: {
    one: {
      pose: {
        ...poses.run,
        lean: 22,
        arms: [arm(84, 96, { hand: 'open' }), arm(98, 108, { hand: 'open' })],
        mood: 'shout',
      },
      faces: 'right',
    },
    two: { pose: { ...poses.run, head: -8, mood: 'afraid' }, faces: 'right' },
    apart: 0.98,
    before: 'two',
  },
  'chase-armed': {
    one: {
      pose: {
        ...poses.run,
        lean: 22,
        arms: [arm(150, 176, { hand: 'fist' }), arm(98, 108, { hand: 'open' })],
        mood: 'shout',
      },
      faces: 'right',
    },
    two: { pose: { ...poses.run, head: -8, mood: 'afraid' }, faces: 'right' },
    apart: 1.04,
    before: 'two',
  },
  /** A hand beside one's mouth, at the ear of who bends their head to it. */
  whisper: {
    one: {
      pose: {
        ...poses.whisper,
        lean: 9,
        curl: 6,
      },
      faces: 'right',
    },
    two: {
      pose: {
        lean: -2,
        head: 7,
        arms: [arm(-4, 38, { hand: 'flat' }), arm(2, 42, { hand: 'flat' })],
        legs: [leg(-4, -8), leg(9, 1)],
      },
      faces: 'right',
    },
    apart: 0.27,
    before: 'one',
  },
  argue: {
    one: {
      pose: {
        lean: 12,
        head: -2,
        arms: [arm(66, 96, { hand: 'point' }), arm(-30, 10, { hand: 'fist' })],
        legs: [leg(-14, -22, { foot: 74 }), leg(18, 4)],
        mood: 'shout',
      },
      faces: 'right',
    },
    two: {
      pose: {
        lean: -2,
        head: -8,
        arms: [arm(16, 112, { hand: 'open' }), arm(36, 128, { hand: 'open' })],
        legs: [leg(-8, -14), leg(10, 2)],
        mood: 'shout',
      },
      faces: 'left',
    },
    apart: 0.74,
    before: 'one',
  },
  dance: {
    one: {
      pose: {
        lean: -4,
        head: -6,
        arms: [arm(120, 150), arm(-58, -40, { hand: 'flat' })],
        legs: [leg(-14, -30, { foot: 56 }), leg(20, 4)],
        flow: -24,
        mood: 'glad',
      },
      faces: 'right',
      holds: [{ on: 'between', y: 1.08 }, null],
    },
    two: {
      pose: {
        lean: -16,
        curl: -8,
        head: -22,
        arms: [arm(120, 150), arm(-70, -56, { hand: 'flat' })],
        legs: [leg(8, 0, { foot: 52 }), leg(32, -18, { foot: 40 })],
        flow: -28,
        mood: 'glad',
      },
      faces: 'left',
      holds: [{ on: 'between', y: 1.07 }, null],
    },
    apart: 0.42,
    before: 'one',
  },
  pull: {
    one: {
      pose: { ...poses.pull, head: -2, legs: [leg(20, 14, { foot: 100 }), leg(50, 2)] },
      faces: 'left',
      holds: [
        { on: 'between', y: 0.62 },
        { on: 'between', y: 0.6 },
      ],
    },
    two: {
      pose: {
        lean: -12,
        head: -14,
        arms: [arm(84, 90, { hand: 'fist' }), arm(-40, -10, { hand: 'open' })],
        legs: [leg(20, 8, { foot: 100 }), leg(-14, -36, { foot: 62 })],
        mood: 'shout',
      },
      faces: 'right',
      holds: [{ on: 'between', y: 0.61 }, null],
    },
    apart: -0.54,
    before: 'one',
  },
  // Who is pushed stumbles on, with both arms thrown up.
  push: {
    one: {
      pose: {
        ...poses.push,
        lean: 24,
        head: -8,
        arms: [arm(82, 92, { hand: 'flat' }), arm(90, 98, { hand: 'flat' })],
        mood: 'shout',
      },
      faces: 'right',
      holds: [
        { on: 'back', t: 0.86 },
        { on: 'back', t: 0.7 },
      ],
    },
    two: {
      pose: {
        lean: 30,
        curl: -14,
        head: -18,
        arms: [arm(128, 150, { hand: 'open' }), arm(76, 100, { hand: 'open' })],
        legs: [leg(-28, -58, { foot: 48 }), leg(44, 20)],
        flow: -20,
        mood: 'afraid',
      },
      faces: 'right',
    },
    apart: 0.5,
    before: 'two',
  },
  mirror: {
    one: {
      pose: {
        lean: 3,
        head: -2,
        arms: [arm(-6, 6), arm(60, 110, { hand: 'flat' })],
        legs: upright,
      },
      faces: 'right',
      holds: [null, { on: 'between', y: 0.84 }],
    },
    two: {
      pose: {
        lean: 3,
        head: -2,
        arms: [arm(-6, 6), arm(60, 110, { hand: 'flat' })],
        legs: upright,
      },
      faces: 'left',
      holds: [null, { on: 'between', y: 0.84 }],
    },
    apart: 0.56,
    before: 'one',
    hasGlass: true,
  },
  // A reflection that does as it likes: one shrinks back, and it points at them.
  'other-self': {
    one: {
      pose: {
        lean: -8,
        head: -6,
        arms: [arm(40, 120, { hand: 'open' }), arm(56, 128, { hand: 'open' })],
        legs: [leg(20, 8), leg(-16, -30, { foot: 74 })],
        mood: 'afraid',
      },
      faces: 'right',
    },
    two: {
      pose: {
        lean: 8,
        head: 4,
        arms: [arm(-40, 44, { hand: 'fist' }), arm(84, 92, { hand: 'point' })],
        legs: upright,
        mood: 'glad',
      },
      faces: 'left',
    },
    apart: 0.72,
    before: 'one',
    hasGlass: true,
  },
} as const satisfies Record<string, PairPose>;
