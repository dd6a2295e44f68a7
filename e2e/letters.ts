import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import type { Server } from '#server.ts';

export type MailServer = { url: string; letters(): Promise<string[]>; close(): Promise<void> };

/** A real mail server on loopback that keeps what it is given, as plain text. */
export async function openMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        received.push(plain(raw));
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: async () => received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Undoes quoted-printable, which breaks long lines and links. */
function plain(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The link to a page of ours in the last letter to an address, once it has arrived. */
export async function linkTo(
  post: Pick<Server, 'letters'>,
  email: string,
  path: string,
): Promise<string> {
  const find = async () => {
    const letters = await post.letters();
    const sent = letters.filter((letter) => letter.includes(`To: ${email}`));
    const links = sent.flatMap((letter) => letter.match(/https?:[^\s"<]+/g) ?? []);
    return links.filter((link) => new URL(link).pathname === path).at(-1) ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return find();
}
