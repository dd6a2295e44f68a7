import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { packages, root } from '#scripts/paths.ts';

const byproducts = new Set([
  ...['node_modules', '.git', '.build', '.react-router', 'dist', 'build', 'data', 'shots'],
]);

/**
 * Copies the sources into a temporary folder, beside modules that lead back into the copy and not
 * into the checkout. Resolves to the folder; the caller removes it.
 */
export async function copyCheckout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'reverie-copy-'));
  await cp(root, copy, { recursive: true, filter: (path) => !byproducts.has(basename(path)) });
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@reverie'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name === '@reverie' || name === '.cache') continue;
    await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of packages) {
    await symlink(join(copy, 'packages', name), join(modules, '@reverie', name));
  }
  return copy;
}
