import type { Image } from '@reverie/contract/images';
import { Stretched } from '#ui/stretched.tsx';

/**
 * The painting leaks: its few blurred pixels, stretched across the page at the heights they have
 * in the print, become the sky it hangs in.
 */
export function Leak({ image }: { image: Pick<Image, 'placeholder'> }) {
  return (
    <div className="leak" aria-hidden="true">
      <Stretched src={image.placeholder} className="leak-light" />
    </div>
  );
}
