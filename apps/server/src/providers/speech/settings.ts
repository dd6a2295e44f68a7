import { z } from 'zod';
import { filled, providerName, remoteUrl, webUrl, wholeNumber } from '#platform/environment.ts';

/** A server that writes consenting people's recordings down; none unless set. */
export const speechSettings = z
  .object({
    REVERIE_SPEECH_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_SPEECH_MODEL: filled.pipe(z.string().default('whisper-1')),
    REVERIE_SPEECH_KEY: filled,
    REVERIE_SPEECH_PROVIDER: providerName,
    // Within the half hour a job has.
    REVERIE_SPEECH_SECONDS: wholeNumber({ least: 5, most: 1_700, own: 900 }),
  })
  .transform((found) => {
    const { REVERIE_SPEECH_URL: url } = found;
    if (!url) return undefined;
    return {
      url,
      model: found.REVERIE_SPEECH_MODEL,
      key: found.REVERIE_SPEECH_KEY,
      provider: found.REVERIE_SPEECH_PROVIDER ?? new URL(url).host,
      timeout: found.REVERIE_SPEECH_SECONDS * 1_000,
    };
  });

/** A model that browsers fetch, to recognise speech on the device; none unless set. */
export const speechModel = z
  .object({
    REVERIE_SPEECH_BROWSER_MODEL_URL: filled.pipe(webUrl.optional()),
    REVERIE_SPEECH_BROWSER_MODEL_NAME: filled.pipe(z.string().max(80).optional()),
  })
  .transform((found) => {
    const { REVERIE_SPEECH_BROWSER_MODEL_URL: url } = found;
    if (!url) return undefined;
    return { url, name: found.REVERIE_SPEECH_BROWSER_MODEL_NAME ?? new URL(url).host };
  });
