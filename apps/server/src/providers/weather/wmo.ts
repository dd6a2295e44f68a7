import type { Intensity, Weather } from '@reverie/contract/weather.rules';

type Sky = { weather: Weather; intensity: Intensity };

/**
 * Present weather by the numbers of WMO code table 4677 (Manual on Codes, WMO-No. 306, volume I.1),
 * those of them that Open-Meteo answers with: https://open-meteo.com/en/docs, "WMO Weather
 * interpretation codes".
 *
 * Our sky knows neither snow nor fog. Where it snows it is overcast, which is true, rather than
 * raining, which is not; fog is the thickest of clouds. Hail belongs to the strongest storms.
 */
const skies: Readonly<Record<number, Sky>> = {
  0: { weather: 'clear', intensity: 'light' },
  1: { weather: 'clear', intensity: 'light' },
  2: { weather: 'cloudy', intensity: 'light' },
  3: { weather: 'cloudy', intensity: 'moderate' },
  // Fog, and fog that leaves rime.
  45: { weather: 'cloudy', intensity: 'intense' },
  48: { weather: 'cloudy', intensity: 'intense' },
  // Drizzle: light, moderate, dense.
  51: { weather: 'rainy', intensity: 'light' },
  53: { weather: 'rainy', intensity: 'light' },
  55: { weather: 'rainy', intensity: 'moderate' },
  // Freezing drizzle: light, dense.
  56: { weather: 'rainy', intensity: 'light' },
  57: { weather: 'rainy', intensity: 'moderate' },
  // Rain: slight, moderate, heavy.
  61: { weather: 'rainy', intensity: 'light' },
  63: { weather: 'rainy', intensity: 'moderate' },
  65: { weather: 'rainy', intensity: 'intense' },
  // Freezing rain: light, heavy.
  66: { weather: 'rainy', intensity: 'light' },
  67: { weather: 'rainy', intensity: 'intense' },
  // Snow: slight, moderate, heavy; snow grains.
  71: { weather: 'cloudy', intensity: 'moderate' },
  73: { weather: 'cloudy', intensity: 'moderate' },
  75: { weather: 'cloudy', intensity: 'intense' },
  77: { weather: 'cloudy', intensity: 'moderate' },
  // Rain showers: slight, moderate, violent.
  80: { weather: 'rainy', intensity: 'light' },
  81: { weather: 'rainy', intensity: 'moderate' },
  82: { weather: 'rainy', intensity: 'intense' },
  // Snow showers: slight, heavy.
  85: { weather: 'cloudy', intensity: 'moderate' },
  86: { weather: 'cloudy', intensity: 'intense' },
  // Thunderstorm: slight or moderate; with slight hail; with heavy hail.
  95: { weather: 'stormy', intensity: 'moderate' },
  96: { weather: 'stormy', intensity: 'intense' },
  99: { weather: 'stormy', intensity: 'intense' },
};

/** The sky of a code; null for a number that is none of them. */
export function skyOfCode(code: number): Sky | null {
  return Object.hasOwn(skies, code) ? (skies[code] ?? null) : null;
}
