import type { Manner } from '#press/compose/work/manner.ts';

/** Work on what stands before whoever does it, or on the ground. */
export const before = {
  drive: {
    ...{ pose: 'give', thing: { at: 'before' } },
    hands: [['edge', -18, 2], null],
    tools: [{ id: 'screwdriver', at: ['edge', -18, 2], to: ['edge', 6, 0] }],
  },
  scrubFloor: {
    pose: 'stoop-low',
    hands: [
      ['ground', 62, -6],
      ['ground', 54, -6],
    ],
    traces: [
      ['cloth', ['ground', 64, -8]],
      ['suds', ['ground', 66, -2]],
      ['pail', ['ground', 98, 2]],
    ],
  },
  wipeWall: {
    pose: 'give',
    hands: [['shoulder', 48, -22], null],
    traces: [
      ['cloth', ['shoulder', 50, -24]],
      ['suds', ['shoulder', 48, -18]],
    ],
  },
  rub: {
    ...{ pose: 'give', thing: { at: 'before' } },
    hands: [['edge', 14, 0], null],
    traces: [['cloth', ['edge', 18, 2]]],
  },
  lather: {
    ...{ pose: 'give', thing: { at: 'before' } },
    hands: [['edge', 14, 0], null],
    traces: [
      ['cloth', ['edge', 16, 2]],
      ['suds', ['edge', 14, 4]],
      ['pail', ['ground', 30, 4]],
    ],
  },
  groom: {
    ...{ pose: 'give', thing: { at: 'beside' } },
    hands: [['edge', 0, 0], null],
    traces: [['brush', ['edge', 4, 0]]],
  },
  shakeTree: {
    ...{ pose: 'give', thing: { at: 'before' } },
    hands: [
      ['edge', 12, 0],
      ['edge', 14, -22],
    ],
    traces: [
      ['leaves', ['edge', 46, 60]],
      ['ringing', ['edge', 14, -30]],
    ],
  },
  mend: {
    ...{ pose: 'give', thing: { at: 'before' } },
    hands: [
      ['edge', -8, 2],
      ['edge', 14, -18],
    ],
    tools: [{ id: 'wrench', at: ['edge', -8, 2], to: ['edge', 18, -6] }],
  },
  join: {
    ...{ pose: 'give', thing: { at: 'before' } },
    hands: [
      ['edge', -18, -20],
      ['edge', 8, 0],
    ],
    tools: [{ id: 'hammer', at: ['edge', -18, -20], to: ['edge', 2, -34] }],
    traces: [['sparks', ['edge', 4, -20]]],
  },
  carve: {
    ...{ pose: 'give', thing: { at: 'before' } },
    hands: [
      ['edge', -20, -22],
      ['edge', -4, -6],
    ],
    tools: [{ id: 'hammer', at: ['edge', -20, -22], to: ['edge', -8, -42] }],
    traces: [
      ['chisel', ['edge', -8, -9], ['edge', 12, 0]],
      ['chips', ['edge', 6, 10]],
    ],
  },
  clip: {
    ...{ pose: 'give', thing: { at: 'before' } },
    hands: [
      ['edge', -12, 2],
      ['edge', -10, -8],
    ],
    tools: [
      { id: 'scissors', at: ['edge', -12, -2], to: ['edge', 16, -6], long: 38, isBefore: true },
    ],
  },
  fell: {
    pose: 'chop',
    thing: { at: ['ground', 130, 0], by: 'foot' },
    hands: [
      ['shoulder', 40, 12],
      ['shoulder', 30, 16],
    ],
    tools: [{ id: 'axe', at: ['shoulder', 24, 16], to: ['shoulder', 100, 30], isTurned: true }],
  },
  milk: {
    pose: 'stoop-low',
    thing: { at: ['ground', 120, 0], by: 'foot' },
    hands: [
      ['ground', 66, -52],
      ['ground', 74, -54],
    ],
    traces: [
      ['milk', ['ground', 70, -50], ['ground', 72, -26]],
      ['pail', ['ground', 72, 2]],
    ],
  },
  vacuum: {
    pose: 'sweep',
    hands: [
      ['ground', 62, -66],
      ['ground', 54, -84],
    ],
    aids: [
      {
        id: 'vacuum-cleaner',
        at: ['ground', 56, 2],
        by: 'foot',
        least: 104,
        most: 104,
        depth: 'behind',
      },
    ],
  },
  toll: {
    pose: 'reach-up',
    hands: [
      ['ground', 40, -150],
      ['ground', 42, -128],
    ],
    thing: { at: ['ground', 42, -268], by: 'top', least: 62, most: 80, depth: 'behind' },
    traces: [['rope', ['ground', 42, -204], ['ground', 40, -60]]],
  },
  kindle: {
    pose: 'stoop-low',
    thing: { at: ['ground', 104, 4], by: 'foot', least: 50, most: 96 },
    hands: [['ground', 60, -32], null],
    tools: [{ id: 'match', at: ['ground', 60, -32], to: ['ground', 78, -24], long: 18 }],
  },
  search: {
    pose: 'hold',
    hands: [['shoulder', 38, 12], null],
    traces: [['beam', ['shoulder', 56, 14], ['shoulder', 150, 46]]],
    tools: [{ id: 'flashlight', at: ['shoulder', 38, 12], to: ['shoulder', 70, 18] }],
  },
  unlock: {
    pose: 'give',
    hands: [['shoulder', 44, 34], null],
    tools: [{ id: 'key', at: ['shoulder', 46, 34], to: ['shoulder', 70, 34], long: 20 }],
  },
  sow: {
    pose: 'give',
    hands: [['shoulder', 46, 8], null],
    traces: [['seeds', ['shoulder', 50, 12]]],
  },
  pickFruit: {
    pose: 'reach-up',
    hands: [['shoulder', 40, -52], null],
    thing: { at: ['shoulder', 44, -60], by: 'middle', least: 14, most: 20 },
    traces: [['branch', ['shoulder', 46, -62]]],
  },
  weave: {
    pose: 'give',
    hands: [
      ['ground', 62, -98],
      ['ground', 66, -112],
    ],
    aids: [
      { id: 'loom', at: ['ground', 128, 0], by: 'foot', least: 150, most: 150, depth: 'behind' },
    ],
  },
  plant: {
    pose: 'stoop-low',
    thing: { at: ['ground', 72, -2], by: 'foot', least: 60, most: 110 },
    hands: [
      ['ground', 60, -22],
      ['ground', 68, -30],
    ],
  },
} as const satisfies Record<string, Manner>;
