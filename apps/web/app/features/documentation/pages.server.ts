import { type DocSlug, docPlaces } from '#features/documentation/doc-map.rules.ts';
import { fillFacts } from '#features/documentation/facts.rules.ts';
import type { Language } from '#language/language.ts';
import { typographers } from '#language/typography.ts';
import type { Text } from '#prose/prose.ts';
import { readProse } from '#prose/read-prose.ts';

/** Every page in every language, as it is written. */
const sources = import.meta.glob<string>('./pages/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Pages = ReadonlyMap<DocSlug, Text>;
const read = new Map<Language, Pages>();

/** The pages of one language, set for reading: read when the first of them is asked for, and kept. */
export function pagesIn(language: Language): Pages {
  const known = read.get(language);
  if (known) return known;
  const pages = new Map(
    docPlaces.map(({ slug }) => {
      const source = fillFacts(sources[`./pages/${language}/${slug}.md`] ?? '', language);
      return [slug, readProse(source, typographers[language])] as const;
    }),
  );
  read.set(language, pages);
  return pages;
}

/** One page. Throws for one that is not written. */
export function pageIn(language: Language, slug: DocSlug): Text {
  const page = pagesIn(language).get(slug);
  if (!page) throw new Error(`The documentation has no page ${slug}.`);
  return page;
}
