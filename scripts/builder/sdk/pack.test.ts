import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sdkPath } from '@reverie/contract/downloads.rules';
import { afterAll, expect, test } from 'vitest';
import { root } from '#scripts/paths.ts';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'reverie-sdk-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function pack(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const program = join(root, 'scripts/builder/sdk/pack.ts');
  const into = join(folder, name);
  await run(process.execPath, ['--conditions=reverie-source', program, into], { cwd: root });
  return new Uint8Array(await readFile(join(into, sdkPath)));
}

const tarball = await pack('first');

/** A server with one file on it, at an address npm may fetch. */
async function serveTarball(): Promise<{ address: string; close(): void }> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === sdkPath ? 200 : 404).end(tarball);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const place = server.address();
  if (!place || typeof place === 'string') throw new Error('no port was given');
  return {
    address: `http://127.0.0.1:${place.port}${sdkPath}`,
    close: () => server.close(),
  };
}

test('the same sources pack to the same bytes, which lock files rely on', async () => {
  expect(Buffer.compare(await pack('second'), tarball)).toBe(0);
});

test('npm installs it by its address, alone, and plain Node imports it', async () => {
  const { address, close } = await serveTarball();
  const project = join(folder, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{"private":true,"type":"module"}');
  // A registry that is not there: everything comes from the address.
  const alone = ['--registry=http://127.0.0.1:9', '--no-audit', '--no-fund', '--fetch-retries=0'];
  const cache = ['--cache', join(folder, 'cache')];
  await run('npm', ['install', address, ...alone, ...cache], { cwd: project, shell: false });
  close();
  const program = `import { createClient, ApiProblem } from '@reverie/sdk';
    const alive = setInterval(() => {}, 1_000);
    const far = createClient({ origin: 'http://localhost', timeout: 50,
      fetch: (request) => new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      }) });
    await far.dreams.list().catch((error) => console.log(error instanceof ApiProblem, error.problem.code));
    clearInterval(alive);`;
  const environment = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: project,
    env: environment,
  });
  expect(stdout.trim()).toBe('true unavailable');
}, 60_000);

test('its declarations say what the client of this repository says, and need nothing', async () => {
  const project = join(folder, 'typed');
  await mkdir(project);
  await run('tar', ['xzf', join(folder, 'first', sdkPath)], { cwd: project });
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  await writeFile(
    join(project, 'use.ts'),
    `import * as packed from './package/index.js';
    import * as source from '@reverie/sdk';
    export const asPacked: typeof packed.createClient = source.createClient;
    export const asSource: ReturnType<typeof source.createClient> = packed.createClient();
    const client = packed.createClient();
    export const ids: string[] = (await client.analysis.analyze({ content: 'x' })).symbols.map(({ id }) => id);
    const refused: unknown = new Error();
    if (client.accounts.login.refused(refused) && refused.problem.code === 'wrong_credentials') ids.pop();
    // @ts-expect-error signing in does not answer that
    if (client.accounts.login.refused(refused) && refused.problem.code === 'consent_changed') ids.pop();
    // @ts-expect-error a dream needs its words
    await client.dreams.create({ tags: ['sea'] });
    export const title: string | null = (await client.dreams.get({ id: 'x' })).title;`,
  );
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2024', 'DOM'],
        skipLibCheck: false,
        exactOptionalPropertyTypes: false,
      },
      files: ['use.ts', 'package/index.d.ts'],
    }),
  );
  const typescript = join(root, 'node_modules/typescript/bin/tsc');
  const outcome = await run(process.execPath, [typescript, '-p', project]).catch(
    (error: { stdout: string }) => error,
  );
  expect(outcome.stdout).toBe('');
}, 60_000);
