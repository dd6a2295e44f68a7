import { circle, cut, ellipse, join, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const radiator: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape(
      'radiator.pipes',
      'metal',
      join(trail('-52,-12 -60,-12 -60,-1', 3), trail('52,-12 60,-12 60,-1', 3)),
      { tone: 0.5, sheet: true },
    ),
    shape('radiator.feet', role, join(rect(-46, -8, 7, 8, 1), rect(39, -8, 7, 8, 1)), {
      tone: 0.65,
    }),
    shape(
      'radiator',
      role,
      times(10, (n) => rect(-50 + n * 10.1, -62, 9.2, 56, 4)),
      { tone: 0.25, round: 3, sheet: true },
    ),
    shape(
      'radiator.slits',
      role,
      times(10, (n) => rect(-46.6 + n * 10.1, -54, 2.4, 40, 1.2)),
      { tone: 0.7 },
    ),
    shape('radiator.knob', 'dark', circle(55, -12, 4), { tone: 0.5 }),
  ],
  anchors: { top: [0, -62] },
});

/** On its foot, its blades behind wire. */
const fan: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape('fan.stem', 'metal', rect(-2, -84, 4, 82), { tone: 0.4, sheet: true }),
    shape('fan.foot', 'dark', blob('-20,-2 -12,-5 0,-6 12,-5 20,-2 18,0 -18,0'), {
      tone: 0.5,
      round: 2,
      sheet: true,
    }),
    shape('fan.back', 'glass', circle(0, -104, 25), { tone: 0.2, alpha: 0.5 }),
    shape(
      'fan',
      role,
      times(3, (n) => {
        const at = [
          blob('-1,-106 -4,-116 2,-126 12,-124 11,-114 4,-107'),
          blob('2,-103 13,-104 20,-96 17,-88 8,-91 2,-99'),
          blob('-2,-103 -8,-92 -18,-90 -21,-99 -13,-105 -4,-105'),
        ];
        return at[n] ?? [];
      }),
      { tone: 0.35, round: 2, sheet: true },
    ),
    shape(
      'fan.cage',
      'metal',
      join(
        hoop(0, -104, 26, 1.8),
        hoop(0, -104, 17.6, 0.8),
        hoop(0, -104, 9.6, 0.8),
        trail('0,-129 0,-79', 0.7),
        trail('-25,-104 25,-104', 0.7),
        trail('-17.6,-121.6 17.6,-86.4', 0.7),
        trail('17.6,-121.6 -17.6,-86.4', 0.7),
      ),
      { tone: 0.4, sheet: true },
    ),
    shape('fan.hub', 'dark', circle(0, -104, 4), { tone: 0.4, round: 1 }),
  ],
  anchors: { top: [0, -130] },
});

/** Of iron, its fire behind a pane. */
const stove: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape('stove.pipe', role, rect(-5, -150, 10, 72), { tone: 0.45, round: 2, sheet: true }),
    shape(
      'stove.legs',
      role,
      join(poly('-24,-14 -16,-14 -20,0 -26,0'), poly('24,-14 16,-14 20,0 26,0')),
      { tone: 0.7, sheet: true },
    ),
    shape('stove', role, rect(-28, -76, 56, 64, 4), {
      tone: 0.35,
      round: 6,
      depth: -0.4,
      sheet: true,
    }),
    shape('stove.top', role, rect(-32, -82, 64, 8, 2), { tone: 0.6, sheet: true }),
    shape('stove.pane', 'fire', rect(-18, -64, 36, 32, 4), { tone: 0.75, glow: 0.6 }),
    shape('stove.flames', 'lamp', blob('-12,-34 -12,-46 -7,-41 -3,-58 3,-44 8,-52 12,-34'), {
      tone: 0.25,
      glow: 0.8,
    }),
    shape('stove.drawer', 'metal', join(rect(-16, -26, 32, 7, 2), circle(22, -48, 2.4)), {
      tone: 0.45,
    }),
    shape('stove.logs', 'bark', join(trail('-12,-34 10,-36', 3.4), trail('-9,-36 12,-33.6', 3)), {
      tone: 0.5,
    }),
  ],
  anchors: { top: [0, -82] },
});

