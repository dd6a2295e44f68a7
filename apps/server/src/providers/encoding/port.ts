import type { Picture } from '#providers/image/port.ts';

export type EncodedFile = { name: string; bytes: Uint8Array; contentType: string };

export type EncodedPainting = {
  /** Each kept width, and the link preview, named as contract/images.rules says. */
  files: EncodedFile[];
  /** A few blurred pixels as a data URL, at most 400 characters. */
  placeholder: string;
};

export const placeholderLimit = 400;

/** Makes the files of a square painting. `name` is what all of them share. */
export type EncodePainting = (picture: Picture, name: string) => Promise<EncodedPainting>;
