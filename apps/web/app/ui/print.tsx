import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';

export type Source = { type: string; srcset: string };

export type Picture = {
  /** For browsers that know none of the sources. */
  url: string;
  /** In the order in which a browser tries them. */
  sources: readonly Source[];
  width: number;
  height: number;
  /** A few blurred pixels, as a data URL. */
  placeholder: string;
};

/**
 * How wide a painting is where it takes a phone's whole width, for `sizes`. It is a little less than
 * the truth: nobody sees a tenth fewer points of a painting, and most phones fetch half the bytes.
 */
export const phoneSize = '88vw';

type PrintProps = {
  picture: Picture;
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** `eager` where it is the first thing seen. */
  loading?: 'eager' | 'lazy';
  className?: string;
  style?: CSSProperties | undefined;
};

/** A painting as a print on the wall: its blurred pixels first, then itself. */
export function Print({ picture, alt, sizes, loading = 'lazy', className, style }: PrintProps) {
  return (
    <span className={classNames('print block', className)} style={style}>
      <img className="print-blur" src={picture.placeholder} alt="" aria-hidden="true" />
      <picture>
        <Sources sources={picture.sources} sizes={sizes} />
        <img
          className="print-sharp"
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={loading}
          fetchPriority={loading === 'eager' ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}

/** The formats and widths of a picture, for a picture element. */
export function Sources({ sources, sizes }: { sources: readonly Source[]; sizes: string }) {
  return sources.map(({ type, srcset }) => (
    <source key={type} type={type} srcSet={srcset} sizes={sizes} />
  ));
}
