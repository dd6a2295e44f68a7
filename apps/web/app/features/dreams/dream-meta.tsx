import type { Dream } from '@reverie/contract/dreams';
import { isSafe } from '@reverie/contract/dreams.rules';
import { pictureOf, previewSize } from '@reverie/contract/images.rules';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useNonce } from '#ui/nonce.tsx';

/** A dream's page as search engines and link previews see it. A private one stays out of both. */
export function DreamMeta({ dream, origin }: { dream: Dream; origin: string }) {
  const t = useMessages('dreams');
  const { date } = useFormats();
  const nonce = useNonce();
  const title = dream.title ?? t.untitledOn(date(dream.dreamedAt));
  const description = excerpt(dream.content);
  const address = `${origin}/dreams/${dream.id}`;
  if (dream.visibility !== 'public') {
    return (
      <>
        <title>{`${title} · Reverie`}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{`${title} · Reverie`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <Preview dream={dream} origin={origin} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of JSON, its angle brackets escaped
        dangerouslySetInnerHTML={{ __html: structured(dream, title, address, origin) }}
      />
    </>
  );
}

/** The picture networks show beside a link: for those dreams alone that everybody may see. */
function Preview({ dream: { image, warnings }, origin }: { dream: Dream; origin: string }) {
  const language = useLanguage();
  if (!image || !isSafe(warnings)) return null;
  const { width, height } = previewSize;
  return (
    <>
      <meta property="og:image" content={`${origin}${pictureOf(image).previewUrl}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={image.alt[language]} />
    </>
  );
}

function structured(dream: Dream, title: string, address: string, origin: string): string {
  const described = {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: title,
    text: dream.content,
    url: address,
    dateCreated: dream.createdAt,
    ...(dream.author && { author: { '@type': 'Person', name: dream.author.username } }),
    ...(dream.image && { image: `${origin}${dream.imageUrl}` }),
  };
  // A dream may hold `</script>`: nothing in it may end the element it stands in.
  return JSON.stringify(described).replace(/</g, '\\u003c');
}

/** The first words, as long as a preview shows them. */
function excerpt(content: string): string {
  const words = content.replace(/\s+/g, ' ').trim();
  return words.length <= 160 ? words : `${words.slice(0, 157).replace(/\s\S*$/, '')}…`;
}
