import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { faultProblem } from '#platform/db/faults.ts';
import { guardSpace, type SpaceGuard } from '#platform/db/space.ts';
import { isStorageName, type Storage, type StoredFile } from '#providers/storage/port.ts';
import { contentTypeOf, demandType } from '#providers/storage/types.ts';

/**
 * Files in a folder, spread over 256 × 256 folders so that none grows long. The content type is that
 * of the extension: a file carries no other description of itself, and a `put` that says otherwise
 * is refused. It stops at the reserve the embedded database needs to go on living, which may share the
 * disk.
 */
export function createDiskStorage({
  folder,
  space = guardSpace(folder),
}: {
  folder: string;
  space?: SpaceGuard;
}): Storage {
  function placeOf(name: string): string {
    // By a hash: names of one kind may all begin alike.
    const spread = createHash('sha256').update(name).digest('hex');
    return join(folder, spread.slice(0, 2), spread.slice(2, 4), name);
  }

  async function put(
    name: string,
    bytes: Uint8Array,
    { contentType }: { contentType: string },
  ): Promise<void> {
    demandType(name, contentType);
    const place = placeOf(name);
    const draft = join(dirname(place), `.${randomUUID()}.part`);
    try {
      await mkdir(dirname(place), { recursive: true });
      await space.require();
      await writeDown(draft, bytes);
      await rename(draft, place);
      await syncFolder(dirname(place));
    } catch (error) {
      await rm(draft, { force: true });
      throw faultProblem(error) ?? error;
    }
  }

  async function get(name: string): Promise<StoredFile | null> {
    const contentType = contentTypeOf(name);
    if (contentType === null) return null;
    const place = placeOf(name);
    const found = await stat(place).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    });
    if (found === null) return null;
    return {
      // Opened by the first read: an answer without a body holds no file.
      body: ReadableStream.from(chunksOf(place)),
      size: found.size,
      contentType,
      etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs * 1000).toString(36)}"`,
    };
  }

  async function remove(name: string): Promise<void> {
    if (isStorageName(name)) await rm(placeOf(name), { force: true });
  }

  return { name: 'disk', put, get, remove };
}

async function writeDown(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the new name itself survive a power cut, where the system lets a folder be synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}
