import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Modules whose exports are worked out while building, instead of at each start: words of the engine,
 * and what it reads in the sample of the home.
 */
export const madeModules =
  /[\\/](oneirology[\\/]src[\\/]lexicon[\\/]made[\\/]\w+|home[\\/]sample-reading\.server)\.ts$/;

const print = `
const made = await import(process.argv[1]);
process.stdout.write(
  Object.entries(made).map(([name, value]) => \`export const \${name} = \${JSON.stringify(value)};\`).join('\\n'),
);`;

/**
 * A module with its exports written out as plain data. What it is made from, here the tables of both
 * languages side by side, is then no part of what is built.
 */
export async function makeModule(path: string): Promise<string> {
  const args = ['--conditions=reverie-source', '--input-type=module', '--eval', print, path];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 1 << 26 });
  return stdout;
}
