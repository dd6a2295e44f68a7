import { addressIn, alternates } from '#head/address.ts';
import { escapeXml } from '#head/escape.ts';
import { languages } from '#language/language.ts';

export type Listed = {
  path: string;
  /** When it changed, as an ISO date. */
  changedAt?: string;
};

const head = '<?xml version="1.0" encoding="utf-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A map of pages: each of them in each language, beside the same page in the others. */
export function siteMap(origin: string, pages: readonly Listed[]): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const others = alternates(origin, path).map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
    return languages.map((language) => {
      const address = escapeXml(addressIn(language, origin, path));
      return `<url><loc>${address}</loc>${changed}${others.join('')}</url>`;
    });
  });
  return `${head}
<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** The map of the maps. */
export function siteMapIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map(
    (path) => `<sitemap><loc>${escapeXml(new URL(path, origin).href)}</loc></sitemap>`,
  );
  return `${head}
<sitemapindex xmlns="${schema}">
${entries.join('\n')}
</sitemapindex>
`;
}
