import type { ImageStyle } from '@reverie/contract/images';
import ink from '#features/home/pictures/ink-360.webp';
import nightGlass from '#features/home/pictures/night-glass-360.webp';
import oil from '#features/home/pictures/oil-360.webp';
import large from '#features/home/pictures/oil-720.webp';
import pastel from '#features/home/pictures/pastel-360.webp';
import watercolour from '#features/home/pictures/watercolour-360.webp';

/** In the order in which they hang. */
export const paintedStyles: readonly ImageStyle[] = [
  'oil',
  'watercolour',
  'ink',
  'pastel',
  'night-glass',
];

/** The sample dream as `npm run paint:pages` of the painter leaves it. */
export const sampleLarge = large;
export const sampleSmall: Record<ImageStyle, string> = {
  oil,
  watercolour,
  ink,
  pastel,
  'night-glass': nightGlass,
};
