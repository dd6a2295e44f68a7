import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '#scripts/paths.ts';

/**
 * Puts the service worker beside the pages it serves. It carries the name of its build: the names
 * of all its parts, which are named by their content.
 */
export async function bundleServiceWorker(client: string): Promise<void> {
  const parts = await readdir(join(client, 'assets'));
  const name = createHash('sha256').update(parts.sort().join()).digest('hex').slice(0, 12);
  await build({
    entryPoints: [join(root, 'apps/web/service-worker/main.ts')],
    outfile: join(client, 'service-worker.js'),
    bundle: true,
    // The contract is built beside it: in a fresh clone only its sources are there.
    conditions: ['reverie-source'],
    minify: true,
    format: 'iife',
    target: ['chrome123', 'firefox121', 'safari17.5'],
    define: { BUILD: JSON.stringify(name) },
    logLevel: 'warning',
  });
}
