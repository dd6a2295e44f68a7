import { api } from '@reverie/contract';
import type { DreamWeatherService } from '#features/dream-weather/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

export function dreamWeatherRoutes(app: ApiApp, weather: DreamWeatherService): void {
  bind(app, api.dreamWeather.get, async () => ({ status: 200, body: await weather.get() }));
}
