import type { OfferedStyle } from '@reverie/contract/images';
import cutPaper from '#features/home/pictures/cut-paper-360.webp';
import gouache from '#features/home/pictures/gouache-360.webp';
import ink from '#features/home/pictures/ink-360.webp';
import linocut from '#features/home/pictures/linocut-360.webp';
import risograph from '#features/home/pictures/risograph-360.webp';

/** In the order in which they hang. */
export const paintedStyles: readonly OfferedStyle[] = [
  'gouache',
  'linocut',
  'cut-paper',
  'risograph',
  'ink',
];

/** The sample dream as `npm run paint:pages` of the painter leaves it. */
export const sampleSmall: Record<OfferedStyle, string> = {
  gouache,
  linocut,
  'cut-paper': cutPaper,
  risograph,
  ink,
};
