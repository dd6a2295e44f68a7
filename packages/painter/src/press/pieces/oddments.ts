import { circle, cut, ellipse, join, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Its keys in three rows, a sheet in its carriage. */
const typewriter: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape('typewriter.paper', 'white', rect(-11, -34, 22, 20), { tone: 0.1, sheet: true }),
    shape(
      'typewriter.lines',
      'dark',
      times(3, (n) => rect(-8, -31 + n * 4, 16 - n * 3, 1)),
      { tone: 0.4, alpha: 0.6 },
    ),
    shape(
      'typewriter.carriage',
      'metal',
      join(
        rect(-20, -19, 40, 5, 2.4),
        circle(-21, -16.5, 3),
        circle(21, -16.5, 3),
        trail('-20,-18 -25,-23', 1.3),
      ),
      { tone: 0.4, round: 1.4, sheet: true },
    ),
    shape('typewriter', role, blob('-17,-16 17,-16 18,-10 22,-1 20,0 -20,0 -22,-1 -18,-10'), {
      tone: 0.55,
      round: 3,
      depth: -0.5,
      sheet: true,
    }),
    shape('typewriter.basket', 'metal', blob('-9,-14 0,-16 9,-14 5,-9.6 0,-9 -5,-9.6'), {
      tone: 0.6,
    }),
    shape(
      'typewriter.keys',
      'foam',
      join(
        times(8, (n) => circle(-12.4 + n * 3.5, -7.4, 1.15)),
        times(9, (n) => circle(-14.2 + n * 3.5, -4.6, 1.2)),
        times(9, (n) => circle(-15.4 + n * 3.8, -1.8, 1.25)),
      ),
      { tone: 0.1 },
    ),
  ],
  anchors: { top: [0, -34], keys: [0, -6] },
});

/** A box, a record, a horn like a flower. */
const gramophone: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape(
      'gramophone.box',
      'bark',
      join(rect(-24, -20, 48, 17, 1), rect(-27, -4, 54, 4, 1), rect(-27, -22, 54, 3, 1)),
      { tone: 0.5, round: 4, sheet: true },
    ),
    shape('gramophone.record', 'dark', ellipse(-2, -23, 19, 3.2), { tone: 0.8, sheet: true }),
    shape('gramophone.label', 'accent', ellipse(-2, -23.2, 6, 1.1), { tone: 0.3 }),
    shape('gramophone.crank', 'metal', trail('24,-12 32,-12 32,-4', 1.8), { tone: 0.4 }),
    shape('gramophone.pipe', role, trail('-14,-24 -20,-32 -14,-42 -4,-46 4,-48', 3, 5), {
      tone: 0.5,
      sheet: true,
    }),
    shape(
      'gramophone',
      role,
      blob('-2,-46 12,-50 24,-66 30,-74 40,-70 46,-54 44,-38 34,-28 24,-34 12,-42 0,-44'),
      { tone: 0.3, round: 6, sheet: true },
    ),
    shape('gramophone.mouth', role, ellipse(36, -51, 8, 21, 0.06), { tone: 0.85 }),
    shape(
      'gramophone.petals',
      role,
      join(
        trail('2,-46 22,-54 32,-66', 0.8),
        trail('2,-46 24,-48 33,-52', 0.8),
        trail('2,-45 20,-42 32,-38', 0.8),
      ),
      { tone: 0.9, alpha: 0.7 },
    ),
  ],
  anchors: { top: [0, -46] },
});

