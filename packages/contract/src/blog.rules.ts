/** Limits and choices of the blog that its pages, the API and the database share. */
export const blogCategories = ['research', 'technology', 'dreams', 'psychology'] as const;
export type BlogCategory = (typeof blogCategories)[number];

export function isBlogCategory(value: unknown): value is BlogCategory {
  return blogCategories.some((category) => category === value);
}

/** `scheduled`: there for everybody from its moment on, without anybody doing anything. */
export const postStatuses = ['draft', 'scheduled', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const blogPageSize = 6;
export const blogSearchLimit = 200;
export const slugLimit = 80;

/** Widths, in pixels, in which the picture of a post is offered. The last is the original’s. */
export const postPictureWidths = [480, 800, 1200] as const;

const formats = ['avif', 'webp'] as const;
type PostPictureFormat = (typeof formats)[number];

/** What a file of a post’s picture shows: a width of it, or the preview networks show. */
export type PostPictureFile =
  | { name: string; width: number; format: PostPictureFormat }
  | { name: string; format: 'preview' };

/** `name` holds a hash of the original, which all its files share. */
export function postPictureFile(file: PostPictureFile): string {
  if (file.format === 'preview') return `${file.name}-preview.jpg`;
  return `${file.name}-${file.width}.${file.format}`;
}

/** What a file name asks for. Null where no picture of a post would have such a file. */
export function parsePostPictureFile(file: string): PostPictureFile | null {
  const [, name, kind] = /^(post-[0-9a-f]{24})-([a-z0-9]+\.[a-z]+)$/.exec(file) ?? [];
  if (name === undefined) return null;
  if (kind === 'preview.jpg') return { name, format: 'preview' };
  for (const format of formats) {
    const width = postPictureWidths.find((candidate) => kind === `${candidate}.${format}`);
    if (width !== undefined) return { name, width, format };
  }
  return null;
}

function addressOf(file: PostPictureFile): string {
  return `/api/blog/pictures/${postPictureFile(file)}`;
}

/** A post’s picture ready for a picture element, made where it is shown. */
export function postPictureOf<T extends { name: string }>(picture: T) {
  const { name } = picture;
  const srcsetOf = (format: PostPictureFormat) =>
    postPictureWidths.map((width) => `${addressOf({ name, width, format })} ${width}w`).join(', ');
  const previewUrl = addressOf({ name, format: 'preview' });
  return {
    ...picture,
    sources: formats.map((format) => ({ type: `image/${format}`, srcset: srcsetOf(format) })),
    url: previewUrl,
    previewUrl,
  };
}
