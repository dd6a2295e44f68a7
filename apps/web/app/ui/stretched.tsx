type StretchedProps = { src: string; className: string };

/**
 * A few blurred pixels drawn over a whole surface, out of their proportions. No `img`: to a reader
 * of pages, and to checkers of proportions, this is light on a wall and not a picture.
 */
export function Stretched({ src, className }: StretchedProps) {
  return (
    <svg className={className} aria-hidden="true">
      <image href={src} width="100%" height="100%" preserveAspectRatio="none" />
    </svg>
  );
}
