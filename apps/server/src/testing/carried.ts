import { afterAll, beforeAll, expect } from 'vitest';
import type { TestUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

type ExportWish = Parameters<TestUser['client']['exports']['request']>[0];
type Kind = Parameters<TestUser['client']['imports']['request']>[0]['kind'];

/** Bytes as a file takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * An app for a file of tests, whose clock stands until it is moved, and what people take away from it
 * and bring to it.
 */
export function openCarrying() {
  let now = new Date('2026-03-01T04:00:00Z');
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await startTestApp({ clock: { now: () => now } });
  }, 60_000);
  afterAll(() => opened?.close());

  function app(): TestApp {
    if (!opened) throw new Error('The app opens before the first test.');
    return opened;
  }

  function fetchAs({ token }: TestUser, url: string | null): Promise<Response> {
    return app().request(url ?? '', { headers: { authorization: `Bearer ${token}` } });
  }

  /** What was made and is fetched, as it says it is. */
  async function fetched<T extends { url: string | null; bytes: number | null }>(
    user: TestUser,
    made: T,
  ) {
    expect(made).toMatchObject({ status: 'done', progress: 1 });
    const response = await fetchAs(user, made.url);
    expect(response.status).toBe(200);
    const bytes: Bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(made.bytes);
    return { made, bytes, type: response.headers.get('content-type') };
  }

  return {
    app,
    fetchAs,

    pass(millis: number): void {
      now = new Date(now.getTime() + millis);
    },

    /** Asks for an archive, waits for it, and fetches it. */
    async archiveOf(user: TestUser) {
      const { id } = await user.client.archives.request();
      await app().app.jobs.idle();
      return fetched(user, await user.client.archives.get({ id }));
    },

    /** The same of an export. */
    async exportOf(user: TestUser, wish: ExportWish) {
      const { id } = await user.client.exports.request(wish);
      await app().app.jobs.idle();
      const made = await user.client.exports.get({ id });
      expect(made.format).toBe(wish.format);
      return fetched(user, made);
    },

    /** Brings a file, and waits for what a look at it finds. */
    async lookAt({ client }: TestUser, bytes: Bytes | string, name: string, kind?: Kind) {
      const { id } = await client.imports.request({ file: new File([bytes], name), kind });
      await app().app.jobs.idle();
      return client.imports.get({ id });
    },

    async apply({ client }: TestUser, id: string, isSharedAgain?: boolean) {
      await client.imports.apply({ id, isSharedAgain });
      await app().app.jobs.idle();
      return client.imports.get({ id });
    },
  };
}
