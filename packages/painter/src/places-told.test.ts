import type { DreamAnalysis, Setting } from '@reverie/oneirology/schema';
import { expect, test } from 'vitest';
import { sceneOf } from '#scene-of.ts';
import { makeAnalysis, makeEvidence, makeSymbol } from '#testing/analyses.ts';

/** A place that the dream is in, told from one letter on. */
function stay(kind: string, start: number, place: Setting['place'] = 'outdoor'): Setting {
  return {
    place,
    familiarity: 'unknown',
    kind,
    p: 0.9,
    shown: true,
    evidence: [makeEvidence({ start, end: start + 4 })],
  };
}

test('a dream is set where it begins, not on the road that it ends with', () => {
  const quality = { words: 80, sentences: 4, flags: [] };
  const settings = [stay('lake', 5), stay('road', 400)];
  expect(sceneOf(makeAnalysis({ settings, quality })).setting).toBe('lake');
  // Left after a few words, the lake is not what the dream is about.
  const left = [stay('lake', 5), stay('forest', 40), stay('road', 420)];
  expect(sceneOf(makeAnalysis({ settings: left, quality })).setting).toBe('forest');
});

test('a place that only says what a thing is of sets no scene', () => {
  const tool = makeSymbol('tool', 1, { evidence: [makeEvidence({ start: 10, end: 15 })] });
  const garden = (start: number): DreamAnalysis =>
    makeAnalysis({
      settings: [stay('garden', start), stay('bedroom', 200, 'indoor')],
      symbols: [tool],
    });
  // « la pelle de la cour »: seven letters between the two words; farther off, it is a place.
  expect(sceneOf(garden(22)).setting).toBe('room');
  expect(sceneOf(garden(40)).setting).toBe('garden');
});

test('a boat on a lake is not at sea, and its landing stage is no harbour', () => {
  const symbols = [makeSymbol('lake'), makeSymbol('harbour', 3), makeSymbol('boat', 3)];
  expect(sceneOf(makeAnalysis({ symbols })).setting).toBe('lake');
  const atSea = [makeSymbol('sea'), makeSymbol('lake'), makeSymbol('boat', 3)];
  expect(sceneOf(makeAnalysis({ symbols: atSea })).setting).toBe('sea');
});
