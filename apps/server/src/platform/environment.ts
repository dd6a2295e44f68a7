import { z } from 'zod';

/** An empty variable is one nobody set: `DATABASE_URL= npm start` runs embedded. */
export const filled = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

/** The parts of a list with commas, empty ones left out. */
export const listed = z
  .string()
  .optional()
  .transform((value = '') =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

export const webUrl = z.url({ protocol: /^https?$/ });

/** What people write and ask travels unencrypted only between the operator's own machines. */
export const remoteUrl = webUrl.refine(isSealedOrNear, {
  message: 'must be https, unless its host is on this machine or in a private network',
});

/** Who runs something elsewhere, as people are told. */
export const providerName = filled.pipe(z.string().max(80).optional());

/** `ada@example.org`, or `Ada <ada@example.org>`. */
export const mailbox = z.string().regex(/^([^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/);

export function wholeNumber({ least, most, own }: { least: number; most: number; own: number }) {
  return filled
    .pipe(z.string().regex(/^\d+$/).default(String(own)))
    .transform(Number)
    .pipe(z.int().min(least).max(most));
}

/** Names without a dot, and the ranges of RFC 1918, are machines of a private network. */
const nearHost =
  /^(\[::1\]|[^.:]+|.+\.(local|internal)|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$/;

function isSealedOrNear(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed || parsed.username || parsed.password) return false;
  return parsed.protocol === 'https:' || nearHost.test(parsed.hostname);
}
