import { expect, test } from 'vitest';
import { createPace } from '#platform/http/pace.ts';
import { Problem } from '#platform/http/problem.ts';

function open(perMinute: number) {
  let time = 0;
  const pace = createPace({ perMinute, clock: { now: () => new Date(time) } });
  const wait = (seconds: number) => {
    time += seconds * 1000;
  };
  return { ...pace, wait };
}

function waitOf(call: () => unknown): number | undefined {
  try {
    call();
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited') return error.retryAfter;
    throw error;
  }
  return undefined;
}

test('a caller has so many calls, then waits for the end of the minute', () => {
  const { take, wait } = open(2);
  expect(take('a')).toEqual({
    'ratelimit-limit': '2',
    'ratelimit-remaining': '1',
    'ratelimit-reset': '60',
  });
  wait(20);
  expect(take('a')['ratelimit-remaining']).toBe('0');
  expect(waitOf(() => take('a'))).toBe(40);
  wait(40);
  expect(take('a')['ratelimit-remaining']).toBe('1');
});

test('one caller’s haste is nobody else’s', () => {
  const { take } = open(1);
  take('a');
  expect(waitOf(() => take('a'))).toBe(60);
  expect(waitOf(() => take('b'))).toBeUndefined();
});

test('a crowd of callers takes no more memory than ten thousand of them', () => {
  const { take } = open(1);
  for (let caller = 0; caller < 10_050; caller += 1) take(String(caller));
  expect(waitOf(() => take('10049'))).toBe(60);
  expect(waitOf(() => take('0'))).toBeUndefined();
});
