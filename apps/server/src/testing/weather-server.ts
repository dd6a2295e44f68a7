import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** How a server behaves; `well` answers. */
export type WeatherManners =
  | 'well'
  | 'hangs'
  | 'drips'
  | 'breaks'
  | 'too busy'
  | 'redirects'
  | 'refuses'
  | 'not json'
  | 'malformed'
  | 'cut off'
  | 'endless';

type Heard = { path: string; query: Record<string, string>; headers: IncomingHttpHeaders };

export type WeatherServer = {
  url: string;
  port: number;
  /** All it was asked, in its order. */
  heard: Heard[];
  /** The code of WMO it finds wherever it looks. */
  setCode(code: number | null): void;
  behave(manners: WeatherManners): void;
  close(): void;
};

/** What the real server takes of what we may ask; anything else is refused, as it would not be there. */
const search = z.strictObject({
  name: z.string(),
  language: z.enum(['fr', 'en']),
  count: z.string().regex(/^\d+$/),
  format: z.literal('json'),
  apikey: z.string().optional(),
});
const forecast = z.strictObject({
  latitude: z.string().regex(/^-?\d+(\.\d+)?$/),
  longitude: z.string().regex(/^-?\d+(\.\d+)?$/),
  current: z.literal('weather_code'),
  timeformat: z.literal('unixtime'),
  apikey: z.string().optional(),
});

type Known = {
  names: { fr: string; en: string };
  region: { fr: string; en: string };
  country: { fr: string; en: string };
  latitude: number;
  longitude: number;
};

const same = (name: string) => ({ fr: name, en: name });
const known: Known[] = [
  {
    names: { fr: 'Lyon', en: 'Lyons' },
    region: same('Auvergne-Rhône-Alpes'),
    country: same('France'),
    latitude: 45.74846,
    longitude: 4.84671,
  },
  {
    names: same('Lyon Mountain'),
    region: same('New York'),
    country: { fr: 'États-Unis', en: 'United States' },
    latitude: 44.72477,
    longitude: -73.90764,
  },
  {
    names: { fr: 'Londres', en: 'London' },
    region: { fr: 'Angleterre', en: 'England' },
    country: { fr: 'Royaume-Uni', en: 'United Kingdom' },
    latitude: 51.50853,
    longitude: -0.12574,
  },
];

/** Open-Meteo on loopback: the two addresses that are asked, in its protocol. */
export async function openWeatherServer(port = 0): Promise<WeatherServer> {
  const heard: Heard[] = [];
  let manners: WeatherManners = 'well';
  let code: number | null = 63;

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const query = Object.fromEntries(url.searchParams);
    heard.push({ path: url.pathname, query, headers: request.headers });
    if (manners === 'hangs') return;
    if (misbehave(manners, response)) return;
    if (url.pathname === '/v1/search') sendPlaces(response, query);
    else if (url.pathname === '/v1/forecast') sendSky(response, query, code);
    else sendJson(response, 404, { error: true, reason: 'Not Found' });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    heard,
    setCode(chosen) {
      code = chosen;
    },
    behave(chosen) {
      manners = chosen;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function sendPlaces(response: ServerResponse, query: Record<string, string>): void {
  const asked = search.safeParse(query);
  if (!asked.success) {
    sendJson(response, 400, { error: true, reason: 'Value missing' });
    return;
  }
  const { name, language, count } = asked.data;
  const results = known
    .filter(({ names }) =>
      Object.values(names).some((each) => each.toLowerCase().startsWith(name.toLowerCase())),
    )
    .slice(0, Number(count))
    .map(({ names, region, country, latitude, longitude }, index) => ({
      id: 2_996_944 + index,
      name: names[language],
      latitude,
      longitude,
      elevation: 173,
      feature_code: 'PPLA',
      country_code: 'FR',
      timezone: 'Europe/Paris',
      population: 472_317,
      postcodes: ['69001', '69002'],
      country: country[language],
      admin1: region[language],
      admin3: '',
    }));
  // The real one leaves the list out where it is empty.
  const found = results.length > 0 ? { results } : {};
  sendJson(response, 200, { ...found, generationtime_ms: 0.6 });
}

function sendSky(
  response: ServerResponse,
  query: Record<string, string>,
  code: number | null,
): void {
  const asked = forecast.safeParse(query);
  if (!asked.success) {
    sendJson(response, 400, { error: true, reason: 'Value missing' });
    return;
  }
  const { latitude, longitude } = asked.data;
  if (Math.abs(Number(latitude)) === 90) {
    const reason = 'No data is available for this location';
    sendJson(response, 400, { error: true, reason });
    return;
  }
  const time = Math.floor(Date.now() / 900_000) * 900;
  sendJson(response, 200, {
    latitude: Number(latitude) + 0.02,
    longitude: Number(longitude) - 0.01,
    generationtime_ms: 0.03,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: 173,
    current_units: { time: 'unixtime', interval: 'seconds', weather_code: 'wmo code' },
    current: { time, interval: 900, weather_code: code },
  });
}

/** Whether that is all the answer there is. */
function misbehave(manners: WeatherManners, response: ServerResponse): boolean {
  if (manners === 'breaks') sendJson(response, 500, { error: true, reason: 'Internal error' });
  else if (manners === 'too busy') {
    const reason = 'Minutely API request limit exceeded. Please try again in one minute.';
    sendJson(response, 429, { error: true, reason });
  } else if (manners === 'redirects') response.writeHead(302, { location: '/v1/elsewhere' }).end();
  else if (manners === 'refuses')
    sendJson(response, 400, { error: true, reason: 'The supplied API key is invalid.' });
  else if (manners === 'not json') response.writeHead(200).end('<html>Hello</html>');
  else if (manners === 'malformed')
    sendJson(response, 200, { results: 'many', current: { time: 'now', weather_code: 'rain' } });
  else if (manners === 'cut off') {
    response.writeHead(200, { 'content-length': '4000' });
    response.write('{"current":', () => response.destroy());
  } else if (manners === 'endless') pour(response, 2 ** 18, 0);
  else if (manners === 'drips') pour(response, 1, 20);
  else return false;
  return true;
}

/** Blanks for ever, which JSON may begin with. */
function pour(response: ServerResponse, bytes: number, pause: number): void {
  const drop = Buffer.alloc(bytes, 0x20);
  const timer = setInterval(() => {
    if (response.destroyed) clearInterval(timer);
    else response.write(drop);
  }, pause);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
