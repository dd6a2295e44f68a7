import { escapeXml } from '#head/escape.ts';
import type { Language } from '#language/language.ts';

export type AtomEntry = {
  title: string;
  /** The whole address of its page, which also names it. */
  address: string;
  publishedAt: string;
  updatedAt: string;
  author: string;
  summary: string;
  language?: Language | null;
  category?: { term: string; label: string };
};

type AtomFeed = {
  title: string;
  subtitle?: string;
  /** Whole addresses: its own, which also names it, and that of the page it tells of. */
  address: string;
  page: string;
  origin: string;
  author: string;
  /** Absent where each entry has its own. */
  language?: Language;
  entries: readonly AtomEntry[];
};

/** What readers of feeds are answered: Atom, RFC 4287. */
export const atomType = 'application/atom+xml';

export function atomOf(feed: AtomFeed): string {
  const { title, subtitle, address, page, origin, author, language, entries } = feed;
  const updated =
    entries
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? new Date(0).toISOString();
  const lines = [
    `<title>${escapeXml(title)}</title>`,
    subtitle && `<subtitle>${escapeXml(subtitle)}</subtitle>`,
    `<id>${escapeXml(address)}</id>`,
    `<link rel="self" type="${atomType}" href="${escapeXml(address)}"/>`,
    `<link rel="alternate" type="text/html"${language ? ` hreflang="${language}"` : ''} href="${escapeXml(page)}"/>`,
    `<icon>${escapeXml(`${origin}/icon.svg`)}</icon>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    ...entries.map(entryOf),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"${languageOf(language)}>
  ${lines.filter(Boolean).join('\n  ')}
</feed>
`;
}

function entryOf(entry: AtomEntry): string {
  const { title, address, publishedAt, updatedAt, author, category, summary, language } = entry;
  const lines = [
    `<title>${escapeXml(title)}</title>`,
    `<id>${escapeXml(address)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `<published>${publishedAt}</published>`,
    `<updated>${updatedAt}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    category && `<category term="${category.term}" label="${escapeXml(category.label)}"/>`,
    `<summary>${escapeXml(summary)}</summary>`,
  ];
  return `<entry${languageOf(language)}>
    ${lines.filter(Boolean).join('\n    ')}
  </entry>`;
}

function languageOf(language: Language | null | undefined): string {
  return language ? ` xml:lang="${language}"` : '';
}
