import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { z } from 'zod';

const assets = fileURLToPath(new URL('../apps/web/build/client/assets/', import.meta.url));

/** A row of the lexicon as it is written: wherever it stands, the engine was loaded. */
const mark = 'cachalot, orque';

const builtSchema = z.object({
  analyse: z.custom<(text: string) => unknown>((value) => typeof value === 'function'),
});

/** The size of the engine in a browser, and which files of the built pages bring it along at once. */
export async function engineInBrowser(): Promise<{
  bytes: number;
  eager: string[];
  analyse: (text: string) => unknown;
}> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { analyse } from '@reverie/oneirology/reading';",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    // As the built pages have it: letters with accents are written, not escaped.
    charset: 'utf8',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  if (!Buffer.from(code).includes(mark)) throw new Error('The bundle holds no lexicon.');
  // The very bytes a browser gets, run here: its speed is that of the same machine code compiler.
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const built = builtSchema.parse(await import(url));
  return {
    bytes: gzipSync(code, { level: 9 }).length,
    eager: await eagerFiles(),
    analyse: built.analyse,
  };
}

/**
 * Files that hold the engine and that a page loads with itself: named in the table of routes, or
 * imported by another file otherwise than on demand.
 */
async function eagerFiles(): Promise<string[]> {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, code: await readFile(`${assets}${name}`, 'utf8') })),
  );
  const carriers = files.filter(({ code }) => code.includes(mark)).map(({ name }) => name);
  return carriers.filter((carrier) =>
    files.some(({ name, code }) => {
      if (name.startsWith('manifest')) return code.includes(carrier);
      return code.includes(`from"./${carrier}"`) || code.includes(`import"./${carrier}"`);
    }),
  );
}
