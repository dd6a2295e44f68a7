import type { Manner } from '#press/compose/work/manner.ts';

/** What is done with something in both hands, and at play. */
export const inHands = {
  umbrella: {
    pose: 'stand',
    hands: [['shoulder', 22, 16], null],
    tools: [{ id: 'umbrella', at: ['shoulder', 22, 16], to: ['top', 16, -52], long: 96 }],
  },
  /** On a fork over one's shoulder. */
  pitch: {
    pose: 'walk-with',
    hands: [
      ['shoulder', 31, 26],
      ['shoulder', 20, 12],
    ],
    thing: { at: ['shoulder', -40, -50], by: 'middle', least: 74, most: 80, depth: 'behind' },
    traces: [['fork', ['shoulder', 40, 40], ['shoulder', -40, -62]]],
  },
  openLetter: {
    pose: 'read',
    hands: [
      ['mouth', 28, 34],
      ['mouth', 46, 38],
    ],
    thing: { at: ['mouth', 52, 46], by: 'middle', least: 26, most: 30, turn: -0.04 },
    traces: [['sheet', ['mouth', 31, 22]]],
  },
  openBook: {
    pose: 'read',
    hands: [
      ['mouth', 26, 36],
      ['mouth', 48, 34],
    ],
    traces: [['pages', ['mouth', 37, 24]]],
  },
  juggle: {
    pose: 'give',
    hands: [
      ['hip', 30, -14],
      ['hip', 46, -16],
    ],
    thing: {
      ...{ at: ['hip', 30, -24], by: 'middle', least: 12, most: 15, depth: 'front' },
      copies: [
        [0, 0],
        [-4, -34],
        [10, -58],
        [30, -56],
        [38, -30],
      ],
    },
  },
  tear: {
    pose: 'give',
    hands: [
      ['shoulder', 22, 24],
      ['shoulder', 58, 14],
    ],
    traces: [['torn', ['shoulder', 22, 22], ['shoulder', 58, 12]]],
  },
  /** Out of open hands, on its way to the ground. */
  drop: {
    pose: 'throw-down',
    hands: [null, null],
    thing: {
      at: ['ground', 58, -34],
      by: 'middle',
      least: 24,
      most: 46,
      turn: 0.06,
      depth: 'front',
    },
    traces: [['falling', ['ground', 58, -56]]],
  },
  smash: {
    pose: 'throw-down',
    hands: [null, null],
    thing: { at: ['ground', 50, 2], by: 'foot', least: 26, most: 34, turn: 0.07 },
    traces: [['shards', ['ground', 54, 2]]],
  },
  /** Over a pail, one hand in the other. */
  washHands: {
    pose: 'give',
    hands: [
      ['shoulder', 38, 26],
      ['shoulder', 44, 27],
    ],
    traces: [
      ['suds', ['shoulder', 34, 26]],
      ['drops', ['shoulder', 42, 32]],
      ['pail', ['ground', 54, 2]],
    ],
  },
  wring: {
    pose: 'give',
    hands: [
      ['shoulder', 22, 30],
      ['shoulder', 58, 26],
    ],
    thing: { at: ['shoulder', 40, 30], by: 'middle', least: 46, most: 46, flat: 11 },
    traces: [['drops', ['shoulder', 40, 32]]],
  },
  ring: {
    pose: 'stand',
    hands: [['shoulder', 36, -30], null],
    thing: { at: ['shoulder', 36, -34], by: 'top', least: 24, most: 30 },
    traces: [['ringing', ['shoulder', 36, -22]]],
  },
  angle: {
    pose: 'stand',
    hands: [
      ['hip', 26, -28],
      ['hip', 40, -34],
    ],
    traces: [['angling', ['hip', 40, -36]]],
  },
  knot: {
    pose: 'give',
    hands: [
      ['shoulder', 26, 30],
      ['shoulder', 46, 28],
    ],
    traces: [
      [
        'rope',
        ['ground', 10, -4],
        ['shoulder', 26, 32],
        ['shoulder', 38, 24],
        ['shoulder', 34, 38],
        ['shoulder', 46, 28],
        ['ground', 66, -2],
      ],
    ],
  },
  haul: {
    pose: 'pull',
    hands: [
      ['ground', 46, -98],
      ['ground', 60, -92],
    ],
    traces: [['rope', ['ground', 34, -102], ['ground', 150, -66]]],
    thing: { at: ['ground', 150, -66], by: 'middle', least: 40, most: 60 },
  },
  cards: {
    pose: 'play',
    isSeated: true,
    hands: [
      ['mouth', 30, 34],
      ['mouth', 44, 46],
    ],
    thing: { at: ['mouth', 33, 24], by: 'middle', least: 26, most: 32, depth: 'front' },
  },
  shuffle: {
    pose: 'stand',
    hands: [
      ['shoulder', 28, 26],
      ['shoulder', 42, 26],
    ],
    thing: { at: ['shoulder', 36, 16], by: 'middle', least: 28, most: 34, depth: 'front' },
  },
  racket: {
    pose: 'swing',
    hands: [['shoulder', 44, -26], null],
    tools: [{ id: 'thing', at: ['shoulder', 44, -26], to: ['shoulder', 78, -96] }],
  },
  answer: {
    pose: 'listen',
    hands: [['top', -4, 23], null],
    thing: { at: ['top', -5, 17], by: 'middle', least: 12, most: 16, depth: 'front' },
  },
  kick: {
    pose: 'kick',
    hands: [null, null],
    thing: { at: ['foot', 26, -8], by: 'middle', least: 22, most: 34 },
    traces: [['speed', ['foot', 24, -6]]],
  },
  kite: {
    pose: 'look-up',
    hands: [['shoulder', 30, -16], null],
    thing: { at: ['shoulder', 120, -150], by: 'middle', least: 76, most: 90 },
    traces: [['string', ['shoulder', 30, -16], ['shoulder', 74, -70], ['shoulder', 108, -136]]],
  },
  skip: {
    pose: 'skip',
    hands: [
      ['hip', 26, -18],
      ['hip', -22, -18],
    ],
    traces: [['skipping', ['hip', 26, -18], ['hip', -22, -18]]],
  },
  ski: {
    pose: 'ski',
    hands: [
      ['hip', 36, -26],
      ['hip', 40, -30],
    ],
    traces: [['skis', ['foot', -8, 4], ['hip', 36, -26]]],
  },
  skate: {
    pose: 'glide',
    hands: [null, null],
    traces: [['blades', ['foot', -4, 2], ['far-foot', 0, 0]]],
  },
  net: {
    pose: 'swing',
    hands: [
      ['shoulder', 34, 4],
      ['shoulder', 24, 18],
    ],
    tools: [{ id: 'butterfly-net', at: ['shoulder', 22, 20], to: ['shoulder', 96, -50] }],
    thing: { at: ['shoulder', 98, -52], by: 'middle', least: 17, most: 22, depth: 'front' },
  },
} as const satisfies Record<string, Manner>;
