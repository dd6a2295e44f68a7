import { expect, test } from 'vitest';
import { clockOf, strokeAt, strokes, turn } from '#features/dark/dial.rules.ts';
import { holdAfter, swipeAfter, touchSoFar } from '#features/dark/touch.rules.ts';
import { joined, withWord } from '#features/dark/words.rules.ts';

const here = { x: 100, y: 100 };

test('a touch is a swipe once it has gone far, held once it has lasted, and until then a tap', () => {
  expect(touchSoFar(here, { x: 104, y: 98 }, 200)).toBeNull();
  expect(touchSoFar(here, { x: 100 + swipeAfter, y: 100 }, 10)).toBe('swipe');
  expect(touchSoFar(here, { x: 100, y: 100 - swipeAfter }, 10)).toBe('swipe');
  expect(touchSoFar(here, here, holdAfter)).toBe('hold');
  expect(touchSoFar(here, { x: 100 + swipeAfter, y: 100 }, holdAfter)).toBe('swipe');
});

test('the dial goes round once a minute', () => {
  expect(strokeAt(0)).toEqual({ turn: 0, stroke: 0 });
  expect(strokeAt(turn / 2)).toEqual({ turn: 0, stroke: strokes / 2 });
  expect(strokeAt(turn * 3)).toEqual({ turn: 3, stroke: 0 });
  expect([clockOf(41.9), clockOf(725), clockOf(-1)]).toEqual(['0:41', '12:05', '0:00']);
});

test('words are kept without empty ones, and a word that is touched again goes', () => {
  expect(joined(' eau,, \n un phare ,')).toBe('eau, un phare');
  expect(withWord('', 'eau')).toBe('eau');
  expect(withWord('eau', 'chute')).toBe('eau, chute');
  expect(withWord('eau, chute', 'eau')).toBe('chute');
});
