import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { keyBytes } from '#platform/seal/seal.ts';

/** What an operator can put right. */
export class NoKey extends Error {}

/** The keys of a file, one a line, the one that seals first; none where there is no file. */
export async function readKeyFile(path: string): Promise<Uint8Array[]> {
  const text = await readIfThere(path);
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const key = Buffer.from(line.trim(), 'base64');
    if (key.length === keyBytes) return key;
    throw new NoKey(`${path} holds what is no key: a line of it is ${keyBytes} bytes in base64.`);
  });
}

/** Keeps a first key, and answers the keys of the file: another process may have been first. */
export async function makeKeyFile(path: string, key: Uint8Array): Promise<Uint8Array[]> {
  const draft = draftOf(path);
  await writeFile(draft, linesOf([key]), { mode: 0o600, flush: true });
  try {
    await link(draft, path);
  } catch (error) {
    // Some disks know no links; what is renamed there takes the place of what another wrote.
    if (!hasCode(error, 'EEXIST')) await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return readKeyFile(path);
}

/** Of this call alone: another one may be writing at the same moment. */
function draftOf(path: string): string {
  return `${path}.${randomUUID()}`;
}

/** Readable by its owner alone. */
export async function writeKeyFile(path: string, keys: readonly Uint8Array[]): Promise<void> {
  await replaceFile(path, linesOf(keys));
}

function linesOf(keys: readonly Uint8Array[]): string {
  return keys.map((key) => Buffer.from(key).toString('base64')).join('\n');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * Writes down which keys the texts of this folder need, beside them: so that a copy of the folder
 * says it too, no matter who finds it.
 */
export async function writeNeeds(path: string, ids: readonly string[]): Promise<void> {
  const words = `The sealed texts of this folder open with these keys, by their ids:\n${ids.join('\n')}\n`;
  if ((await readIfThere(path)) !== words) await replaceFile(path, words);
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Written beside and renamed, so that a crash leaves the old one or the new one, whole. */
async function replaceFile(path: string, content: string): Promise<void> {
  const draft = draftOf(path);
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