const speaker: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape('speaker', role, rect(-17, -60, 34, 60, 2), { tone: 0.45, round: 5, sheet: true }),
    shape('speaker.front', 'dark', rect(-14, -57, 28, 54, 2), { tone: 0.6 }),
    shape('speaker.cones', 'stone', join(circle(0, -20, 11), circle(0, -44, 6)), {
      tone: 0.55,
      round: 3,
    }),
    shape('speaker.rims', 'metal', join(hoop(0, -20, 12, 1.4), hoop(0, -44, 7, 1.2)), {
      tone: 0.25,
    }),
    shape('speaker.caps', 'dark', join(circle(0, -20, 4), circle(0, -44, 2.2)), {
      tone: 0.4,
      round: 1,
    }),
  ],
  anchors: { top: [0, -60] },
});

const record: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('record.disc', 'dark', circle(0, 0, 15), { tone: 0.6, sheet: true }),
    shape(
      'record.grooves',
      'stone',
      join(hoop(0, 0, 13, 0.3), hoop(0, 0, 11.2, 0.3), hoop(0, 0, 9.4, 0.3), hoop(0, 0, 7.6, 0.3)),
      { tone: 0.4, alpha: 0.6 },
    ),
    shape(
      'record.shine',
      'white',
      join(poly('-1.4,-5.4 -5,-13.4 -1,-14.2'), poly('1.4,5.4 5,13.4 1,14.2')),
      { tone: 0.1, alpha: 0.35 },
    ),
    shape('record', role, circle(0, 0, 5), { tone: 0.35, sheet: true }),
    shape('record.hole', 'white', circle(0, 0, 0.8), { tone: 0.1 }),
  ],
  anchors: { hand: [0, 13] },
});

/** Round-headed, its tubes alight. */
const jukebox: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape(
      'jukebox',
      role,
      blob('-40,0 -42,-60 -40,-110 -26,-140 0,-150 26,-140 40,-110 42,-60 40,0'),
      { tone: 0.5, round: 7, sheet: true },
    ),
    shape(
      'jukebox.tube',
      'lamp',
      [...trail('-34,-4 -35,-60 -33,-106 -21,-132 0,-141 21,-132 33,-106 35,-60 34,-4', 7)],
      { tone: 0.3, glow: 0.5 },
    ),
    shape(
      'jukebox.arc',
      'told.green',
      [...trail('-25,-80 -24,-104 -15,-122 0,-129 15,-122 24,-104 25,-80', 4)],
      { tone: 0.3 },
    ),
    shape(
      'jukebox.window',
      'night',
      blob('-20,-80 -19,-104 -10,-118 0,-122 10,-118 19,-104 20,-80'),
      { tone: 0.6 },
    ),
    shape('jukebox.record', 'dark', ellipse(0, -90, 15, 5), { tone: 0.4 }),
    shape('jukebox.label', 'accent2', ellipse(0, -90, 5, 1.7), { tone: 0.3 }),
    shape('jukebox.keys', 'white', join(rect(-26, -76, 52, 9, 2), rect(-26, -64, 52, 5, 2)), {
      tone: 0.2,
    }),
    shape(
      'jukebox.lines',
      'dark',
      times(7, (n) => rect(-20 + n * 6.4, -75, 0.9, 7)),
      { tone: 0.5 },
    ),
    shape(
      'jukebox.grille',
      'told.gold',
      join(
        rect(-24, -54, 48, 44, 10),
        ...[0, 1, 2, 3].map((n) => cut(rect(-18 + n * 9.6, -48, 5.6, 32, 2.6))),
      ),
      { tone: 0.35, sheet: true },
    ),
  ],
  anchors: { top: [0, -150], hand: [0, -70] },
});

