import type { Dream } from '@reverie/contract/dreams';
import { isSafe } from '@reverie/contract/dreams.rules';
import { pictureOf } from '@reverie/contract/images.rules';
import { useVeiledName } from '#features/dreams/veil.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

type DreamMetaProps = { dream: Dream; origin: string; isVeiled: boolean };

/** A dream's page as search engines and link previews see it. A private one stays out of both. */
export function DreamMeta({ dream, origin, isVeiled }: DreamMetaProps) {
  const t = useMessages('dreams');
  const language = useLanguage();
  const { date } = useFormats();
  const nameOf = useVeiledName();
  const { image } = dream;
  // Neither a tab nor the history shows what its reader has not opened.
  if (isVeiled) return <DocumentHead title={nameOf(dream)} isListed={false} />;
  const title =
    dream.title ?? (dream.community ? t.untitledWeek : t.untitledOn(date(dream.dreamedAt)));
  // Networks show a picture to passers-by: only of those dreams that everybody may see.
  const preview = image &&
    isSafe(dream.warnings) && { path: pictureOf(image).previewUrl, alt: image.alt[language] };
  return (
    <DocumentHead
      title={title}
      description={dream.content}
      kind="article"
      isListed={dream.visibility === 'public'}
      isEmbeddable={dream.visibility === 'public' && isSafe(dream.warnings)}
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
    ...(dream.language && { inLanguage: dream.language }),
    url: `${origin}/dreams/${dream.id}`,
    dateCreated: dream.createdAt,
    ...(dream.author && { author: { '@type': 'Person', name: dream.author.username } }),
    ...(dream.image && { image: `${origin}${dream.imageUrl}` }),
  };
}
