import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lyon, weatherConformance } from '#providers/weather/conformance.ts';
import { createOpenMeteo } from '#providers/weather/open-meteo.ts';
import {
  openWeatherServer,
  type WeatherManners,
  type WeatherServer,
} from '#testing/weather-server.ts';

let server: WeatherServer;
beforeAll(async () => {
  server = await openWeatherServer();
});
afterEach(() => server.behave('well'));
afterAll(() => server.close());

const request = { name: 'Lyon', language: 'fr', limit: 5 } as const;

function open(timeout = 5_000, key?: string) {
  const { url } = server;
  return createOpenMeteo({ url, geocodingUrl: `${url}/`, timeout, key });
}

describe('Open-Meteo', () => {
  weatherConformance('open-meteo', () => open());
});

test('a place is asked for by where it is, a name by itself, and nothing else is said', async () => {
  server.heard.length = 0;
  await open().readSky(lyon);
  await open().findPlaces(request);
  expect(server.heard.map(({ path, query }) => ({ path, query }))).toEqual([
    {
      path: '/v1/forecast',
      query: {
        latitude: '45.7',
        longitude: '4.8',
        current: 'weather_code',
        timeformat: 'unixtime',
      },
    },
    {
      path: '/v1/search',
      query: { name: 'Lyon', language: 'fr', count: '5', format: 'json' },
    },
  ]);
});

test('a code is the sky it stands for, at the time it was so', async () => {
  server.setCode(95);
  const sky = await open().readSky(lyon);
  server.setCode(63);
  expect(sky).toMatchObject({ weather: 'stormy', intensity: 'moderate' });
  expect(Math.abs(Date.now() - Number(sky?.observedAt))).toBeLessThan(3_600_000);
});

test('where no code is known there is no sky, and an unheard-of one is a failure', async () => {
  server.setCode(null);
  expect(await open().readSky(lyon)).toBeNull();
  server.setCode(42);
  await expect(open().readSky(lyon)).rejects.toThrow('unknown code');
  server.setCode(63);
});

const failures: WeatherManners[] = [
  'breaks',
  'too busy',
  'redirects',
  'refuses',
  'not json',
  'malformed',
  'cut off',
  'endless',
];
test.each(failures)(
  'a server that answers “%s” is a failure, and is believed in nothing',
  async (manners) => {
    server.heard.length = 0;
    server.behave(manners);
    const provider = open();
    const faults = await Promise.allSettled([provider.readSky(lyon), provider.findPlaces(request)]);
    for (const fault of faults) {
      expect(fault.status).toBe('rejected');
      expect(String(fault.status === 'rejected' && fault.reason)).not.toMatch(/Lyon|45\.7/);
    }
    expect(server.heard.map(({ path }) => path)).not.toContain('/v1/elsewhere');
  },
);

test.each(['hangs', 'drips'] as const)('a server that %s is given up in time', async (manners) => {
  server.behave(manners);
  await expect(open(200).readSky(lyon)).rejects.toThrow('no answer within 200 ms');
  await expect(open(200).findPlaces(request)).rejects.toThrow('no answer within 200 ms');
});

test('closing gives up what is being asked', async () => {
  server.behave('hangs');
  const provider = open();
  const asked = provider.readSky(lyon);
  await Promise.all([expect(asked).rejects.toThrow('the server stops'), provider.close()]);
});

test('a server that is gone is a failure', async () => {
  const gone = await openWeatherServer();
  gone.close();
  const provider = createOpenMeteo({ url: gone.url, geocodingUrl: gone.url });
  await expect(provider.readSky(lyon)).rejects.toThrow('the connection failed');
});

test('a key goes with the question', async () => {
  server.heard.length = 0;
  await open(5_000, 'a-key').readSky(lyon);
  expect(server.heard.at(-1)?.query.apikey).toBe('a-key');
});

test('people are told who is asked: Open-Meteo, a name, or every host that hears something', () => {
  expect(createOpenMeteo().name).toBe('Open-Meteo');
  expect(createOpenMeteo({ key: 'a-key' }).name).toBe('Open-Meteo');
  const url = 'https://meteo.example.org/api';
  expect(createOpenMeteo({ url }).name).toBe('meteo.example.org, Open-Meteo');
  expect(createOpenMeteo({ url, geocodingUrl: url }).name).toBe('meteo.example.org');
  expect(createOpenMeteo({ url, provider: 'Météo des rêves' }).name).toBe('Météo des rêves');
  expect(createOpenMeteo({ url: 'https://api.open-meteo.com.evil.example' }).name).toMatch(/^api/);
});
