import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextToken, readWindow, type Signs, textOf } from '#features/recordings/tokens.rules.ts';

const vocabulary = ['Ġla', 'Ġmer', 'Ġm', 'Ã¨re', '.'];
const signs: Signs = {
  ...{ end: 5, begin: 6, transcribe: 8, noTimes: 9, firstTime: 10 },
  languages: { fr: 7, en: null },
  suppressed: [6, 7, 8],
  suppressedFirst: [5],
};
const size = signs.firstTime + 1_501;
const time = (seconds: number) => signs.firstTime + Math.round(seconds / 0.02);

const odds = (given: Record<number, number>) =>
  Float32Array.from({ length: size }, (_, token) => given[token] ?? -10);

test('tokens are bytes: a letter may be parted between two of them', () => {
  expect(textOf([0, 1, 4], vocabulary)).toBe(' la mer.');
  expect(textOf([2, 3], vocabulary)).toBe(' mère');
  expect(textOf([99], vocabulary)).toBe('');
});

test('first comes a time within the first second, and never the end', () => {
  expect(nextToken(odds({ 0: 9, [time(0.4)]: 1, [time(9)]: 5 }), [], signs)).toBe(time(0.4));
});

test('after a time comes text, after text anything, and times never go back', () => {
  expect(nextToken(odds({ [time(3)]: 9, 1: 1 }), [time(1)], signs)).toBe(1);
  const said = [time(1), 0];
  expect(nextToken(odds({ [time(0.5)]: 9, [time(2)]: 5, 1: 1 }), said, signs)).toBe(time(2));
  // One phrase has ended: the next begins there or later, and no word stands between them.
  const ended = [...said, time(2)];
  expect(nextToken(odds({ 1: 9, [time(2)]: 5 }), ended, signs)).toBe(time(2));
  expect(nextToken(odds({ 1: 9, [signs.end]: 5, [time(2)]: 1 }), ended, signs)).toBe(signs.end);
});

test('times that are likelier together than any word are said', () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [time(4 + at / 50), 0]));
  expect(nextToken(odds({ ...many, 1: 3 }), [time(0), 0], signs)).toBeGreaterThanOrEqual(time(4));
  expect(nextToken(odds({ [time(4)]: 0, 1: 3 }), [time(0), 0], signs)).toBe(1);
});

test('phrases are words with their times; what is cut off is heard in the next window', () => {
  const said = [time(0), 0, 1, time(1), time(1.5), 2, 3, time(3)];
  expect(readWindow(said, { signs, vocabulary, from: 60 })).toEqual({
    heard: 30,
    words: [
      { text: 'la', start: 60, end: 60.4 },
      { text: 'mer', start: 60.4, end: 61 },
      { text: 'mère', start: 61.5, end: 63 },
    ],
  });
  const cutOff = [...said, time(3), 0];
  expect(readWindow(cutOff, { signs, vocabulary, from: 0 })).toMatchObject({ heard: 3 });
  expect(readWindow([...said, time(3)], { signs, vocabulary, from: 0 }).heard).toBe(3);
  expect(readWindow([time(0), 0], { signs, vocabulary, from: 0 })).toEqual({
    heard: 30,
    words: [{ text: 'la', start: 0, end: 30 }],
  });
  expect(readWindow([], { signs, vocabulary, from: 0 })).toEqual({ heard: 30, words: [] });
});

test('whatever a model says, it comes to an end, forwards, with words in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: size - 1 }), { maxLength: 60 }), (wishes) => {
      const said: number[] = [];
      for (const wish of wishes) {
        const token = nextToken(odds({ [wish]: 9 }), said, signs);
        if (token === signs.end) break;
        said.push(token);
      }
      const { words, heard } = readWindow(said, { signs, vocabulary, from: 0 });
      expect(heard).toBeGreaterThan(0);
      expect(heard).toBeLessThanOrEqual(30);
      let at = 0;
      for (const { start, end } of words) {
        expect(start).toBeGreaterThanOrEqual(at - 1e-9);
        expect(end).toBeGreaterThanOrEqual(start - 1e-9);
        at = start;
      }
    }),
  );
});