/** Its arm to one side. */
const metronome: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('metronome', role, poly('-11,-1.4 11,-1.4 4.6,-24 -4.6,-24'), {
      tone: 0.45,
      round: 2,
      sheet: true,
    }),
    shape('metronome.foot', role, rect(-12.4, -2.6, 24.8, 2.6, 0.8), { tone: 0.7, sheet: true }),
    shape('metronome.scale', 'foam', poly('-4,-4.6 4,-4.6 1.8,-22 -1.8,-22'), { tone: 0.15 }),
    shape(
      'metronome.marks',
      'dark',
      times(7, (n) => rect(-1.3, -20 + n * 2.1, 2.6, 0.5)),
      { tone: 0.6 },
    ),
    shape('metronome.arm', 'metal', trail('0,-4 7.6,-23', 0.9), { tone: 0.3, sheet: true }),
    shape('metronome.weight', 'told.gold', poly('3.4,-17 7.4,-15.6 7,-12.6 3.6,-13.6'), {
      tone: 0.3,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -24] },
});

/** More of it below the water than above. */
const iceberg: PieceMaker = ({ role = 'foam' }) => ({
  layers: [
    shape(
      'iceberg.under',
      'water',
      poly('-420,10 420,10 330,240 180,420 40,470 -90,390 -280,250'),
      { tone: 0.3, alpha: 0.55 },
    ),
    shape(
      'iceberg',
      role,
      poly(
        '-420,10 -360,-140 -250,-210 -190,-400 -80,-330 -20,-470 90,-360 150,-250 260,-210 340,-90 420,10',
      ),
      { tone: 0.15, round: 20, sheet: true },
    ),
    shape(
      'iceberg.shade',
      role,
      poly('-20,-470 90,-360 150,-250 260,-210 340,-90 420,10 180,10 120,-120 30,-210'),
      { tone: 0.6 },
    ),
    shape(
      'iceberg.cracks',
      'water',
      join(
        trail('-190,-400 -150,-250 -210,-120 -160,0', 7, 2),
        trail('-250,-210 -270,-100 -330,-20', 6, 2),
        trail('120,-120 190,-60 200,10', 6, 2),
      ),
      { tone: 0.4, alpha: 0.6 },
    ),
  ],
  anchors: { top: [-60, -345] },
});

/** A knight's, with nobody in it, its hands on its sword. */
const armour: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape(
      'armour.plume',
      'told.red',
      blob('0,-186 -12,-196 -30,-192 -36,-172 -30,-160 -26,-174 -12,-182'),
      { tone: 0.4, round: 3, sheet: true },
    ),
    shape(
      'armour.legs',
      role,
      join(
        poly('-24,-86 -4,-86 -6,-44 -10,-8 -26,-8 -24,-44'),
        poly('24,-86 4,-86 6,-44 10,-8 26,-8 24,-44'),
        blob('-30,0 -28,-9 -10,-9 -8,0'),
        blob('30,0 28,-9 10,-9 8,0'),
      ),
      { tone: 0.5, round: 5, sheet: true },
    ),
    shape(
      'armour.arms',
      role,
      join(
        blob('-30,-146 -42,-134 -42,-104 -16,-84 -8,-92 -28,-110 -26,-132'),
        blob('30,-146 42,-134 42,-104 16,-84 8,-92 28,-110 26,-132'),
      ),
      { tone: 0.6, round: 4, sheet: true },
    ),
    shape('armour', role, blob('-26,-150 0,-154 26,-150 28,-120 20,-88 0,-82 -20,-88 -28,-120'), {
      tone: 0.3,
      round: 7,
      sheet: true,
    }),
    shape('armour.skirt', role, poly('-21,-92 21,-92 27,-70 -27,-70'), {
      tone: 0.45,
      round: 3,
      sheet: true,
    }),
    shape('armour.shoulders', role, join(ellipse(-30, -144, 13, 10), ellipse(30, -144, 13, 10)), {
      tone: 0.2,
      round: 4,
      sheet: true,
    }),
    shape('armour.helmet', role, blob('-13,-156 -14,-176 -6,-187 6,-187 14,-176 13,-156 0,-151'), {
      tone: 0.35,
      round: 5,
      sheet: true,
    }),
    shape(
      'armour.slits',
      'dark',
      join(
        rect(-11, -173, 22, 2.4, 1),
        times(3, (n) => rect(-5 + n * 4, -166, 1.6, 8, 0.6)),
      ),
      { tone: 0.9 },
    ),
    shape(
      'armour.seams',
      'dark',
      join(
        trail('0,-152 0,-84', 0.9),
        trail('-24,-112 0,-104 24,-112', 0.9),
        trail('-24,-46 -7,-46', 1.2),
        trail('7,-46 24,-46', 1.2),
      ),
      { tone: 0.6, alpha: 0.7 },
    ),
    shape('armour.sword', 'white', poly('-2,-78 2,-78 1.4,-4 0,0 -1.4,-4'), {
      tone: 0.3,
      sheet: true,
    }),
    shape(
      'armour.hilt',
      'told.gold',
      join(rect(-11, -81, 22, 4, 1), rect(-2, -96, 4, 16, 1), circle(0, -98, 3.4)),
      { tone: 0.4, sheet: true },
    ),
    shape('armour.gloves', role, join(circle(-5, -89, 6), circle(5, -86, 6)), {
      tone: 0.55,
      round: 2,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -190] },
});

