import { expect, test } from 'vitest';
import { docPath, docPlaces, guideFacts } from '#features/documentation/doc-map.rules.ts';
import { exampleDreams, exampleIds } from '#features/documentation/example-dreams.rules.ts';
import { findPages } from '#features/documentation/find-pages.server.ts';
import { pageIn } from '#features/documentation/pages.server.ts';
import { readDoc } from '#features/documentation/read-doc.server.ts';
import { helpPlaces } from '#help/help-places.ts';
import { languages } from '#language/language.ts';
import type { Block, Prose, Text } from '#prose/prose.ts';

const origin = 'https://reverie.example';

function proseOf(block: Block): readonly Prose[] {
  switch (block.kind) {
    case 'text':
    case 'note':
      return [block.prose];
    case 'list':
    case 'steps':
      return block.items;
    case 'terms':
      return block.terms.map(({ meaning }) => meaning);
    case 'exercise':
      return block.steps;
    default:
      return [];
  }
}

function shapeOf({ parts }: Text) {
  return parts.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) =>
      block.kind === 'code' ? block.code : `${block.kind} ${proseOf(block).length}`,
    ),
  }));
}

test.each(docPlaces)('$slug says as much in English as in French', ({ slug }) => {
  expect(shapeOf(pageIn('en', slug))).toEqual(shapeOf(pageIn('fr', slug)));
});

test.each(Object.entries(guideFacts))(
  'the exercises of %s take the minutes promised',
  (slug, facts) => {
    const place = docPlaces.find((candidate) => candidate.slug === slug);
    if (!place) throw new Error(`${slug} is no page`);
    const { parts } = pageIn('fr', place.slug);
    const minutes = parts.flatMap(({ blocks }) =>
      blocks.map((block) => (block.kind === 'exercise' ? block.minutes : 0)),
    );
    expect(minutes.reduce((sum, value) => sum + value, 0)).toBe(facts.minutes);
  },
);

const anchors = new Set(
  docPlaces.flatMap((place) => [
    docPath(place),
    ...pageIn('fr', place.slug).parts.map(({ id }) => `${docPath(place)}#${id}`),
  ]),
);

test('every link into the documentation arrives', () => {
  const fromPages = languages.flatMap((language) =>
    docPlaces.flatMap(({ slug }) =>
      pageIn(language, slug)
        .parts.flatMap(({ blocks }) => blocks.flatMap(proseOf).flat())
        .flatMap((run) => (run.kind === 'link' ? [run.href] : [])),
    ),
  );
  const fromHelp = Object.values(helpPlaces).map(({ href }) => href);
  const inward = [...fromPages, ...fromHelp].filter((href) => href.startsWith('/documentation/'));
  expect(inward.length).toBeGreaterThan(20);
  expect(inward.filter((href) => !anchors.has(href))).toEqual([]);
});

test('a page knows its neighbours, and its samples name this server', () => {
  const [first] = docPlaces;
  if (!first) throw new Error('There are no pages.');
  const { previous, next } = readDoc('fr', first, origin);
  expect([previous, next?.slug]).toEqual([null, 'configuration']);
  const steps = readDoc('fr', { section: 'getting-started', slug: 'first-steps' }, origin);
  const samples = steps.parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'code' ? [block.code] : [])),
  );
  expect(samples.filter((sample) => !sample.includes(origin))).toEqual([]);
});

test.each([
  ['fr', 'paralysie du sommeil', '/documentation/guides/lucid-dreaming#care'],
  ['fr', 'brouillon', '/documentation/usage/recording#draft'],
  ['fr', 'smtp', '/documentation/getting-started/configuration#mail'],
  ['en', 'control word', '/documentation/guides/pattern-recognition#doubt'],
  ['en', 'print again as a linocut', '/documentation/features/dream-journal#painting'],
  ['en', 'install sdk', '/documentation/getting-started/installation#sdk'],
] as const)('in %s, “%s” leads to %s', (language, query, path) => {
  const first = findPages(language, query).slice(0, 3);
  expect(first.map((found) => found.path)).toContain(path);
});

test('what nothing speaks of finds nothing', () => {
  expect(findPages('fr', 'xqzwv')).toEqual([]);
});

test('the example dreams could be shared as they are', () => {
  for (const language of languages) {
    for (const id of exampleIds) {
      const { content, tags } = exampleDreams[language][id];
      expect(content.length).toBeLessThanOrEqual(500);
      expect(tags.length).toBe(3);
    }
  }
});
