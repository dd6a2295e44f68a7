import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createBook } from '#platform/book/book.ts';
import { setBook } from '#platform/book/book-thread.ts';
import type { BookWords } from '#platform/book/chapter.ts';
import { linesOf } from '#platform/book/lines.ts';
import { readBook } from '#testing/book.ts';

const words: BookWords = {
  ...{ language: 'fr', title: 'Les rêves d’Ada', author: 'Ada', lines: ['Trois rêves'] },
  ...{ imprint: 'Composé par Reverie', contents: 'Table des rêves', index: 'Index' },
  ...{ persons: 'Qui est qui', meanings: new Map<string, string>(), people: [] },
};

const chapter = {
  ...{ part: 'Janvier 2026', facts: '5 janvier 2026', later: [], picture: null, symbols: [] },
};

const letters: [string, string][] = [
  ['Japanese', '海の底に古い図書館があり、本が魚のように泳いでいる。'],
  ['Chinese', '我梦见一座会说话的灯塔，海水是绿色的。'],
  ['Korean', '바다 밑에 오래된 도서관이 있었다.'],
  ['emoji', 'Une baleine 🐋 sous la lune 🌙, et moi 👩‍🚀.'],
  ['Greek and Polish', 'Η θάλασσα, i śnieg na łódce.'],
];

for (const [name, text] of letters) {
  test(`${name} is set in letters of its own, and reads as it was written`, async () => {
    const book = createBook(words);
    const read = buffer(book.output);
    await book.add({ ...chapter, title: text.slice(0, 9), verse: [text], prose: [text, text] });
    await book.end();
    const said = (await readBook(new Uint8Array(await read))).text.replace(/\s/g, '');
    expect(said).toContain(text.replace(/\p{Cf}|\p{Variation_Selector}|\s/gu, ''));
    expect(said).not.toContain('·');
  });
}

test('Arabic and Hebrew stand from right to left, and are told in the order they are read', async () => {
  const book = createBook(words);
  const read = buffer(book.output);
  const verse = ['رأيت البحر في المنام (مرتين) سنة 1998.', 'חלמתי על הים: 3 לוויתנים (גדולים).'];
  await book.add({ ...chapter, title: 'البحر', verse, prose: [] });
  await book.end();
  const { book: opened } = await readBook(new Uint8Array(await read));
  const tree = JSON.stringify(await (await opened.getPage(3)).getStructTree());
  expect(tree).toContain('"role":"P"');
  const { items } = await (await opened.getPage(3)).getTextContent();
  const drawn = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(drawn).toContain('1998');
  expect(drawn).not.toContain('·');
});

const measure = (text: string) => [...text].length;

test('a line in two directions is drawn as it reads: brackets turned, numbers as they are', () => {
  const { lines, isRightToLeft } = linesOf('חלמתי (על) 12 ים', {
    face: 'text',
    width: 99,
    measure,
  });
  expect(isRightToLeft).toBe(true);
  // Hebrew pieces are turned by their font: here they stand in the order they are read.
  expect(lines[0]?.pieces.map(({ text }) => text)).toEqual([
    'ים',
    ' ',
    '12',
    ' (',
    'על',
    ') ',
    'חלמתי',
  ]);
});

test('no line begins with what closes, and a word longer than a line is cut', () => {
  const told = (text: string, width: number) =>
    linesOf(text, { face: 'text', width, measure }).lines.map(({ pieces }) =>
      pieces.map((piece) => piece.text).join(''),
    );
  expect(told('海の底に、本が', 4)).toEqual(['海の底', 'に、本が']);
  expect(told('śśśśśśś ok', 3)).toEqual(['śśś', 'śśś', 'ś', 'ok']);
  expect(told('', 3)).toEqual(['']);
});

const told = { ...chapter, verse: ['Je marche.'], prose: [] };

test('a thread of its own sets the same book, as far as it is read', async () => {
  let asked = 0;
  async function* chapters() {
    for (const title of ['La mer', 'La lampe', 'Le train']) {
      asked += 1;
      yield { ...told, title };
    }
  }
  const pages = setBook(words, chapters());
  const first = await pages.next();
  expect(asked).toBe(1);
  const rest = await buffer(pages);
  const { text } = await readBook(
    new Uint8Array(Buffer.concat([first.value ?? new Uint8Array(), rest])),
  );
  for (const title of ['La mer', 'La lampe', 'Le train']) expect(text).toContain(title);
});

test('what fails in that thread is heard by who reads, and its thread ends', async () => {
  const broken = { bytes: new Uint8Array([1, 2, 3]), width: 1, height: 1, alt: '' };
  async function* chapters() {
    yield { ...told, title: 'La mer', picture: broken };
  }
  const output = Readable.from(setBook(words, chapters()), { objectMode: false });
  await expect(buffer(output)).rejects.toThrow('Unknown image format');
});
