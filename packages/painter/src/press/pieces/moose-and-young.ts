import { circle, ellipse, join, limb, type Path, place, smooth } from '#press/path.ts';
import { placePiece } from '#press/piece.ts';
import { type BeastBuild, beast } from '#press/pieces/beast.ts';
import { layersOf } from '#press/pieces/beast-layers.ts';
import { blob, pts, shape, trail } from '#press/pieces/brush.ts';
import { catsAndDogsPieces } from '#press/pieces/cats-and-dogs.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const build: BeastBuild = {
  height: 190,
  length: 190,
  chest: 78,
  waist: 62,
  rump: 0.9,
  sway: 2,
  neck: { length: 66, rise: 0.1, base: 34, top: 20 },
  head: {
    size: 68,
    tilt: 0.11,
    outline: pts(
      '-0.12,0.06 0,-0.18 0.24,-0.23 0.5,-0.2 0.8,-0.2 1,-0.08 1.06,0.12 0.96,0.24 0.78,0.24 0.6,0.16 0.36,0.24 0.05,0.3',
    ),
  },
  legs: [14, 6.5, 4.6],
  foot: 'hoof',
  bend: 0.05,
};

/** Its palm of antlers is what one knows it by, and the beard at its throat. */
const moose: PieceMaker = ({ role = 'bark', state }) => {
  const b = beast(build, state === 'moving');
  const hump = ellipse(52, -184, 40, 24, 0.03);
  const beard = b.onHead(blob('0.24,0.24 0.44,0.2 0.4,0.44 0.32,0.6 0.24,0.44'));
  const palm = blob(
    '0,0 -0.14,-0.28 -0.42,-0.42 -0.84,-0.5 -0.94,-0.72 -0.82,-0.66 -0.8,-0.92 -0.64,-0.72 -0.56,-1 -0.42,-0.74 -0.26,-0.98 -0.2,-0.66 0.02,-0.8 0.02,-0.52 0.12,-0.28 0.1,0',
  );
  const at = b.headAt([0.16, -0.22]);
  const antler = (scaleX: number, dx: number): Path =>
    place(palm, { x: at[0] + dx, y: at[1], scale: 96, scaleX });
  return {
    layers: [
      shape('moose.antler.far', 'wood', antler(-0.72, 8), { tone: 0.75, round: 3, sheet: true }),
      ...layersOf('moose', role, b, { body: [...hump, ...beard], round: 16, tone: 0.6 }),
      shape(
        'moose.muzzle',
        role,
        b.onHead(blob('0.62,-0.16 0.9,-0.18 1.04,-0.02 1.04,0.14 0.92,0.23 0.74,0.2 0.6,0.06')),
        {
          tone: 0.3,
        },
      ),
      shape(
        'moose.face',
        'dark',
        b.onHead(
          join(
            ellipse(0.97, -0.02, 0.05, 0.035),
            circle(0.32, -0.1, 0.032),
            trail('0.98,0.14 0.86,0.16 0.76,0.12', 0.024),
          ),
        ),
        {
          tone: 0.9,
        },
      ),
      shape(
        'moose.ear',
        role,
        b.onHead(
          smooth([
            [0.02, -0.16],
            [-0.2, -0.34],
            [-0.26, -0.2],
            [-0.08, -0.06],
          ]),
        ),
        {
          tone: 0.75,
          sheet: true,
        },
      ),
      shape('moose.antler', 'wood', join(antler(1, 0), limb(at, [at[0] - 6, at[1] - 14], 5, 4)), {
        tone: 0.4,
        round: 4,
        sheet: true,
      }),
    ],
    anchors: { mouth: b.headAt([0.95, 0.16]), top: b.withers, saddle: [0, -176] },
  };
};

/** The same beast, half grown: smaller, and its head large for it. */
function young(of: 'cat' | 'dog', scale: number): PieceMaker {
  return (options) => {
    const grown = catsAndDogsPieces[of].make(options);
    const anchors = Object.entries(grown.anchors ?? {}).map(
      ([name, [x, y]]) => [name, [x * scale, y * scale]] as const,
    );
    return { layers: placePiece(grown, { scale }), anchors: Object.fromEntries(anchors) };
  };
}

const { cat, dog } = catsAndDogsPieces;

export const mooseAndYoungPieces = {
  moose: entry(moose, 'ground', 300, 300),
  kitten: entry(young('cat', 0.55), 'ground', cat.width * 0.55, cat.height * 0.55),
  puppy: entry(young('dog', 0.55), 'ground', dog.width * 0.55, dog.height * 0.55),
};
