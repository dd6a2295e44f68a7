import type { MotifList } from '@reverie/contract/motifs';
import { expect, test } from 'vitest';
import { motifsWithPages } from '#features/motifs/queries.ts';

const named = (id: string, dreamers: number | null) => ({
  ...{ id, category: 'water', dreamers },
  label: { fr: id, en: id },
  phrase: { fr: id, en: id },
});

const apiOf = (list: () => Promise<MotifList>) => ({ motifs: { list } });

test('words lead to motifs that enough dreamers share, and to no other', async () => {
  const motifs = [named('sea', 40), named('wave', null)];
  const api = apiOf(async () => ({ motifs, categories: [] }));
  expect(await motifsWithPages(api, ['wave', 'sea', 'sea', 'teapot'])).toEqual(['sea']);
});

test('where nothing is shared nothing is asked, and a list that does not come leads nowhere', async () => {
  const api = apiOf(() => Promise.reject(new Error('It is away.')));
  expect(await motifsWithPages(api, ['sea'])).toEqual([]);
  expect(await motifsWithPages(api, [])).toEqual([]);
});
