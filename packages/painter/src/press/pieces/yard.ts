import { circle, cut, ellipse, join, limb, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** A round mat seen a little from above, on legs that bend. */
const trampoline: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape(
      'trampoline.legs',
      'metal',
      join(
        ...[-118, -52, 52, 118].map((x) =>
          join(
            limb([x, -66], [x * 1.03, -4], 3.4, 3.4),
            limb([x * 1.03 - 14, -3], [x * 1.03 + 14, -3], 3, 3),
          ),
        ),
      ),
      { tone: 0.55, sheet: true },
    ),
    shape('trampoline', role, join(ellipse(0, -72, 150, 34), rect(-150, -72, 300, 12)), {
      tone: 0.4,
      round: 8,
      sheet: true,
    }),
    shape('trampoline.springs', 'metal', ellipse(0, -76, 132, 27), { tone: 0.15 }),
    shape('trampoline.mat', 'dark', ellipse(0, -76, 122, 24), { tone: 0.7 }),
    shape('trampoline.shine', 'white', trail('-88,-82 -40,-92 10,-95', 2.4, 1), {
      tone: 0,
      alpha: 0.5,
    }),
  ],
  anchors: { top: [0, -76], seat: [0, -76] },
});

/** An engine on a deck between wheels, its handle held out to whoever it faces. */
const lawnmower: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape('lawnmower.handle', 'dark', join(trail('26,-30 96,-98', 4), trail('96,-98 112,-99', 6)), {
      tone: 0.6,
      sheet: true,
    }),
    shape('lawnmower.bag', 'leaf', blob('30,-30 62,-52 74,-46 70,-18 40,-12 28,-16'), {
      tone: 0.55,
      round: 7,
      sheet: true,
    }),
    shape('lawnmower', role, blob('34,-14 32,-30 8,-36 -34,-34 -44,-22 -44,-12 0,-9'), {
      tone: 0.35,
      round: 8,
      sheet: true,
    }),
    shape('lawnmower.engine', 'dark', join(rect(-22, -52, 34, 18, 4), rect(-14, -58, 18, 8, 3)), {
      tone: 0.6,
      round: 4,
      sheet: true,
    }),
    shape('lawnmower.wheels', 'dark', join(circle(24, -13, 13), circle(-34, -11, 11)), {
      tone: 0.85,
      sheet: true,
    }),
    shape('lawnmower.hubs', 'metal', join(circle(24, -13, 5), circle(-34, -11, 4.4)), {
      tone: 0.2,
    }),
  ],
  anchors: { top: [-4, -58], grip: [108, -99] },
});

/** Rings of hose, its end and nozzle to the right. */
const hose: PieceMaker = ({ role = 'told.green' }) => ({
  layers: [
    shape(
      'hose',
      role,
      join(
        ...[0, 7, 14, 21].map((up, n) =>
          join(ellipse(0, -9 - up, 34 - n, 9), cut(ellipse(0, -9 - up, 29 - n, 5.4))),
        ),
        trail('26,-8 48,-4 66,-10 76,-22', 5),
      ),
      { tone: 0.4, round: 3, sheet: true },
    ),
    shape('hose.nozzle', 'told.gold', poly('72,-20 80,-25 92,-42 86,-46'), {
      tone: 0.35,
      round: 2,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -38], grip: [76, -22] },
});

/** Round heaps of leaves, lit from above. */
const bush: PieceMaker = ({ role = 'leaf' }) => ({
  layers: [
    shape(
      'bush',
      role,
      join(
        ellipse(-44, -34, 40, 34),
        ellipse(0, -52, 46, 46),
        ellipse(46, -36, 38, 36),
        rect(-76, -30, 152, 30, 14),
      ),
      { tone: 0.6, round: 20, sheet: true },
    ),
    shape(
      'bush.light',
      role,
      join(ellipse(-52, -46, 18, 13), ellipse(-8, -76, 22, 15), ellipse(40, -52, 17, 13)),
      { tone: 0.3 },
    ),
    shape(
      'bush.leaves',
      role,
      times(14, (n) => ellipse(-62 + n * 9.6, -18 - ((n * 37) % 44), 4.6, 2.6, (n % 5) / 10)),
      { tone: 0.85 },
    ),
  ],
  anchors: { top: [0, -96], in: [-20, -60], 'in.end': [30, -30] },
});

/** A ladder up to a springy board that stands out to the right. */
const divingBoard: PieceMaker = ({ role = 'accent2' }) => ({
  layers: [
    shape(
      'diving-board.ladder',
      'metal',
      join(
        trail('-118,0 -106,-300', 5),
        trail('-86,0 -78,-300', 5),
        times(9, (n) =>
          trail(`${-116 + n * 1.3},${-24 - n * 28} ${-84 + n * 0.8},${-24 - n * 28}`, 4),
        ),
        trail('-106,-240 -106,-300 -20,-300 -20,-236', 4),
      ),
      { tone: 0.5, sheet: true },
    ),
    shape(
      'diving-board.post',
      'stone',
      join(poly('-74,0 -66,-232 -20,-232 -12,0'), rect(-84, -8, 84, 8, 2)),
      {
        tone: 0.4,
        round: 10,
        sheet: true,
      },
    ),
    shape(
      'diving-board',
      role,
      blob('-112,-244 0,-243 110,-239 150,-234 150,-228 100,-230 -112,-232'),
      {
        tone: 0.3,
        round: 3,
        sheet: true,
      },
    ),
  ],
  anchors: { top: [120, -238], seat: [110, -240] },
});

/** A shaft, and a blade at its lower end. */
const oar: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape(
      'oar',
      role,
      join(trail('-78,-40 44,22', 5), blob('36,14 52,14 92,38 96,52 82,52 46,30')),
      {
        tone: 0.4,
        round: 3,
        sheet: true,
      },
    ),
    shape('oar.band', 'accent', poly('66,20 76,26 64,40 56,36'), { tone: 0.35 }),
  ],
  anchors: { hand: [-50, -26], grip: [-50, -26] },
});

export const yardPieces = {
  trampoline: entry(trampoline, 'ground', 300, 108),
  lawnmower: entry(lawnmower, 'ground', 156, 102),
  hose: entry(hose, 'ground', 130, 46),
  bush: entry(bush, 'ground', 160, 98),
  'diving-board': entry(divingBoard, 'ground', 270, 302),
  oar: entry(oar, 'air', 176, 94),
};
