import { circle, ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Long and thin, its line down to a float. */
const fishingRod: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape('rod', role, trail('-78,66 -20,8 40,-44 76,-66', 6.4, 2.6), { tone: 0.45, sheet: true }),
    shape('rod.grip', 'dark', trail('-78,66 -54,42', 9), { tone: 0.5 }),
    shape('rod.reel', 'metal', circle(-42, 37, 9), { tone: 0.35, round: 2, sheet: true }),
    shape('rod.line', 'white', trail('76,-66 80,-10 77,48', 1.8), { tone: 0.1 }),
    shape('rod.float', 'told.red', ellipse(77, 54, 6.4, 10), { tone: 0.3, sheet: true }),
  ],
  anchors: { hand: [-66, 54], top: [76, -66] },
});

const iron: PieceMaker = ({ role = 'told.blue' }) => ({
  layers: [
    shape('iron', role, poly('-14,-2 -13,-8 2,-10 12,-6 16,-2'), { tone: 0.4, sheet: true }),
    shape('iron.sole', 'metal', rect(-15, -3, 32, 3, 1), { tone: 0.3 }),
    shape('iron.handle', 'dark', trail('-11,-8 -9,-15 -2,-17 6,-15 8,-9', 3), { tone: 0.5 }),
    shape('iron.knob', 'white', circle(2, -6, 1.6), { tone: 0.1 }),
  ],
  anchors: { hand: [-2, -17], top: [-2, -18] },
});

const mop: PieceMaker = ({ role = 'told.white' }) => ({
  layers: [
    shape('mop.shaft', 'wood', trail('-34,-136 8,-24', 4), { tone: 0.35, sheet: true }),
    shape('mop.clamp', 'told.blue', poly('0,-28 15,-32 20,-20 3,-16'), { tone: 0.4 }),
    shape(
      'mop',
      role,
      blob('2,-20 19,-24 30,-10 40,-1 30,0 22,-3 18,0 10,-2 4,0 -4,-2 -14,0 -20,-2 -8,-10'),
      { tone: 0.2, round: 3, sheet: true },
    ),
    shape(
      'mop.strands',
      'stone',
      join(trail('8,-16 2,-3', 1), trail('14,-17 16,-3', 1), trail('19,-17 28,-4', 1)),
      { tone: 0.4 },
    ),
  ],
  anchors: { hand: [-20, -98], top: [-34, -136] },
});

const paintRoller: PieceMaker = ({ role = 'told.blue' }) => ({
  layers: [
    shape('roller.rod', 'metal', trail('0,8 0,-4 16,-6 16,-15', 2), { tone: 0.45 }),
    shape('roller.grip', 'wood', rect(-2.6, 6, 5.2, 15, 2), { tone: 0.4, sheet: true }),
    shape('roller', role, rect(-15, -21, 30, 11, 4), { tone: 0.3, round: 3, sheet: true }),
    shape('roller.end', 'white', rect(11, -21, 4, 11, 2), { tone: 0.15 }),
  ],
  anchors: { hand: [0, 13], top: [0, -21] },
});

/** A little bell with a handle. */
const handBell: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape('hand-bell.clapper', 'dark', circle(0, -1.6, 1.7), { tone: 0.5 }),
    shape('hand-bell', role, blob('-7,-2 -5,-5 -4,-10 -2,-13 2,-13 4,-10 5,-5 7,-2'), {
      ...{ tone: 0.3, round: 3, sheet: true },
    }),
    shape('hand-bell.handle', 'wood', rect(-1.6, -22, 3.2, 10, 1.6), { tone: 0.45, sheet: true }),
  ],
  anchors: { hand: [0, -19], top: [0, -22] },
});

/** One board, sawn square. */
const plank: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('plank', role, poly('-55,-12 49,-12 55,-8 55,0 -49,0 -55,-4'), {
      ...{ tone: 0.35, round: 2, sheet: true },
    }),
    shape('plank.edge', role, poly('-55,-4 -49,0 55,0 55,-3 -48,-3'), { tone: 0.7 }),
    shape(
      'plank.grain',
      'bark',
      join(
        trail('-46,-9 -10,-8 20,-9.5 46,-8', 0.7),
        trail('-40,-5.6 0,-6.2 44,-5.4', 0.6),
        ellipse(-14, -7.6, 3, 1.1),
      ),
      { tone: 0.5 },
    ),
  ],
  anchors: { top: [0, -12] },
});

/** The colours of the backs in one row. */
const backs = [
  'told.red',
  'told.blue',
  'told.yellow',
  'told.green',
  'night',
  'told.brown',
] as const;

