import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointWebmaster } from '#commands/appoint-webmaster.ts';
import { answerCommands } from '#commands/command.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { silentLog } from '#platform/log.ts';
import { openOperatorDoor } from '#platform/operator.ts';
import { aRegistration } from '#testing/accounts.ts';
import { accountsOn } from '#testing/accounts-on.ts';
import { keepsCompiled } from '#testing/compiled.ts';

const program = join(import.meta.dirname, 'run.ts');
const usage = 'Usage: npm run webmaster -- EMAIL\n';
const registration = aRegistration();
const { email, password, username } = registration;
const place = { address: '192.0.2.1' };
let dataFolder = '';

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'reverie-webmaster-'));
  await withDatabase((database) => accountsOn(database).accounts.register(registration, place));
}, 60_000);
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

test('the command makes a webmaster, in any case of the email', async () => {
  const spelt = email.toUpperCase();
  const stdout = `${username} (${spelt}) is now a webmaster.\n`;
  expect(await run(spelt)).toEqual({ exitCode: 0, stdout, stderr: '' });
  const role = await withDatabase(async (database) => {
    const { user } = await accountsOn(database).accounts.login({ email, password }, place);
    return user.role;
  });
  expect(role).toBe('webmaster');
}, 60_000);

test('words that make no sense get the usage, and an email without an account is told', async () => {
  expect(await run()).toEqual({ exitCode: 2, stdout: '', stderr: usage });
  const unknown = await run('nobody@example.org');
  expect(unknown.exitCode).toBe(1);
  expect(unknown.stderr).toContain('No account has the email nobody@example.org');
}, 60_000);

test('beside a running server, the server does it', async () => {
  const other = aRegistration();
  await withDatabase(async (database) => {
    const { accounts, sessions } = accountsOn(database);
    const { token } = await accounts.register(other, place);
    const answer = answerCommands({ webmaster: appointWebmaster }, deskOn(database));
    const door = await openOperatorDoor({ dataFolder, answer, log: silentLog });
    const stdout = `${other.username} (${other.email}) is now a webmaster.\n`;
    expect(await run(other.email)).toEqual({ exitCode: 0, stdout, stderr: '' });
    expect(await sessions.resolve(token)).toMatchObject({ role: 'webmaster' });
    expect(await run('not-an-email')).toEqual({ exitCode: 2, stdout: '', stderr: usage });
    await door.close();
  });
}, 60_000);

test('beside a process that answers no commands, it is refused and told which', async () => {
  await withDatabase(async () => {
    const refused = await run(email);
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain(`in use by process ${process.pid}`);
    expect(refused.stderr).toContain('Stop it first');
  });
}, 60_000);

test('the server answers no command it does not know', async () => {
  await withDatabase(async (database) => {
    const answer = answerCommands({ webmaster: appointWebmaster }, deskOn(database));
    expect(await answer({ command: 'toString', words: [] })).toMatchObject({ exitCode: 1 });
    await expect(answer({ command: 'webmaster' })).rejects.toThrow();
  });
}, 60_000);

function deskOn(database: Database) {
  return { open: async () => accountsOn(database) };
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataFolder, log: silentLog });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

type Ran = { exitCode: number; stdout: string; stderr: string };

function run(...words: string[]): Promise<Ran> {
  // The lock is a matter of the embedded database, whichever one the other tests run on.
  const env = { ...process.env, ...keepsCompiled, REVERIE_DATA: dataFolder, DATABASE_URL: '' };
  const args = ['--conditions=reverie-source', program, 'webmaster', ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      resolve({ exitCode: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}
