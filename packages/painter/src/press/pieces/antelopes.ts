import { circle, ellipse, join, place, smooth, stroke } from '#press/path.ts';
import { type BeastBuild, beast } from '#press/pieces/beast.ts';
import { layersOf } from '#press/pieces/beast-layers.ts';
import { blob, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const build: BeastBuild = {
  height: 92,
  length: 92,
  chest: 33,
  waist: 24,
  neck: { length: 46, rise: 0.18, base: 12, top: 6.8 },
  head: {
    size: 27,
    tilt: 0.06,
    outline: pts(
      '-0.12,0.06 0,-0.2 0.25,-0.25 0.5,-0.17 0.85,-0.05 1,0.03 0.97,0.16 0.75,0.2 0.4,0.26 0.05,0.3',
    ),
  },
  legs: [7, 2.8, 2],
  foot: 'hoof',
  bend: 0.06,
};

/** Ringed horns that bend back and up, a white belly and a dark band along the flank. */
const antelope: PieceMaker = ({ role = 'accent2', state }) => {
  const b = beast(build, state === 'moving');
  const horn = pts('0.12,-0.2 0.02,-0.6 -0.16,-0.98 -0.14,-1.36 0.06,-1.7');
  const rings = join(
    ...[0.42, 0.62, 0.82, 1.02].map((up) => {
      const x = 0.08 - Math.min(up, 0.98) * 0.26;
      return stroke(
        [
          [x - 0.1, -up],
          [x + 0.09, -up - 0.04],
        ],
        0.045,
      );
    }),
  );
  const ear = blob('0.02,-0.12 -0.2,-0.26 -0.38,-0.2 -0.24,-0.06');
  const [rx, ry] = b.rump;
  const tail = smooth([
    [rx - 1, ry - 1],
    [rx - 7, ry + 8],
    [rx - 5, ry + 22],
    [rx + 1, ry + 10],
  ]);
  return {
    layers: [
      shape(
        'antelope.horn2',
        'dark',
        b.onHead(place(stroke(horn, 0.12, 0.05), { turn: 0.03, x: 0.08 })),
        {
          tone: 0.8,
          sheet: true,
        },
      ),
      ...layersOf('antelope', role, b, { body: [...b.onHead(ear), ...tail], round: 7, tone: 0.45 }),
      shape(
        'antelope.pale',
        'white',
        join(
          blob('36,-68 20,-60 -6,-60 -32,-66 -28,-70 0,-66 22,-66'),
          smooth([
            [rx - 2, ry + 4],
            [rx + 3, ry + 6],
            [rx + 3, ry + 18],
            [rx - 2, ry + 20],
          ]),
          b.onHead(blob('0.66,0.02 0.92,0.08 0.9,0.18 0.6,0.2')),
        ),
        { tone: 0.15 },
      ),
      shape('antelope.band', 'dark', trail('36,-72 18,-69 -8,-69 -34,-73', 3.2, 2.2), {
        tone: 0.55,
      }),
      shape('antelope.horn', 'dark', b.onHead(stroke(horn, 0.13, 0.05)), {
        tone: 0.5,
        sheet: true,
      }),
      shape('antelope.rings', 'stone', b.onHead(rings), { tone: 0.3 }),
      shape(
        'antelope.face',
        'dark',
        join(
          b.hooves,
          b.onHead(
            join(
              ellipse(0.97, 0.06, 0.06, 0.06),
              circle(0.38, -0.07, 0.055),
              trail('0.44,-0.02 0.7,0.06', 0.05, 0.02),
            ),
          ),
        ),
        { tone: 0.85 },
      ),
    ],
    anchors: { mouth: b.headAt([0.95, 0.14]), top: b.withers, saddle: [0, -88] },
  };
};

export const antelopesPieces = { antelope: entry(antelope, 'ground', 126, 168) };
