import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { silentLog } from '#platform/log.ts';
import { askOperator, openOperatorDoor } from '#platform/operator.ts';

const root = await mkdtemp(join(tmpdir(), 'reverie-door-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const freshFolder = () => mkdtemp(join(root, 'data-'));

const echo = async (question: unknown) => ({ heard: question });

test('a question gets its answer, several at once theirs', async () => {
  const dataFolder = await freshFolder();
  const door = await openOperatorDoor({ dataFolder, answer: echo, log: silentLog });
  const questions = ['été', { words: ['a'] }, null];
  const answers = await Promise.all(questions.map((question) => askOperator(dataFolder, question)));
  expect(answers).toEqual(questions.map((heard) => ({ heard })));
  await door.close();
});

test('nobody answers where no server runs, nor after it closed', async () => {
  const dataFolder = await freshFolder();
  await expect(askOperator(dataFolder, 'hello')).rejects.toThrow('ENOENT');
  const door = await openOperatorDoor({ dataFolder, answer: echo, log: silentLog });
  await door.close();
  await expect(askOperator(dataFolder, 'hello')).rejects.toThrow();
});

test('what a killed server left at the door does not stand in the way', async () => {
  const dataFolder = await freshFolder();
  await writeFile(join(dataFolder, 'operator'), '');
  const door = await openOperatorDoor({ dataFolder, answer: echo, log: silentLog });
  expect(await askOperator(dataFolder, 1)).toEqual({ heard: 1 });
  await door.close();
});

test('a question that fails is refused, and the next one answered', async () => {
  const dataFolder = await freshFolder();
  const answer = async (question: unknown) => {
    if (question === 'fail') throw new Error('no');
    return 'done';
  };
  const door = await openOperatorDoor({ dataFolder, answer, log: silentLog });
  await expect(askOperator(dataFolder, 'fail')).rejects.toThrow();
  await expect(askOperator(dataFolder, 'x'.repeat(100_000))).rejects.toThrow();
  expect(await askOperator(dataFolder, 'again')).toBe('done');
  await door.close();
});

test('only its owner may knock', async () => {
  const dataFolder = await freshFolder();
  const door = await openOperatorDoor({ dataFolder, answer: echo, log: silentLog });
  expect((await stat(join(dataFolder, 'operator'))).mode & 0o777).toBe(0o600);
  await door.close();
});

test('somebody who knocks and says nothing does not keep the door from closing', async () => {
  const dataFolder = await freshFolder();
  const door = await openOperatorDoor({ dataFolder, answer: echo, log: silentLog });
  const silent = createConnection(join(dataFolder, 'operator'));
  await once(silent, 'connect');
  // A full round trip behind it: the server has seen the silent one.
  await askOperator(dataFolder, 'hello');
  await Promise.all([door.close(), once(silent, 'close')]);
});

test('a folder too deep for a socket leaves the server without a door', async () => {
  const dataFolder = join(root, 'deep'.repeat(60));
  const door = await openOperatorDoor({ dataFolder, answer: echo, log: silentLog });
  await door.close();
});
