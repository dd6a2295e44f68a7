import { enContents } from '#features/documentation/contents.en.ts';
import { frContents } from '#features/documentation/contents.fr.ts';
import {
  type DocPlace,
  type DocSection,
  docMap,
  docPath,
  docPlaces,
  guideFacts,
} from '#features/documentation/doc-map.ts';
import type { Block, DocPart } from '#features/documentation/doc-text.ts';
import { documentationEn } from '#features/documentation/documentation-text.en.ts';
import { documentationFr } from '#features/documentation/documentation-text.fr.ts';
import { setProse } from '#features/documentation/inline-parts.ts';
import type { Language } from '#language/language.ts';
import { setEnglish, setFrench, typeset } from '#language/typography.ts';

export const docContents = { fr: frContents, en: enContents };
const typographers = { fr: setFrench, en: setEnglish };

export function readWords(language: Language) {
  return typeset({ fr: documentationFr, en: documentationEn }[language], typographers[language]);
}

/** What a card, or a link in the margin, says of a page. */
export function readCard(language: Language, place: DocPlace) {
  const { title, summary } = docContents[language][place.slug];
  const set = typographers[language];
  return {
    ...place,
    path: docPath(place),
    title: set(title),
    summary: set(summary),
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

/** A page, set for reading, with this server's address in its samples. */
export function readDoc(language: Language, place: DocPlace, origin: string) {
  const set = typographers[language];
  const index = docPlaces.findIndex(({ slug }) => slug === place.slug);
  const neighbour = (at: number) => {
    const other = docPlaces[at];
    return other ? readCard(language, other) : null;
  };
  return {
    ...readCard(language, place),
    parts: docContents[language][place.slug].parts.map(
      ({ id, heading, blocks }): DocPart => ({
        id,
        heading: set(heading),
        blocks: blocks.map((block) => setBlock(block, set, origin)),
      }),
    ),
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
  };
}
export type Doc = ReturnType<typeof readDoc>;

function setBlock(block: Block, set: (text: string) => string, origin: string): Block {
  const prose = (text: string) => setProse(text, set);
  switch (block.kind) {
    case 'text':
    case 'note':
      return { ...block, text: prose(block.text) };
    case 'list':
    case 'steps':
      return { ...block, items: block.items.map(prose) };
    case 'terms':
      return { ...block, terms: block.terms.map(([name, meaning]) => [set(name), prose(meaning)]) };
    case 'exercise':
      return { ...block, title: set(block.title), steps: block.steps.map(prose) };
    case 'code':
      return { ...block, code: block.code.replaceAll('{origin}', origin) };
    case 'install':
    case 'examples':
      return block;
  }
}
