/** Sheets of posed people, to be looked at: `npm run press -w packages/painter -- scripts/press-people.ts`. */
import type { Drawing, Layer, Palette } from '#press/drawing.ts';
import { roles } from '#press/drawing.ts';
import { figure } from '#press/figure/figure.ts';
import { clothesNames, type FigureOptions, hairNames } from '#press/figure/options.ts';
import { pair } from '#press/figure/pair.ts';
import { pairNames } from '#press/figure/pairs.ts';
import { poseNames, poses } from '#press/figure/poses.ts';
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

const columns = Number(process.env.ACROSS ?? 4);
const big = Number(process.env.BIG ?? 1);

/** Pieces in rows; who stands does so on the floor of its row. */
function rows(
  name: string,
  pieces: readonly { piece: Piece; isAfloat: boolean }[],
): { name: string; drawing: Drawing } {
  const layers: Layer[] = [{ id: 'wall', role: 'wall', path: rect(0, 0, 1000, 9000), tone: 0.2 }];
  const cell = 920 / columns;
  const scale = (cell / 250) * 1.2 * big;
  const tall = Math.round(cell * 1.12);
  const count = Math.ceil(pieces.length / columns);
  for (let row = 0; row < count; row++) {
    const top = 40 + row * tall;
    layers.push({ id: 'wall', role: 'wall', path: rect(40, top, 920, tall), tone: 0.2 });
    layers.push({
      id: 'floor',
      role: 'floor',
      path: rect(40, top + tall * 0.84, 920, tall * 0.16),
      tone: 0.2,
    });
  }
  for (const [n, { piece, isAfloat }] of pieces.entries()) {
    const x = 40 + (n % columns) * cell + cell / 2;
    const y = 40 + Math.floor(n / columns) * tall + tall * (isAfloat ? 0.5 : 0.92);
    layers.push(...placePiece(piece, { x, y, scale }));
  }
  return { name, drawing: { width: 1000, height: 80 + count * tall, layers, palette } };
}

const asked = poseNames.filter((pose) => !few || few.includes(pose));
const look = (n: number) => looks[n % looks.length] as Omit<FigureOptions, 'pose'>;
const drawn = (options: FigureOptions) => ({
  piece: figure(options),
  isAfloat: 'isAfloat' in poses[options.pose],
});
const view = (process.env.VIEW ?? 'side') as NonNullable<FigureOptions['view']>;
const age = (process.env.AGE ?? 'adult') as NonNullable<FigureOptions['age']>;
const build = (process.env.BUILD ?? 'middle') as NonNullable<FigureOptions['build']>;

const sheets: Record<string, () => { name: string; drawing: Drawing }[]> = {
  poses: () => [
    rows(
      `poses ${view}`,
      asked.map((pose, n) => drawn({ ...look(n), pose, view, age, build })),
    ),
  ],
  clothes: () => [
    rows(
      'clothes',
      (['side', 'three-quarter', 'front', 'back'] as const).flatMap((seen) =>
        clothesNames.map((clothes, n) =>
          drawn({
            ...look(n),
            second: n % 2 ? 'white' : 'accent2',
            garment: n % 3 ? 'accent' : 'night',
            clothes,
            hair: hairNames[n % hairNames.length] ?? 'short',
            ...(n === 3 && { face: 'masked' as const }),
            ...(n === 9 && { face: 'faceless' as const }),
            pose: (few?.[0] ?? 'stand') as FigureOptions['pose'],
            view: seen,
            age,
            build: (['slight', 'middle', 'broad'] as const)[n % 3] ?? 'middle',
          }),
        ),
      ),
    ),
  ],
  heads: () => [
    rows(
      'heads',
      (['side', 'three-quarter', 'front', 'back'] as const).flatMap((seen) =>
        hairNames.map((hair, n) => {
          const options: FigureOptions = {
            ...look(n),
            clothes: 'trousers',
            hairRole: (['hair1', 'hair2', 'hair3', 'dark', 'hair4'] as const)[n % 5] ?? 'hair1',
            hair,
            ...(n === 6 && { face: 'masked' as const }),
            pose: (few?.[0] ?? 'stand') as FigureOptions['pose'],
            view: seen,
            age,
          };
          const piece = figure(options);
          const [x = 0, y = 0] = piece.anchors?.head ?? [];
          const layers = placePiece(piece, { x: -x * 4.5, y: -y * 4.5, scale: 4.5 });
          return { piece: { layers }, isAfloat: true };
        }),
      ),
    ),
  ],
  pairs: () => [
    rows(
      'pairs',
      pairNames
        .filter((name) => !few || few.includes(name))
        .map((name, n) => ({
          piece: pair({
            pair: name,
            one: { ...look(n * 3 + 4), age },
            two: { ...look(n * 3 + 1), build },
          }),
          isAfloat: false,
        })),
    ),
  ],
};

export const drawings = sheets[sheet]?.() ?? [];
