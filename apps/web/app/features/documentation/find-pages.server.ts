import { type DocPlace, docPath, docPlaces } from '#features/documentation/doc-map.rules.ts';
import { pageIn } from '#features/documentation/pages.server.ts';
import { excerptOf } from '#help/excerpt.ts';
import { createTextSearch } from '#help/text-search.ts';
import type { Language } from '#language/language.ts';
import { typographers } from '#language/typography.ts';
import { type Block, plainText } from '#prose/prose.ts';

export type DocResult = { path: string; title: string; heading: string; excerpt: string };

type Entry = DocResult & { id: string; words: string; text: string };

const most = 12;
const queryLimit = 200;
const indexes = new Map<Language, { entries: Map<string, Entry>; find: Find }>();
type Find = ReturnType<typeof createTextSearch>;

/** The parts of the documentation that speak of what was typed, best first. */
export function findPages(language: Language, query: string): DocResult[] {
  const { entries, find } = indexOf(language);
  return find(query.slice(0, queryLimit), most).flatMap((id) => {
    const entry = entries.get(id);
    if (!entry) return [];
    const { path, title, heading, excerpt } = entry;
    return [{ path, title, heading, excerpt }];
  });
}

/** Built when it is first asked for, and kept. */
function indexOf(language: Language) {
  const known = indexes.get(language);
  if (known) return known;
  const all = docPlaces.flatMap((place) => entriesOf(language, place));
  const index = {
    entries: new Map(all.map((entry) => [entry.id, entry])),
    // A heading names its part; the page's name helps, without drowning it in its siblings.
    find: createTextSearch(
      all.map(({ id, heading, title, words, text }) => ({
        id,
        title: heading,
        words: `${title} ${words}`,
        text,
      })),
    ),
  };
  indexes.set(language, index);
  return index;
}

function entriesOf(language: Language, place: DocPlace): Entry[] {
  const { title, summary, parts } = pageIn(language, place.slug);
  const set = typographers[language];
  return parts.map(({ id, heading, blocks }, index) => {
    const text = blocks.map(wordsOf).filter(Boolean).join(' ');
    return {
      id: `${place.slug}#${id}`,
      path: `${docPath(place)}#${id}`,
      title,
      heading,
      excerpt: set(excerptOf(text || summary)),
      words: index === 0 ? summary : '',
      text,
    };
  });
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return plainText(block.prose);
    case 'list':
    case 'steps':
      return block.items.map(plainText).join(' ');
    case 'terms':
      return block.terms.map(({ name, meaning }) => `${name} ${plainText(meaning)}`).join(' ');
    case 'exercise':
      return [block.title, ...block.steps.map(plainText)].join(' ');
    case 'code':
    case 'live':
      return '';
  }
}
