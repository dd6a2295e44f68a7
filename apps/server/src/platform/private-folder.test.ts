import { execFileSync } from 'node:child_process';
import { chmod, lstat, mkdir, opendir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@reverie/sdk';
import { expect, test } from 'vitest';
import { silentLog } from '#platform/log.ts';
import { keepPrivate } from '#platform/private-folder.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { startServer } from '#testing/server.ts';

async function everythingIn(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { parentPath, name } of await opendir(folder, { recursive: true })) {
    paths.push(join(parentPath, name));
  }
  return paths;
}

async function openOnes(paths: string[]): Promise<string[]> {
  const modes = await Promise.all(paths.map(async (path) => ({ path, ...(await lstat(path)) })));
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => path);
}

/** The database gives what it remembers of its own tables modes of its own, in closed folders. */
function isNoCache(path: string): boolean {
  return !/(pg_internal\.init|pgstat\.stat)$/.test(path);
}

const somebodyElse = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

/** What somebody else of this machine says when they try. Null where nobody can be impersonated. */
function asSomebodyElse(command: string[]): string | null {
  const [program = '', ...rights] = somebodyElse;
  try {
    execFileSync(program, [...rights, 'true']);
  } catch {
    return null;
  }
  try {
    return execFileSync(program, [...rights, ...command], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const ada = {
  email: 'ada@example.org',
  username: 'ada',
  password: 'a long corridor',
  acceptTerms: true,
  ageConfirmed: true,
} as const;

test('nobody else of the machine reads anything of what a server keeps', async (context) => {
  const folder = join(await temporaryFolder(), 'data');
  const { child, exited, origin } = await startServer(folder);
  const { token } = await createClient({ origin }).accounts.register({ ...ada, newsletter: true });
  const client = createClient({ origin, token });
  const { id } = await client.dreams.create({ content: 'A whale above the bay.', report: 'Ah.' });
  await expect
    .poll(async () => (await client.dreams.get({ id })).imageStatus, { timeout: 60_000 })
    .toBe('done');
  const paths = await everythingIn(folder);
  const named = ['seal.key', 'lock.sqlite', 'operator', 'outbox', 'media', 'database'];
  for (const name of named) expect(paths).toContain(join(folder, name));
  expect((await openOnes([folder, ...paths])).filter(isNoCache)).toEqual([]);
  child.kill('SIGTERM');
  await exited;
  const after = await openOnes([folder, ...(await everythingIn(folder))]);
  expect(after.filter(isNoCache)).toEqual([]);

  const told = asSomebodyElse(['cat', join(folder, 'seal.key')]);
  if (told === null) context.skip('Nobody else can be impersonated here: only modes were read');
  expect(told).toContain('Permission denied');
  expect(asSomebodyElse(['ls', folder])).toContain('Permission denied');
}, 120_000);

test('a folder that was open is closed when a server starts, with all that is in it', async () => {
  const outside = join(await temporaryFolder(), 'not ours');
  await writeFile(outside, 'as it was', { mode: 0o644 });
  const folder = join(await temporaryFolder(), 'data');
  await mkdir(join(folder, 'media/aa/bb'), { recursive: true, mode: 0o755 });
  await writeFile(join(folder, 'media/aa/bb/dream.webp'), 'painted', { mode: 0o644 });
  await mkdir(join(folder, 'backups'), { mode: 0o777 });
  await writeFile(join(folder, 'backups/yesterday.tar'), 'all of it', { mode: 0o666 });
  await symlink(outside, join(folder, 'backups/elsewhere'));
  await chmod(join(folder, 'backups/yesterday.tar'), 0o666);
  await chmod(folder, 0o755);
  await keepPrivate(folder, silentLog);
  const links = join(folder, 'backups/elsewhere');
  const paths = (await everythingIn(folder)).filter((path) => path !== links);
  expect(paths).toHaveLength(6);
  expect(await openOnes([folder, ...paths])).toEqual([]);
  expect(await readFile(join(folder, 'media/aa/bb/dream.webp'), 'utf8')).toBe('painted');
  expect((await lstat(outside)).mode & 0o777).toBe(0o644);
});

test('a folder that was mended in part is mended whole at the next start', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'database/base'), { recursive: true, mode: 0o755 });
  const left = join(folder, 'database/base/1');
  await writeFile(left, 'a row', { mode: 0o644 });
  await chmod(left, 0o644);
  await chmod(join(folder, 'database/base'), 0o755);
  await chmod(join(folder, 'database'), 0o755);
  await chmod(folder, 0o700);
  await keepPrivate(folder, silentLog);
  expect(await openOnes([left, join(folder, 'database')])).toEqual([]);
});

test('what is made after a start is private from its first moment', async () => {
  const folder = await temporaryFolder();
  await keepPrivate(folder, silentLog);
  await mkdir(join(folder, 'later'));
  await writeFile(join(folder, 'later/file'), 'new');
  expect(await openOnes(await everythingIn(folder))).toEqual([]);
});
