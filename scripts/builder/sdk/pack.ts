/**
 * Packs the client into one file without dependencies, as an npm tarball that the server serves. Run
 * with `--conditions=reverie-source` and the folder of the files people download.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sdkPath, sdkVersion } from '@reverie/contract/downloads.rules';
import { build } from 'esbuild';
import { writeDeclarations } from '#scripts/builder/sdk/declarations.ts';
import { root } from '#scripts/paths.ts';

const run = promisify(execFile);
const source = join(root, 'packages/sdk');
const { name, version, description, license } = JSON.parse(
  await readFile(join(source, 'package.json'), 'utf8'),
);
if (version !== sdkVersion) {
  throw new Error(
    `packages/sdk is ${version}, and contract/downloads.rules.ts says ${sdkVersion}.`,
  );
}

const manifest = {
  ...{ name, version, description, license },
  type: 'module',
  sideEffects: false,
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  engines: { node: '>=20' },
};

const readme = `# ${name}

${description} One file, no dependencies, ESM, for Node 20 and later and for browsers.

    import { createClient } from '${name}';

    const reverie = createClient({ origin: 'https://your.reverie.example' });
    const reading = await reverie.analysis.analyze({ content: 'I was flying over the sea.' });
    console.log(reading.symbols.map((symbol) => symbol.id));

A call is given up after 10 seconds, or after \`timeout\` milliseconds. A refusal is thrown as an
\`ApiProblem\`, whose \`problem.code\` says which.
`;

const bundled = await build({
  entryPoints: [join(source, 'src/index.ts')],
  bundle: true,
  conditions: ['reverie-source'],
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  write: false,
  logLevel: 'warning',
});

const [folder = '.'] = process.argv.slice(2);
const file = join(folder, sdkPath);
await mkdir(dirname(file), { recursive: true });
await pack({
  'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  'README.md': readme,
  'index.js': bundled.outputFiles.map(({ text }) => text).join(''),
  'index.d.ts': writeDeclarations(),
});

/** By npm itself, which gives the same bytes for the same files. */
async function pack(files: Readonly<Record<string, string>>): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), 'reverie-pack-'));
  try {
    for (const [path, text] of Object.entries(files)) await writeFile(join(draft, path), text);
    const words = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', draft];
    // Where npm runs us it says where it is, and its own file runs on the Node we run on.
    const { npm_execpath: npm } = process.env;
    const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
    const { stdout } = await run(command, [...first, ...words], { cwd: draft });
    const [{ filename }] = JSON.parse(stdout);
    await copyFile(join(draft, filename), file);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
