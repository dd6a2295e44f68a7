/**
 * Packs the client into one file without dependencies, as an npm tarball that the server serves. Run
 * with `--conditions=reverie-source` and the folder of the files people download.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sdkPath, sdkVersion } from '@reverie/contract/downloads.rules';
import { build } from 'esbuild';
import { writeDeclarations } from '#scripts/builder/sdk/declarations.ts';
import { packTarball } from '#scripts/builder/sdk/tarball.ts';
import { root } from '#scripts/paths.ts';

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
await writeFile(
  file,
  packTarball({
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': readme,
    'index.js': bundled.outputFiles.map(({ text }) => text).join(''),
    'index.d.ts': writeDeclarations(),
  }),
);
