import { postAddress } from '#features/blog/address.rules.ts';
import type { BlogText } from '#features/blog/blog-text.fr.ts';
import type { ShownSummary } from '#features/blog/set-post.rules.ts';
import { escapeXml } from '#head/escape.ts';
import type { Language } from '#language/language.ts';

type FeedParts = {
  posts: readonly ShownSummary[];
  text: BlogText;
  origin: string;
  language: Language;
};

/** The blog as an Atom feed (RFC 4287), one for each language. */
export function atomFeed({ posts, text, origin, language }: FeedParts): string {
  const own = `${origin}/blog/feed.xml?lang=${language}`;
  const updated =
    posts
      .map((post) => post.updatedAt)
      .sort()
      .at(-1) ?? new Date(0).toISOString();
  const entries = posts.map((post) => entryOf(post, text, addressIn(origin, post, language)));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escapeXml(`Reverie · ${text.title}`)}</title>
  <subtitle>${escapeXml(text.lead)}</subtitle>
  <id>${escapeXml(own)}</id>
  <link rel="self" type="application/atom+xml" href="${escapeXml(own)}"/>
  <link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(`${origin}/blog`)}"/>
  <icon>${escapeXml(`${origin}/icon.svg`)}</icon>
  <updated>${updated}</updated>
  <author><name>Reverie</name></author>
${entries.join('\n')}
</feed>
`;
}

function addressIn(origin: string, { slug }: ShownSummary, language: Language): string {
  return `${origin}${postAddress(slug)}${language === 'fr' ? '' : `?lang=${language}`}`;
}

function entryOf(post: ShownSummary, text: BlogText, address: string): string {
  const { title, excerpt, author, category, publishedAt, updatedAt } = post;
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${escapeXml(address)}</id>
    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
    <published>${publishedAt}</published>
    <updated>${updatedAt}</updated>
    <author><name>${escapeXml(author)}</name></author>
    <category term="${category}" label="${escapeXml(text.categories[category])}"/>
    <summary>${escapeXml(excerpt)}</summary>
  </entry>`;
}
