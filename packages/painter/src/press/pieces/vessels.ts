import { circle, cut, ellipse, join, type Path, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/**
 * What people, beasts and letters are found in. Between the anchors `in` and `in.end` is room; a layer
 * whose id ends in `.front` is drawn before who is there, and one in `.idle` only where nobody is.
 */

/** On its rockers, hooded: whoever lies in it looks over its side. */
const cradle: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape(
      'cradle.rockers',
      'bark',
      join(trail('-50,-6 -36,-1.6 -20,0 20,0 36,-1.6 52,-8', 4), rect(-34, -14, 6, 12)),
      { tone: 0.6, sheet: true },
    ),
    shape('cradle.inside', 'dark', poly('-44,-50 46,-44 40,-22 -40,-22'), { tone: 0.7 }),
    shape('cradle.pillow', 'white', blob('-40,-42 -30,-49 -16,-47 -12,-38 -18,-32 -38,-32'), {
      tone: 0.2,
      round: 4,
    }),
    shape(
      'cradle.hood',
      role,
      blob('-50,-44 -52,-62 -44,-78 -28,-84 -14,-80 -6,-70 -16,-64 -24,-54 -26,-46'),
      { tone: 0.55, round: 6, sheet: true },
    ),
    shape('cradle.hem', 'white', trail('-6,-70 -16,-64 -24,-54 -26,-45', 3.4), { tone: 0.1 }),
    shape('cradle.quilt.idle', 'accent2', blob('-24,-40 0,-47 26,-46 42,-40 40,-32 -24,-32'), {
      tone: 0.3,
      round: 4,
      sheet: true,
    }),
    shape('cradle.front', role, poly('-48,-38 50,-38 42,-9 -40,-9'), {
      tone: 0.35,
      round: 5,
      sheet: true,
    }),
    shape('cradle.rim.front', role, rect(-51, -41, 104, 6, 3), {
      tone: 0.1,
      round: 2,
      sheet: true,
    }),
    shape('cradle.heart.front', role, blob('0,-16 -7,-23 -7,-28 -3,-30 0,-27 3,-30 7,-28 7,-23'), {
      tone: 0.9,
    }),
  ],
  anchors: { top: [0, -84], in: [-34, -76], 'in.end': [44, -20], side: [0, -38] },
});

const paneEdges = join(
  rect(-46, -116, 92, 3),
  rect(-46, -116, 3, 104),
  rect(43, -116, 3, 104),
  rect(-46, -14, 92, 3),
);

/** A case of glass on its plinth. */
const glassBox: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape('glass-box.plinth', role, join(rect(-50, -12, 100, 12, 2), rect(-46, -16, 92, 5)), {
      tone: 0.5,
      round: 3,
      sheet: true,
    }),
    shape('glass-box', 'glass', rect(-46, -116, 92, 104), {
      tone: { kind: 'ramp', x0: -46, y0: -116, x1: 46, y1: -12, from: 0, to: 0.45 },
      alpha: 0.72,
      sheet: true,
    }),
    shape(
      'glass-box.back',
      'white',
      join(rect(-34, -104, 1.6, 82), rect(32.4, -104, 1.6, 82), rect(-34, -104, 68, 1.6)),
      { tone: 0.3, alpha: 0.5 },
    ),
    shape(
      'glass-box.shine.front',
      'white',
      join(poly('-40,-112 -24,-112 -42,-62 -42,-106'), poly('22,-16 30,-16 41,-48 41,-66')),
      { tone: 0, alpha: 0.42 },
    ),
    shape('glass-box.edges.front', 'dark', paneEdges, { tone: 0.55, sheet: true }),
  ],
  anchors: { top: [0, -116], in: [-40, -108], 'in.end': [40, -15] },
});

