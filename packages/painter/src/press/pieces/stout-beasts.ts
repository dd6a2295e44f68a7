import { circle, ellipse, join, limb, rect } from '#press/path.ts';
import { blob, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const sheep: PieceMaker = ({ role = 'white', random }) => {
  const wool: number[] = [];
  for (const [x, y, r] of [
    [-34, -50, 15],
    [-36, -66, 14],
    [-22, -78, 15],
    [-4, -80, 16],
    [14, -79, 15],
    [30, -70, 15],
    [34, -54, 14],
    [24, -42, 13],
    [6, -40, 14],
    [-14, -40, 14],
  ] as const) {
    wool.push(...circle(x + random.between(-1, 1), y, r));
  }
  const leg = (x: number) => join(rect(x - 3, -34, 6, 32, 2), rect(x - 3.5, -5, 8, 5, 2));
  return {
    layers: [
      shape('sheep.legs', 'dark', join(leg(-24), leg(-16), leg(18), leg(26)), {
        tone: 0.6,
        sheet: true,
      }),
      shape('sheep', role, join(wool, ellipse(0, -58, 36, 22)), {
        tone: 0.12,
        round: 9,
        depth: 0.6,
        sheet: true,
      }),
      shape('sheep.head', 'dark', blob('32,-84 44,-90 56,-80 66,-64 62,-54 52,-54 40,-62 32,-72'), {
        tone: 0.5,
        sheet: true,
      }),
      shape('sheep.ear', 'dark', blob('34,-82 22,-84 20,-76 32,-74'), { tone: 0.8, sheet: true }),
      shape('sheep.tuft', role, join(circle(36, -88, 8), circle(45, -91, 7)), {
        tone: 0.1,
        round: 4,
      }),
      shape('sheep.eye', 'white', circle(51, -76, 2), { tone: 0 }),
    ],
    anchors: { mouth: [64, -57], top: [0, -92] },
  };
};

const pig: PieceMaker = ({ role = 'told.pink' }) => {
  const leg = (x: number) => poly(`${x - 7},-34 ${x + 8},-34 ${x + 5},0 ${x - 5},0`);
  return {
    layers: [
      shape('pig.far', role, join(leg(-22), leg(32)), { tone: 0.85, sheet: true }),
      shape(
        'pig',
        role,
        join(
          blob(
            '-52,-48 -44,-70 -10,-78 28,-76 50,-74 64,-62 78,-52 76,-38 58,-32 40,-26 0,-20 -36,-24',
          ),
          leg(-36),
          leg(18),
        ),
        { tone: 0.35, round: 10, sheet: true },
      ),
      shape('pig.ear', role, blob('38,-76 40,-90 52,-84 58,-68 50,-66'), {
        tone: 0.65,
        sheet: true,
      }),
      shape(
        'pig.snout',
        role,
        join(
          ellipse(78, -45, 4.5, 8.5, -0.02),
          trail('-50,-56 -60,-60 -62,-52 -56,-52 -58,-62 -66,-64', 2.6, 1.6),
        ),
        { tone: 0.7 },
      ),
      shape(
        'pig.face',
        'dark',
        join(circle(61, -58, 2.2), ellipse(79, -48, 1, 1.8), ellipse(79, -42, 1, 1.8)),
        { tone: 0.8 },
      ),
    ],
    anchors: { mouth: [74, -38], top: [0, -78] },
  };
};

const elephant: PieceMaker = ({ role = 'stone', state }) => {
  const step = state === 'moving' ? 16 : 0;
  const leg = (x: number, shift: number, r: number) =>
    join(
      limb([x, -150], [x + shift, -30], r, r * 0.74),
      rect(x + shift - r * 0.8, -34, r * 1.6, 34, 7),
    );
  const trunk =
    state === 'moving'
      ? trail('176,-236 210,-200 236,-190 262,-214 262,-250', 50, 17)
      : trail('174,-236 196,-176 198,-104 204,-56 226,-40', 50, 16);
  return {
    layers: [
      shape('elephant.far', role, join(leg(38, -step, 30), leg(-78, step, 33)), {
        tone: 0.95,
        sheet: true,
      }),
      shape(
        'elephant',
        role,
        join(
          blob(
            '-172,-170 -158,-244 -100,-286 -20,-290 60,-276 118,-280 124,-170 70,-112 -50,-104 -140,-116',
          ),
          ellipse(134, -246, 58, 62, -0.06),
          trunk,
          leg(80, step, 32),
          leg(-118, -step, 36),
          trail('-164,-226 -184,-190 -182,-130 -186,-108', 7, 4),
          ellipse(-186, -100, 5, 13),
        ),
        { tone: 0.4, round: 26, sheet: true },
      ),
      shape(
        'elephant.ear',
        role,
        blob('64,-296 108,-290 128,-246 116,-190 84,-150 52,-176 34,-236'),
        { tone: 0.55, round: 12, sheet: true },
      ),
      shape('elephant.tusk', 'white', trail('166,-192 188,-160 220,-156 236,-168', 13, 3), {
        tone: 0.15,
        sheet: true,
      }),
      shape('elephant.eye', 'dark', ellipse(152, -250, 6, 5), { tone: 0.9 }),
      shape(
        'elephant.toes',
        'white',
        join(
          ...[80 + step, -118 - step].map((x) =>
            join(ellipse(x + 20, -5, 7, 6), ellipse(x + 6, -5, 7, 6)),
          ),
        ),
        { tone: 0.35 },
      ),
    ],
    anchors: { mouth: [180, -190], top: [0, -290], trunk: [226, -40] },
  };
};

export const stoutBeastsPieces = {
  sheep: entry(sheep, 'ground', 120, 98),
  pig: entry(pig, 'ground', 150, 90),
  elephant: entry(elephant, 'ground', 430, 308),
};
