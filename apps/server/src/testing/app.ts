import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@reverie/sdk';
import { onTestFinished } from 'vitest';
import { type App, type AppParts, createApp } from '#app.ts';
import type { Database } from '#platform/db/database.ts';
import { silentLog } from '#platform/log.ts';
import { openSeal } from '#platform/seal/key.ts';
import { closedSeal } from '#platform/seal/seal.ts';
import { openTestDatabase } from '#testing/database.ts';
import { sharedEngineThreads } from '#testing/engine.ts';
import { aSmallPainter } from '#testing/painter.ts';
import { noteProvoked } from '#testing/provoked.ts';

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

const following = /^\/api\/(library|auth\/statistics)/;

export const testOrigin = 'http://reverie.test';

/** The whole application on a database of its own. Closes itself when the test is over. */
export async function testApp(parts: Partial<AppParts> = {}): Promise<TestApp> {
  const opened = await startTestApp(parts);
  onTestFinished(opened.close);
  return opened;
}

/** The same, to be closed by the caller: for a file whose tests share one. */
export async function startTestApp(parts: Partial<AppParts> = {}): Promise<TestApp> {
  // One that is given is closed by its giver.
  const { database, drop } = parts.database
    ? { database: parts.database, drop: async () => {} }
    : await openTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'reverie-test-'));
  const undeclared: string[] = [];
  const ring = parts.seal ? null : await openSeal({ database, dataFolder, log: silentLog });
  const app = createApp({
    database,
    dataFolder,
    log: silentLog,
    seal: ring ?? closedSeal,
    ring: ring ?? undefined,
    chosenLimits: freely,
    keepsTime: false,
    painter: aSmallPainter(),
    engineThreads: sharedEngineThreads(),
    onRefusal({ route, code, isDeclared }) {
      if (isDeclared) noteProvoked(route, code);
      else undeclared.push(`${route} answers ${code}`);
    },
    ...parts,
  });
  await app.start();
  const fetch = async (request: Request) => {
    // What follows by events is asked about once it has followed.
    if (following.test(new URL(request.url).pathname)) await app.events.idle();
    return app.fetch(request, { address: '192.0.2.1' });
  };
  return {
    app,
    database,
    dataFolder,
    request: (path, init) => fetch(new Request(new URL(path, testOrigin), init)),
    client: (token) => createClient({ origin: testOrigin, fetch, ...(token && { token }) }),
    async close() {
      await app.stop();
      await ring?.close();
      await drop();
      await rm(dataFolder, { recursive: true, force: true });
      if (undeclared.length > 0) throw new Error(`not declared: ${undeclared.join(', ')}`);
    },
  };
}
