import { expect, test } from 'vitest';
import { namesIn, pseudonymsIn } from '#mentioned.rules.ts';
import { partsAround } from '#mentions.rules.ts';

test('a text calls people by the names that follow a sign, and addresses of mail call nobody', () => {
  const named = (text: string) => namesIn(text).map(({ username }) => username);
  expect(named('@ada, as-tu vu ? Merci @Léa.B. Et (@max_1) @ada')).toEqual([
    'ada',
    'Léa.B',
    'max_1',
  ]);
  expect(named('ada@example.org et a@b, @@ada, /@ada, @ab, @')).toEqual([]);
  expect(named(`@${'a'.repeat(31)}`)).toEqual([]);
});

test('a pseudonym is called in either language, with its number, and with nothing behind', () => {
  const called = (text: string) => pseudonymsIn(text).map(({ bird, number }) => [bird, number]);
  expect(called('@Courlis 12, @tawny owl 3 et @HÉRON 99')).toEqual([
    [0, 12],
    [2, 3],
    [15, 99],
  ]);
  expect(called('@Courlis, @Courlis 0, @Courlis 123, Courlis 12, x@Courlis 12')).toEqual([]);
});

test('a text falls into words and whom it calls, whole', () => {
  const one = { written: '@ada' };
  expect(partsAround('Oui @ada, @adam, ada@ada.', [one])).toEqual([
    'Oui ',
    one,
    ', @adam, ada@ada.',
  ]);
  expect(partsAround('Rien.', [one])).toEqual(['Rien.']);
  expect(partsAround('@ada', [])).toEqual(['@ada']);
});
