/**
 * Who an answer may be kept for: by caches that many share, by the browser that asked, or by nobody.
 * Whatever depends on who asks is never for everybody.
 */
export type Keeping = {
  keptFor: 'everybody' | 'asker';
  /** Seconds a browser may keep it. */
  seconds: number;
  /** Seconds caches that many share may keep it, where that is shorter. */
  sharedSeconds?: number;
  /** Whether what the address names never changes. */
  isImmutable?: boolean;
};

/** The one place that says `public`. */
export function cacheControl({ keptFor, seconds, sharedSeconds, isImmutable }: Keeping): string {
  const isShared = keptFor === 'everybody';
  return [
    isShared ? 'public' : 'private',
    ...(isShared && sharedSeconds !== undefined ? [`s-maxage=${sharedSeconds}`] : []),
    `max-age=${seconds}`,
    ...(isImmutable ? ['immutable'] : []),
  ].join(', ');
}

/** Whether caches that many share may keep an answer. */
export function isForEverybody(headers: Headers): boolean {
  return /(^|[\s,])public\b/.test(headers.get('cache-control') ?? '');
}

/** A cookie is one person's: no shared cache hands it on, even beside `public`. */
export function keepCookiesPrivate(headers: Headers): void {
  if (headers.has('set-cookie') && isForEverybody(headers)) {
    headers.set('cache-control', 'private, no-store');
  }
}
