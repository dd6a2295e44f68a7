/** The skies there are. Snow and fog have none of their own. */
export const weathers = ['clear', 'cloudy', 'rainy', 'stormy'] as const;
export type Weather = (typeof weathers)[number];

export const intensities = ['light', 'moderate', 'intense'] as const;
export type Intensity = (typeof intensities)[number];

/**
 * A coordinate to a tenth of a degree: some eleven kilometres. A sky is the same over all of them,
 * and no street, house or village can be read from it, which two decimals would still tell.
 */
export function roundDegrees(degrees: number): number {
  // A zero below nothing is a zero.
  return Math.round(degrees * 10) / 10 + 0;
}

/** A name is looked for from two characters on. */
export const placeNameLimits = { min: 2, max: 80 } as const;
export const mostPlaces = 5;

/** Minutes an answer about a place stands, and after which a page that is looked at asks again. */
export const skyMinutes = 15;
/** Minutes what was known last is still said while the provider is away. */
export const lastKnownMinutes = 60;
