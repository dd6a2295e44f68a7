import type { BlogText } from '#features/blog/blog-text.fr.ts';
import { useLanguage } from '#language/messages.tsx';

/** Tells readers of feeds where ours is. React lifts it into the head. */
export function FeedMeta({ text }: { text: BlogText }) {
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`Reverie · ${text.name}`}
      href={`/blog/feed.xml?lang=${useLanguage()}`}
    />
  );
}
