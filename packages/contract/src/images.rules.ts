/** Widths, in pixels, in which every square painting is kept. */
export const imageWidths = [320, 640, 1024] as const;
export const largestImageWidth = 1024;

/** Link previews are wide, as the networks that show them ask. */
export const previewSize = { width: 1200, height: 630 } as const;

/** `name` is the hash that all files of one painting share. */
export function squareFile(name: string, width: number): string {
  return `${name}-${width}.webp`;
}

export function previewFile(name: string): string {
  return `${name}-preview.jpg`;
}

/** The painting a file belongs to. Null where no painting would have such a file. */
export function paintingNameOf(file: string): string | null {
  const match = /^([0-9a-f]{32})-(?:(\d+)\.webp|preview\.jpg)$/.exec(file);
  const [, name, width] = match ?? [];
  if (name === undefined) return null;
  const isKept = width === undefined || imageWidths.some((kept) => String(kept) === width);
  return isKept ? name : null;
}

export function imageUrl(file: string): string {
  return `/api/images/${file}`;
}

/** Every kept width, as the srcset of an img element. */
export function imageSrcset(name: string): string {
  return imageWidths.map((width) => `${imageUrl(squareFile(name, width))} ${width}w`).join(', ');
}

/**
 * A painting ready for an img element. Made where it is shown: a page of dreams sends the name of
 * each painting once, not its six addresses.
 */
export function pictureOf<T extends { name: string }>(image: T) {
  return {
    ...image,
    url: imageUrl(squareFile(image.name, largestImageWidth)),
    srcset: imageSrcset(image.name),
    previewUrl: imageUrl(previewFile(image.name)),
  };
}
