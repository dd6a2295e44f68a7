import { dreamWeatherRoutes } from '#features/dream-weather/routes.ts';
import { createDreamWeather, type DreamWeatherParts } from '#features/dream-weather/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const dreamWeatherFeature = defineFeature({
  create: (parts: DreamWeatherParts) => ({ dreamWeather: createDreamWeather(parts) }),
  routes: (api, { dreamWeather }) => dreamWeatherRoutes(api, dreamWeather),
  schedules: ({ dreamWeather }) => [
    { name: 'draw-dream-weather', cron: '17 * * * *', run: dreamWeather.drawDue },
  ],
});