/** Five shelves, each full of backs of books. */
const bookshelf: PieceMaker = ({ role = 'wood' }) => {
  const shelves = [0, 1, 2, 3];
  const books = backs.map((back, colour) =>
    shape(
      `bookshelf.books${colour}`,
      back,
      times(4, (shelf) =>
        times(18, (n) => {
          const isOwn = (n * 5 + shelf * 7) % 6 === colour;
          const high = 27 + ((n * 7 + shelf * 5) % 4) * 3;
          return isOwn ? rect(-76 + n * 8.4, -10 - shelf * 43 - high, 7.4, high, 0.8) : [];
        }),
      ),
      { tone: 0.4 },
    ),
  );
  return {
    layers: [
      shape('bookshelf.back', role, rect(-84, -186, 168, 186, 2), { tone: 0.85 }),
      ...books,
      shape(
        'bookshelf',
        role,
        join(
          rect(-84, -190, 168, 7, 1),
          rect(-84, -190, 7, 190, 1),
          rect(77, -190, 7, 190, 1),
          ...shelves.map((shelf) => rect(-80, -10 - shelf * 43, 160, 5)),
          rect(-80, -7, 160, 7),
        ),
        { tone: 0.4, round: 2, sheet: true },
      ),
    ],
    anchors: { top: [0, -190] },
  };
};

const dumbbell: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape('dumbbell.bar', 'metal', rect(-16, -9.6, 32, 3.2, 1), { tone: 0.35 }),
    shape(
      'dumbbell',
      role,
      join(
        rect(-19, -16, 6, 16, 2),
        rect(-13, -14, 4.4, 12, 1.6),
        rect(13, -16, 6, 16, 2),
        rect(8.6, -14, 4.4, 12, 1.6),
      ),
      { tone: 0.5, round: 2, sheet: true },
    ),
  ],
  anchors: { hand: [0, -8], top: [0, -16] },
});

/** Round, on three legs. */
const stool: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape(
      'stool.legs',
      'bark',
      join(trail('-11,-44 -18,0', 3.6), trail('11,-44 18,0', 3.6), trail('0,-42 1,-2', 3.6)),
      { tone: 0.5, sheet: true },
    ),
    shape('stool.rung', 'bark', trail('-15,-17 15,-17', 2.2), { tone: 0.6 }),
    shape('stool', role, rect(-19, -49, 38, 7, 3.4), { tone: 0.3, round: 2, sheet: true }),
  ],
  anchors: { top: [0, -49], seat: [0, -49], lap: [0, -49] },
});

/** Knitted, over a hook, its long end almost to the floor: stripes across it, a fringe below. */
const scarf: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('scarf.behind', role, trail('1.2,0 9.3,9.3 11.6,23.2 9.9,38.3', 8.7), {
      tone: 0.7,
      sheet: true,
    }),
    shape('scarf', role, trail('8.1,1.2 -1.2,-0.6 -9.3,7 -11.6,25.5 -8.1,45.2 -10.4,62.6', 9.9), {
      tone: 0.3,
      round: 2,
      sheet: true,
    }),
    shape(
      'scarf.stripes',
      'white',
      join(
        ...[
          '-16.2,23.2 -7,23.8',
          '-15.7,29 -5.8,29',
          '-13.9,47.6 -3.5,46.4',
          '-15.1,53.4 -4.6,52.8',
        ].map((line) => trail(line, 2)),
        ...['5.8,24.4 16.2,24.4', '5.2,30.2 15.7,30.2'].map((line) => trail(line, 1.8)),
      ),
      { tone: 0.1, alpha: 0.85 },
    ),
    shape(
      'scarf.fringe',
      role,
      join(
        times(5, (n) => trail(`${-14.5 + n * 2.1},62 ${-15 + n * 2.2},71`, 1)),
        times(4, (n) => trail(`${6.4 + n * 2.3},38 ${5.8 + n * 2.4},45`, 1)),
      ),
      { tone: 0.5 },
    ),
  ],
  anchors: { top: [0, 0], hand: [0, 2] },
});

export const handiworkPieces = {
  scarf: entry(scarf, 'hang', 33, 72),
  stool: entry(stool, 'ground', 40, 49),
  'fishing-rod': entry(fishingRod, 'air', 160, 130),
  fishing: entry(fishingRod, 'air', 160, 130),
  iron: entry(iron, 'table', 32, 19),
  mop: entry(mop, 'ground', 74, 138),
  'paint-roller': entry(paintRoller, 'air', 32, 42),
  'hand-bell': entry(handBell, 'table', 18, 22),
  plank: entry(plank, 'ground', 110, 12),
  bookshelf: entry(bookshelf, 'ground', 168, 190),
  dumbbell: entry(dumbbell, 'ground', 38, 16),
};
