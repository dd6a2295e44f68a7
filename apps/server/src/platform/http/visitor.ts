import { createHmac, randomBytes } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api.ts';

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8);
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

/**
 * The address a request comes from: the peer's, or what a proxy on our own network says of its
 * peer. Never logged and never kept as it is.
 */
export function clientAddress(context: Context<ApiEnv>): string {
  const peer = (context.env?.address ?? '').replace(/^::ffff:/, '');
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) > 0 && isNearby(peer) ? forwarded : peer;
}

function isNearby(address: string): boolean {
  const version = isIP(address);
  return version > 0 && nearby.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** What the browser calls itself, also where a page calls in this process on its behalf. */
export function userAgent(context: Context<ApiEnv>): string {
  return context.req.header('user-agent') ?? context.env?.userAgent ?? '';
}

let salt = { day: '', key: randomBytes(32) };

/** Tells one visitor from another within a day, and says nothing about them after it. */
export function visitorKey(context: Context<ApiEnv>, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  if (salt.day !== day) salt = { day, key: randomBytes(32) };
  const agent = userAgent(context);
  const hash = createHmac('sha256', salt.key).update(`${clientAddress(context)}\n${agent}`);
  return hash.digest('base64url').slice(0, 22);
}
