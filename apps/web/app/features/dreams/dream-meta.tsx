import type { Dream } from '@reverie/contract/dreams';
import { isSafe } from '@reverie/contract/dreams.rules';
import { pictureOf } from '@reverie/contract/images.rules';
import { DocumentHead } from '#head/document-head.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

/** A dream's page as search engines and link previews see it. A private one stays out of both. */
export function DreamMeta({ dream, origin }: { dream: Dream; origin: string }) {
  const t = useMessages('dreams');
  const language = useLanguage();
  const { date } = useFormats();
  const { image } = dream;
  const title = dream.title ?? t.untitledOn(date(dream.dreamedAt));
  // Networks show a picture to whoever passes: only of those dreams that everybody may see.
  const preview = image &&
    isSafe(dream.warnings) && { path: pictureOf(image).previewUrl, alt: image.alt[language] };
  return (
    <DocumentHead
      title={title}
      description={dream.content}
      kind="article"
      isListed={dream.visibility === 'public'}
      preview={preview || null}
      data={structured(dream, title, origin)}
    />
  );
}

function structured(dream: Dream, name: string, origin: string): object {
  return {
    '@type': 'CreativeWork',
    name,
    text: dream.content,
    url: `${origin}/dreams/${dream.id}`,
    dateCreated: dream.createdAt,
    ...(dream.author && { author: { '@type': 'Person', name: dream.author.username } }),
    ...(dream.image && { image: `${origin}${dream.imageUrl}` }),
  };
}
