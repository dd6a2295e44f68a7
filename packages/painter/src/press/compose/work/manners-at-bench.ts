import type { Manner } from '#press/compose/work/manner.ts';

/** A tool in the near hand over what lies on a table, its end on it, the other hand beside. */
const cutting = (id: string, isTurned = false): Manner => ({
  pose: 'work-low',
  bench: 'table',
  thing: { at: 'bench' },
  hands: [
    ['work', -24, -20],
    ['work', 16, -3],
  ],
  tools: [{ id, at: ['work', -24, -20], to: ['work', 3, 2], isTurned }],
});

/** Work at a table, a board, an anvil, an easel. */
export const atBench = {
  knife: cutting('kitchen-knife'),
  butter: cutting('knife'),
  saw: {
    ...cutting('saw', true),
    tools: [{ id: 'saw', at: ['work', -26, -22], to: ['work', 12, 8], isTurned: true }],
    traces: [['chips', ['work', 10, 30]]],
  },
  hammer: {
    ...cutting('hammer'),
    hands: [
      ['work', -22, -44],
      ['work', 12, -8],
    ],
    tools: [{ id: 'hammer', at: ['work', -22, -44], to: ['work', 10, -34] }],
    traces: [['nail', ['work', 4, 2]]],
  },
  forge: {
    ...cutting('hammer'),
    bench: 'anvil',
    thing: { at: 'bench', flat: 1 },
    hands: [
      ['ground', 66, -126],
      ['ground', 44, -82],
    ],
    tools: [
      { id: 'thing', at: ['ground', 44, -80], to: ['ground', 112, -76], long: 74 },
      { id: 'hammer', at: ['ground', 66, -126], to: ['ground', 96, -112], long: 46 },
    ],
    traces: [['sparks', ['ground', 92, -80]]],
  },
  screw: cutting('screwdriver'),
  fold: {
    ...{ pose: 'work-low', bench: 'table', thing: { at: 'bench', flat: 16 } },
    hands: [
      ['work', -18, -2],
      ['work', 16, -4],
    ],
  },
  /** What is folded is cloth, where the dream has no name for it that we draw. */
  foldLinen: {
    ...{ pose: 'work-low', bench: 'table' },
    hands: [
      ['work', -13, -7],
      ['work', 14, -8],
    ],
    traces: [['linen', ['work', 0, 0]]],
  },
  ironLinen: {
    ...{ pose: 'work-low', bench: 'board' },
    hands: [
      ['work', -4, -24],
      ['work', 26, -6],
    ],
    traces: [
      ['linen', ['work', 0, 0]],
      ['iron', ['work', -2, -11]],
    ],
  },
  iron: {
    ...{ pose: 'work-low', bench: 'board', thing: { at: 'bench', flat: 13 } },
    hands: [
      ['work', -4, -18],
      ['work', 26, 0],
    ],
    traces: [['iron', ['work', -2, -3]]],
  },
  weigh: {
    ...{ pose: 'work-low', bench: 'table' },
    aids: [{ id: 'scales', at: ['ground', 84, -82], by: 'foot', least: 56, most: 56 }],
    thing: { at: ['ground', 66, -98], by: 'foot', least: 12, most: 20 },
    hands: [
      ['ground', 58, -104],
      ['ground', 46, -88],
    ],
  },
  whisk: {
    ...{ pose: 'work-low', bench: 'table' },
    thing: { at: ['ground', 104, -82], by: 'foot', least: 9, most: 24 },
    hands: [
      ['ground', 62, -116],
      ['ground', 60, -92],
    ],
    tools: [{ id: 'whisk', at: ['ground', 62, -116], to: ['ground', 76, -90] }],
    traces: [['bowl', ['ground', 76, -82]]],
  },
  fry: {
    ...{ pose: 'work-low', bench: 'table' },
    thing: { at: ['ground', 90, -90], by: 'foot', least: 16, most: 36, flat: 9 },
    hands: [
      ['ground', 40, -90],
      ['ground', 74, -104],
    ],
    tools: [{ id: 'ladle', at: ['ground', 70, -106], to: ['ground', 94, -94] }],
    traces: [['pot', ['ground', 90, -82]]],
  },
  count: {
    ...{ pose: 'work-low', bench: 'table' },
    thing: {
      ...{ at: ['ground', 62, -82], by: 'foot', least: 13, most: 15 },
      copies: [
        [0, 0],
        [17, 0],
        [17, -7],
        [34, 0],
        [34, -7],
        [34, -14],
      ],
    },
    hands: [
      ['ground', 58, -94],
      ['ground', 88, -98],
    ],
  },
  polish: {
    ...{ pose: 'work-low', bench: 'table', thing: { at: 'bench' } },
    hands: [
      ['work', -14, -4],
      ['work', 18, 4],
    ],
    traces: [['cloth', ['work', -12, 0]]],
  },
  scour: {
    ...{ pose: 'work-low', bench: 'table', thing: { at: 'bench' } },
    hands: [
      ['work', -14, -4],
      ['work', 18, 4],
    ],
    traces: [
      ['cloth', ['work', -12, 0]],
      ['suds', ['work', 0, 6]],
    ],
  },
  wipeTable: {
    ...{ pose: 'work-low', bench: 'table' },
    hands: [
      ['ground', 62, -84],
      ['ground', 44, -84],
    ],
    traces: [['cloth', ['ground', 64, -89]]],
  },
  easel: {
    pose: 'give',
    bench: 'easel',
    thing: { at: 'bench' },
    hands: [
      ['ground', 52, -122],
      ['ground', 36, -96],
    ],
    tools: [{ id: 'paintbrush', at: ['ground', 50, -122], to: ['ground', 74, -130] }],
    traces: [['palette', ['ground', 44, -100]]],
  },
  chop: {
    pose: 'chop',
    bench: 'block',
    thing: { at: 'bench' },
    hands: [
      ['top', 10, -12],
      ['top', 4, -4],
    ],
    tools: [{ id: 'axe', at: ['top', 0, -2], to: ['top', 40, -46], isTurned: true }],
    traces: [['chips', ['work', 0, 8]]],
  },
  blowOutTable: {
    ...{ pose: 'blow', bench: 'table', thing: { at: 'bench' } },
    hands: [
      ['work', -30, 20],
      ['work', 24, 24],
    ],
    traces: [['puff', ['mouth', 3, 0], ['mouth', 22, 8]]],
  },
  hangUp: {
    pose: 'reach-up',
    bench: 'line',
    thing: { at: 'bench' },
    hands: [
      ['ground', 44, -152],
      ['ground', 66, -154],
    ],
  },
  strike: {
    pose: 'light-up',
    bench: 'table',
    thing: { at: 'bench' },
    hands: [['work', -16, 6], null],
    tools: [{ id: 'match', at: ['work', -16, 6], to: ['work', -2, -3], long: 17 }],
  },
  stamp: {
    ...{ pose: 'work-low', bench: 'table', thing: { at: 'bench', flat: 7 } },
    hands: [
      ['work', 2, -14],
      ['work', 22, -2],
    ],
    traces: [['stamp', ['work', 2, -3]]],
  },
} as const satisfies Record<string, Manner>;
