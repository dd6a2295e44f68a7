import plane0 from '#features/home/pictures/plane-0.webp';
import plane1 from '#features/home/pictures/plane-1.webp';
import plane2 from '#features/home/pictures/plane-2.webp';
import plane3 from '#features/home/pictures/plane-3.webp';
import plane4 from '#features/home/pictures/plane-4.webp';
import plane5 from '#features/home/pictures/plane-5.webp';

/** The sample night as `npm run paint:front` of the painter leaves it, from the back to the front. */
export const planes = [
  { name: 'sky', src: plane0 },
  { name: 'far', src: plane1 },
  { name: 'nearer', src: plane2 },
  { name: 'roofs', src: plane3 },
  { name: 'moon', src: plane4 },
  { name: 'you', src: plane5 },
] as const;
