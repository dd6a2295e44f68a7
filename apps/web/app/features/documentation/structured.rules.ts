import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';
import type { Doc } from '#features/documentation/read-doc.server.ts';

/** A page and where it stands, as schema.org says it. */
export function docData(doc: Doc, words: DocumentationText, origin: string): object[] {
  const { section, path, title, summary, guide } = doc;
  const trail = [
    { name: words.title, path: '/documentation' },
    { name: words.sections[section].name, path: `/documentation/${section}` },
    { name: title, path },
  ];
  return [
    {
      '@type': 'TechArticle',
      headline: title,
      description: summary,
      url: `${origin}${path}`,
      ...(guide && { timeRequired: `PT${guide.minutes}M` }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: `${origin}${step.path}`,
      })),
    },
  ];
}
