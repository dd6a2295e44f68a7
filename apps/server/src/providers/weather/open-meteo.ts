import { z } from 'zod';
import { askRemote, RemoteFailure } from '#providers/remote/fetching.ts';
import type { WeatherProvider } from '#providers/weather/port.ts';
import { skyOfCode } from '#providers/weather/wmo.ts';

export type OpenMeteoOptions = {
  /** Base of the forecasts. Open-Meteo's own server unless told. */
  url?: string | undefined;
  /** Base of the names of places. Open-Meteo's own server unless told. */
  geocodingUrl?: string | undefined;
  /** Of a paying customer, who has servers of their own there. */
  key?: string | undefined;
  /** Who runs it, as people are told: Open-Meteo, or the hosts that are asked, unless named. */
  provider?: string | undefined;
  /** Milliseconds after which an answer is given up. */
  timeout?: number;
};

/** https://open-meteo.com/en/licence: the data are free where their source is named. */
const credit = { name: 'Open-Meteo', address: 'https://open-meteo.com/', licence: 'CC BY 4.0' };

/** Milliseconds: somebody watches a list come. */
const patience = 5_000;
/** A list of a hundred places with their postcodes is a tenth of it. */
const answerBytes = 512 * 1024;

/** Empty fields are left out of an answer, and some are kept empty. */
const words = z
  .string()
  .max(200)
  .nullish()
  .transform((text) => text?.trim() || null);

/** https://open-meteo.com/en/docs/geocoding-api: no `results` where there is none. */
const placesAnswer = z.object({
  results: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(200),
        admin1: words,
        country: words,
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    )
    .nullish(),
});

/** https://open-meteo.com/en/docs, "JSON Return Object": seconds since 1970, for we ask for those. */
const skyAnswer = z.object({
  current: z.object({
    time: z.int().min(0).max(32_503_680_000),
    weather_code: z.int().nullish(),
  }),
});

const refusalAnswer = z.object({ error: z.literal(true), reason: z.string() });

type Question = { path: string; query: Record<string, string>; refusal?: number };

/** Open-Meteo, or a server of its kind: its forecasts and its names of places. */
export function createOpenMeteo(options: OpenMeteoOptions = {}): WeatherProvider {
  const { key, timeout = patience } = options;
  const customer = key ? 'customer-' : '';
  const forecasts = baseOf(options.url ?? `https://${customer}api.open-meteo.com`);
  const names = baseOf(options.geocodingUrl ?? `https://${customer}geocoding-api.open-meteo.com`);
  const closing = new AbortController();

  async function ask(base: URL, question: Question, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const clock = AbortSignal.timeout(timeout);
    const stop = AbortSignal.any([clock, closing.signal, ...(signal ? [signal] : [])]);
    const query = { ...question.query, ...(key && { apikey: key }) };
    try {
      const call = { ...question, method: 'GET', query } as const;
      return await askRemote({ base, byteLimit: answerBytes }, call, stop);
    } catch (error) {
      signal?.throwIfAborted();
      if (clock.aborted) throw new RemoteFailure(`no answer within ${timeout} ms`);
      throw error;
    }
  }

  return {
    name: options.provider ?? nameOf(forecasts, names),
    credit,

    async findPlaces({ name, language, limit }, signal) {
      const query = { name, language, count: String(limit), format: 'json' };
      const parsed = placesAnswer.safeParse(await ask(names, { path: 'v1/search', query }, signal));
      if (!parsed.success) throw new RemoteFailure('the answer holds no places');
      const found = parsed.data.results ?? [];
      return found.slice(0, limit).map(({ admin1, ...place }) => ({ ...place, region: admin1 }));
    },

    async readSky({ latitude, longitude }, signal) {
      const query = {
        latitude: String(latitude),
        longitude: String(longitude),
        current: 'weather_code',
        timeformat: 'unixtime',
      };
      // It refuses a place without weather as it does a mistake: only its words tell them apart.
      const answer = await ask(forecasts, { path: 'v1/forecast', query, refusal: 400 }, signal);
      const refusal = refusalAnswer.safeParse(answer);
      if (refusal.success) {
        if (/no data is available/i.test(refusal.data.reason)) return null;
        throw new RemoteFailure('the question was refused');
      }
      const parsed = skyAnswer.safeParse(answer);
      if (!parsed.success) throw new RemoteFailure('the answer holds no weather');
      const { time, weather_code: code = null } = parsed.data.current;
      if (code === null) return null;
      const sky = skyOfCode(code);
      if (!sky) throw new RemoteFailure('the answer holds an unknown code');
      return { ...sky, observedAt: new Date(time * 1000) };
    },

    async close() {
      closing.abort(new RemoteFailure('the server stops'));
    },
  };
}

function baseOf(url: string): URL {
  return new URL(url.endsWith('/') ? url : `${url}/`);
}

/** Both hosts are named where both are told something and neither says who runs it. */
function nameOf(forecasts: URL, names: URL): string {
  const hosts = [forecasts.host, names.host].map((host) =>
    /(^|[.-])api\.open-meteo\.com$/.test(host) ? credit.name : host,
  );
  return [...new Set(hosts)].join(', ');
}
