import { z } from 'zod';
import { filled, providerName, remoteUrl, wholeNumber } from '#platform/environment.ts';

/** A language model that reads consenting dreamers' dreams beside the engine; none unless set. */
export const analysisSettings = z
  .object({
    REVERIE_ANALYSIS_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_ANALYSIS_MODEL: filled,
    REVERIE_ANALYSIS_KEY: filled,
    REVERIE_ANALYSIS_PROVIDER: providerName,
    // Two texts of a dream, one after the other, within the two minutes a job has.
    REVERIE_ANALYSIS_SECONDS: wholeNumber({ least: 1, most: 55, own: 45 }),
  })
  .refine((found) => !found.REVERIE_ANALYSIS_URL || found.REVERIE_ANALYSIS_MODEL, {
    path: ['REVERIE_ANALYSIS_MODEL'],
    message: 'must name the model to ask at REVERIE_ANALYSIS_URL',
  })
  .transform((found) => {
    const { REVERIE_ANALYSIS_URL: url, REVERIE_ANALYSIS_MODEL: model } = found;
    if (!url || !model) return undefined;
    return {
      url,
      model,
      key: found.REVERIE_ANALYSIS_KEY,
      provider: found.REVERIE_ANALYSIS_PROVIDER ?? new URL(url).host,
      timeout: found.REVERIE_ANALYSIS_SECONDS * 1000,
    };
  });