/** A jar that one sees through, its lid screwed on. */
const jar: PieceMaker = ({ role = 'told.red' }) => {
  const body = blob('-6,-17 6,-17 7.4,-14.6 7.6,-8 7.4,-1.6 6,0 -6,0 -7.4,-1.6 -7.6,-8 -7.4,-14.6');
  return {
    layers: [
      shape('jar', 'glass', body, {
        tone: { kind: 'ramp', x0: -7, y0: -17, x1: 7, y1: 0, from: 0, to: 0.5 },
        alpha: 0.8,
        round: 2,
        sheet: true,
      }),
      shape('jar.bottom', 'glass', ellipse(0, -1.2, 6.2, 1), { tone: 0.7, alpha: 0.6 }),
      shape(
        'jar.jam.idle',
        'accent',
        blob('-6.6,-9.6 0,-10.4 6.6,-9.6 6.6,-2 5.4,-0.9 -5.4,-0.9 -6.6,-2'),
        {
          tone: 0.5,
          round: 2,
        },
      ),
      shape(
        'jar.shine.front',
        'white',
        join(
          blob('-5.8,-14 -4.4,-14.6 -4.2,-9 -4.6,-3.4 -5.8,-4'),
          trail('5.6,-13 6,-8 5.6,-4', 0.6),
        ),
        { tone: 0, alpha: 0.55 },
      ),
      shape('jar.rim.front', 'glass', hoopBand(body), { tone: 0.75, alpha: 0.5 }),
      shape('jar.lid.front', role, rect(-6.8, -20, 13.6, 3.6, 1), {
        tone: 0.4,
        round: 1,
        sheet: true,
      }),
      shape(
        'jar.grip.front',
        role,
        times(6, (n) => rect(-5.6 + n * 2.1, -19.6, 0.6, 2.8)),
        { tone: 0.8 },
      ),
    ],
    anchors: { top: [0, -20], hand: [0, -10], in: [-6, -16], 'in.end': [6, -1.2] },
  };
};

/** The outline of a glass, a little inside itself. */
function hoopBand(outline: Path): Path {
  return join(
    outline,
    cut(
      blob(
        '-5.8,-16.5 5.8,-16.5 7,-14.4 7.2,-8 7,-1.9 5.7,-0.5 -5.7,-0.5 -7,-1.9 -7.2,-8 -7,-14.4',
      ),
    ),
  );
}

/** A bird's cage; its bars are before whoever is in it. */
const cage: PieceMaker = ({ role = 'told.gold', state }) => {
  const isOpen = state === 'open';
  const bar = (x: number) =>
    isOpen && x > 0 && x < 20
      ? trail(`${x},-46 ${x},-52 ${x * 0.5},-64 0,-70`, 0.9)
      : trail(`${x},-3 ${x},-44 ${x * 0.85},-56 ${x * 0.45},-66 0,-70`, 0.9);
  const bars = join(...[-20, -13.4, -6.7, 0, 6.7, 13.4, 20].map(bar));
  const bands = join(rect(-21, -24, 42, 1.4), rect(-20.6, -45, 41.2, 1.6));
  return {
    layers: [
      shape('cage.floor', role, join(rect(-23, -5, 46, 5, 2), ellipse(0, -5, 22, 3)), {
        tone: 0.7,
        round: 2,
        sheet: true,
      }),
      shape(
        'cage.back',
        role,
        join(...[-16, -9, 9, 16].map((x) => trail(`${x},-6 ${x},-44 ${x * 0.6},-62 0,-70`, 0.6))),
        {
          tone: 0.85,
          alpha: 0.7,
        },
      ),
      shape(
        'cage.swing.idle',
        'wood',
        join(rect(-9, -34, 18, 1.6), trail('-8,-34 -3,-64', 0.8), trail('8,-34 3,-64', 0.8)),
        { tone: 0.5 },
      ),
      shape('cage.ring', role, hoop(0, -74, 4, 1.4), { tone: 0.4, sheet: true }),
      shape('cage.front', role, join(bars, bands), { tone: 0.35, round: 0.7, sheet: true }),
      ...(isOpen
        ? [
            shape(
              'cage.door',
              role,
              join(
                trail('21,-24 40,-28', 1),
                trail('21,-44 40,-48', 1),
                trail('40,-28 40,-48', 1),
                trail('30,-26 30,-46', 0.9),
              ),
              { tone: 0.4, sheet: true },
            ),
          ]
        : []),
    ],
    anchors: { perch: [0, -34], top: [0, -78], in: [-19, -62], 'in.end': [19, -4.5] },
  };
};

