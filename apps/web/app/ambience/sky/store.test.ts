import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A store of its own: it starts one clock for the life of a page. */
async function openPage() {
  vi.resetModules();
  return import('#ambience/sky/store.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 9, 26, 10, 58, 30) });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the automatic sky looks at the clock every minute', async () => {
  const { readAmbience, onAmbience } = await openPage();
  const told = vi.fn();
  onAmbience(told);
  expect(readAmbience().moment).toBe('morning');
  vi.advanceTimersByTime(59_999);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told).toHaveBeenCalledOnce();
  expect(readAmbience().moment).toBe('morning');
  vi.advanceTimersByTime(60_000);
  expect(readAmbience()).toMatchObject({ moment: 'afternoon', isManual: false });
  expect(told).toHaveBeenCalledTimes(2);
});

test('read often, it still keeps one clock', async () => {
  const { readAmbience } = await openPage();
  for (let reader = 0; reader < 5; reader += 1) readAmbience();
  expect(vi.getTimerCount()).toBe(1);
});

test('a sky in hand stays as it is while the clock goes on; given back, it follows again', async () => {
  const { inHand, released } = await import('#ambience/sky/ambience.ts');
  const { readAmbience, changeAmbience } = await openPage();
  changeAmbience(inHand);
  const held = readAmbience();
  vi.advanceTimersByTime(3 * 3_600_000);
  expect(readAmbience()).toEqual(held);
  changeAmbience((ambience) => released(ambience, new Date()));
  expect(readAmbience()).toMatchObject({ moment: 'afternoon', isManual: false });
  vi.advanceTimersByTime(4 * 3_600_000);
  expect(readAmbience().moment).toBe('evening');
});

test('who no longer listens is told nothing', async () => {
  const { readAmbience, onAmbience } = await openPage();
  const told = vi.fn();
  const stop = onAmbience(told);
  readAmbience();
  stop();
  vi.advanceTimersByTime(120_000);
  expect(told).not.toHaveBeenCalled();
});

test('a report is worn while the clock goes on, waits while the sky is in hand, and ends', async () => {
  const { inHand, released } = await import('#ambience/sky/ambience.ts');
  const { readAmbience, changeAmbience, wearReport } = await openPage();
  readAmbience();
  wearReport({ weather: 'rainy', intensity: 'intense' });
  vi.advanceTimersByTime(2 * 60_000);
  expect(readAmbience()).toMatchObject({
    ...{ weather: 'rainy', intensity: 'intense', moment: 'afternoon', isManual: false },
  });
  changeAmbience(inHand);
  wearReport({ weather: 'stormy', intensity: 'light' });
  expect(readAmbience()).toMatchObject({ weather: 'rainy', isManual: true });
  changeAmbience((ambience) => released(ambience, new Date()));
  expect(readAmbience()).toMatchObject({ weather: 'stormy', intensity: 'light' });
  wearReport(null);
  expect(readAmbience()).toMatchObject({ weather: 'clear', isManual: false });
});

test('what is reported is not kept as the reader’s taste', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  const { changeAmbience, wearReport } = await openPage();
  wearReport({ weather: 'rainy', intensity: 'intense' });
  changeAmbience((ambience) => ({ ...ambience, isAnimated: false }));
  expect(JSON.parse(kept.get('ambience') ?? '')).toEqual({ intensity: 'light', isAnimated: false });
  expect(kept.has('weatherPreferences')).toBe(false);
});
