import { expect, test } from 'vitest';
import { type Candidate, draw, feelingOf } from '#features/guesses/drawing.rules.ts';

const candidate = (at: number, more: Partial<Candidate> = {}): Candidate => ({
  ...{ dreamId: `d${at}`, ownerId: `o${at}`, paintingId: `p${at}`, style: 'print' },
  ...{ width: 1024, height: 1024, mood: null, day: `2026-03-0${at + 1}`, isSeen: false },
  ...more,
});
const five = [0, 1, 2, 3, 4].map((at) => candidate(at));
const last = (below: number) => below - 1;

/** Every number there is below a bound, turn by turn, at a pace that shares nothing with the bounds. */
function turning(): (below: number) => number {
  let at = 0;
  return (below) => {
    at = (at * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((at / 2 ** 31) * below);
  };
}

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
  const random = turning();
  for (let turn = 0; turn < 20; turn += 1) expect(draw(seen, random)?.dreamId).not.toBe('d0');
  const all = five.map((each) => ({ ...each, isSeen: true }));
  expect(draw(all, last)).toBeNull();
});

test('which night it was is asked where the five are of five days, the earliest first', () => {
  const drawn = draw(five.toReversed(), last);
  expect(drawn?.nights).toEqual(five.map(({ day }) => day));
  expect(drawn?.nights?.[drawn.night ?? 9]).toBe(
    five.find(({ dreamId }) => dreamId === drawn?.dreamId)?.day,
  );
  const twice = [...five.slice(1), candidate(0, { day: '2026-03-02' })];
  expect(draw(twice, last)).toMatchObject({ nights: null, night: null });
});

test('how it was is asked where each feeling could be drawn, and each is drawn as often', () => {
  expect([-2, -1, 0, 1, 2, null].map(feelingOf)).toEqual([
    ...['unpleasant', 'unpleasant', 'neutral', 'pleasant', 'pleasant'],
    null,
  ]);
  // Nine in ten were pleasant, and one said nothing.
  const crowd = Array.from({ length: 30 }, (_, at) => candidate(at, { mood: 1 }));
  expect(draw(crowd, turning())?.feeling).toBeNull();
  const mixed = [...crowd, candidate(31, { mood: -2 }), candidate(32, { mood: 0 }), candidate(33)];
  const random = turning();
  const counts = new Map<string, number>();
  for (let turn = 0; turn < 3_000; turn += 1) {
    const { feeling = null, dreamId = '' } = draw(mixed, random) ?? {};
    const own = mixed.find((each) => each.dreamId === dreamId);
    expect(feelingOf(own?.mood ?? null)).toBe(feeling);
    counts.set(feeling ?? '', (counts.get(feeling ?? '') ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['neutral', 'pleasant', 'unpleasant']);
  for (const times of counts.values()) expect(Math.abs(times - 1_000)).toBeLessThan(150);
  // Its last pleasant dream was asked before: the question is gone with it.
  const asked = mixed.map((each) => ({ ...each, isSeen: each.mood === 1 }));
  expect(draw(asked, turning())?.feeling).toBeNull();
});
