import { partsOf } from '@reverie/contract/blurring.rules';
import type { Dream } from '@reverie/contract/dreams';
import { pictureOf } from '@reverie/contract/images.rules';
import { escapeXml } from '#head/escape.ts';

type Parts = { origin: string; nonce: string };

const words = {
  fr: { by: 'Un rêve de', nobody: 'un dormeur', read: 'Lire sur Reverie', untitled: 'Un rêve' },
  en: { by: 'A dream of', nobody: 'a dreamer', read: 'Read on Reverie', untitled: 'A dream' },
};

/** A public dream as it stands in a page of somebody else: its picture, its words, whose it is. */
export function embeddedDream(dream: Dream, { origin, nonce }: Parts): string {
  const { id, title, content, author, image } = dream;
  const language = dream.language ?? 'fr';
  const t = words[language];
  const address = `${origin}/dreams/${id}`;
  const name = author?.displayName ?? author?.username ?? t.nobody;
  const heading = title ?? t.untitled;
  const picture = image && pictureOf(image);
  const link = (inner: string) =>
    `<a href="${escapeXml(address)}" target="_blank" rel="noopener">${inner}</a>`;
  return page({
    ...{ nonce, language, title: heading },
    body: `<article>
${picture ? link(`<img src="${escapeXml(picture.url)}" width="${picture.width}" height="${picture.height}" alt="${escapeXml(picture.alt[language])}">`) : ''}
<h1 dir="auto">${saidIn(heading)}</h1>
<p dir="auto" class="words">${saidIn(content)}</p>
<p class="by">${escapeXml(`${t.by} ${name}`)} · ${link(t.read)}</p>
</article>`,
  });
}

/** What stands there once the dream is not everybody’s: nothing tells whether there ever was one. */
export function embeddedNothing({ origin, nonce }: Parts): string {
  return page({
    ...{ nonce, language: 'fr', title: 'Reverie' },
    body: `<p class="by" lang="fr">Ce rêve n’est pas public.</p>
<p class="by" lang="en">This dream is not public.</p>
<p class="by"><a href="${escapeXml(origin)}" target="_blank" rel="noopener">Reverie</a></p>`,
  });
}

function saidIn(text: string): string {
  return partsOf(text)
    .map(({ text: part, isReplacement }) =>
      isReplacement ? `<span class="blurred">[${escapeXml(part)}]</span>` : escapeXml(part),
    )
    .join('');
}

function page(parts: { nonce: string; language: string; title: string; body: string }): string {
  const { nonce, language, title, body } = parts;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)} · Reverie</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1rem/1.6 Georgia, 'Times New Roman', serif; }
body { margin: 0; padding: 1.25rem; background: light-dark(#faf8f4, #0b0f17); color: light-dark(#1d2430, #e8e4da); }
img { display: block; width: 100%; height: auto; max-height: 24rem; object-fit: cover; border-radius: .375rem; }
h1 { margin: 1rem 0 .25rem; font-size: 1.375rem; font-weight: 400; line-height: 1.25; }
.words { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
.by { margin: .875rem 0 0; font: .875rem/1.5 system-ui, sans-serif; color: light-dark(#4c5463, #b4b8c2); }
a { color: light-dark(#0b5a70, #8fd8ea); }
@media (width >= 40rem) {
  article:has(img) { display: grid; grid-template-columns: 18rem minmax(0, 34rem); column-gap: 1.75rem; grid-template-rows: auto auto 1fr; }
  article:has(img) > a { grid-row: 1 / 4; }
  h1 { margin-top: 0; }
  img { max-height: none; }
}
.blurred { filter: blur(.22em); }
</style>
</head>
<body>
<main>${body}</main>
</body>
</html>
`;
}
