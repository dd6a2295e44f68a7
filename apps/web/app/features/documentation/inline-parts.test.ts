import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inlineParts, plainText, setProse } from '#features/documentation/inline-parts.ts';
import { setFrench } from '#language/typography.ts';

test('marks are told from the words around them', () => {
  expect(inlineParts('Tapez `npm ci`, puis [lisez](/api) *bien*.')).toEqual([
    { kind: 'text', text: 'Tapez ' },
    { kind: 'code', text: 'npm ci' },
    { kind: 'text', text: ', puis ' },
    { kind: 'link', text: 'lisez', href: '/api' },
    { kind: 'text', text: ' ' },
    { kind: 'stress', text: 'bien' },
    { kind: 'text', text: '.' },
  ]);
});

test('an open mark is text', () => {
  for (const prose of ['un `seul', '2 * 3 * 4', '[sans adresse]', '[a](b c)']) {
    expect(inlineParts(prose)).toEqual([{ kind: 'text', text: prose }]);
  }
});

test('no word is lost or made up', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '`', '*', '[', ']', '(', ')') }),
      (prose) => {
        const letters = (value: string) => value.replace(/[^a]/g, '');
        const parts = inlineParts(prose);
        const hrefs = parts.map((part) => ('href' in part ? part.href : '')).join('');
        expect(letters(plainText(prose) + hrefs).length).toBe(letters(prose).length);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      },
    ),
  );
});

test('code keeps its apostrophes and its spaces', () => {
  expect(setProse("C'est `it's : ok ?` non ?", setFrench)).toBe("C’est `it's : ok ?` non\u202f?");
});
