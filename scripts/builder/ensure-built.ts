import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compactDrizzle } from '#scripts/builder/compact.ts';
import { compressFiles } from '#scripts/builder/compress.ts';
import { underLock } from '#scripts/builder/lock.ts';
import { runNode } from '#scripts/builder/run.ts';
import { bundleServiceWorker } from '#scripts/builder/service-worker.ts';
import { bundle, declare, transpile } from '#scripts/builder/sources.ts';
import { sourceStamp } from '#scripts/builder/stamp.ts';
import { compiled, packages, root, workshop } from '#scripts/paths.ts';

const lockFile = join(workshop, 'lock');
const stampFile = join(workshop, 'stamp');
const staging = join(workshop, 'staging');

/** Everything a build leaves behind, below the checkout. */
export const outputs = [
  ...packages.map((name) => `packages/${name}/dist`),
  'apps/server/dist',
  'apps/web/build',
];

/**
 * Builds packages, server and web when their sources have changed since the last build. Everything
 * is made aside and swapped in at the end: a build that fails leaves the last one standing.
 */
export async function ensureBuilt(say: (line: string) => void): Promise<'built' | 'current'> {
  return underLock(lockFile, async () => {
    const stamp = await sourceStamp();
    if (await isCurrent(stamp)) return 'current';
    say('Building Reverie…');
    const begin = performance.now();
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { recursive: true });
    await all([buildModules(), buildWeb()]);
    for (const output of outputs) await swapIn(output);
    await rm(compiled, { recursive: true, force: true });
    await writeFile(stampFile, stamp);
    say(`Built in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
    return 'built';
  });
}

/** Builds the pages alone, of the sources as they stand: what `npm run dev` does at every change. */
export async function ensurePagesBuilt(): Promise<void> {
  await underLock(lockFile, async () => {
    await buildWeb();
    await swapIn('apps/web/build');
    // The other parts may be older than the sources by now.
    await rm(stampFile, { force: true });
  });
}

/** The packages of hundreds of small modules behind few doors, and these. */
const bundled: Record<string, readonly string[]> = {
  'packages/oneirology': [
    'index.ts',
    'analyse.ts',
    'deeds.ts',
    'fetched.ts',
    'private/private-words.ts',
    'props.ts',
    'schema.ts',
    'warnings.ts',
  ],
  'packages/painter': ['index.ts', 'page.ts', 'press.ts'],
};

/** Waits for every part even when one fails: nothing may still be writing once the lock is gone. */
async function all(parts: Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(parts)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}

/** Whether a build stands, of whichever sources. */
export function isBuilt(): boolean {
  return outputs.every((output) => existsSync(join(root, output)));
}

async function isCurrent(stamp: string): Promise<boolean> {
  return isBuilt() && stamp === (await readFile(stampFile, 'utf8').catch(() => ''));
}

async function buildModules(): Promise<void> {
  const workspaces = [...packages.map((name) => `packages/${name}`), 'apps/server'];
  const declarations = join(staging, 'declarations');
  await all([
    declare(declarations),
    ...workspaces.map((workspace) => {
      const outdir = join(staging, workspace, 'dist');
      const doors = bundled[workspace];
      return doors ? bundle(workspace, outdir, doors) : transpile(workspace, outdir);
    }),
  ]);
  await Promise.all(packages.map((name) => addDeclarations(declarations, name)));
  const template = join(root, 'scripts/builder/template.ts');
  const folder = join(staging, 'apps/server/dist');
  await all([
    runNode(['--conditions=reverie-source', template, folder], { cwd: root }),
    compactDrizzle(folder),
  ]);
}

async function addDeclarations(from: string, name: string): Promise<void> {
  await cp(join(from, name, 'src'), join(staging, 'packages', name, 'dist'), { recursive: true });
}

async function buildWeb(): Promise<void> {
  const reactRouter = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const output = join(staging, 'apps/web/build');
  const env = { ...process.env, NODE_ENV: 'production', REVERIE_WEB_BUILD: output };
  await runNode([reactRouter, 'build'], { cwd: join(root, 'apps/web'), env });
  await bundleServiceWorker(join(output, 'client'));
  const pack = join(root, 'scripts/builder/sdk/pack.ts');
  await runNode(['--conditions=reverie-source', pack, join(output, 'client')], { cwd: root });
  await compressFiles(join(output, 'client'));
}

async function swapIn(output: string): Promise<void> {
  const standing = join(root, output);
  const former = join(staging, 'former', output);
  await rm(former, { recursive: true, force: true });
  await mkdir(dirname(former), { recursive: true });
  if (existsSync(standing)) await rename(standing, former);
  await rename(join(staging, output), standing);
}
