import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setEnglish, setFrench } from '#language/typography.ts';
import { frames } from '#pages/page.ts';
import { pageAt } from '#pages/page-at.ts';
import { namedPages, pages, resources } from '#pages/pages.ts';

const filesIn = (folder: string) => readdirSync(new URL(folder, import.meta.url)).sort();

test('every file of routes has its entry, and every entry its file', () => {
  const named = [
    ...[...pages.map(({ route }) => route), ...frames].map((name) => `${name}.tsx`),
    ...resources.map(({ route }) => `${route}.ts`),
  ];
  expect(named.sort()).toEqual(filesIn('../routes'));
});

test('no address leads to two of them', () => {
  const paths = [...pages, ...resources].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('what a menu shows or a search finds has a name', () => {
  const nameless = pages.filter(
    ({ name, menu, footer, words }) => !name && (menu || footer || words),
  );
  expect(nameless).toEqual([]);
});

test('the words of the list are set as typographers set them', () => {
  for (const { name, menu } of namedPages) {
    for (const said of menu ? [name, menu.hint] : [name]) {
      expect(said).toEqual({ fr: setFrench(said.fr), en: setEnglish(said.en) });
    }
  }
});

test('a link to a named page leaves out what may be left out', () => {
  for (const { to } of namedPages) expect(to).toMatch(/^\/[a-z/]*$/);
});

test('the page at a path is the one the router shows', () => {
  const found = (path: string) => pageAt(path)?.route;
  expect(found('/')).toBe('home');
  expect(found('/dreams/new')).toBe('dream-new');
  expect(found('/dreams/018f2b6e')).toBe('dream');
  expect(found('/documentation/usage')).toBe('documentation');
  expect(found('/no/such/page')).toBe('unknown');
});

test('every card has its picture, and every picture its card', () => {
  const cards = new Set(['house', ...pages.flatMap(({ card }) => card ?? [])]);
  expect(filesIn('../../public/previews')).toEqual([...cards].map((card) => `${card}.jpg`).sort());
});
