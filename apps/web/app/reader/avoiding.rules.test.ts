import { expect, test } from 'vitest';
import { askedOf, readAvoiding, toggle, withoutTag } from '#reader/avoiding.rules.ts';

const read = (query: string) => readAvoiding(new URLSearchParams(query));

test('an address says what is left out; what is no tag and no warning is not read', () => {
  expect(read('not=%20Araignée%20,,sang&avoid=violence,rain')).toEqual({
    ...{ not: 'Araignée,sang', avoid: 'violence' },
  });
  expect(read(`not=${'a'.repeat(31)},b%00`)).toEqual({ not: '', avoid: '' });
  expect(read('avoid=death&avoid=violence').avoid).toBe('violence,death');
});

test('the API is asked for what is left out, and for nothing where nothing is', () => {
  expect(askedOf({ not: '', avoid: '' })).toEqual({});
  expect(askedOf({ not: 'sang', avoid: 'death' })).toEqual({
    notTags: 'sang',
    notWarnings: 'death',
  });
});

test('a warning comes and goes, a tag is taken back', () => {
  expect(toggle('death', 'violence')).toBe('violence,death');
  expect(toggle('violence,death', 'violence')).toBe('death');
  expect(withoutTag('sang,loup', 'sang')).toBe('loup');
});
