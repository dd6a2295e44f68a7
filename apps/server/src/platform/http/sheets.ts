import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a build keeps what it names by its content. */
const folderOfParts = 'assets';

/**
 * The style sheets of a build by their addresses, for pages that carry them. One that would end the
 * element it is written into is left out: it can only be linked to.
 *
 * @param folder holds the files browsers fetch, at their addresses.
 */
export async function readSheets(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(join(folder, folderOfParts)).catch(() => []);
  const sheets = names.filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(
    sheets.map(async (name) => {
      const text = await readFile(join(folder, folderOfParts, name), 'utf8');
      return [`/${folderOfParts}/${name}`, text.trim()] as const;
    }),
  );
  return new Map(texts.filter(([, text]) => !/<\/style/i.test(text)));
}
