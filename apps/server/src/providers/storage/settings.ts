import { z } from 'zod';
import { filled, remoteUrl } from '#platform/environment.ts';

/** A store of the S3 kind for pictures and recordings; a folder unless set. */
export const storageSettings = z
  .object({
    REVERIE_STORAGE_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_STORAGE_BUCKET: filled.pipe(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
        .optional(),
    ),
    REVERIE_STORAGE_REGION: filled.pipe(z.string().default('us-east-1')),
    REVERIE_STORAGE_KEY_ID: filled,
    REVERIE_STORAGE_KEY: filled,
  })
  .superRefine((found, context) => {
    if (!found.REVERIE_STORAGE_URL) return;
    for (const name of [
      'REVERIE_STORAGE_BUCKET',
      'REVERIE_STORAGE_KEY_ID',
      'REVERIE_STORAGE_KEY',
    ] as const) {
      if (found[name]) continue;
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'is needed with REVERIE_STORAGE_URL',
      });
    }
  })
  .transform((found) => {
    const { REVERIE_STORAGE_URL: url, REVERIE_STORAGE_BUCKET: bucket } = found;
    const { REVERIE_STORAGE_KEY_ID: keyId, REVERIE_STORAGE_KEY: key } = found;
    if (!url || !bucket || !keyId || !key) return undefined;
    return { url, bucket, keyId, key, region: found.REVERIE_STORAGE_REGION };
  });
