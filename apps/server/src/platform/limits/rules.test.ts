import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Count, charge, giveBack, type Rule, waitAfter } from '#platform/limits/rules.ts';

const start = new Date('2026-03-01T22:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const guesses: Rule = { allowed: 5, millis: 900_000, grows: true };
const calls: Rule = { allowed: 3, millis: 60_000, grows: false };

/** Tries until refused, at the same instant. */
function tryUntilRefused(known: Count | null, rule: Rule, now: Date) {
  let count = known;
  for (let tries = 0; ; tries += 1) {
    const made = charge(count, rule, now);
    if (made.wait > 0) return { count: made.count, tries, wait: made.wait };
    count = made.count;
  }
}

test('calls are counted to the end of their window, which begins with the first', () => {
  const first = charge(null, calls, start);
  expect(first).toMatchObject({ wait: 0, remaining: 2, resets: 60_000 });
  const { count, tries, wait } = tryUntilRefused(first.count, calls, later(20));
  expect({ tries, wait }).toEqual({ tries: 2, wait: 40_000 });
  expect(charge(count, calls, later(59.5)).wait).toBe(500);
  expect(charge(count, calls, later(60))).toMatchObject({ wait: 0, remaining: 2 });
});

test('the sixth failure in a row waits half a minute', () => {
  const { count, tries, wait } = tryUntilRefused(null, guesses, start);
  expect({ tries, wait }).toEqual({ tries: 5, wait: 30_000 });
  expect(charge(count, guesses, later(12.5)).wait).toBe(17_500);
  expect(charge(count, guesses, later(30)).wait).toBe(0);
});

test('each further failure doubles the wait, up to an hour', () => {
  const waits = Array.from({ length: 9 }, (_, extra) => waitAfter(5 + extra, 5) / 1000);
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  expect(waitAfter(1_000_000, 5)).toBe(3_600_000);
});

test('failures further apart than a quarter of an hour are never too many', () => {
  let count: Count | null = null;
  for (let round = 0; round < 20; round += 1) {
    const made = charge(count, guesses, later(round * 240));
    expect(made.wait).toBe(0);
    count = made.count;
  }
});

test('waiting out a refusal does not give five failures back, a day after it does', () => {
  const { count } = tryUntilRefused(null, guesses, start);
  expect(tryUntilRefused(count, guesses, later(3600)).tries).toBe(1);
  expect(tryUntilRefused(count, guesses, later(25 * 3600)).tries).toBe(5);
});

test('what is given back was never charged', () => {
  const { count } = charge(null, guesses, start);
  expect(giveBack(charge(count, guesses, start).count, { hasBegunWait: false })).toEqual(count);
  const waiting = tryUntilRefused(null, guesses, start).count;
  const freed = giveBack(waiting, { hasBegunWait: true });
  expect(tryUntilRefused(freed, guesses, start).tries).toBe(1);
});

test('a clock set back two days makes no wait longer than it was', () => {
  for (const rule of [guesses, calls]) {
    const { count, wait } = tryUntilRefused(null, rule, start);
    const before = later(-2 * 86_400);
    const noticed = charge(count, rule, before);
    expect(noticed.wait).toBe(rule.grows ? wait : rule.millis);
    const after = new Date(before.getTime() + noticed.wait);
    expect(charge(noticed.count, rule, after).wait).toBe(0);
  }
});

test('whatever the clock does, nobody waits longer than an hour or their window', () => {
  const steps = fc.array(fc.integer({ min: -200_000, max: 200_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.boolean(), (seconds, grows) => {
      const rule = { ...calls, grows };
      let [count, time]: [Count | null, number] = [null, start.getTime()];
      for (const step of seconds) {
        time += step * 1000;
        const made: ReturnType<typeof charge> = charge(count, rule, new Date(time));
        expect(made.wait).toBeLessThanOrEqual(grows ? 3_600_000 : rule.millis);
        const over = new Date(time + made.wait);
        if (made.wait > 0) expect(charge(made.count, rule, over).wait).toBe(0);
        count = made.count;
      }
    }),
  );
});
