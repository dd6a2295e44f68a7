import { cp, glob } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { madeModules, makeModule } from '#scripts/builder/made.ts';
import { runNode } from '#scripts/builder/run.ts';
import { root } from '#scripts/paths.ts';

const typescript = join(root, 'node_modules/typescript/bin/tsc');

/**
 * Turns the sources of a workspace into modules plain Node and browsers can read, file by file:
 * imports stay as written and go through the workspace's own `imports` and `exports`. What is not
 * TypeScript is copied as it is; tests and their helpers stay behind.
 */
export async function transpile(workspace: string, outdir: string): Promise<void> {
  const source = join(root, workspace, 'src');
  const entryPoints: string[] = [];
  for await (const entry of glob('**/*', { cwd: source, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || isForTests(path)) continue;
    if (path.endsWith('.ts')) entryPoints.push(path);
    else await cp(path, join(outdir, path.slice(source.length)));
  }
  await build({
    entryPoints,
    outdir,
    outbase: source,
    format: 'esm',
    target: 'es2024',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
}

/**
 * The same for a package with few doors, which is put together: one module a door and some for what
 * the doors share. Node then opens a few files instead of a thousand, half of a cold start.
 */
export async function bundle(
  workspace: string,
  outdir: string,
  doors: readonly string[],
): Promise<void> {
  const source = join(root, workspace, 'src');
  await build({
    entryPoints: doors.map((door) => join(source, door)),
    outdir,
    outbase: source,
    bundle: true,
    splitting: true,
    external: ['zod', '@reverie/*'],
    // Its own `#…` imports lead to the sources.
    conditions: ['reverie-source'],
    plugins: [made],
    format: 'esm',
    target: 'es2024',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
}

const made: Plugin = {
  name: 'made-modules',
  setup({ onLoad }) {
    onLoad({ filter: madeModules }, async ({ path }) => ({ contents: await makeModule(path) }));
  },
};

function isForTests(path: string): boolean {
  return path.endsWith('.test.ts') || path.includes('/src/testing/');
}

/**
 * Writes the declarations of every package in one pass, as `<outdir>/<package>/src/…`. Types are
 * not checked here: a build turns sources into modules, `npm run typecheck` judges them.
 */
export async function declare(outdir: string): Promise<void> {
  const project = join(root, 'scripts/builder/tsconfig.declarations.json');
  await runNode([typescript, '--project', project, '--outDir', outdir], { cwd: root });
}
