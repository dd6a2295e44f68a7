import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from '#loading/retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what loads at last is there, after pauses that double', async () => {
  const times: number[] = [];
  const start = Date.now();
  const loading = retry(async () => {
    times.push(Date.now() - start);
    if (times.length < 4) throw new Error('offline');
    return 'words';
  });
  await vi.advanceTimersByTimeAsync(2_450);
  expect(await loading).toBe('words');
  expect(times).toEqual([0, 350, 1050, 2450]);
});

test('after five further tries it is given up', async () => {
  let calls = 0;
  const loading = retry(async () => {
    calls += 1;
    throw new Error('offline');
  });
  const outcome = expect(loading).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
  expect(calls).toBe(6);
});

test('what never answers counts as failed after two minutes', async () => {
  let calls = 0;
  const loading = retry(() => {
    calls += 1;
    return calls === 1 ? new Promise<string>(() => {}) : Promise.resolve('words');
  });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await loading).toBe('words');
});

test('what is not worth another try is given up at once', async () => {
  let calls = 0;
  const loading = retry(
    async () => {
      calls += 1;
      throw new Error('offline');
    },
    async () => false,
  );
  await expect(loading).rejects.toThrow('offline');
  expect(calls).toBe(1);
});