/** With a crook, a rubber foot. */
const walkingStick: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape('walking-stick', role, trail('0,-2 0,-76 -2,-86 -9,-90 -15,-86 -16,-79', 3.2, 3.6), {
      tone: 0.5,
      round: 1,
      sheet: true,
    }),
    shape('walking-stick.foot', 'dark', rect(-2.2, -5, 4.4, 5, 1), { tone: 0.8 }),
    shape('walking-stick.band', 'told.gold', rect(-2.4, -72, 4.8, 3), { tone: 0.2 }),
  ],
  anchors: { hand: [-7, -88], top: [-7, -90] },
});

/** With its bib, its strings hanging. */
const apron: PieceMaker = ({ role = 'foam' }) => ({
  layers: [
    shape(
      'apron.strings',
      role,
      join(
        trail('-12,-92 -10,-102 0,-106 10,-102 12,-92', 2.4),
        trail('-25,-58 -36,-40 -34,-18', 2.6, 1.6),
        trail('25,-58 36,-42 33,-20', 2.6, 1.6),
      ),
      { tone: 0.5, sheet: true },
    ),
    shape(
      'apron',
      role,
      blob('-14,-93 14,-93 15,-74 25,-60 29,-20 27,-1 0,0 -27,-1 -29,-20 -25,-60 -15,-74'),
      { tone: 0.2, round: 4, sheet: true },
    ),
    shape('apron.pocket', 'accent', blob('-15,-42 15,-42 14,-22 0,-19 -14,-22'), {
      tone: 0.3,
      round: 2,
    }),
    shape('apron.hem', 'accent', join(rect(-27, -9, 54, 3), rect(-13, -92, 26, 3)), { tone: 0.35 }),
    shape(
      'apron.dots',
      'accent',
      join(
        ...[-18, -6, 6, 18].map((x) => circle(x, -54, 1.7)),
        circle(-5, -80, 1.6),
        circle(6, -74, 1.6),
      ),
      { tone: 0.4 },
    ),
  ],
  anchors: { hand: [0, -100], top: [0, -106] },
});

const sceptre: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape(
      'sceptre',
      role,
      join(rect(-1.3, -58, 2.6, 56, 1), circle(0, -2, 2.6), ellipse(0, -30, 2.4, 3)),
      { tone: 0.4, round: 1, sheet: true },
    ),
    shape(
      'sceptre.head',
      role,
      join(circle(0, -64, 5.4), poly('-4.6,-68 -3,-74 -1,-70 0,-76 1,-70 3,-74 4.6,-68')),
      { tone: 0.25, round: 1.6, sheet: true },
    ),
    shape('sceptre.jewels', 'told.red', join(circle(0, -64, 2.4), circle(0, -30, 1.3)), {
      tone: 0.2,
    }),
  ],
  anchors: { hand: [0, -20] },
});

