import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api.ts';
import { networkOf } from '#platform/http/network.ts';

/** Where no connection is known, all share one address. */
const unknownAddress = 'unknown';

/** Whom a call comes from, as the edge found it. Never logged and never kept as it is. */
export function clientAddress(context: Context<ApiEnv>): string {
  return context.env?.address ?? unknownAddress;
}

/** What the browser calls itself, also where a page calls in this process on its behalf. */
export function userAgent(context: Context<ApiEnv>): string {
  return context.req.header('user-agent') ?? context.env?.userAgent ?? '';
}

let salt = { day: '', key: randomBytes(32) };

/**
 * Tells one visitor from another within a day, and says nothing about them after it. All of one
 * network are one: what a browser calls itself can be made up.
 */
export function visitorKey(context: Context<ApiEnv>, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  if (salt.day !== day) salt = { day, key: randomBytes(32) };
  const hash = createHmac('sha256', salt.key).update(networkOf(clientAddress(context)));
  return hash.digest('base64url').slice(0, 22);
}
