import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from '#features/home/lit-words.rules.ts';

test('words are parted from the text they stand in', () => {
  const spots = [{ start: 3, end: 7, finding: 'deer', isDenied: false }];
  expect(piecesOf('Un cerf passe.', spots).map(({ text, finding }) => [text, finding])).toEqual([
    ['Un ', null],
    ['cerf', 'deer'],
    [' passe.', null],
  ]);
});

test('whatever the spots, the pieces are the text', () => {
  const spot = fc.record({
    start: fc.nat(40),
    end: fc.nat(40),
    finding: fc.string(),
    isDenied: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(spot, { maxLength: 8 }), (text, spots) => {
      expect(
        piecesOf(text, spots)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
