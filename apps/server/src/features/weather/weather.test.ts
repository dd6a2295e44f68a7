import { problemSchema } from '@reverie/contract';
import { limits } from '@reverie/contract/limits.rules';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { placesOf, roundPoint, tidyName } from '#features/weather/rules.ts';
import { type Log, silentLog } from '#platform/log.ts';
import { testApp, testOrigin } from '#testing/app.ts';
import { refusal } from '#testing/refusal.ts';
import { openWeatherServer } from '#testing/weather-server.ts';

const minute = 60_000;
const lyon = { latitude: 45.74846, longitude: 4.84671 };

const elsewhere = await openWeatherServer();
afterAll(() => elsewhere.close());
beforeEach(() => {
  elsewhere.heard.length = 0;
  elsewhere.behave('well');
  elsewhere.setCode(63);
});

const settings = {
  kind: 'open-meteo',
  url: elsewhere.url,
  geocodingUrl: elsewhere.url,
  key: undefined,
  provider: 'Météo d’essai',
} as const;

/** The application with a weather provider on loopback, on a clock a test holds. */
async function open(log: Log = silentLog) {
  let now = Date.parse('2026-11-21T08:00:00Z');
  const parts = await testApp({ weather: settings, log, clock: { now: () => new Date(now) } });
  return { ...parts, weather: parts.client().weather, pass: (millis: number) => (now += millis) };
}

const asked = () => elsewhere.heard.map(({ path }) => path);

test('without a provider nobody is asked, and everybody is told so', async () => {
  const { client } = await testApp();
  const { weather } = client();
  expect(await weather.source()).toEqual({ provider: null });
  expect(await refusal(weather.places({ name: 'Lyon' }))).toBe('weather_off');
  expect(await refusal(weather.sky(lyon))).toBe('weather_off');
});

test('with one, people are told who is asked and whose data they are', async () => {
  const { weather } = await open();
  expect(await weather.source()).toEqual({
    provider: {
      name: 'Météo d’essai',
      credit: {
        name: 'Open-Meteo',
        address: 'https://open-meteo.com/',
        licence: 'CC BY 4.0',
      },
    },
  });
});

test('a name finds its places, rounded, in the language of the reader', async () => {
  const { weather } = await open();
  const { places } = await weather.places({ name: ' lyon ' });
  expect(places).toEqual([
    {
      name: 'Lyon',
      region: 'Auvergne-Rhône-Alpes',
      country: 'France',
      latitude: 45.7,
      longitude: 4.8,
    },
    {
      name: 'Lyon Mountain',
      region: 'New York',
      country: 'États-Unis',
      latitude: 44.7,
      longitude: -73.9,
    },
  ]);
  const english = await weather.places({ name: 'Lyon', language: 'en' });
  expect(english.places[0]?.name).toBe('Lyons');
  expect(await weather.places({ name: 'Zzyzzyx' })).toEqual({ places: [] });
});

test('however it is written, a name is asked for once', async () => {
  const { weather } = await open();
  for (const name of ['Lyon', 'LYON', '  lyon', 'lyon']) await weather.places({ name });
  expect(asked()).toEqual(['/v1/search']);
});

test('one answer serves everybody over the same place for a quarter of an hour', async () => {
  const { weather, pass } = await open();
  const skies = await Promise.all([
    weather.sky(lyon),
    weather.sky({ latitude: 45.7, longitude: 4.8 }),
    weather.sky({ latitude: 45.66, longitude: 4.79 }),
  ]);
  expect(skies[0]).toMatchObject({ weather: 'rainy', intensity: 'moderate', isLastKnown: false });
  expect(new Set(skies.map((sky) => JSON.stringify(sky))).size).toBe(1);
  elsewhere.setCode(0);
  pass(15 * minute - 1);
  expect((await weather.sky(lyon)).weather).toBe('rainy');
  expect(asked()).toHaveLength(1);
  pass(1);
  expect((await weather.sky(lyon)).weather).toBe('clear');
  await weather.sky({ latitude: 45.9, longitude: 4.8 });
  expect(asked()).toHaveLength(3);
});

test('what the provider receives is the rounded place, and nothing of who asks', async () => {
  const { app } = await open();
  const headers = {
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Lectrice/1.0 (chambre bleue)',
    'accept-language': 'br-FR',
    referer: `${testOrigin}/dreams/secret`,
    cookie: 'session=secret; theme=amber',
    authorization: 'Bearer secret',
    dnt: '1',
  };
  for (const path of ['sky?latitude=45.74846&longitude=4.84671', 'places?name=Lyon']) {
    const request = new Request(`${testOrigin}/api/weather/${path}`, { headers });
    expect((await app.fetch(request, { address: '192.168.1.20' })).status).toBe(200);
  }
  expect(elsewhere.heard.map(({ query }) => query)).toEqual([
    { latitude: '45.7', longitude: '4.8', current: 'weather_code', timeformat: 'unixtime' },
    { name: 'lyon', language: 'fr', count: '10', format: 'json' },
  ]);
  const sent = elsewhere.heard.map(({ headers }) => headers);
  for (const each of sent) {
    // What every call of this server carries, no matter who it is made for.
    expect(Object.keys(each).sort()).toEqual([
      ...['accept', 'accept-encoding', 'accept-language', 'connection', 'host'],
      ...['sec-fetch-mode', 'user-agent'],
    ]);
  }
  expect(JSON.stringify(elsewhere.heard)).not.toMatch(
    /203\.0|192\.168|Lectrice|br-FR|secret|amber|reverie|45\.74|4\.84/i,
  );
});

