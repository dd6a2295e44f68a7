import { circle, cut, ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** A board on crossed legs, an iron on it. */
const ironingBoard: PieceMaker = ({ role = 'accent2' }) => ({
  layers: [
    shape(
      'ironing.legs',
      'metal',
      join(
        trail('-46,-2 40,-80', 3),
        trail('-50,-1 -36,-1', 3),
        trail('46,-2 -34,-80', 3),
        trail('36,-1 52,-1', 3),
      ),
      { tone: 0.55, sheet: true },
    ),
    shape('ironing.board', role, blob('-74,-86 -40,-90 62,-90 66,-86 62,-81 -40,-81'), {
      tone: 0.3,
      round: 3,
      sheet: true,
    }),
    shape('ironing.hem', 'white', blob('-72,-85 -40,-87 60,-87 62,-85 60,-83.6 -40,-83.6'), {
      tone: 0.2,
      alpha: 0.7,
    }),
    shape('iron.sole', 'metal', poly('14,-90 16,-94 48,-94 50,-90'), { tone: 0.2, sheet: true }),
    shape('iron', 'told.blue', blob('17,-94 26,-106 46,-108 49,-94'), {
      tone: 0.35,
      round: 3,
      sheet: true,
    }),
    shape('iron.handle', 'dark', trail('27,-104 34,-113 45,-113 46,-106', 3), { tone: 0.6 }),
    shape(
      'iron.steam',
      'foam',
      join(
        trail('8,-94 3,-102 9,-110 4,-118', 2, 0.8),
        trail('0,-92 -6,-100 0,-107 -5,-114', 2, 0.8),
      ),
      { tone: 0.1, alpha: 0.7 },
    ),
  ],
  anchors: { top: [-20, -90], hand: [40, -110] },
});

/** A basin on its cupboard, a tap that drips. */
const sink: PieceMaker = ({ role = 'white', state }) => ({
  layers: [
    shape('sink.cupboard', 'wood', rect(-40, -72, 80, 72, 2), { tone: 0.4, round: 6, sheet: true }),
    shape('sink.doors', 'wood', join(rect(-34, -64, 32, 56, 1), rect(2, -64, 32, 56, 1)), {
      tone: 0.6,
    }),
    shape('sink.knobs', 'metal', join(circle(-6, -38, 2), circle(6, -38, 2)), { tone: 0.1 }),
    shape('sink', role, blob('-46,-86 46,-86 42,-72 -42,-72'), {
      tone: 0.25,
      round: 5,
      sheet: true,
    }),
    shape('sink.bowl', 'water', ellipse(0, -86, 40, 5), { tone: 0.35 }),
    shape(
      'sink.tap',
      'metal',
      join(trail('-2,-88 -2,-112 4,-118 14,-116 16,-108', 3.4), rect(-8, -90, 12, 3)),
      {
        tone: 0.25,
        sheet: true,
      },
    ),
    ...(state === 'still' || state === undefined
      ? [shape('sink.drop', 'water', ellipse(16, -100, 1.6, 2.6), { tone: 0.2 })]
      : [shape('sink.run', 'water', rect(14.6, -108, 3, 22), { tone: 0.1 })]),
  ],
  anchors: { top: [0, -86] },
});

/** A pot with two handles, its lid ajar over the steam. */
const saucepan: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape(
      'saucepan.handles',
      'dark',
      join(trail('-17,-14 -23,-15 -22,-10 -17,-10', 2), trail('17,-14 23,-15 22,-10 17,-10', 2)),
      {
        tone: 0.6,
      },
    ),
    shape('saucepan', role, blob('-17,-18 17,-18 16.4,-3 13,-0.6 -13,-0.6 -16.4,-3'), {
      tone: 0.35,
      round: 4,
      sheet: true,
    }),
    shape('saucepan.rim', 'metal', ellipse(0, -18, 17.4, 2.2), { tone: 0.25, sheet: true }),
    shape('saucepan.inside', 'dark', ellipse(0, -17.8, 15, 1.5), { tone: 0.7 }),
    shape(
      'saucepan.steam',
      'foam',
      join(
        trail('-6,-20 -9,-25 -5,-30 -8,-35', 1.3, 0.4),
        trail('2,-20 -1,-26 4,-31 1,-37', 1.3, 0.4),
        trail('9,-20 6,-25 10,-29 8,-33', 1.3, 0.4),
      ),
      { tone: 0.1, alpha: 0.75 },
    ),
  ],
  anchors: { top: [0, -18], hand: [20, -13] },
});

/** Between two posts: a sheet, a shirt, a pair of trousers. */
const washingLine: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape(
      'washing.posts',
      'wood',
      join(
        rect(-172, -204, 7, 204),
        rect(165, -204, 7, 204),
        rect(-186, -200, 35, 5),
        rect(151, -200, 35, 5),
      ),
      {
        tone: 0.5,
        round: 2,
        sheet: true,
      },
    ),
    shape('washing.line', 'dark', trail('-168,-196 -80,-184 0,-180 80,-184 168,-196', 1.4), {
      tone: 0.6,
    }),
    shape(
      'washing.sheet',
      role,
      blob('-146,-190 -104,-186 -62,-182 -60,-120 -66,-74 -104,-80 -146,-70 -150,-130'),
      {
        tone: 0.2,
        round: 6,
        sheet: true,
      },
    ),
    shape(
      'washing.folds',
      role,
      join(
        trail('-126,-186 -122,-140 -128,-78', 2, 0.8),
        trail('-88,-182 -92,-130 -86,-80', 2, 0.8),
      ),
      {
        tone: 0.7,
        alpha: 0.6,
      },
    ),
    shape(
      'washing.shirt',
      'accent',
      poly('-40,-181 22,-181 44,-158 32,-146 20,-158 20,-98 -38,-98 -38,-158 -50,-146 -62,-158'),
      { tone: 0.3, round: 4, sheet: true },
    ),
    shape(
      'washing.trousers',
      'told.blue',
      poly('62,-184 122,-188 126,-84 104,-82 96,-150 90,-150 82,-82 58,-84'),
      {
        tone: 0.4,
        round: 4,
        sheet: true,
      },
    ),
    shape(
      'washing.pegs',
      'lamp',
      times(6, (n) => rect([-140, -70, -34, 14, 68, 112][n] ?? 0, -193, 3.4, 11)),
      {
        tone: 0.3,
      },
    ),
  ],
  anchors: { top: [0, -180] },
});

