import type { Intensity, Weather } from '@reverie/contract/weather.rules';

/** A point in degrees, latitude −90 to 90 and longitude −180 to 180. */
export type Point = { latitude: number; longitude: number };

/** A place as its provider knows it: as exact as that is. */
export type FoundPlace = Point & {
  name: string;
  region: string | null;
  country: string | null;
};

export type PlaceRequest = {
  name: string;
  /** Of the names in the answer. */
  language: 'fr' | 'en';
  /** How many at most, 1 to 100. */
  limit: number;
};

export type Observation = { weather: Weather; intensity: Intensity; observedAt: Date };

/**
 * Somebody elsewhere who knows places and their weather. It is told what stands in a request, and
 * nothing of who asks. Both calls reject with the signal's reason once it is aborted, and with
 * another error where no usable answer comes in time; no message of one repeats the request.
 */
export type WeatherProvider = {
  /** Who is asked, as people are told. */
  name: string;
  /** Whose data these are, to be named wherever they show. */
  credit: { name: string; address: string; licence: string };
  /** The places of a name, the likeliest first; none is no failure. */
  findPlaces(request: PlaceRequest, signal?: AbortSignal): Promise<FoundPlace[]>;
  /** The weather over a point now; null where the provider knows none. */
  readSky(point: Point, signal?: AbortSignal): Promise<Observation | null>;
  /** Gives up what is being asked. */
  close(): Promise<void>;
};
