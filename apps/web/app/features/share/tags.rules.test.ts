import { expect, test } from 'vitest';
import { addTags, splitTyped } from '#features/share/tags.rules.ts';

test('tags are trimmed, and empty or repeated ones dropped whatever their case', () => {
  expect(addTags(['mer'], ' pluie , , Mer,  vent')).toEqual({
    tags: ['mer', 'pluie', 'vent'],
    rest: '',
    refusal: null,
  });
});

test('a tag of 30 characters is kept, one of 31 stays in the field', () => {
  const longest = 'é'.repeat(30);
  expect(addTags([], `${longest}, ${longest}e, mer`)).toEqual({
    tags: [longest, 'mer'],
    rest: `${longest}e`,
    refusal: { code: 'too_long', tag: `${longest}e` },
  });
});

test('characters are counted as people count them', () => {
  const families = '👨‍👩‍👧‍👦'.repeat(30);
  expect(addTags([], families).refusal).toBeNull();
});

test('the thirteenth tag stays in the field', () => {
  const twelve = Array.from({ length: 12 }, (_, i) => `t${i}`);
  expect(addTags(twelve, 'mer')).toEqual({
    tags: twelve,
    rest: 'mer',
    refusal: { code: 'too_many' },
  });
  expect(addTags(twelve, 'T3').refusal).toBeNull();
});

test('only what a comma ends is said', () => {
  expect(splitTyped('mer, plu')).toEqual({ said: 'mer', typing: 'plu' });
  expect(splitTyped('mer')).toEqual({ said: '', typing: 'mer' });
  expect(splitTyped('mer,')).toEqual({ said: 'mer', typing: '' });
});
