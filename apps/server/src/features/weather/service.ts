import type { Place, Sky, WeatherSource } from '@reverie/contract/weather';
import { lastKnownMinutes, mostPlaces, skyMinutes } from '@reverie/contract/weather.rules';
import { placesOf, pointKey, roundPoint, tidyName } from '#features/weather/rules.ts';
import { type AnswersOptions, createAnswers } from '#platform/answers.ts';
import type { Clock } from '#platform/clock.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Log } from '#platform/log.ts';
import type { Observation, Point, WeatherProvider } from '#providers/weather/port.ts';

export type WeatherParts = {
  /** Null where nobody is asked. */
  provider: WeatherProvider | null;
  clock: Clock;
  log: Log;
};

type Named = { name: string; language: 'fr' | 'en' };

export type Weather = ReturnType<typeof createWeather>;

const minute = 60_000;
const day = 1_440 * minute;

/** Six at once is what Open-Meteo lets one address wait for without paying. */
const bounds = { silentFor: minute, most: 2_000, mostAtOnce: 6 } satisfies Partial<AnswersOptions>;
/** Asked for more than are shown: some look alike once they are rounded. */
const placesAsked = 2 * mostPlaces;

/**
 * The weather over cities that readers choose. They ask us and never the provider, who is told a
 * rounded place or a name and nothing of who asks; one answer serves everybody. Nothing is stored,
 * and no log holds a place.
 */
export function createWeather({ provider, clock, log }: WeatherParts) {
  const skies = createAnswers<Observation | null>({
    ...{ ...bounds, clock },
    freshFor: skyMinutes * minute,
    knownFor: lastKnownMinutes * minute,
  });
  const names = createAnswers<Place[]>({ ...bounds, clock, freshFor: day, knownFor: day });

  function demandProvider(): WeatherProvider {
    if (!provider) throw new Problem('weather_off');
    return provider;
  }

  async function orAway<T>(asked: 'sky' | 'places', answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (cause) {
      throw new Problem('unavailable', {
        detail: `The weather provider does not tell the ${asked}`,
        retryAfter: 60,
        cause,
      });
    }
  }

  /** Said of each failure, also where readers are still told what was known last. */
  async function noted<T>(asked: 'sky' | 'places', answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      log.warn({ asked, error }, 'weather provider is away');
      throw error;
    }
  }

  return {
    source(): WeatherSource {
      return { provider: provider && { name: provider.name, credit: provider.credit } };
    },

    /** Throws `weather_off`, and `unavailable` where the provider is away. */
    async places({ name, language }: Named): Promise<{ places: Place[] }> {
      const provider = demandProvider();
      const request = { name: tidyName(name), language, limit: placesAsked };
      const found = names.get(`${language} ${request.name}`, async () =>
        placesOf(await noted('places', provider.findPlaces(request))),
      );
      return { places: (await orAway('places', found)).answer };
    },

    /** The same, and `place_unknown` where the provider knows no weather. */
    async sky(point: Point): Promise<Sky> {
      const provider = demandProvider();
      const rounded = roundPoint(point);
      const found = skies.get(pointKey(rounded), () => noted('sky', provider.readSky(rounded)));
      const { answer, isLastKnown } = await orAway('sky', found);
      if (!answer) throw new Problem('place_unknown');
      const { weather, intensity, observedAt } = answer;
      return { weather, intensity, observedAt: observedAt.toISOString(), isLastKnown };
    },
  };
}
