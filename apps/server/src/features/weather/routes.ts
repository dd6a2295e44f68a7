import { api } from '@reverie/contract';
import type { Weather } from '#features/weather/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/weather to their use cases. */
export function weatherRoutes(app: ApiApp, weather: Weather): void {
  bind(app, api.weather.source, async () => ({ status: 200, body: weather.source() }));

  bind(app, api.weather.places, async ({ query, context }) => {
    context.get('line').isOthers = true;
    return { status: 200, body: await weather.places(query) };
  });

  bind(app, api.weather.sky, async ({ query, context }) => {
    context.get('line').isOthers = true;
    return { status: 200, body: await weather.sky(query) };
  });
}
