import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { mailConformance } from '#providers/mail/conformance.ts';
import { createSmtp } from '#providers/mail/smtp.ts';

const from = 'Reverie <bonjour@reverie.test>';
const mail = { id: 'one', to: 'ada@example.org', subject: 's', text: 't', html: '<p>t</p>' };

/** A real SMTP server on loopback that keeps what it is given. */
async function aMailServer(choices: { user?: string; refuse?: boolean } = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: !choices.user,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isRight = username === choices.user && password === 'secret';
      done(isRight ? null : new Error('no'), { user: username ?? '' });
    },
    onRcptTo(_address, _session, done) {
      done(choices.refuse ? Object.assign(new Error('full'), { responseCode: 452 }) : null);
    },
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        received.push(raw.replaceAll('\r\n', '\n'));
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { port, received };
}

async function open() {
  const { port, received } = await aMailServer();
  const mailer = createSmtp({ url: `smtp://127.0.0.1:${port}`, from });
  onTestFinished(() => mailer.close());
  return { mailer, sent: async () => received };
}

mailConformance('smtp', open);

test('the name and password of the address open the mail server', async () => {
  const { port, received } = await aMailServer({ user: 'reverie' });
  const right = createSmtp({ url: `smtp://reverie:secret@127.0.0.1:${port}`, from });
  await right.send(mail);
  expect(received).toHaveLength(1);
  const wrong = createSmtp({ url: `smtp://reverie:guess@127.0.0.1:${port}`, from });
  await expect(wrong.send(mail)).rejects.toThrow();
  expect(received).toHaveLength(1);
});

test('a mailbox that is full for now is an error to be tried again', async () => {
  const { port } = await aMailServer({ refuse: true });
  const mailer = createSmtp({ url: `smtp://127.0.0.1:${port}`, from });
  await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 452 });
});

test('a server that is away or says nothing is given up', async () => {
  const away = createSmtp({ url: 'smtp://127.0.0.1:1', from });
  await expect(away.send(mail)).rejects.toThrow('ECONNREFUSED');
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  // Whichever of its clocks strikes first.
  const mailer = createSmtp({ url: `smtp://127.0.0.1:${port}`, from, patienceMillis: 200 });
  await expect(mailer.send(mail)).rejects.toThrow(/timeout|greeting/i);
});
