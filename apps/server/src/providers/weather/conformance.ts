import { intensities, weathers } from '@reverie/contract/weather.rules';
import { expect, test } from 'vitest';
import type { WeatherProvider } from '#providers/weather/port.ts';

/** What a provider in a test knows: `Lyon` in France, under some weather, and nothing at the pole. */
export const lyon = { latitude: 45.7, longitude: 4.8 };
export const pole = { latitude: 90, longitude: 0 };

/** What every weather provider does. Call it once in the adapter's test file. */
export function weatherConformance(adapter: string, open: () => WeatherProvider): void {
  test(`${adapter}: it is somebody, and its data are owed to somebody`, () => {
    const { name, credit } = open();
    for (const words of [name, credit.name, credit.licence]) expect(words.trim()).not.toBe('');
    expect(new URL(credit.address).protocol).toBe('https:');
  });

  test(`${adapter}: a name finds its places, as many as asked at most, on this earth`, async () => {
    const places = await open().findPlaces({ name: 'Lyon', language: 'fr', limit: 2 });
    expect(places.length).toBeGreaterThan(0);
    expect(places.length).toBeLessThanOrEqual(2);
    expect(places[0]).toMatchObject({ name: 'Lyon', country: 'France' });
    for (const { latitude, longitude } of places) {
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }
  });

  test(`${adapter}: places are named in the language of who asks`, async () => {
    const [place] = await open().findPlaces({ name: 'Lyon', language: 'en', limit: 1 });
    expect(place?.name).toBe('Lyons');
  });

  test(`${adapter}: a name of nowhere finds nothing, which is no failure`, async () => {
    expect(await open().findPlaces({ name: 'Zzyzzyx', language: 'fr', limit: 5 })).toEqual([]);
  });

  test(`${adapter}: a point has a sky that can be drawn, and when it was so`, async () => {
    const sky = await open().readSky(lyon);
    expect(weathers).toContain(sky?.weather);
    expect(intensities).toContain(sky?.intensity);
    expect(Number.isNaN(sky?.observedAt.getTime())).toBe(false);
  });

  test(`${adapter}: a point nobody knows the weather of has none`, async () => {
    expect(await open().readSky(pole)).toBeNull();
  });

  test(`${adapter}: what is aborted rejects with the reason, and the next is answered`, async () => {
    const provider = open();
    const reason = new Error('nobody waits for it any more');
    const signal = AbortSignal.abort(reason);
    await expect(provider.readSky(lyon, signal)).rejects.toBe(reason);
    const request = { name: 'Lyon', language: 'fr', limit: 1 } as const;
    await expect(provider.findPlaces(request, signal)).rejects.toBe(reason);
    await expect(provider.readSky(lyon)).resolves.not.toBeNull();
  });
}
