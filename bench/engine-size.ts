import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { z } from 'zod';

const assets = fileURLToPath(new URL('../apps/web/build/client/assets/', import.meta.url));

/** Words of a row of each language: wherever they stand, that lexicon was loaded. */
const marks = { fr: 'cachalot,orque', en: 'orca,killer whale' } as const;
type Marked = keyof typeof marks;
/** What only the engine's own code says. */
const engineMark = 'are not at hand';

const builtSchema = z.object({
  analyse: z.custom<(text: string) => Promise<unknown>>((value) => typeof value === 'function'),
});
const urlOf = (code: Uint8Array) =>
  `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;

/** What a browser fetches of the engine, in compressed bytes, and which pages bring it along at once. */
export async function engineInBrowser() {
  const parts = await partsOf('analyse');
  const withDeeds = await partsOf('analyse, withDeeds');
  return {
    /** Its code, which every dream needs, and the words of each language. */
    parts,
    withDeeds,
    eager: await eagerFiles(),
    analyse: await runnable(),
  };
}

const common = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  platform: 'browser',
  target: 'es2024',
  // As the built pages have it: letters with accents are written, not escaped.
  charset: 'utf8',
} as const;
const stdin = (contents: string) => ({
  contents,
  resolveDir: fileURLToPath(new URL('.', import.meta.url)),
});

async function partsOf(
  names: 'analyse' | 'analyse, withDeeds',
): Promise<Record<Marked | 'code', number>> {
  const { outputFiles } = await build({
    ...common,
    stdin: stdin(`export { ${names} } from '@reverie/oneirology/fetched';`),
    splitting: true,
    outdir: 'unwritten',
  });
  const sizes = { code: 0, fr: 0, en: 0 };
  for (const { contents } of outputFiles) {
    const held = languagesIn(Buffer.from(contents).toString());
    if (held.length > 1) throw new Error('One file of the bundle holds both lexicons.');
    sizes[held[0] ?? 'code'] += gzipSync(contents, { level: 9 }).length;
  }
  if (sizes.fr === 0 || sizes.en === 0) throw new Error('The bundle holds no lexicon.');
  return sizes;
}

function languagesIn(code: string): Marked[] {
  return (['fr', 'en'] as const).filter((language) => code.includes(marks[language]));
}

/** The same as one module, run here: its speed is that of the same machine code compiler. */
async function runnable(): Promise<(text: string) => Promise<unknown>> {
  const { outputFiles } = await build({
    ...common,
    stdin: stdin("export { analyse } from '@reverie/oneirology/fetched';"),
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return builtSchema.parse(await import(urlOf(code))).analyse;
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
  const carriers = files
    .filter(({ code }) => code.includes(engineMark) || languagesIn(code).length > 0)
    .map(({ name }) => name);
  return carriers.filter((carrier) =>
    files.some(({ name, code }) => {
      if (name.startsWith('manifest')) return code.includes(carrier);
      return code.includes(`from"./${carrier}"`) || code.includes(`import"./${carrier}"`);
    }),
  );
}
