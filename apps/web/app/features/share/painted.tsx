import { type Picture, Print } from '#ui/print.tsx';

type PaintedProps = { picture: Picture; alt: string; caption: string };

/** The painting there is, and what becomes of it. */
export function Painted({ picture, alt, caption }: PaintedProps) {
  return (
    <figure className="grid content-start gap-3">
      <Print picture={picture} alt={alt} sizes="(width >= 64rem) 23rem, 16rem" />
      <figcaption className="text-small text-ink-faint">{caption}</figcaption>
    </figure>
  );
}