/** Water behind glass, weed and gravel; its fish where nobody else is in it. */
const aquarium: PieceMaker = ({ role = 'water' }) => ({
  layers: [
    shape('aquarium', role, rect(-40, -48, 80, 46, 2), { tone: 0.3, round: 6, sheet: true }),
    shape(
      'aquarium.gravel',
      'told.gold',
      blob('-40,-3 -40,-9 -20,-7 0,-10 20,-7 40,-10 40,-3 0,-2'),
      {
        tone: 0.5,
      },
    ),
    shape(
      'aquarium.weed',
      'leaf',
      join(
        trail('-28,-6 -32,-18 -27,-28 -31,-38', 3, 0.6),
        trail('-34,-6 -36,-14 -34,-24', 2.4, 0.6),
        trail('32,-7 29,-18 34,-30', 3, 0.6),
      ),
      { tone: 0.45 },
    ),
    shape(
      'aquarium.fish.idle',
      'accent',
      join(
        ellipse(-4, -30, 6, 3.2),
        poly('-9,-30 -15,-34 -15,-26'),
        ellipse(14, -20, 5, 2.8),
        poly('18,-20 24,-24 24,-16'),
      ),
      { tone: 0.25, round: 1.4 },
    ),
    shape('aquarium.water.front', role, rect(-40, -43, 80, 41, 2), { tone: 0.1, alpha: 0.16 }),
    shape(
      'aquarium.bubbles.front',
      'foam',
      join(hoop(26, -38, 1.6, 0.5), hoop(29, -32, 1.2, 0.4), hoop(-20, -36, 1.2, 0.4)),
      { tone: 0.1 },
    ),
    shape('aquarium.surface.front', 'foam', rect(-40, -44, 80, 1), { tone: 0.1, alpha: 0.7 }),
    shape('aquarium.rim.front', 'dark', join(rect(-42, -51, 84, 4, 1), rect(-42, -4, 84, 4, 1)), {
      tone: 0.5,
      sheet: true,
    }),
    shape('aquarium.shine.front', 'white', poly('-34,-43 -27,-43 -36,-20 -38,-36'), { alpha: 0.4 }),
  ],
  anchors: { top: [0, -51], in: [-30, -44], 'in.end': [30, -6] },
});

/** In its moulding, on a foot; a landscape, where it holds nobody's likeness. */
const pictureFrame: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape('picture-frame.foot', 'dark', poly('12,-18 20,-20 30,0 26,0'), { tone: 0.7 }),
    shape('picture-frame', role, rect(-21, -52, 42, 52, 1.6), { tone: 0.4, round: 3, sheet: true }),
    shape(
      'picture-frame.bevel',
      role,
      join(rect(-18.6, -49.6, 37.2, 47.2, 1), cut(rect(-16.6, -47.6, 33.2, 43.2))),
      {
        tone: 0.75,
      },
    ),
    shape(
      'picture-frame.corners',
      role,
      join(
        circle(-19, -50, 3),
        circle(19, -50, 3),
        circle(-19, -2.8, 2.8),
        circle(19, -2.8, 2.8),
        circle(0, -52, 3.2),
      ),
      { tone: 0.2, round: 1, sheet: true },
    ),
    shape('picture-frame.ground', 'sky', rect(-15, -46, 30, 40), {
      tone: { kind: 'ramp', x0: 0, y0: -46, x1: 0, y1: -6, from: 0.05, to: 0.5 },
    }),
    shape('picture-frame.sun.idle', 'lamp', circle(6, -36, 4), { tone: 0.1 }),
    shape(
      'picture-frame.hills.idle',
      'leaf',
      poly('-15,-18 -6,-27 2,-19 8,-24 15,-16 15,-6 -15,-6'),
      {
        tone: 0.5,
      },
    ),
    shape('picture-frame.shine.front', 'white', poly('-15,-46 -8,-46 -15,-30'), {
      tone: 0,
      alpha: 0.35,
    }),
  ],
  anchors: { top: [0, -54], in: [-15, -46], 'in.end': [15, -6] },
});

export const vesselsPieces = {
  cradle: entry(cradle, 'ground', 104, 84),
  'glass-box': entry(glassBox, 'ground', 100, 116),
  jar: entry(jar, 'table', 15, 20),
  cage: entry(cage, 'table', 46, 78),
  aquarium: entry(aquarium, 'table', 84, 51),
  'picture-frame': entry(pictureFrame, 'table', 51, 55),
};
