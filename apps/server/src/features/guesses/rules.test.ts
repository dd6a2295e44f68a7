import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, csvOf, presentSums, toldBy, toldByEngine } from '#features/guesses/rules.ts';
import type { RoundRow } from '#features/guesses/table.ts';

test('what is right is fixed before, of all that is asked, and the nonce opens it', () => {
  const round = { id: 'a', place: 3, feeling: 'pleasant', night: 0, nonce: 'b' } as const;
  const opened = createHash('sha256').update('a 3 pleasant 0 b').digest('hex');
  expect(commitmentOf(round)).toBe(opened);
  const unasked = createHash('sha256').update('a 3 - - b').digest('hex');
  expect(commitmentOf({ ...round, feeling: null, night: null })).toBe(unasked);
  const others = [{ place: 2 }, { feeling: 'neutral' }, { night: 1 }] as const;
  for (const other of others) expect(commitmentOf({ ...round, ...other })).not.toBe(opened);
});

test('a question that was not asked, or that somebody passed, is counted for nobody', () => {
  const row: RoundRow = {
    ...{ id: 'a', userId: null, dreamId: 'b', paintings: [], form: 'seen', language: 'fr' },
    ...{ nonce: 'c', until: new Date(0), place: 3, feeling: 'pleasant', nights: null, night: null },
    ...{ chosen: 3, chosenFeeling: null, chosenNight: null },
    ...{ engine: 1, engineFeeling: 'pleasant', engineNight: null },
  };
  expect(toldBy(row)).toEqual([{ question: 'painting', isRight: true }]);
  // Nor for the engine, which plays what people play.
  expect(toldByEngine(row)).toEqual([{ question: 'painting', isRight: false }]);
  const both = { ...row, chosenFeeling: 'neutral' } as const;
  expect(toldBy(both)[1]).toEqual({ question: 'feeling', isRight: false });
  expect(toldByEngine(both)[1]).toEqual({ question: 'feeling', isRight: true });
  expect(toldByEngine({ ...row, chosen: null })).toEqual([]);
});

test('no figure is shown below twenty rounds, nor of members below twenty players', () => {
  const sum = {
    question: 'painting',
    form: 'seen',
    language: 'fr',
    rounds: 39,
    correct: 11,
    shownRounds: 20,
    shownCorrect: 8,
    players: 20,
  } as const;
  const all = [
    { ...sum, guesser: 'member' as const },
    { ...sum, guesser: 'member' as const, language: 'en' as const, players: 19 },
    { ...sum, guesser: 'visitor' as const, shownRounds: 0, shownCorrect: 0 },
    { ...sum, guesser: 'engine' as const, question: 'feeling' as const, players: 0 },
  ];
  const { rows, hidden } = presentSums(all);
  // Of the thirty there could be, whether anybody has begun them or not.
  expect(hidden).toBe(28);
  expect(presentSums([]).hidden).toBe(30);
  expect(rows.map(({ guesser }) => guesser)).toEqual(['member', 'engine']);
  expect(rows[0]).toMatchObject({ rounds: 20, right: 8, share: 0.4, chance: 0.2 });
  expect(rows[0]?.low).toBeCloseTo(0.2188, 4);
  expect(rows[0]?.high).toBeCloseTo(0.6134, 4);
  expect(rows[1]?.chance).toBeCloseTo(1 / 3, 10);
  expect(csvOf(rows).split('\r\n')).toHaveLength(4);
});
