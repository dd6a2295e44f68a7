import { z } from 'zod';
import { filled, providerName, remoteUrl } from '#platform/environment.ts';

/** Who is asked about the weather over cities that readers choose; nobody unless set. */
export const weatherSettings = z
  .object({
    REVERIE_WEATHER: filled.pipe(z.enum(['off', 'open-meteo']).default('off')),
    REVERIE_WEATHER_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_WEATHER_GEOCODING_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_WEATHER_KEY: filled,
    REVERIE_WEATHER_PROVIDER: providerName,
  })
  .transform((found) => {
    const { REVERIE_WEATHER: kind } = found;
    if (kind === 'off') return undefined;
    return {
      kind,
      url: found.REVERIE_WEATHER_URL,
      geocodingUrl: found.REVERIE_WEATHER_GEOCODING_URL,
      key: found.REVERIE_WEATHER_KEY,
      provider: found.REVERIE_WEATHER_PROVIDER,
    };
  });
