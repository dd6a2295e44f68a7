import { backgroundApi } from '#api/browser.ts';
import { useArrival } from '#loading/use-arrival.ts';

async function find() {
  const { provider } = await backgroundApi().weather.source();
  if (!provider) return null;
  const { CitySettings } = await import('#ambience/weather/city-settings.tsx');
  return { provider, CitySettings };
}

let found: ReturnType<typeof find> | undefined;

/** Asked for once a page; a failure may be tried again. */
function fetchCity() {
  found ??= find().catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}

/** The choice of a city. Where this server asks nobody about the weather there is nothing of it. */
export function City({ isManual }: { isManual: boolean }) {
  const city = useArrival(fetchCity, true);
  if (!city || city === 'missing') return null;
  return <city.CitySettings source={city.provider} isManual={isManual} />;
}