/** On wheels, its pillow raised. */
const stretcher: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape(
      'stretcher.frame',
      'metal',
      join(
        trail('-72,-66 60,-8', 3),
        trail('72,-66 -60,-8', 3),
        rect(-92, -70, 186, 5),
        trail('-92,-70 -98,-96', 3),
      ),
      { tone: 0.45, sheet: true },
    ),
    shape(
      'stretcher.wheels',
      'dark',
      join(...[-60, 60].flatMap((x) => [circle(x, -8, 8), cut(circle(x, -8, 3.4))])),
      { tone: 0.7, sheet: true },
    ),
    shape('stretcher', role, blob('-94,-86 -60,-84 92,-84 96,-76 92,-69 -90,-69'), {
      tone: 0.2,
      round: 4,
      sheet: true,
    }),
    shape('stretcher.blanket', 'accent3', blob('-18,-88 40,-90 94,-86 97,-60 60,-58 -16,-64'), {
      tone: 0.35,
      round: 4,
      sheet: true,
    }),
    shape('stretcher.pillow', 'white', blob('-92,-88 -86,-98 -62,-100 -54,-90 -60,-84 -86,-84'), {
      tone: 0.25,
      round: 3,
      sheet: true,
    }),
  ],
  anchors: { lie: [0, -86], top: [0, -88], seat: [-6, -86] },
});

/** Two cushions between rounded arms; one sits on it. */
const sofa: PieceMaker = ({ role = 'told.green' }) => ({
  layers: [
    shape('sofa.feet', 'bark', join(rect(-88, -10, 7, 10), rect(81, -10, 7, 10)), { tone: 0.7 }),
    shape('sofa.back', role, blob('-88,-30 -86,-80 -72,-92 0,-95 72,-92 86,-80 88,-30'), {
      tone: 0.55,
      round: 8,
      sheet: true,
    }),
    shape('sofa.seam', role, trail('0,-92 0,-46', 1.6), { tone: 1 }),
    shape('sofa', role, rect(-84, -28, 168, 20, 4), { tone: 0.5, round: 5, sheet: true }),
    shape('sofa.seat', role, join(rect(-82, -46, 81, 20, 8), rect(1, -46, 81, 20, 8)), {
      tone: 0.25,
      round: 6,
      sheet: true,
    }),
    shape(
      'sofa.arms',
      role,
      join(
        blob('-106,-9 -108,-54 -98,-64 -86,-60 -82,-48 -82,-9'),
        blob('106,-9 108,-54 98,-64 86,-60 82,-48 82,-9'),
      ),
      {
        tone: 0.35,
        round: 7,
        sheet: true,
      },
    ),
    shape('sofa.cushion', 'accent2', blob('44,-48 50,-78 78,-80 82,-50 62,-45'), {
      tone: 0.3,
      round: 5,
      sheet: true,
    }),
  ],
  anchors: { seat: [-14, -46], lie: [0, -46], top: [0, -92] },
});

/** A deep plate that steams, a spoon in it. */
const soup: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('soup.saucer', 'accent3', ellipse(0, -1, 15, 1.7), { tone: 0.4, sheet: true }),
    shape('soup.bowl', role, blob('-13,-9 -11.4,-4.6 -6,-1.4 6,-1.4 11.4,-4.6 13,-9'), {
      tone: 0.3,
      round: 2.6,
      sheet: true,
    }),
    shape('soup.band', 'told.blue', blob('-12.4,-6.6 0,-5.2 12.4,-6.6 12,-5.4 0,-4 -12,-5.4'), {
      tone: 0.3,
    }),
    shape('soup.rim', role, ellipse(0, -9, 13.2, 2.5), { tone: 0.1, sheet: true }),
    shape('soup', 'told.orange', ellipse(0, -8.9, 11.2, 1.8), { tone: 0.3 }),
    shape('soup.spoon', 'metal', trail('4,-8.8 11,-13 17,-17', 1.1, 1.5), {
      tone: 0.2,
      sheet: true,
    }),
    shape(
      'soup.steam',
      'foam',
      join(
        trail('-5,-11 -7,-14 -4,-17 -6,-20', 0.8, 0.3),
        trail('0,-11 -2,-15 2,-18 0,-22', 0.8, 0.3),
      ),
      { tone: 0.1, alpha: 0.75 },
    ),
  ],
  anchors: { top: [0, -9], hand: [-12, -6] },
});

export const householdPieces = {
  sofa: entry(sofa, 'ground', 216, 95),
  soup: entry(soup, 'table', 32, 22),
  'ironing-board': entry(ironingBoard, 'ground', 140, 119),
  sink: entry(sink, 'ground', 121, 120),
  saucepan: entry(saucepan, 'table', 46, 37),
  'washing-line': entry(washingLine, 'ground', 372, 204),
  stretcher: entry(stretcher, 'ground', 244, 101),
};
