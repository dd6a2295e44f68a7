import {
  type Intensity,
  intensities,
  type Weather,
  weathers,
} from '@reverie/contract/weather.rules';
import { hourOf, type Moment, momentAt, moments } from '#ambience/sky/moments.ts';

export type Ambience = {
  /** Whether the reader chose the sky, or the clock leads it. */
  isManual: boolean;
  /** 0 to 24: fractions where the clock leads, whole where the reader chose. */
  hour: number;
  moment: Moment;
  weather: Weather;
  intensity: Intensity;
  /** Whether weather and intensity are those of the reader's city, as somebody reports them. */
  isReported: boolean;
  /** Null follows the device. */
  isAnimated: boolean | null;
};

/** The sky over the reader's city. */
export type Report = Readonly<{ weather: Weather; intensity: Intensity }>;

export const first: Ambience = {
  isManual: false,
  hour: 0,
  moment: 'night',
  weather: 'clear',
  intensity: 'light',
  isReported: false,
  isAnimated: null,
};

/** What the clock says. A sky the reader chose does not move. */
export function atClock(ambience: Ambience, now: Date): Ambience {
  if (ambience.isManual) return ambience;
  const hour = now.getHours() + now.getMinutes() / 60;
  return { ...ambience, hour, moment: momentAt(hour) };
}

/** Choosing an hour, a moment or the weather takes the sky in hand: the clock would undo it. */
export function withHour(ambience: Ambience, hour: number): Ambience {
  return { ...ambience, isManual: true, isReported: false, hour, moment: momentAt(hour) };
}

export function withMoment(ambience: Ambience, moment: Moment): Ambience {
  return ambience.moment === moment ? inHand(ambience) : withHour(ambience, hourOf[moment]);
}

export function withWeather(ambience: Ambience, weather: Weather): Ambience {
  return { ...inHand(ambience), weather };
}

/** An intensity is a taste, but for that of a reported sky, which is taken in hand with it. */
export function withIntensity(ambience: Ambience, intensity: Intensity): Ambience {
  return { ...(ambience.isReported ? inHand(ambience) : ambience), intensity };
}

/** Freezes the sky as it stands. */
export function inHand(ambience: Ambience): Ambience {
  return withHour(ambience, Math.floor(ambience.hour));
}

/** Gives the sky back to the clock, which knows of clear weather only. */
export function released(ambience: Ambience, now: Date): Ambience {
  return atClock({ ...ambience, isManual: false, isReported: false, weather: 'clear' }, now);
}

/** The sky as it is worn: under the report of a city, unless the reader has it in hand. */
export function underReport(own: Ambience, report: Report | null): Ambience {
  if (own.isManual || !report) return own;
  const { weather, intensity } = report;
  return { ...own, weather, intensity, isReported: true };
}

/** What of a worn sky is the reader's own, who had `before`: nothing of a report is. */
export function ownOf(worn: Ambience, before: Ambience): Ambience {
  if (!worn.isReported) return worn;
  const { weather, intensity } = before;
  return { ...worn, weather, intensity, isReported: false };
}

/** What is kept of a sky in hand, in the shape other parts of the product read; null keeps nothing. */
export function recordOf({ isManual, hour, moment, weather }: Ambience): string | null {
  if (!isManual) return null;
  return JSON.stringify({
    isManualMode: true,
    timeOfDay: moment,
    weather,
    currentHour: Math.floor(hour),
  });
}

/** Takes up a kept sky, only if it says that it was in hand; anything else is ignored. */
export function restored(ambience: Ambience, record: string | null): Ambience {
  const kept = parse(record);
  if (kept.isManualMode !== true) return ambience;
  const { currentHour: hour } = kept;
  const isHour = typeof hour === 'number' && Number.isInteger(hour) && hour >= 0 && hour <= 23;
  const hasMoment = moments.some((known) => known === kept.timeOfDay);
  if (!isHour || !hasMoment) return ambience;
  // The record holds any word for the weather: one that no sky is drawn for is clear.
  const weather = weathers.find((known) => known === kept.weather) ?? 'clear';
  // The hour says the moment; a record that tells two stories shows one sky.
  return { ...withHour(ambience, hour), weather };
}

/** What the record of the specification has no room for. */
export function tasteOf({ intensity, isAnimated }: Ambience): string {
  return JSON.stringify({ intensity, isAnimated });
}

export function withTaste(ambience: Ambience, record: string | null): Ambience {
  const kept = parse(record);
  return {
    ...ambience,
    intensity: intensities.find((known) => known === kept.intensity) ?? ambience.intensity,
    isAnimated: typeof kept.isAnimated === 'boolean' ? kept.isAnimated : ambience.isAnimated,
  };
}

function parse(record: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(record ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
