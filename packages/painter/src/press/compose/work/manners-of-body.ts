import type { Manner } from '#press/compose/work/manner.ts';

/** One thing in one hand at one's face or hair. */
const atFace = (id: string, x: number, y: number, toX: number, toY: number): Manner => ({
  pose: 'stand',
  hands: [['mouth', x, y], null],
  tools: [{ id, at: ['mouth', x, y], to: ['mouth', toX, toY] }],
});

/** What is done to one's own face and hair, and with what is at one's mouth and eyes. */
export const ofBody = {
  spyglass: {
    pose: 'stand',
    hands: [
      ['mouth', 12, -6],
      ['mouth', 28, -12],
    ],
    traces: [['spyglass', ['mouth', 5, -9], ['mouth', 58, -24]]],
  },
  binoculars: {
    pose: 'stand',
    hands: [
      ['mouth', 12, -6],
      ['mouth', 14, -4],
    ],
    aids: [
      {
        id: 'binoculars',
        at: ['mouth', 13, -9],
        by: 'middle',
        least: 19,
        most: 19,
        turn: 0.25,
        depth: 'front',
      },
    ],
  },
  lens: {
    pose: 'stand',
    hands: [['mouth', 26, 4], null],
    tools: [{ id: 'magnifying-glass', at: ['mouth', 26, 4], to: ['mouth', 22, -16] }],
  },
  bubbles: {
    pose: 'blow',
    hands: [['mouth', 16, 6], null],
    thing: { at: ['mouth', 78, -22], by: 'middle', least: 78, most: 84 },
    traces: [['wand', ['mouth', 16, 6], ['mouth', 14, -2]]],
  },
  comb: {
    pose: 'stand',
    hands: [['top', 2, 6], null],
    tools: [{ id: 'comb', at: ['top', 4, 4], to: ['top', -16, 9] }],
  },
  shave: {
    ...atFace('razor', 13, 11, 1, 4),
    traces: [['lather', ['mouth', -1, 2]]],
  },
  brushTeeth: {
    ...atFace('toothbrush', 17, 5, 0, 0),
    traces: [['foam', ['mouth', 0, 2]]],
  },
  rouge: atFace('lipstick', 12, 3, 2, 0),
  smoke: {
    pose: 'stand',
    hands: [['mouth', 11, 1], null],
    aids: [{ id: 'cigarette', at: ['mouth', 8, 0], by: 'middle', least: 13, most: 13, turn: 0.5 }],
    traces: [['smoke', ['mouth', 13, -6]]],
  },
  pipe: {
    pose: 'stand',
    hands: [['mouth', 14, 6], null],
    tools: [{ id: 'tobacco-pipe', at: ['mouth', 16, 4], to: ['mouth', 1, 0] }],
    traces: [['smoke', ['mouth', 16, -4]]],
  },
  blowOut: {
    pose: 'blow',
    hands: [['mouth', 34, 34], null],
    thing: { at: ['mouth', 34, 38], by: 'foot', least: 30, most: 40 },
    traces: [['puff', ['mouth', 2, 0], ['mouth', 26, 2]]],
  },
  blowUp: {
    pose: 'stand',
    hands: [
      ['mouth', 5, 6],
      ['mouth', 12, 10],
    ],
    traces: [['balloon', ['mouth', 4, 0]]],
  },
  wear: {
    pose: 'stand',
    hands: [
      ['top', 16, 6],
      ['top', -4, 6],
    ],
    thing: { at: ['top', 0, 4], by: 'foot', least: 36, most: 40 },
  },
  dressing: {
    pose: 'give',
    hands: [
      ['shoulder', 20, 6],
      ['shoulder', 38, 6],
    ],
    thing: { at: ['shoulder', 27, -2], by: 'top', least: 70, most: 92 },
  },
  spectacles: {
    pose: 'stand',
    hands: [
      ['mouth', 9, -8],
      ['mouth', 11, -6],
    ],
    thing: { at: ['mouth', 3, -11], by: 'middle', least: 13, most: 13, depth: 'front' },
  },
  necktie: {
    pose: 'stand',
    hands: [
      ['mouth', 6, 20],
      ['mouth', 7, 28],
    ],
    thing: { at: ['mouth', -2, 14], by: 'top', least: 38, most: 42 },
  },
  photograph: {
    pose: 'stand',
    hands: [
      ['mouth', 14, -6],
      ['mouth', 18, -4],
    ],
    aids: [
      { id: 'camera', at: ['mouth', 13, -9], by: 'middle', least: 22, most: 22, depth: 'front' },
    ],
  },
  aim: {
    pose: 'aim',
    hands: [
      ['shoulder', 18, -3],
      ['shoulder', 48, -10],
    ],
    tools: [{ id: 'rifle', at: ['shoulder', 16, -6], to: ['shoulder', 90, -9], long: 84 }],
  },
  pistol: {
    pose: 'aim',
    hands: [['shoulder', 54, -4], null],
    tools: [{ id: 'pistol', at: ['shoulder', 54, -4], to: ['shoulder', 90, -5] }],
  },
  bow: {
    pose: 'aim',
    hands: [
      ['shoulder', 56, -6],
      ['shoulder', 14, -8],
    ],
    thing: { at: ['shoulder', 50, -8], by: 'middle', least: 92, most: 92, turn: 0.125 },
  },
} as const satisfies Record<string, Manner>;
