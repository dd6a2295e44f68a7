import { circle, join, place, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Tall at both ends, an iron comb at its bow. */
const gondola: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape(
      'gondola',
      role,
      blob(
        '-400,-110 -392,-70 -330,-18 -200,20 0,30 200,22 330,-14 396,-60 420,-120 388,-66 300,-34 160,-16 0,-12 -180,-18 -320,-46',
      ),
      { tone: 0.5, round: 10, depth: -0.4, sheet: true },
    ),
    shape(
      'gondola.rim',
      'told.gold',
      trail('-388,-76 -320,-44 -180,-18 0,-12 160,-16 300,-34 384,-68', 4),
      { tone: 0.35 },
    ),
    shape(
      'gondola.comb',
      'metal',
      join(
        trail('404,-84 422,-124 436,-130', 9, 6),
        ...[0, 1, 2, 3].map((n) => rect(414 - n * 5, -112 + n * 11, 22, 5)),
      ),
      { tone: 0.25, sheet: true },
    ),
    shape('gondola.seat', 'told.red', blob('-60,-14 -64,-52 -44,-60 -30,-24 60,-24 66,-14'), {
      tone: 0.4,
      round: 5,
      sheet: true,
    }),
    shape('gondola.oar', 'wood', trail('-250,-92 -330,40', 6, 9), { tone: 0.4 }),
  ],
  anchors: { seat: [0, -20], top: [0, -24] },
});

/** Low and long, its cabin aft and flowers on its roof. */
const barge: PieceMaker = ({ role = 'told.green' }) => ({
  layers: [
    shape('barge.hull', 'night', poly('-620,-70 -600,20 560,20 620,-80 560,-62 -560,-62'), {
      tone: 0.5,
      round: 12,
      sheet: true,
    }),
    shape('barge.line', 'told.red', poly('-616,-52 600,-52 606,-62 -618,-62'), { tone: 0.35 }),
    shape('barge', role, rect(-500, -160, 860, 100, 6), { tone: 0.4, round: 10, sheet: true }),
    shape('barge.roof', 'dark', rect(-510, -172, 880, 14, 4), { tone: 0.5, sheet: true }),
    shape(
      'barge.windows',
      'lamp',
      times(6, (n) => rect(-450 + n * 130, -138, 60, 40, 6)),
      { tone: 0.3 },
    ),
    shape(
      'barge.pots',
      'accent',
      times(3, (n) =>
        poly(
          `${-380 + n * 210},-196 ${-340 + n * 210},-196 ${-346 + n * 210},-172 ${-374 + n * 210},-172`,
        ),
      ),
      { tone: 0.4, sheet: true },
    ),
    shape(
      'barge.flowers',
      'leaf',
      times(3, (n) =>
        blob(
          `${-390 + n * 210},-198 ${-360 + n * 210},-222 ${-330 + n * 210},-198 ${-360 + n * 210},-190`,
        ),
      ),
      { tone: 0.35, sheet: true },
    ),
    shape('barge.chimney', 'dark', join(rect(250, -226, 26, 56, 3), rect(244, -232, 38, 8, 2)), {
      tone: 0.6,
      sheet: true,
    }),
    shape('barge.tiller', 'bark', trail('-500,-150 -580,-130 -610,-70', 8), { tone: 0.4 }),
  ],
  anchors: { top: [0, -172], seat: [430, -64] },
});

/** A round box on four wheels, its lamps lit, as a queen has it. */
const carriage: PieceMaker = ({ role = 'told.red' }) => {
  const wheel = (x: number, r: number) =>
    join(
      hoop(x, -r, r, 5),
      circle(x, -r, 6),
      ...[0, 1, 2, 3, 4, 5].map((n) =>
        place(rect(-1.6, -r + 3, 3.2, 2 * r - 6), { x, y: -r, turn: n / 12 }),
      ),
    );
  return {
    layers: [
      shape('coach.shaft', 'bark', trail('100,-44 150,-48 196,-44', 5, 4), {
        tone: 0.5,
        sheet: true,
      }),
      shape(
        'coach.springs',
        'told.gold',
        join(
          trail('-108,-62 -96,-84 -80,-70', 5),
          trail('108,-62 96,-84 80,-70', 5),
          trail('-112,-50 0,-44 112,-50', 6),
        ),
        { tone: 0.45, sheet: true },
      ),
      shape('coach.box', 'bark', poly('86,-128 124,-128 124,-96 92,-96'), {
        tone: 0.5,
        sheet: true,
      }),
      shape(
        'coach',
        role,
        blob('-84,-172 -60,-190 0,-194 60,-190 84,-172 88,-120 66,-74 0,-62 -66,-74 -88,-120'),
        { tone: 0.4, round: 10, sheet: true },
      ),
      shape(
        'coach.windows',
        'glass',
        join(rect(-72, -162, 36, 40, 8), rect(36, -162, 36, 40, 8), rect(-20, -162, 40, 40, 8)),
        { tone: 0.3 },
      ),
      shape('coach.door', role, join(rect(-25, -168, 3, 100), rect(22, -168, 3, 100)), {
        tone: 0.8,
      }),
      shape(
        'coach.trim',
        'told.gold',
        join(
          trail('-86,-170 -60,-187 0,-191 60,-187 86,-170', 4),
          trail('-88,-118 0,-112 88,-118', 3),
          circle(0, -92, 8),
          circle(0, -202, 6),
          circle(-62, -195, 5),
          circle(62, -195, 5),
        ),
        { tone: 0.3, sheet: true },
      ),
      shape('coach.wheels', 'told.gold', join(wheel(-84, 42), wheel(90, 34)), {
        tone: 0.4,
        sheet: true,
      }),
      shape('coach.lamp', 'lamp', rect(90, -160, 10, 18, 3), { tone: 0.2, glow: 0.5, sheet: true }),
    ],
    anchors: { seat: [0, -110], top: [0, -196] },
  };
};

export const bargesAndCarriagesPieces = {
  gondola: entry(gondola, 'water', 840, 165),
  barge: entry(barge, 'water', 1240, 252),
  'horse-carriage': entry(carriage, 'ground', 320, 208),
};
