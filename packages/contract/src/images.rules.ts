/** Widths, in pixels, in which every square painting is kept. */
export const imageWidths = [320, 640, 1024] as const;
export const largestImageWidth = 1024;

/** Link previews are wide, as the networks that show them ask. */
export const previewSize = { width: 1200, height: 630 } as const;

/** A dream keeps its newest paintings, this many, and always the one it shows. */
export const keptPaintings = 12;

/**
 * What a painting is kept as: AVIF and WebP in every width, JPEG in the largest alone, for browsers
 * that know neither and for downloads.
 */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** In the order in which a browser should try them. */
const scaledFormats = ['avif', 'webp'] as const;

/** `name` is the hash that all files of one painting share. */
export function squareFile(name: string, width: number, format: 'avif' | 'webp' = 'webp'): string {
  return `${name}-${width}.${format}`;
}

export function fullFile(name: string): string {
  return `${name}-${largestImageWidth}.jpg`;
}

export function previewFile(name: string): string {
  return `${name}-preview.jpg`;
}

/** Every file a painting may have. */
export function filesOf(name: string): string[] {
  const scaled = scaledFormats.flatMap((format) =>
    imageWidths.map((width) => squareFile(name, width, format)),
  );
  return [...scaled, fullFile(name), previewFile(name)];
}

/** The painting a file belongs to. Null where no painting would have such a file. */
export function paintingNameOf(file: string): string | null {
  const [, name] = /^([0-9a-f]{32})-[a-z0-9]+\.[a-z]+$/.exec(file) ?? [];
  return name !== undefined && filesOf(name).includes(file) ? name : null;
}

export function imageUrl(file: string): string {
  return `/api/images/${file}`;
}

/** Every kept width, as the srcset of an img or a source element. */
export function imageSrcset(name: string, format: 'avif' | 'webp' = 'webp'): string {
  return imageWidths
    .map((width) => `${imageUrl(squareFile(name, width, format))} ${width}w`)
    .join(', ');
}

/**
 * A painting ready for a picture element. Made where it is shown: a page of dreams sends the name
 * of each painting once, not its nine addresses.
 */
export function pictureOf<T extends { name: string; formats: readonly ImageFormat[] }>(image: T) {
  const { name, formats } = image;
  const isFull = formats.includes('jpeg');
  return {
    ...image,
    sources: scaledFormats
      .filter((format) => formats.includes(format))
      .map((format) => ({ type: `image/${format}`, srcset: imageSrcset(name, format) })),
    url: imageUrl(isFull ? fullFile(name) : squareFile(name, largestImageWidth)),
    previewUrl: imageUrl(previewFile(name)),
  };
}
