import { postAddress } from '#features/blog/address.rules.ts';
import type { BlogText } from '#features/blog/blog-text.fr.ts';
import type { ShownSummary } from '#features/blog/set-post.rules.ts';
import { type AtomEntry, atomOf } from '#head/atom.ts';
import type { Language } from '#language/language.ts';

type FeedParts = {
  posts: readonly ShownSummary[];
  text: BlogText;
  origin: string;
  language: Language;
};

/** The blog as a feed, one for each language. */
export function atomFeed({ posts, text, origin, language }: FeedParts): string {
  return atomOf({
    title: `Reverie · ${text.title}`,
    subtitle: text.lead,
    address: `${origin}/blog/feed.xml?lang=${language}`,
    page: `${origin}/blog`,
    author: 'Reverie',
    origin,
    language,
    entries: posts.map((post) => entryOf(post, text, addressIn(origin, post, language))),
  });
}

function addressIn(origin: string, { slug }: ShownSummary, language: Language): string {
  return `${origin}${postAddress(slug)}${language === 'fr' ? '' : `?lang=${language}`}`;
}

function entryOf(post: ShownSummary, text: BlogText, address: string): AtomEntry {
  const { title, excerpt, author, category, publishedAt, updatedAt } = post;
  const label = text.categories[category];
  return {
    ...{ title, address, publishedAt, updatedAt, author },
    summary: excerpt,
    category: { term: category, label },
  };
}
