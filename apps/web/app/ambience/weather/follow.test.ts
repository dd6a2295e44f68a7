import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const minute = 60_000;
const lyon = {
  name: 'Lyon',
  region: null,
  country: 'France',
  latitude: 45.7,
  longitude: 4.8,
};
const paris = { ...lyon, name: 'Paris', latitude: 48.9, longitude: 2.3 };

const rain = { weather: 'rainy', intensity: 'moderate', isLastKnown: false };
/** What the server answers: a sky, or a problem's status and code. */
let reply: object = rain;
let problem: { status: number; code: string } | null = null;
const asked: string[] = [];

const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(problem?.status ?? 200, { 'content-type': 'application/json' });
  const sky = { observedAt: new Date().toISOString(), ...reply };
  response.end(JSON.stringify(problem ? { title: problem.code, ...problem } : sky));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A page of its own, in a browser that keeps what it is told. */
async function openPage(kept: Record<string, string> = {}) {
  vi.resetModules();
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  const page = Object.assign(new EventTarget(), { cookie: '', hidden: false });
  const frame = new EventTarget();
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  for (const place of ['localStorage', 'sessionStorage']) vi.stubGlobal(place, storage);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  const following = await import('#ambience/weather/follow.ts');
  const store = await import('#ambience/sky/store.ts');
  return { ...following, ...store, kept, page, frame };
}

type Page = Awaited<ReturnType<typeof openPage>>;
const settled = ({ readFollowed }: Page, state: string) =>
  vi.waitFor(() => expect(readFollowed().state).toBe(state), { timeout: 5_000 });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 9, 26, 10, 0), toFake: ['Date', 'setInterval'] });
  reply = rain;
  problem = null;
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a city nothing is asked', async () => {
  const page = await openPage();
  expect(page.readFollowed().place).toBeNull();
  vi.advanceTimersByTime(60 * minute);
  expect(asked).toEqual([]);
  expect(page.readAmbience().weather).toBe('clear');
});

test('a city that was kept is followed, and asked about anew every quarter of an hour', async () => {
  const page = await openPage({ weatherPlace: JSON.stringify(lyon) });
  page.follow();
  await settled(page, 'told');
  expect(asked).toEqual(['/api/weather/sky?latitude=45.7&longitude=4.8']);
  expect(page.readAmbience()).toMatchObject({ weather: 'rainy', intensity: 'moderate' });
  vi.advanceTimersByTime(14 * minute);
  expect(asked).toHaveLength(1);
  reply = { ...rain, weather: 'stormy' };
  vi.advanceTimersByTime(minute);
  await vi.waitFor(() => expect(page.readAmbience().weather).toBe('stormy'));
  expect(asked).toHaveLength(2);
});

test('a page nobody sees asks nothing, and asks when it is seen again', async () => {
  const page = await openPage({ weatherPlace: JSON.stringify(lyon) });
  page.page.hidden = true;
  page.follow();
  vi.advanceTimersByTime(60 * minute);
  expect(asked).toEqual([]);
  page.page.hidden = false;
  page.page.dispatchEvent(new Event('visibilitychange'));
  await settled(page, 'told');
  expect(asked).toHaveLength(1);
});

test('a sky in hand is asked about when it is given back', async () => {
  const { inHand, released } = await import('#ambience/sky/ambience.ts');
  const page = await openPage();
  page.changeAmbience(inHand);
  page.choosePlace(lyon);
  expect(page.readFollowed().place).toEqual(lyon);
  vi.advanceTimersByTime(60 * minute);
  expect(asked).toEqual([]);
  page.changeAmbience((ambience) => released(ambience, new Date()));
  await settled(page, 'told');
  expect(page.readAmbience().weather).toBe('rainy');
});

test('while nobody answers the clock leads alone, and it is tried again soon', async () => {
  const page = await openPage({ weatherPlace: JSON.stringify(lyon) });
  page.follow();
  await settled(page, 'told');
  problem = { status: 503, code: 'unavailable' };
  vi.advanceTimersByTime(15 * minute);
  await settled(page, 'away');
  expect(page.readAmbience()).toMatchObject({ weather: 'clear', isReported: false });
  vi.advanceTimersByTime(minute);
  expect(asked).toHaveLength(2);
  problem = null;
  vi.advanceTimersByTime(minute);
  await settled(page, 'told');
  expect(page.readAmbience().weather).toBe('rainy');
});

test('a city without weather is told from a provider that is away', async () => {
  problem = { status: 404, code: 'place_unknown' };
  const page = await openPage({ weatherPlace: JSON.stringify(lyon) });
  page.follow();
  await settled(page, 'unknown');
  vi.advanceTimersByTime(14 * minute);
  expect(asked).toHaveLength(1);
});

test('a server that asks nobody any more is not asked again soon, and one that is late is', async () => {
  problem = { status: 404, code: 'weather_off' };
  const page = await openPage({ weatherPlace: JSON.stringify(lyon) });
  page.follow();
  await settled(page, 'away');
  vi.advanceTimersByTime(14 * minute);
  expect(asked).toHaveLength(1);
  problem = null;
  reply = { ...rain, isLastKnown: true };
  vi.advanceTimersByTime(minute);
  await settled(page, 'told');
  expect(page.readFollowed().sky?.isLastKnown).toBe(true);
  vi.advanceTimersByTime(2 * minute);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
});

test('a city is kept, changed and forgotten', async () => {
  const page = await openPage();
  page.choosePlace(lyon);
  expect(JSON.parse(page.kept.weatherPlace ?? '')).toEqual(lyon);
  // The answer about the first comes too late to be heard.
  page.choosePlace(paris);
  await settled(page, 'told');
  expect(page.readFollowed().place?.name).toBe('Paris');
  expect(asked.at(-1)).toContain('48.9');
  page.forgetPlace();
  expect(page.kept).not.toHaveProperty('weatherPlace');
  expect(page.readFollowed()).toEqual({ place: null, state: 'coming', sky: null });
  expect(page.readAmbience().weather).toBe('clear');
});

test('another tab chooses a city, and forgets it', async () => {
  const page = await openPage();
  page.follow();
  const changed = () =>
    page.frame.dispatchEvent(Object.assign(new Event('storage'), { key: 'weatherPlace' }));
  page.kept.weatherPlace = JSON.stringify(paris);
  changed();
  await settled(page, 'told');
  delete page.kept.weatherPlace;
  changed();
  expect(page.readFollowed().place).toBeNull();
});
