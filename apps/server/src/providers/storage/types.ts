import { extname } from 'node:path';
import { isStorageName } from '#providers/storage/port.ts';

/** What a name says of its file: a file carries no other description of itself. */
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.sealed': 'application/octet-stream',
};

/** Null for a name that could be no file's. */
export function contentTypeOf(name: string): string | null {
  return isStorageName(name) ? (contentTypes[extname(name)] ?? null) : null;
}

/** Throws `TypeError` for a name that is not one, or that says something else than the type. */
export function demandType(name: string, contentType: string): void {
  if (!isStorageName(name)) throw new TypeError('not a storage name');
  if (contentTypeOf(name) !== contentType) {
    throw new TypeError(`the extension of the name does not say ${contentType}`);
  }
}
