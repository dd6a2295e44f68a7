import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuildGone, loadPage } from '#loading/load-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads what never comes, and resolves to how often it was asked for and what was thrown. */
async function tryInVain({ isOnline, status }: { isOnline: boolean; status: number }) {
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  let calls = 0;
  const failing = loadPage('/assets/page.js', async () => {
    calls += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  }).catch((error: unknown) => error);
  // Five pauses, twice as long each time. Timers of other files that share the process may go on.
  await vi.advanceTimersByTimeAsync(15_000);
  return { error: await failing, calls };
}

test('a page is asked for six times while its part is said to be there', async () => {
  const { error, calls } = await tryInVain({ isOnline: true, status: 200 });
  expect(calls).toBe(6);
  expect(error).toBeInstanceOf(TypeError);
});

test('without a network it is asked for once', async () => {
  const { error, calls } = await tryInVain({ isOnline: false, status: 200 });
  expect(calls).toBe(1);
  expect(error).toBeInstanceOf(TypeError);
});

test('a part that went with its build is asked for once, and called gone', async () => {
  const { error, calls } = await tryInVain({ isOnline: true, status: 404 });
  expect(calls).toBe(1);
  expect(error).toBeInstanceOf(BuildGone);
});
