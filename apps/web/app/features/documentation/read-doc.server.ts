import {
  type DocPlace,
  type DocSection,
  docMap,
  docPath,
  docPlaces,
  guideFacts,
} from '#features/documentation/doc-map.rules.ts';
import { documentationEn } from '#features/documentation/documentation-text.en.ts';
import { documentationFr } from '#features/documentation/documentation-text.fr.ts';
import { pageIn } from '#features/documentation/pages.server.ts';
import type { Language } from '#language/language.ts';
import { textIn } from '#language/typography.ts';
import type { Block } from '#prose/prose.ts';

export function readWords(language: Language) {
  return textIn({ fr: documentationFr, en: documentationEn }, language);
}

/** What a card, or a link in the margin, says of a page. */
export function readCard(language: Language, place: DocPlace) {
  const { title, summary } = pageIn(language, place.slug);
  return {
    ...place,
    path: docPath(place),
    title,
    summary,
    guide: guideFacts[place.slug] ?? null,
  };
}
export type DocCard = ReturnType<typeof readCard>;

export function readCards(language: Language, section: DocSection): DocCard[] {
  return docMap[section].map((slug) => readCard(language, { section, slug }));
}

/** The names of all pages, for the margin. */
export function readContents(language: Language) {
  return docPlaces.map((place) => {
    const { section, path, title } = readCard(language, place);
    return { section, path, title };
  });
}
export type DocEntry = ReturnType<typeof readContents>[number];

/** A page, with this server's address in its samples. */
export function readDoc(language: Language, place: DocPlace, origin: string) {
  const index = docPlaces.findIndex(({ slug }) => slug === place.slug);
  const neighbour = (at: number) => {
    const other = docPlaces[at];
    return other ? readCard(language, other) : null;
  };
  const here = (block: Block): Block =>
    block.kind === 'code' ? { ...block, code: block.code.replaceAll('{origin}', origin) } : block;
  return {
    ...readCard(language, place),
    parts: pageIn(language, place.slug).parts.map((part) => ({
      ...part,
      blocks: part.blocks.map(here),
    })),
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
  };
}
export type Doc = ReturnType<typeof readDoc>;
