import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { messageOf } from '#providers/mail/message.ts';
import type { Mailer } from '#providers/mail/port.ts';

/**
 * Keeps every mail as a file `<id>.eml` that any mail program opens: what runs on one machine
 * writes to nobody. Only the server's own user may read them.
 */
export function createOutbox({ folder, from }: { folder: string; from: string }): Mailer {
  return {
    name: 'outbox',
    async send(mail, { signal } = {}) {
      signal?.throwIfAborted();
      const message = await write(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.id}.eml`);
      // Written beside and renamed, so that nobody opens half a mail.
      const draft = `${path}.${process.pid}`;
      try {
        await writeFile(draft, message, { mode: 0o600, flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async forget(address) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => each.endsWith('.eml'))) {
        const path = join(folder, name);
        // Addresses are the same in any case; one that another address only begins with is not.
        const message = (await readFile(path, 'utf8')).toLowerCase();
        if (namesAddress(message, address.toLowerCase())) await rm(path, { force: true });
      }
    },
    async close() {},
  };
}

/** A mail as it would be sent. What writes it is loaded with the first one. */
async function write(message: ReturnType<typeof messageOf>): Promise<Buffer | Readable> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return (await transport.sendMail(message)).message;
}

function namesAddress(text: string, address: string): boolean {
  return text.split(/[^\p{L}\p{N}.!#$%&'*+/=?^_`{|}~@-]+/u).includes(address);
}
