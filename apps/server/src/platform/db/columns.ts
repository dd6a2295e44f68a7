import { customType } from 'drizzle-orm/pg-core';

/** Bytes as they are: what is sealed, hashes, keys. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
