import { weatherRoutes } from '#features/weather/routes.ts';
import { createWeather, type WeatherParts } from '#features/weather/service.ts';
import { defineFeature } from '#platform/feature.ts';
import type { WeatherProvider } from '#providers/weather/port.ts';

type Needs = Omit<WeatherParts, 'provider'> & { weatherProvider: WeatherProvider | null };

export const weatherFeature = defineFeature({
  create: ({ weatherProvider, ...parts }: Needs) => ({
    weather: createWeather({ ...parts, provider: weatherProvider }),
  }),
  routes: (api, { weather }) => weatherRoutes(api, weather),
});
