import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '#scripts/paths.ts';

/** What a build is made of: the sources, and the tools that shape them. */
const ingredients = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/builder',
  'packages',
  'apps',
];

const byproducts = new Set(['node_modules', 'dist', 'build', '.react-router', 'coverage', 'data']);
const isTest = /\.test\.tsx?$/;

/**
 * One hash over every source of the product: equal hashes mean that building again would change
 * nothing. Tests are left out, so that writing one never costs a build.
 */
export async function sourceStamp(folder = root): Promise<string> {
  const files: string[] = [];
  for (const ingredient of ingredients) await collect(join(folder, ingredient), files);
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    hash.update(`\0${relative(folder, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function collect(path: string, into: string[]): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch(ignoreAbsence);
  if (entries === 'file') into.push(path);
  if (!Array.isArray(entries)) return;
  for (const entry of entries) {
    if (byproducts.has(entry.name) || isTest.test(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) await collect(child, into);
    else if (entry.isFile()) into.push(child);
  }
}

function ignoreAbsence(error: NodeJS.ErrnoException): 'file' | 'absent' {
  if (error.code === 'ENOTDIR') return 'file';
  if (error.code === 'ENOENT') return 'absent';
  throw error;
}
