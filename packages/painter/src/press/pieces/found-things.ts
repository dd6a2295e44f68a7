import { ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** An octave and a half, lying by itself. */
const pianoKeys: PieceMaker = ({ role = 'told.white' }) => ({
  layers: [
    shape('piano-keys.case', 'dark', rect(-62, -12, 124, 12, 1), { tone: 0.6, sheet: true }),
    shape('piano-keys', role, poly('-60,-28 60,-28 62,-6 -62,-6'), { tone: 0.05, sheet: true }),
    shape(
      'piano-keys.gaps',
      'dark',
      times(10, (n) => rect(-49.6 + n * 11, -28, 0.9, 22)),
      { tone: 0.6 },
    ),
    shape(
      'piano-keys.black',
      'dark',
      join(...[0, 1, 3, 4, 5, 7, 8].map((n) => rect(-52.6 + n * 11, -28, 6.4, 13, 0.6))),
      { tone: 0.95 },
    ),
  ],
  anchors: { top: [0, -28] },
});

/** Cut off clean, its nail up; nothing runs from it. */
const finger: PieceMaker = ({ role = 'skin2' }) => ({
  layers: [
    shape(
      'finger',
      role,
      blob('-1.3,0 -1.5,-3 -1.2,-5.4 -0.9,-7.2 0,-8 1,-7.2 1.3,-5 1.4,-2.6 1.4,0'),
      {
        ...{ tone: 0.25, round: 0.9, sheet: true },
      },
    ),
    shape('finger.nail', 'white', blob('-0.6,-5.9 -0.6,-7 0,-7.5 0.6,-7 0.6,-5.9'), { tone: 0.12 }),
    shape(
      'finger.folds',
      role,
      join(trail('-0.9,-3.8 0.7,-3.9', 0.2), trail('-0.9,-3.4 0.6,-3.5', 0.2)),
      {
        tone: 0.8,
      },
    ),
  ],
  anchors: { top: [0, -8] },
});

/** Open a little, its flesh between the shells. */
const mussel: PieceMaker = ({ role = 'night' }) => ({
  layers: [
    shape('mussel.far', role, blob('-4,-0.4 -2,-3.6 2,-4.6 4,-2.8 3,-0.8 0,-0.2'), { tone: 0.9 }),
    shape('mussel.flesh', 'told.orange', blob('-2.6,-0.9 -1,-2.4 1.6,-2.8 2.8,-1.6 1,-0.6'), {
      tone: 0.25,
    }),
    shape('mussel', role, blob('-4.2,-0.3 -2.6,-1.6 0,-1.6 2.6,-1.5 3.8,-0.8 2.4,0 -1,0.1'), {
      ...{ tone: 0.45, round: 0.8, sheet: true },
    }),
    shape('mussel.rim', 'water', trail('-3.4,-0.7 0,-1.2 3,-0.9', 0.25), { tone: 0.2 }),
  ],
  anchors: { top: [0, -4.4] },
});

/** A striped cloth between two frames of wood. */
const deckchair: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape(
      'deckchair.frame',
      'wood',
      join(trail('-56,-92 52,0', 4), trail('40,-44 -34,0', 4), trail('46,-40 16,-34', 3.4)),
      { tone: 0.5, sheet: true },
    ),
    shape('deckchair', role, blob('-58,-92 -50,-94 -26,-54 4,-32 40,-38 44,-32 8,-22 -32,-44'), {
      ...{ tone: 0.3, round: 3, sheet: true },
    }),
    shape(
      'deckchair.stripes',
      'white',
      join(trail('-52,-88 -28,-50 4,-29 40,-35', 3), trail('-48,-88 -24,-54', 1.2)),
      { tone: 0.1 },
    ),
    shape('deckchair.arm', 'wood', trail('-40,-58 22,-52', 4), { tone: 0.35 }),
  ],
  anchors: { top: [-54, -92], seat: [6, -32], lap: [10, -34] },
});

