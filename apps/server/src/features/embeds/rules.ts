import type { Dream } from '@reverie/contract/dreams';
import type { OEmbed } from '@reverie/contract/embeds';
import { pictureOf, previewSize } from '@reverie/contract/images.rules';

/** Pixels of a frame that holds a picture and a dream of 500 characters. */
const [frameWidth, frameHeight, leastWidth] = [560, 640, 240];

/** The dream that an address of this site leads to; null for any other address. */
export function dreamIdIn(url: string, origins: readonly string[]): string | null {
  const { origin, pathname } = new URL(url);
  if (!origins.includes(origin)) return null;
  return /^\/dreams\/([0-9a-f-]{36})\/?$/.exec(pathname)?.[1] ?? null;
}

type Frame = { origin: string; maxWidth: number | undefined; maxHeight: number | undefined };

/** A public dream as oEmbed tells of it. */
export function oembedOf(dream: Dream, { origin, maxWidth, maxHeight }: Frame): OEmbed {
  const { id, author, image, language } = dream;
  const width = Math.max(leastWidth, Math.min(frameWidth, maxWidth ?? frameWidth));
  const height = Math.min(frameHeight, maxHeight ?? frameHeight);
  const title = dream.title ?? (language === 'en' ? 'A dream' : 'Un rêve');
  return {
    ...{ version: '1.0', type: 'rich', title },
    ...(author && { author_name: author.displayName ?? author.username }),
    ...(author?.hasPage && { author_url: `${origin}/u/${encodeURIComponent(author.username)}` }),
    ...{ provider_name: 'Reverie', provider_url: origin },
    ...(image && {
      thumbnail_url: `${origin}${pictureOf(image).previewUrl}`,
      thumbnail_width: previewSize.width,
      thumbnail_height: previewSize.height,
    }),
    ...{ width, height },
    // Only ids and numbers of ours stand in it: nothing that somebody typed.
    html: `<iframe src="${origin}/embed/dreams/${id}" width="${width}" height="${height}" title="Reverie" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" referrerpolicy="no-referrer" frameborder="0"></iframe>`,
  };
}
