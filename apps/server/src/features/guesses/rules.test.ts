import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type Candidate,
  commitmentOf,
  csvOf,
  draw,
  nearestOf,
  presentSums,
} from '#features/guesses/rules.ts';

const candidate = (at: number, more: Partial<Candidate> = {}): Candidate => ({
  ...{ dreamId: `d${at}`, ownerId: `o${at}`, paintingId: `p${at}`, style: 'print' },
  ...{ width: 1024, height: 1024, isSeen: false },
  ...more,
});
const five = [0, 1, 2, 3, 4].map((at) => candidate(at));
const last = (below: number) => below - 1;

test('a round holds five paintings of five dreamers, alike in manner and shape, and its own', () => {
  const drawn = draw(five, last);
  expect(drawn?.paintings.toSorted()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  expect(drawn?.paintings[drawn.place]).toBe(drawn?.dreamId.replace('d', 'p'));
  expect(draw([...five.slice(1), candidate(5, { ownerId: 'o1' })], last)).toBeNull();
  expect(draw([...five.slice(1), candidate(5, { style: 'ink' })], last)).toBeNull();
  expect(draw([...five.slice(1), candidate(5, { height: 576 })], last)).toBeNull();
});

test('nobody is asked of a dream twice; its painting may hang beside others', () => {
  const seen = [candidate(0, { isSeen: true }), ...five.slice(1)];
  for (let turn = 0; turn < 20; turn += 1) {
    const drawn = draw(seen, (below) => (turn * 7) % below);
    expect(drawn?.dreamId).not.toBe('d0');
  }
  expect(
    draw(
      five.map((each) => ({ ...each, isSeen: true })),
      last,
    ),
  ).toBeNull();
});

test('what is right is fixed before, and the nonce opens it', () => {
  const round = { id: 'a', place: 3, nonce: 'b' };
  const opened = createHash('sha256').update('a 3 b').digest('hex');
  expect(commitmentOf(round)).toBe(opened);
  expect(commitmentOf({ ...round, place: 2 })).not.toBe(opened);
});

test('the engine takes the picture whose colours are nearest', () => {
  const night = ['#102040', '#203050'];
  expect(
    nearestOf(night, [['#ffffff', '#ffffff'], ['#112141', '#203051'], night.toReversed()]),
  ).toBe(1);
});

test('no figure is shown below twenty rounds, nor of members below twenty players', () => {
  const sum = { form: 'seen', language: 'fr', rounds: 20, correct: 8, players: 20 } as const;
  const all = [
    { ...sum, guesser: 'member' as const },
    { ...sum, guesser: 'member' as const, language: 'en' as const, players: 19 },
    { ...sum, guesser: 'visitor' as const, rounds: 19 },
    { ...sum, guesser: 'engine' as const, players: 0 },
  ];
  const { rows, hidden } = presentSums(all);
  expect(hidden).toBe(2);
  expect(rows.map(({ guesser }) => guesser)).toEqual(['member', 'engine']);
  expect(rows[0]).toMatchObject({ share: 0.4, chance: 0.2 });
  expect(rows[0]?.low).toBeCloseTo(0.2188, 4);
  expect(rows[0]?.high).toBeCloseTo(0.6134, 4);
  expect(csvOf(rows).split('\r\n')).toHaveLength(4);
});
