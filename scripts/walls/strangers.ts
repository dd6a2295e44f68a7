import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Breach } from '#scripts/walls/cruise.ts';

/**
 * The project speaks of itself alone: no file names a folder of the machine it was written on, or
 * the host a package once came from. Written with brackets, so that this file passes itself.
 */
const strangers = [
  { what: 'a folder of one machine', pattern: /(?<![\w.~-])[/](work|home|root|Users)[/]\w/ },
  { what: 'a folder beside the checkout', pattern: /[.][.][/]shared[/]/ },
  { what: 'a package registry', pattern: /registry[.](npm|yarn)|npm[m]irror|artifactor[y]/ },
];

const largestText = 4_000_000;

/** Words of the sources that one file alone may say. */
const reserved = [
  {
    wall: 'scopes-are-minted',
    what: 'a scope made of a text',
    pattern: /\bas\s+(readonly\s+)?Scope\b/,
    path: /^apps\/server\/src\/.*\.ts$/,
    home: 'apps/server/src/features/dreams/policy.ts',
  },
];

/** Breaches in the given files, paths below `checkout`. Binary and very large files are passed over. */
export async function strangerBreaches(checkout: string, paths: string[]): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const path of paths) {
    const file = join(checkout, path);
    const facts = await stat(file).catch(() => undefined);
    if (!facts?.isFile() || facts.size > largestText) continue;
    const text = await readFile(file, 'utf8');
    if (text.includes('\0')) continue;
    const told = [
      ...strangers.map((stranger) => ({ wall: 'no-strangers', ...stranger })),
      ...reserved.filter((words) => words.path.test(path) && path !== words.home),
    ];
    for (const { wall, what, pattern } of told) {
      const line = text.split('\n').findIndex((candidate) => pattern.test(candidate));
      if (line >= 0) breaches.push({ wall, from: `${path}:${line + 1}`, to: what });
    }
  }
  return breaches;
}