/** Open, its lid beside it: who comes out of it is seen over its rim. */
const manhole: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape('manhole.lid', role, ellipse(74, -9, 42, 9, 0.01), { tone: 0.45, round: 2, sheet: true }),
    shape(
      'manhole.grid',
      'dark',
      times(5, (n) => rect(46 + n * 13, -12, 4, 5, 1)),
      { tone: 0.6, alpha: 0.7 },
    ),
    shape('manhole', role, ellipse(0, -11, 52, 11), { tone: 0.5, sheet: true }),
    shape('manhole.hole', 'dark', ellipse(0, -11, 44, 8.4), { tone: 0.95 }),
  ],
  anchors: { top: [0, -11] },
});

/** A roof on posts, a bench and a timetable behind glass. */
const busShelter: PieceMaker = ({ role = 'told.green' }) => ({
  layers: [
    shape('shelter.glass', 'glass', join(rect(-132, -206, 170, 168), rect(54, -206, 68, 168)), {
      tone: 0.25,
      alpha: 0.55,
    }),
    shape(
      'shelter.posts',
      'metal',
      join(
        rect(-138, -220, 7, 220),
        rect(42, -220, 7, 220),
        rect(124, -220, 7, 220),
        rect(-134, -42, 260, 4),
      ),
      { tone: 0.5, round: 2, sheet: true },
    ),
    shape('shelter', role, blob('-156,-222 -150,-238 0,-244 144,-238 150,-222 0,-217'), {
      tone: 0.4,
      round: 4,
      sheet: true,
    }),
    shape(
      'shelter.bench',
      'wood',
      join(rect(-124, -52, 150, 8, 3), rect(-110, -46, 6, 46), rect(8, -46, 6, 46)),
      { tone: 0.45, round: 2, sheet: true },
    ),
    shape('shelter.poster', 'white', rect(62, -190, 52, 80, 2), { tone: 0.1 }),
    shape(
      'shelter.times',
      'dark',
      times(6, (n) => rect(68, -182 + n * 11, 40 - (n % 3) * 9, 3)),
      { tone: 0.5 },
    ),
  ],
  anchors: { top: [0, -244], seat: [-50, -52] },
});

const parkingMeter: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape(
      'parking-meter.post',
      'dark',
      join(rect(-3, -112, 6, 112), poly('-11,0 11,0 6,-8 -6,-8')),
      { tone: 0.6, round: 2, sheet: true },
    ),
    shape(
      'parking-meter',
      role,
      blob('-14,-110 -15,-132 -9,-146 0,-150 9,-146 15,-132 14,-110 0,-107'),
      { tone: 0.35, round: 5, sheet: true },
    ),
    shape(
      'parking-meter.dial',
      'glass',
      [...circle(0, -134, 10), ...cut(rect(-12, -133, 24, 12))],
      { tone: 0.15 },
    ),
    shape('parking-meter.hand', 'told.red', poly('-1,-133 1,-133 5,-142'), { tone: 0.3 }),
    shape('parking-meter.slot', 'dark', join(rect(-5, -124, 10, 2, 1), hoop(0, -115, 3, 1.2)), {
      tone: 0.8,
    }),
  ],
  anchors: { top: [0, -150] },
});

export const oddmentsPieces = {
  typewriter: entry(typewriter, 'table', 50, 34),
  gramophone: entry(gramophone, 'table', 74, 75),
  metronome: entry(metronome, 'table', 25, 24),
  iceberg: entry(iceberg, 'water', 840, 940),
  'suit-of-armour': entry(armour, 'ground', 88, 196),
  'walking-stick': entry(walkingStick, 'ground', 20, 91),
  apron: entry(apron, 'ground', 72, 107),
  sceptre: entry(sceptre, 'air', 11, 77),
  manhole: entry(manhole, 'ground', 168, 22),
  'bus-shelter': entry(busShelter, 'ground', 306, 244),
  'parking-meter': entry(parkingMeter, 'ground', 30, 150),
};
