import type { Layer } from '#press/drawing.ts';
import { circle, join, place } from '#press/path.ts';
import { blob, poly, shape } from '#press/pieces/brush.ts';
import { entry, type PieceMaker, type PieceOptions } from '#press/pieces/kit.ts';
import { flying, type Plumage, perched } from '#press/pieces/plumage.ts';

/** What one knows it by beside its colours, where it sits. */
const bright =
  (
    of: (options: PieceOptions) => Plumage,
    bill: string,
    marks: (scale: number) => Layer[],
  ): PieceMaker =>
  (options) => {
    const plumage = of(options);
    if (options.state === 'moving') return flying(plumage, bill, options);
    const bird = perched(plumage, bill);
    return { ...bird, layers: [...bird.layers, ...marks(plumage.scale)] };
  };

const kingfisher = bright(
  ({ role = 'told.blue' }) => ({
    id: 'kingfisher',
    role,
    breast: 'told.orange',
    beak: 'dark',
    scale: 0.75,
  }),
  '8.2,-17 18.4,-14.6 8.4,-13.6',
  (scale) => [
    shape(
      'kingfisher.belly',
      'told.orange',
      place(blob('7.8,-12.2 7.3,-8.6 4.6,-4.6 0.6,-3.4 -3.4,-4.2 -1,-7 3.6,-8.4 5,-11.6'), {
        scale,
      }),
      {
        tone: 0.3,
      },
    ),
    shape(
      'kingfisher.cheek',
      'white',
      place(
        join(blob('3,-15 5.4,-14.6 6,-12.8 3.6,-12.6'), blob('6.6,-13.4 8.2,-13.2 7.6,-11.6')),
        { scale },
      ),
      {
        tone: 0.1,
      },
    ),
  ],
);

const woodpecker = bright(
  ({ role = 'told.green' }) => ({
    id: 'woodpecker',
    role,
    breast: 'white',
    beak: 'dark',
    scale: 1.2,
  }),
  '8.3,-16.4 14,-15 8.5,-13.9',
  (scale) => [
    shape(
      'woodpecker.cap',
      'told.red',
      place(blob('8.2,-17 6,-19.2 2.8,-18.4 1.6,-14.8 3.6,-15.6 5.6,-17.2'), { scale }),
      {
        tone: 0.35,
      },
    ),
    shape(
      'woodpecker.cheek',
      'dark',
      place(blob('5.4,-14.4 8.4,-14 7.8,-12.2 5.6,-12.8'), { scale }),
      { tone: 0.7 },
    ),
  ],
);

const toucan = bright(
  ({ role = 'dark' }) => ({
    id: 'toucan',
    role,
    breast: 'white',
    beak: 'told.orange',
    scale: 1.9,
    tone: 0.75,
    depth: -0.6,
  }),
  '8,-18 12.6,-19 17.4,-17.6 20,-13 18.6,-12.4 15,-13.2 8.2,-12.6',
  (scale) => [
    shape(
      'toucan.bib',
      'white',
      place(blob('4.4,-15 7.6,-12.6 7.5,-9 5.4,-8.6 3.8,-11.6'), { scale }),
      { tone: 0.1 },
    ),
    shape('toucan.tip', 'dark', place(poly('18.4,-16 20,-13 18.6,-12.4 17,-12.8'), { scale }), {
      tone: 0.8,
    }),
    shape(
      'toucan.bill',
      'told.red',
      place(blob('8.4,-14.4 14,-15 17.6,-14.2 15,-13.4 8.4,-12.8'), { scale }),
      { tone: 0.3 },
    ),
    shape('toucan.eye', 'told.blue', place(circle(6.5, -15.8, 1.3), { scale }), { tone: 0.3 }),
    shape('toucan.pupil', 'dark', place(circle(6.6, -15.8, 0.7), { scale }), { tone: 1 }),
  ],
);

export const brightBirdsPieces = {
  kingfisher: entry(kingfisher, 'ground', 26, 14),
  woodpecker: entry(woodpecker, 'ground', 37, 23),
  toucan: entry(toucan, 'ground', 70, 36),
};
