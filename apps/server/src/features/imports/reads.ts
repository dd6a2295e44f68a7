import { buffer } from 'node:stream/consumers';
import type { Brought, Read } from '#features/imports/brought.rules.ts';
import { readText } from '#features/imports/plain.reads.ts';
import { BadFile } from '#features/imports/rules.ts';
import { decode, textByteLimit } from '#features/imports/texts.rules.ts';
import { readZip } from '#features/imports/zips.reads.ts';
import { BadZip } from '#platform/zip/unzip.ts';

/** What a file holds, by looking at it. Throws `BadFile` where it is nothing that is read here. */
export async function readFile(brought: Brought): Promise<Read> {
  const { source } = brought;
  if (source.size === 0) throw new BadFile('empty');
  try {
    const head = await buffer(source.from(0, Math.min(4, source.size)));
    if (head.subarray(0, 2).toString('latin1') === 'PK') return await readZip(brought);
    if (source.size > textByteLimit) throw new BadFile('too_large');
    return await readText(decode(await buffer(source.from(0, source.size))), brought);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** A file that cannot be read is refused; what is our own fault is not the file's. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof BadZip) return new BadFile(error.fault, { cause: error });
  return error;
}