test('while the provider is away the last known sky is said for an hour, then that it is away', async () => {
  const { weather, pass } = await open();
  await weather.sky(lyon);
  pass(20 * minute);
  elsewhere.behave('breaks');
  expect(await weather.sky(lyon)).toMatchObject({ weather: 'rainy', isLastKnown: true });
  expect(await weather.sky(lyon)).toMatchObject({ isLastKnown: true });
  expect(asked()).toHaveLength(2);
  pass(39 * minute);
  expect(await weather.sky(lyon)).toMatchObject({ isLastKnown: true });
  pass(minute);
  expect(await refusal(weather.sky(lyon))).toBe('unavailable');
  elsewhere.behave('well');
  expect(await refusal(weather.sky(lyon))).toBe('unavailable');
  pass(minute);
  expect(await weather.sky(lyon)).toMatchObject({ isLastKnown: false });
});

test('a provider that never answered is away at once, for places as well', async () => {
  const { request } = await open();
  elsewhere.behave('too busy');
  for (const path of ['sky?latitude=1&longitude=2', 'places?name=Lyon']) {
    const response = await request(`/api/weather/${path}`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    const { requestId, ...told } = (await response.json()) as { requestId: string };
    expect(JSON.stringify(told)).not.toMatch(/Lyon|429|limit/);
  }
});

test('that the provider is away is no fault of ours on the status page', async () => {
  const { app, request } = await open();
  elsewhere.behave('breaks');
  app.features.meter.take();
  await request('/api/weather/sky?latitude=1&longitude=2');
  await request('/api/weather');
  expect(app.features.meter.take()).toMatchObject({ requests: 1, failures: 0 });
});

test('a place nobody knows the weather of is said to be unknown', async () => {
  const { weather } = await open();
  expect(await refusal(weather.sky({ latitude: 90, longitude: 0 }))).toBe('place_unknown');
  expect(await refusal(weather.sky({ latitude: 90, longitude: 0 }))).toBe('place_unknown');
  expect(asked()).toHaveLength(1);
});

test('what is no place and no name is refused, and says why', async () => {
  const { request } = await open();
  const faultsOf = async (path: string) => {
    const response = await request(`/api/weather/${path}`);
    expect(response.status).toBe(400);
    const { code, errors } = problemSchema.parse(await response.json());
    expect(code).toBe('invalid_query');
    return errors?.map((error) => `${error.path} ${error.code}`);
  };
  expect(await faultsOf('sky')).toEqual(['latitude invalid', 'longitude invalid']);
  expect(await faultsOf('sky?latitude=91&longitude=0')).toEqual(['latitude too_big']);
  expect(await faultsOf('sky?latitude=north&longitude=0')).toEqual(['latitude invalid']);
  expect(await faultsOf('sky?latitude=0&longitude=0&longitude=1')).toEqual(['longitude invalid']);
  expect(await faultsOf('places')).toEqual(['name required']);
  expect(await faultsOf('places?name=%20%20')).toEqual(['name blank']);
  expect(await faultsOf('places?name=a')).toEqual(['name too_short']);
  expect(await faultsOf(`places?name=${'x'.repeat(81)}`)).toEqual(['name too_long']);
  expect(await faultsOf('places?name=Lyon&language=de')).toEqual(['language invalid']);
  expect(await faultsOf('places?name=Lyon&count=100')).toEqual(['count unknown_field']);
  expect(asked()).toEqual([]);
});

test('a network that asks too often waits, and others do not', async () => {
  const { app, request } = await open();
  const path = '/api/weather/sky?latitude=45.7&longitude=4.8';
  for (let call = 0; call < limits.weather.calls; call += 1) await request(path);
  const refused = await request(path);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  const other = await app.fetch(new Request(testOrigin + path), { address: '198.51.100.9' });
  expect(other.status).toBe(200);
});

test('no log holds a city, well or away', async () => {
  const lines: unknown[] = [];
  const keep = (...line: unknown[]) => lines.push(line);
  const { weather, pass } = await open({
    ...silentLog,
    ...{ debug: keep, info: keep, warn: keep, error: keep },
  } as Log);
  await weather.places({ name: 'Lyon' });
  await weather.sky(lyon);
  pass(16 * minute);
  elsewhere.behave('malformed');
  await weather.sky(lyon);
  await refusal(weather.places({ name: 'Londres' }));
  const told = JSON.stringify(lines, (_, value) =>
    value instanceof Error ? `${value.stack} ${value.cause}` : value,
  );
  expect(told).toContain('GET /weather/sky');
  expect(told).toContain('weather provider is away');
  expect(told).not.toMatch(/lyon|londres|45\.7|4\.8/i);
});

test('places that look and lie alike are one, and a meridian has one name', () => {
  const place = { name: 'Ax', region: null, country: 'France' };
  const twins = [
    { ...place, latitude: 42.72, longitude: 1.84 },
    { ...place, latitude: 42.69, longitude: 1.81 },
    { ...place, latitude: 43.1, longitude: 1.8 },
  ];
  expect(placesOf(twins)).toEqual([
    { ...place, latitude: 42.7, longitude: 1.8 },
    { ...place, latitude: 43.1, longitude: 1.8 },
  ]);
  expect(roundPoint({ latitude: -0.01, longitude: -179.99 })).toEqual({
    latitude: 0,
    longitude: 180,
  });
  expect(tidyName('  Saint\u2003-  E\u0301tienne ')).toBe('saint - étienne');
});
