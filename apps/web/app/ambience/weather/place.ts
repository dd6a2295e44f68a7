import type { Place } from '@reverie/contract/weather';
import { roundDegrees } from '@reverie/contract/weather.rules';

/** The city a device kept; null for anything else that may stand there. */
export function readPlace(record: string | null): Place | null {
  const kept = parse(record);
  const { name, latitude, longitude } = kept;
  if (typeof name !== 'string' || name.trim() === '') return null;
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return null;
  return {
    name,
    region: textOrNull(kept.region),
    country: textOrNull(kept.country),
    // Whatever was written there, no exact place leaves the device.
    latitude: roundDegrees(latitude),
    longitude: roundDegrees(longitude),
  };
}

/** Where a place of that name lies, in words: none twice. */
export function whereabouts({ name, region, country }: Place): string {
  const parts = [region, country].filter((part) => part !== null && part !== name);
  return [...new Set(parts)].join(', ');
}

function isWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function parse(record: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(record ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
