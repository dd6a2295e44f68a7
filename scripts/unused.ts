/**
 * Finds files, exports and dependencies nothing uses. Knip follows `imports` and `exports` to what
 * is built and knows no condition of ours, so it reads a copy in which they lead to the sources.
 */
import { spawnSync } from 'node:child_process';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyCheckout } from '#scripts/copy-checkout.ts';
import { root } from '#scripts/paths.ts';

type Doors = Record<string, string | Record<string, string>>;

function toSources(doors: Doors | undefined): Doors | undefined {
  if (!doors) return undefined;
  const led = Object.entries(doors).map(([door, to]) => {
    return [door, typeof to === 'string' ? to : (to['reverie-source'] ?? to)];
  });
  return Object.fromEntries(led);
}

const copy = await copyCheckout();
for await (const path of glob('{packages,apps}/*/package.json', { cwd: copy })) {
  const file = join(copy, path);
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const { imports, exports } = manifest;
  const led = { ...manifest, imports: toSources(imports), exports: toSources(exports) };
  await writeFile(file, JSON.stringify(led));
}

const knip = join(root, 'node_modules/knip/bin/knip.js');
const args = [knip, '--no-progress', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'inherit' });
await rm(copy, { recursive: true, force: true });
if (status === 0) console.log('Unused: no file, export or dependency.');
process.exitCode = status ?? 1;
