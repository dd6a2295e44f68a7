import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarkdown } from '#platform/markdown/read-markdown.ts';

test('an article becomes plain data', () => {
  const { body, notes, words } = readMarkdown(`First *words*, **strong**.[^b] Again.[^a]

## Été, deux fois

- one
- [two](/blog/two)

> Said.

## Été, deux fois

[^a]: The *first* source.
[^b]: The second.
`);
  expect(body).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'First ' },
        { text: 'words', isEmphasis: true },
        { text: ', ' },
        { text: 'strong', isStrong: true },
        { text: '.' },
        { text: '', note: 1 },
        { text: ' Again.' },
        { text: '', note: 2 },
      ],
    },
    { kind: 'heading', id: 'ete-deux-fois', runs: [{ text: 'Été, deux fois' }] },
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ text: 'one' }], [{ text: 'two', href: '/blog/two' }]],
    },
    { kind: 'quote', paragraphs: [[{ text: 'Said.' }]] },
    { kind: 'heading', id: 'ete-deux-fois-2', runs: [{ text: 'Été, deux fois' }] },
  ]);
  expect(notes).toEqual([
    { number: 1, runs: [{ text: 'The second.' }] },
    {
      number: 2,
      runs: [{ text: 'The ' }, { text: 'first', isEmphasis: true }, { text: ' source.' }],
    },
  ]);
  expect(words).toBe(13);
});

test('markup and addresses that run are left out, the words around them stay', () => {
  const { body } = readMarkdown(
    'A <b onclick="x()">bold</b> [link](javascript:alert(1)) and [one](//elsewhere.example).\n\n<script>x()</script>',
  );
  expect(body).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'A ' },
        { text: 'bold' },
        { text: ' ' },
        { text: 'link' },
        { text: ' and ' },
        { text: 'one' },
        { text: '.' },
      ],
    },
  ]);
});

test('words of another language say which, and nothing else of a tag is kept', () => {
  const { body } = readMarkdown(
    'Voir « <span lang="en">*A* study</span> », <span lang="de" onclick="x()">1900</span>, ici.',
  );
  expect(body).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Voir « ' },
        { text: 'A', isEmphasis: true, language: 'en' },
        { text: ' study', language: 'en' },
        { text: ' », ' },
        { text: '1900' },
        { text: ', ici.' },
      ],
    },
  ]);
});

test('whatever is written can be read, and no address in it runs anything', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (source) => {
      const { body, words } = readMarkdown(`[x](${source})\n\n${source}`);
      expect(words).toBeGreaterThanOrEqual(0);
      for (const [, href = ''] of JSON.stringify(body).matchAll(/"href":"([^"]*)"/g)) {
        expect(href).toMatch(/^(\/(?!\/)|#|https:\/\/)/);
      }
    }),
  );
});
