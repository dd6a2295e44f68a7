import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleServiceWorker } from '../scripts/builder/service-worker.ts';
import { root, workshop } from '../scripts/paths.ts';

export type NextBuild = {
  /** What starts it. */
  program: string;
  remove(): Promise<void>;
};

/**
 * The product as the next release would leave it, without the time a build takes: a copy of what
 * stands, in which some words are others. Every script has another name, as one has whose content or
 * whose imports are others; style sheets, type and pictures keep theirs. The service worker is
 * bundled as every build bundles it.
 */
export async function makeNextBuild(words: string, instead: string): Promise<NextBuild> {
  // Inside the checkout, where the server finds its packages.
  const folder = await mkdtemp(join(workshop, 'next-'));
  const web = join(folder, 'apps/web/build');
  for (const part of ['dist', 'migrations', 'content', 'package.json']) {
    const place = join('apps/server', part);
    await cp(join(root, place), join(folder, place), { recursive: true });
  }
  await cp(join(root, 'apps/web/build'), web, { recursive: true });
  const names = await rename(join(web, 'client/assets'), instead);
  let changed = 0;
  const rewrite = async (path: string, old: RegExp) => {
    const text = await readFile(path, 'utf8');
    if (text.includes(words)) changed += 1;
    await writeFile(
      path,
      text.replace(old, (name) => names.get(name) ?? name).replaceAll(words, instead),
    );
  };
  for (const name of names.values()) {
    await rewrite(join(web, 'client/assets', name), /[\w.-]+\.js/g);
  }
  // What names them to browsers stands in one of its parts, or in what puts these together.
  const parts = (await readdir(join(web, 'server/assets'))).map((name) => `assets/${name}`);
  for (const part of ['index.js', ...parts]) {
    // The server's own parts may have the names of parts that browsers fetch.
    await rewrite(join(web, 'server', part), /(?<="\/assets\/)[\w.-]+\.js/g);
  }
  if (changed < 2) throw new Error(`Nobody says “${words}”.`);
  await bundleServiceWorker(join(web, 'client'));
  for (const ending of ['br', 'gz']) {
    await rm(join(web, `client/service-worker.js.${ending}`), { force: true });
  }
  return {
    program: join(folder, 'apps/server/dist/main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Gives every script another name; answers with the new ones by the old. */
async function rename(folder: string, seed: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const [, begin] = /^(.+)-[\w-]{8}\.js$/.exec(name) ?? [];
    if (begin) {
      const hash = createHash('sha256').update(`${seed} ${name}`).digest('base64url').slice(0, 8);
      names.set(name, `${begin}-${hash}.js`);
      await writeFile(join(folder, `${begin}-${hash}.js`), await readFile(join(folder, name)));
    }
    // Compressed copies would say what the file said before.
    if (/\.js(\.br|\.gz)?$/.test(name)) await rm(join(folder, name));
  }
  return names;
}
