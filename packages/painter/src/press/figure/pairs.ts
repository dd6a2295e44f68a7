import type { FigureView } from '#press/figure/options.ts';
import { arm, leg, type Pose } from '#press/figure/pose.ts';
import { poses } from '#press/figure/poses.ts';

/** Where a hand is led on the other one. */
export type Hold =
  /** Up the trunk: 0 at the hip, 1 between the shoulders. */
  | { readonly on: 'back' | 'front' | 'middle'; readonly t: number }
  | { readonly on: 'head'; readonly x: number; readonly y: number }
  /** Half way between both, `y` above the ground, as a share of the height. */
  | { readonly on: 'between'; readonly y: number; readonly x?: number };

export interface Part {
  readonly pose: Pose;
  readonly faces: 'left' | 'right';
  readonly holds?: readonly [Hold | null, Hold | null];
  /** Above the ground, as a share of the height of the other. */
  readonly above?: number;
  readonly view?: FigureView;
}

/** Who does what with whom: where a deed has a doer, `one` does it to `two`. */
export interface PairPose {
  readonly one: Part;
  readonly two: Part;
  /** From the hip of `one` to that of `two`, as a share of a height, or until they touch. */
  readonly apart: number | 'mouths' | 'chests' | 'backs';
  /** Whose body is before the other's. */
  readonly before: 'one' | 'two';
  readonly hasGlass?: boolean;
}

const calm = { arms: [arm(-5, 8), arm(6, 18)] } as const satisfies Partial<Pose>;
const upright = [leg(-2, -5), leg(5, 0)] as const;

export const pairs = {
  embrace: {
    one: {
      pose: { ...calm, lean: 5, head: 16, legs: upright },
      faces: 'right',
      holds: [
        { on: 'back', t: 0.62 },
        { on: 'back', t: 0.86 },
      ],
    },
    two: {
      pose: { ...calm, lean: 5, head: 12, legs: upright },
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
      pose: { ...calm, lean: 4, head: 3, legs: [leg(-4, -8), leg(6, -2)] },
      faces: 'right',
      holds: [
        { on: 'back', t: 0.98 },
        { on: 'back', t: 0.7 },
      ],
    },
    two: {
      pose: {
        ...calm,
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
} as const satisfies Record<string, PairPose>;

export type PairName = keyof typeof pairs;
export const pairNames = Object.keys(pairs) as PairName[];
