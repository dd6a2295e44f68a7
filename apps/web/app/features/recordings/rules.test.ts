import { expect, test } from 'vitest';
import {
  afterSilence,
  barsOf,
  clockOf,
  pauseBefore,
  peaksOf,
  silencesOf,
  wordAt,
} from '#features/recordings/rules.ts';

const words = [
  { text: 'Alors', start: 0.2, end: 0.5 },
  { text: 'il', start: 1.9, end: 2 },
  { text: 'pleut', start: 2, end: 2.4 },
];

test('a moment is written as a clock does', () => {
  expect([0, 41.9, 725, -1].map(clockOf)).toEqual(['0:00', '0:41', '12:05', '0:00']);
});

test('bars are the loudest of their stretch, and never more than there is', () => {
  expect(barsOf([0, 50, 100, 10], 2)).toEqual([0.5, 1]);
  expect(barsOf([20], 100)).toEqual([0.2]);
  expect(barsOf([], 100)).toEqual([]);
});

test('silences are told by the waveform, and by the words where there is none', () => {
  const peaks = [50, ...new Array<number>(10).fill(0), 60, 0, 60];
  expect(silencesOf(peaks, [], 1.4)).toEqual([{ from: 0.1, to: 1.1 }]);
  expect(silencesOf([], words, 4)).toEqual([
    { from: 0.5, to: 1.9 },
    { from: 2.4, to: 4 },
  ]);
  expect(silencesOf([], [], 4)).toEqual([]);
});

test('a silence is passed over from a little after its beginning to a little before its end', () => {
  const silences = [{ from: 1, to: 3 }];
  expect(afterSilence(silences, 1)).toBeNull();
  expect(afterSilence(silences, 1.5)).toBe(2.85);
  expect(afterSilence(silences, 2.9)).toBeNull();
});

test('the word that is said is the last that has begun', () => {
  expect([0, 0.2, 1, 1.95, 9].map((at) => wordAt(words, at))).toEqual([-1, 0, 0, 1, 2]);
  expect([0, 1, 2].map((index) => pauseBefore(words, index))).toEqual([0, 2, 0]);
});

test('loudness is told ten times a second; near silence stays small', () => {
  const samples = Float32Array.from({ length: 1_600 }, (_, at) => (at < 800 ? 0.5 : 0));
  expect(peaksOf(samples, 8_000)).toEqual([100, 0]);
  expect(peaksOf(new Float32Array(800).fill(0.001), 8_000)).toEqual([5]);
});