/** A red and white bar across the way, from its post. */
const tollBarrier: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('toll-barrier.post', 'told.grey', rect(-142, -104, 34, 104, 3), {
      ...{ tone: 0.35, round: 4, sheet: true },
    }),
    shape('toll-barrier.light', 'lamp', ellipse(-125, -110, 8, 7), { tone: 0.2, sheet: true }),
    shape('toll-barrier.slot', 'dark', rect(-134, -84, 18, 12, 1), { tone: 0.7 }),
    shape('toll-barrier', 'white', rect(-112, -94, 256, 12, 3), { tone: 0.08, sheet: true }),
    shape(
      'toll-barrier.stripes',
      role,
      times(6, (n) =>
        poly(`${-104 + n * 42},-94 ${-86 + n * 42},-94 ${-92 + n * 42},-82 ${-110 + n * 42},-82`),
      ),
      { tone: 0.35 },
    ),
    shape('toll-barrier.rest', 'metal', rect(134, -82, 5, 82, 1), { tone: 0.45 }),
  ],
  anchors: { top: [0, -94] },
});

/** A card with a face and a name, on its band. */
const badge: PieceMaker = ({ role = 'told.blue' }) => ({
  layers: [
    shape('badge.band', role, join(trail('-7,-20 0,-2', 1.6), trail('7,-20 0,-2', 1.6)), {
      tone: 0.4,
    }),
    shape('badge', 'told.white', rect(-6, -3, 12, 17, 1), { tone: 0.05, sheet: true }),
    shape('badge.head', role, rect(-6, -3, 12, 4, 1), { tone: 0.4 }),
    shape('badge.face', 'skin2', join(ellipse(0, 4.6, 1.9, 2.2), rect(-2.8, 7, 5.6, 2.2, 1)), {
      tone: 0.3,
    }),
    shape('badge.name', 'dark', join(rect(-4, 10.4, 8, 0.9), rect(-2.8, 12, 5.6, 0.8)), {
      tone: 0.5,
    }),
  ],
  anchors: { hand: [0, -18], top: [0, -20] },
});

/** Its lid half off, a spoon in it. */
const yoghurt: PieceMaker = ({ role = 'told.white' }) => ({
  layers: [
    shape('yoghurt.spoon', 'metal', trail('1,-7 5.4,-14', 0.9), { tone: 0.35 }),
    shape('yoghurt.lid', 'metal', poly('-4,-8.4 -7.6,-12 -3,-11'), { tone: 0.2, sheet: true }),
    shape('yoghurt', role, poly('-4.2,-8.6 4.2,-8.6 3.2,0 -3.2,0'), {
      ...{ tone: 0.12, round: 1, sheet: true },
    }),
    shape('yoghurt.band', 'told.pink', poly('-3.9,-6.4 3.9,-6.4 3.5,-2.8 -3.5,-2.8'), {
      tone: 0.3,
    }),
    shape('yoghurt.top', 'told.pink', ellipse(0, -8.6, 3.8, 0.9), { tone: 0.1 }),
  ],
  anchors: { hand: [0, -4], top: [0, -14] },
});

/** Breath as one sees it in the cold. */
const breath: PieceMaker = ({ role = 'cloud' }) => ({
  layers: [
    shape('breath', role, blob('-26,2 -14,-6 0,-12 14,-10 24,-2 22,8 8,12 -6,9 -16,6'), {
      ...{ tone: 0.08, alpha: 0.85, sheet: true },
    }),
    shape(
      'breath.curl',
      'white',
      join(trail('-14,1 0,-4 10,-2', 1.4), trail('-2,5 10,4 16,0', 1.2)),
      {
        tone: 0.05,
      },
    ),
  ],
});

export const foundThingsPieces = {
  'piano-keys': entry(pianoKeys, 'table', 124, 28),
  finger: entry(finger, 'table', 3.5, 9),
  mussel: entry(mussel, 'table', 8, 4.6),
  deckchair: entry(deckchair, 'ground', 114, 95),
  'toll-barrier': entry(tollBarrier, 'ground', 286, 117),
  badge: entry(badge, 'air', 15, 34),
  yoghurt: entry(yoghurt, 'table', 13, 14),
  breath: entry(breath, 'air', 50, 24),
};
