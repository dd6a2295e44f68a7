import { randomBytes } from 'node:crypto';

/** What every answer says. A page adds its own content policy. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For what is no page: even opened by itself, a picture or an answer runs nothing. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const halfYear = 15_552_000;

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Scripts and styles by nonce or from our own files, and nothing from anywhere else. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * For what may stand in a page of somebody else: pictures and its own styles, and no script. It alone
 * may be framed.
 */
export function framedPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    framedByAnybody,
  ].join('; ');
}

const framedByAnybody = 'frame-ancestors *';

/** Adds what an answer has not said itself. */
export function secure(headers: Headers, { isSecureOrigin }: { isSecureOrigin: boolean }): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  if (headers.get('content-security-policy')?.endsWith(framedByAnybody)) {
    headers.delete('x-frame-options');
  }
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', inert);
  if (isSecureOrigin) headers.set('strict-transport-security', `max-age=${halfYear}`);
}
