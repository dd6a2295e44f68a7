import type { Role } from '#press/drawing.ts';
import { pick } from '#press/pieces/brush.ts';
import { entry, type PieceMaker, type PieceOptions } from '#press/pieces/kit.ts';

import { flying, type Plumage, perched } from '#press/pieces/plumage.ts';

const finch = '8.5,-16 11.6,-14.7 8.5,-13.8';

const crowBill = '8.3,-16.6 11.4,-16 13.4,-14.2 8.5,-13.6';

const hooked = '8.3,-16.6 11,-16.4 11.8,-13 10.8,-14 8.5,-13.6';

const flier =
  (plumage: (options: PieceOptions) => Plumage, bill: string, home: 'air' | 'perch'): PieceMaker =>
  (options) => {
    const inAir = options.state === 'moving' || (home === 'air' && options.state !== 'open');
    const own = plumage(options);
    return inAir ? flying(own, bill, options) : perched(own, bill);
  };

const bird = flier(
  ({ role, random }) => ({
    id: 'bird',
    role: role ?? pick<Role>(random, ['accent', 'accent3', 'near', 'accent2']),
    breast: 'white',
    beak: 'told.orange',
    scale: 1,
  }),
  finch,
  'perch',
);

const crow = flier(
  ({ role = 'dark' }) => ({
    id: 'crow',
    role,
    breast: role,
    beak: 'dark',
    scale: 1.8,
    tone: 0.75,
    depth: -0.6,
  }),
  crowBill,
  'perch',
);

const dove = flier(
  ({ role = 'white' }) => ({
    id: 'dove',
    role,
    breast: 'white',
    beak: 'accent',
    scale: 1.3,
    tone: 0.12,
    depth: 0.6,
  }),
  finch,
  'air',
);

const seagull = flier(
  ({ role = 'white' }) => ({
    id: 'seagull',
    role,
    breast: 'white',
    beak: 'told.yellow',
    scale: 2,
    tone: 0.2,
    depth: 0.6,
  }),
  crowBill,
  'air',
);

const eagle = flier(
  ({ role = 'bark' }) => ({
    id: 'eagle',
    role,
    breast: 'wood',
    beak: 'told.yellow',
    scale: 3.2,
    tone: 0.55,
  }),
  hooked,
  'air',
);

export const fliersPieces = {
  bird: entry(bird, 'ground', 28, 19),
  crow: entry(crow, 'ground', 54, 34),
  dove: entry(dove, 'air', 43, 36),
  seagull: entry(seagull, 'air', 66, 55),
  eagle: entry(eagle, 'air', 105, 88),
};
