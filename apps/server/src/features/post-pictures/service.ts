import {
  type PostPictureFile,
  postPictureFile,
  postPictureWidths,
} from '@reverie/contract/blog.rules';
import type { EncodedFile, Encoding } from '#providers/encoding/port.ts';
import type { Storage, StoredFile } from '#providers/storage/port.ts';

const widest = Math.max(...postPictureWidths);

function originalOf(name: string): PostPictureFile {
  return { name, width: widest, format: 'avif' };
}

/**
 * The pictures of posts. One original is kept; every other width and format is made from it when it
 * is first asked for, and kept beside it.
 */
export function createPostPictures({ storage, encode }: { storage: Storage; encode: Encoding }) {
  /** Files at work, so that two who ask at once wait for one. */
  const making = new Map<string, Promise<void>>();

  async function make(asked: PostPictureFile, original: StoredFile): Promise<void> {
    const bytes = new Uint8Array(await new Response(original.body).arrayBuffer());
    const file = postPictureFile(asked);
    const made: EncodedFile =
      asked.format === 'preview'
        ? await encode.preview(await encode.decode(bytes), asked.name)
        : await encode.scaled(bytes, { ...asked, name: file });
    await storage.put(file, made.bytes, { contentType: made.contentType });
  }

  return {
    async keep(name: string, bytes: Uint8Array): Promise<void> {
      const file = postPictureFile(originalOf(name));
      await storage.put(file, bytes, { contentType: 'image/avif' });
    },

    /** Null where there is no such picture. */
    async open(asked: PostPictureFile): Promise<StoredFile | null> {
      const file = postPictureFile(asked);
      const stored = await storage.get(file);
      if (stored) return stored;
      const original = await storage.get(postPictureFile(originalOf(asked.name)));
      if (!original) return null;
      const work = making.get(file) ?? make(asked, original).finally(() => making.delete(file));
      making.set(file, work);
      await work;
      return storage.get(file);
    },
  };
}
