import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@reverie/sdk';
import { onTestFinished } from 'vitest';
import { type App, type AppParts, createApp } from '#app.ts';
import type { Database } from '#platform/db/database.ts';
import { silentLog } from '#platform/log.ts';
import { openTestDatabase } from '#testing/database.ts';
import { aSmallPainter } from '#testing/painter.ts';
import { aSeal } from '#testing/seal.ts';

export type TestApp = {
  app: App;
  database: Database;
  /** Folder of what is not in the database. */
  dataFolder: string;
  /** Sends a request as the network would. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The typed client, signed in by the token where there is one. */
  client(token?: string): Client;
  close(): Promise<void>;
};

/** All of a test come from one network, and some make many people. */
const freely = { registrations: 10_000, takenAddresses: 10_000 };

export const testOrigin = 'http://reverie.test';

/** The whole application on a database of its own. Closes itself when the test is over. */
export async function testApp(parts: Partial<AppParts> = {}): Promise<TestApp> {
  const opened = await startTestApp(parts);
  onTestFinished(opened.close);
  return opened;
}

/** The same, to be closed by the caller: for a file whose tests share one. */
export async function startTestApp(parts: Partial<AppParts> = {}): Promise<TestApp> {
  const { database, drop } = await openTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'reverie-test-'));
  const app = createApp({
    database,
    dataFolder,
    log: silentLog,
    seal: aSeal(),
    chosenLimits: freely,
    painter: aSmallPainter(),
    ...parts,
  });
  await app.start();
  const fetch = async (request: Request) => app.fetch(request, { address: '192.0.2.1' });
  return {
    app,
    database,
    dataFolder,
    request: (path, init) => fetch(new Request(new URL(path, testOrigin), init)),
    client: (token) => createClient({ origin: testOrigin, fetch, ...(token && { token }) }),
    async close() {
      await app.stop();
      await drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
