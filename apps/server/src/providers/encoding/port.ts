import type { ImageFormat } from '@reverie/contract/images.rules';
import type { Picture } from '#providers/image/port.ts';

export type EncodedFile = { name: string; bytes: Uint8Array; contentType: string };

export type EncodedPainting = {
  /** Each kept width and format, named as contract/images.rules says. */
  files: EncodedFile[];
  formats: ImageFormat[];
  /** A few blurred pixels as a data URL, at most 400 characters. */
  placeholder: string;
};

export const placeholderLimit = 400;

/**
 * Around a picture, in pixels. `strip`: its lowest rows that are paper already, which the foot goes on
 * with; `drawing` is SVG, from the upper left of that foot.
 */
export type Margin = {
  paper: string;
  strip: number;
  side: number;
  foot: number;
  drawing: string;
};

export type Encoding = {
  /**
   * Makes the files of a painting. `name` is what all of them share; `square` is the same painting
   * composed for a square, where it is none itself.
   */
  painting(picture: Picture, name: string, square?: Picture): Promise<EncodedPainting>;
  /**
   * Makes the link preview, signed with the mark of the house. A picture of another shape stands
   * whole in the middle, melting into the colours of its own edges: nothing of it is cropped.
   */
  preview(picture: Picture, name: string): Promise<EncodedFile>;
  /** The light a picture throws on its page, made of its pixels once. */
  leak(picture: Picture, name: string): Promise<EncodedFile>;
  /** A picture as large as it is, in WebP. */
  whole(picture: Picture): Promise<Omit<EncodedFile, 'name'>>;
  /** A picture without loss, or as a JPEG for print. */
  exact(picture: Picture, format: 'png' | 'webp' | 'jpeg'): Promise<Uint8Array>;
  /** A picture on paper with a line of its own beneath it, as JPEG. */
  inMargin(picture: Picture, margin: Margin): Promise<Uint8Array>;
  /** A stored picture at another width or in another format, never larger than it is. */
  scaled(
    bytes: Uint8Array,
    asked: { name: string; width: number; format: 'avif' | 'webp' },
  ): Promise<EncodedFile>;
  /**
   * Squares of a picture that somebody sent: turned as its camera held it, cut from its middle, made
   * anew in WebP without anything else the file said. Throws for what cannot be decoded whole.
   */
  squares(
    bytes: Uint8Array,
    asked: readonly { name: string; side: number }[],
  ): Promise<EncodedFile[]>;
  /** A stored file as pixels again. Throws for what is no picture. */
  decode(bytes: Uint8Array): Promise<Picture>;
};
