import type { MotifList } from '@reverie/contract/motifs';
import { expect, test } from 'vitest';
import { motifFamilies, placeOn, sharedMotifs } from '#features/motifs/rules.ts';

const motif = (id: string, fr: string, dreamers: number | null) => ({
  ...{ id, category: 'water', dreamers },
  label: { fr, en: id },
  phrase: { fr: `la ${fr}`, en: `the ${id}` },
});
const list: MotifList = {
  motifs: [motif('wave', 'vague', 20), motif('sea', 'mer', 40), motif('tide', 'marée', null)],
  categories: [
    { id: 'water', label: { fr: 'l’eau', en: 'water' } },
    { id: 'sky', label: { fr: 'le ciel', en: 'the sky' } },
  ],
};

test('what many share comes first, in the words of one language', () => {
  expect(sharedMotifs(list, 'fr')).toEqual([
    { id: 'sea', name: 'La mer', dreamers: 40 },
    { id: 'wave', name: 'La vague', dreamers: 20 },
  ]);
});

test('families keep their order, and their motifs that of the letters', () => {
  const [water, sky] = motifFamilies(list, 'fr');
  expect(water?.motifs.map(({ name }) => name)).toEqual(['marée', 'mer', 'vague']);
  expect(sky?.motifs).toEqual([]);
});

test('a share stands within its scale', () => {
  expect(placeOn(0.25, 0.5)).toBe('50%');
  expect(placeOn(-0.1, 0.5)).toBe('0%');
  expect(placeOn(0.9, 0.5)).toBe('100%');
  expect(placeOn(0.9, 0)).toBe('0%');
});
