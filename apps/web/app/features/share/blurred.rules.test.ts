import { expect, test } from 'vitest';
import { allBlurred, offeredOf, readBlurred } from '#features/share/blurred.rules.ts';

test('what a form posts is read again, and nothing else', () => {
  expect(readBlurred('link:https://a.example')).toEqual({
    kind: 'link',
    words: 'https://a.example',
  });
  expect(readBlurred('nothing:Paul')).toBeNull();
  expect(readBlurred('name:  ')).toBeNull();
});

test('ticked and typed words go together, each once', () => {
  expect(allBlurred(['name:Paul', 'place:Annecy', 'x'], 'paul, Zoé,')).toEqual([
    'name:paul',
    'place:Annecy',
    'name:Zoé',
  ]);
});

test('what is blurred comes first, and what was found is offered beside it', () => {
  const found = [
    { kind: 'name', text: 'Paul' },
    { kind: 'place', text: 'Annecy' },
  ] as const;
  expect(offeredOf(['name:Paul'], found)).toEqual([
    { kind: 'name', words: 'Paul', isBlurred: true },
    { kind: 'place', words: 'Annecy', isBlurred: false },
  ]);
});
