/** A stored file. A `body` nobody reads costs nothing; one left half-way must be cancelled. */
export type StoredFile = {
  body: ReadableStream<Uint8Array>;
  /** Bytes. */
  size: number;
  contentType: string;
  /** Quoted, ready for the ETag header. */
  etag: string;
};

/**
 * Keeps files by name. The caller chooses names that say what is inside (a hash of the content), so
 * a name is written once and its bytes never change.
 */
export type Storage = {
  name: string;
  /**
   * Stores the bytes whole or not at all; a reader never sees half of a file. Storing a name again
   * replaces it. Throws Problem `storage_full` where there is no space, `TypeError` for a name that
   * is not one.
   */
  put(name: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  /** Null where there is no such file, or where the name could not be one. */
  get(name: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
};

export const storageNameLimit = 120;

/**
 * Whether a name may be stored: letters, digits, `-` and `_`, then one extension. It holds no path,
 * so that no name reaches beyond the storage, on disk or in a bucket.
 */
export function isStorageName(name: string): boolean {
  return name.length <= storageNameLimit && /^[a-z0-9][a-z0-9_-]{7,}\.[a-z0-9]{1,8}$/.test(name);
}
