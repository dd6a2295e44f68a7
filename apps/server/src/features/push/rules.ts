import { createHash } from 'node:crypto';

export function contextOf(id: string): string {
  return `push ${id}`;
}

/** Tells one address from another without being one. */
export function hashOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}
