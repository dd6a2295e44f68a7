import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '#scripts/paths.ts';

const name = 'drizzle-orm';
const entries = ['index', 'pg-core', 'node-postgres', 'pglite'];

/**
 * Puts a compact copy of Drizzle beside the built server, which Node finds before the installed
 * one. Its manifest names a thousand entries, and Node reads it again for each of its hundreds of
 * modules: half the time of a start, and 100 MB that are only given back much later.
 */
export async function compactDrizzle(dist: string): Promise<void> {
  const { resolve } = createRequire(join(root, 'apps/server/src/main.ts'));
  const outdir = join(dist, 'node_modules', name);
  await build({
    entryPoints: Object.fromEntries(
      entries.map((entry) => [
        entry,
        resolve(entry === 'index' ? name : `${name}/${entry}`).replace(/\.cjs$/, '.js'),
      ]),
    ),
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'es2024',
    logLevel: 'warning',
  });
  const exports = Object.fromEntries(
    entries.map((entry) => [entry === 'index' ? '.' : `./${entry}`, `./${entry}.js`]),
  );
  await writeFile(join(outdir, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
}
