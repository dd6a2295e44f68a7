/** Sheets of figures, to be looked at: `npm run press -w packages/painter -- scripts/press-figures.ts`. */
import type { Drawing, Layer, Palette } from '#press/drawing.ts';
import { roles } from '#press/drawing.ts';
import { figure } from '#press/figure/figure.ts';
import type { FigureOptions } from '#press/figure/options.ts';
import { poseNames } from '#press/figure/poses.ts';
import { rect } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';

const sheet = process.env.SHEET ?? 'poses';
const few = process.env.POSES?.split(',');

const palette = {
  ...Object.fromEntries(roles.map((role) => [role, ['#cccccc', '#555555']])),
  paper: '#f3ead7',
  wall: ['#e8d6b4', '#d9bd8e'],
  floor: ['#c9a877', '#a9834f'],
  white: ['#fffaf0', '#c9c2c9'],
  dark: ['#3a3350', '#17142a'],
  accent: ['#e8614d', '#8c2340'],
  accent2: ['#3f8a8c', '#16395a'],
  accent3: ['#f0b13c', '#a8571c'],
  night: ['#4a5d94', '#1c2350'],
  skin1: ['#fbd9bd', '#c07a6a'],
  skin2: ['#eab68c', '#9c5a45'],
  skin3: ['#b97a50', '#6a3730'],
  skin4: ['#80503a', '#3c1f22'],
  hair1: ['#4a3040', '#1b1226'],
  hair2: ['#8a4a2a', '#4a2018'],
  hair3: ['#e8b75c', '#a06a2a'],
  hair4: ['#e6e2e0', '#9a94a2'],
} as unknown as Palette;

const looks: readonly Omit<FigureOptions, 'pose'>[] = [
  {
    clothes: 'trousers',
    garment: 'accent3',
    second: 'night',
    skin: 'skin1',
    hair: 'long',
    hairRole: 'hair1',
  },
  {
    clothes: 'coat',
    garment: 'accent2',
    second: 'dark',
    skin: 'skin2',
    hair: 'short',
    hairRole: 'hair1',
  },
  { clothes: 'dress', garment: 'accent', skin: 'skin3', hair: 'curly', hairRole: 'hair1' },
  {
    clothes: 'suit',
    garment: 'night',
    second: 'white',
    skin: 'skin4',
    hair: 'hat',
    hairRole: 'dark',
  },
  { clothes: 'gown', garment: 'white', skin: 'skin1', hair: 'bun', hairRole: 'hair2' },
  {
    clothes: 'pyjamas',
    garment: 'accent2',
    second: 'white',
    skin: 'skin2',
    hair: 'short',
    hairRole: 'hair3',
  },
  { clothes: 'swimsuit', garment: 'accent', skin: 'skin1', hair: 'long', hairRole: 'hair1' },
  {
    clothes: 'shirt',
    garment: 'white',
    second: 'accent2',
    skin: 'skin3',
    hair: 'cap',
    hairRole: 'accent',
  },
];

const columns = 4;
const cell = 250;

/** Pieces in rows; who stands does so on the floor of its row. */
function rows(name: string, pieces: readonly Piece[]): { name: string; drawing: Drawing } {
  const layers: Layer[] = [];
  const count = Math.ceil(pieces.length / columns);
  const tall = 270;
  for (let row = 0; row < count; row++) {
    layers.push({ id: 'wall', role: 'wall', path: rect(0, row * tall, 1000, tall), tone: 0.2 });
    layers.push({
      id: 'floor',
      role: 'floor',
      path: rect(0, row * tall + 222, 1000, 48),
      tone: 0.2,
    });
  }
  for (const [n, piece] of pieces.entries()) {
    const x = (n % columns) * cell + cell / 2;
    const y = Math.floor(n / columns) * tall + 245;
    const isAfloat = piece.layers.some(({ path }) =>
      path.some((_, i) => i === 2 && Number(path[2]) > 1),
    );
    layers.push(...placePiece(piece, { x, y: isAfloat ? y - 110 : y, scale: 1.2 }));
  }
  return { name, drawing: { width: 1000, height: count * tall, layers, palette } };
}

const asked = poseNames.filter((pose) => !few || few.includes(pose));
const look = (n: number) => looks[n % looks.length] as Omit<FigureOptions, 'pose'>;
const sheets: Record<string, () => { name: string; drawing: Drawing }[]> = {
  poses: () =>
    [0, 1]
      .map((half) =>
        rows(
          `poses ${half}`,
          asked
            .slice(half * 16, few ? undefined : half * 16 + 20)
            .map((pose, n) => figure({ ...look(n), pose, view: 'side' })),
        ),
      )
      .slice(0, few ? 1 : 2),
};

export const drawings = sheets[sheet]?.() ?? [];