/** Held at both ends, its holes before one's mouth. */
const harmonica: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('harmonica.body', role, rect(-8.4, -1.5, 16.8, 3, 0.5), { tone: 0.4, sheet: true }),
    shape('harmonica.plate', 'metal', blob('-8.6,-3.2 0,-3.6 8.6,-3.2 8.8,-1 -8.8,-1'), {
      tone: 0.2,
      round: 1,
      sheet: true,
    }),
    shape('harmonica.under', 'metal', blob('-8.8,1 8.8,1 8.6,3.2 0,3.6 -8.6,3.2'), {
      tone: 0.4,
      round: 1,
      sheet: true,
    }),
    shape(
      'harmonica.holes',
      'dark',
      times(10, (n) => rect(-7.5 + n * 1.54, -0.7, 1, 1.4, 0.2)),
      { tone: 0.8 },
    ),
    shape('harmonica.line', 'dark', rect(-5, -2.5, 10, 0.3), { tone: 0.4 }),
  ],
  anchors: { hand: [8, 0] },
});

/** A belly like half a pear, its head bent back. */
const mandolin: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('mandolin.neck', 'bark', trail('0,-4 0,-32', 3), { tone: 0.55, sheet: true }),
    shape('mandolin.head', 'bark', poly('-2,-32 2,-32 3,-42 -3,-42'), { tone: 0.7, sheet: true }),
    shape(
      'mandolin.pegs',
      'white',
      times(8, (n) => circle(n % 2 ? 4 : -4, -40.6 + Math.floor(n / 2) * 2.4, 0.8)),
      { tone: 0.3, sheet: true },
    ),
    shape('mandolin', role, blob('0,-10 6,-4 12,6 13,14 8,21 0,23 -8,21 -13,14 -12,6 -6,-4'), {
      tone: 0.3,
      round: 4,
      sheet: true,
    }),
    shape('mandolin.hole', 'dark', ellipse(0, 5, 3.6, 3.2), { tone: 0.7 }),
    shape('mandolin.rose', 'bark', join(ellipse(0, 5, 4.8, 4.4), cut(ellipse(0, 5, 4, 3.6))), {
      tone: 0.6,
    }),
    shape('mandolin.guard', 'bark', blob('4,6 9,8 10,13 6,14 3.4,10'), { tone: 0.6 }),
    shape('mandolin.bridge', 'dark', rect(-4.4, 15, 8.8, 1.4, 0.5), { tone: 0.7 }),
    shape(
      'mandolin.strings',
      'white',
      times(4, (n) => rect(-1.4 + n * 0.86, -38, 0.24, 57)),
      { tone: 0.1 },
    ),
  ],
  anchors: { hand: [0, 6] },
});

const cymbals: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape('cymbals.far', role, ellipse(9, -2, 6, 18, 0.03), { tone: 0.6, sheet: true }),
    shape('cymbals', role, ellipse(-8, 0, 7.4, 19, -0.03), { tone: 0.3, round: 3, sheet: true }),
    shape(
      'cymbals.rings',
      role,
      join(
        ellipse(-8, 0, 5.6, 14.6, -0.03),
        cut(ellipse(-8, 0, 5.2, 14, -0.03)),
        ellipse(-8, 0, 4, 10, -0.03),
        cut(ellipse(-8, 0, 3.6, 9.4, -0.03)),
      ),
      { tone: 0.7 },
    ),
    shape('cymbals.boss', role, ellipse(-8.6, 0, 2.2, 5, -0.03), { tone: 0.15, round: 1 }),
    shape(
      'cymbals.straps',
      'bark',
      join(trail('-10,0 -16,2 -15,8', 1.4), trail('13,-2 18,0 17,6', 1.4)),
      { tone: 0.5 },
    ),
  ],
  anchors: { hand: [-14, 4] },
});

export const parlourThingsPieces = {
  radiator: entry(radiator, 'ground', 123, 62),
  'electric-fan': entry(fan, 'ground', 52, 130),
  'wood-stove': entry(stove, 'ground', 64, 150),
  loudspeaker: entry(speaker, 'ground', 34, 60),
  'vinyl-record': entry(record, 'air', 30, 30),
  jukebox: entry(jukebox, 'ground', 86, 151),
  harmonica: entry(harmonica, 'air', 17.6, 7.2),
  mandolin: entry(mandolin, 'air', 26, 65),
  cymbals: entry(cymbals, 'air', 33, 38),
};
