import type { Place } from '@reverie/contract/weather';
import { mostPlaces, roundDegrees } from '@reverie/contract/weather.rules';
import type { FoundPlace, Point } from '#providers/weather/port.ts';

/** The point a provider may be told: that of everybody in the same eleven kilometres. */
export function roundPoint({ latitude, longitude }: Point): Point {
  const rounded = roundDegrees(longitude);
  // One meridian has two names.
  return { latitude: roundDegrees(latitude), longitude: rounded === -180 ? 180 : rounded };
}

export function pointKey({ latitude, longitude }: Point): string {
  return `${latitude} ${longitude}`;
}

/** The name as it is looked up: other spellings of it find the same places. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Places as people choose them: rounded, and none that looks and lies like one before it. */
export function placesOf(found: readonly FoundPlace[]): Place[] {
  const places = found.map(({ name, region, country, ...point }) => ({
    name,
    region,
    country,
    ...roundPoint(point),
  }));
  const known = new Map(places.toReversed().map((place) => [JSON.stringify(place), place]));
  return [...known.values()].toReversed().slice(0, mostPlaces);
}
