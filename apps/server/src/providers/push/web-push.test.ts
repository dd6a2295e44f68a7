import { createECDH } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { encryptFor } from '#providers/push/encryption.ts';
import { pushSettings } from '#providers/push/settings.ts';
import { createWebPush } from '#providers/push/web-push.ts';
import { openPushServer } from '#testing/push-server.ts';

const server = await openPushServer();
afterAll(server.close);
const contact = 'mailto:nous@example.org';
const carrier = createWebPush({ services: [server.origin], contact, timeout: 200 });
const key = carrier.createKey();
const message = { text: '{"title":"Rêverie"}', life: 3_600, topic: 'news' };

function aDevice(of = key.publicKey) {
  const { endpoint, keys } = server.aBrowser(of);
  return { endpoint, ...keys };
}

test('what is sealed for a browser is what RFC 8291 gives for its example', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const device = {
    endpoint: 'https://push.example/',
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const sealed = encryptFor(device, 'When I grow up, I want to be a watermelon', { salt, sender });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(() => encryptFor(device, 'x'.repeat(4_096))).toThrow();
});

test('a service takes a message that says who sends it, and its browser reads it', async () => {
  expect(await carrier.send(aDevice(), message, key)).toBe('sent');
  expect(server.heard.at(-1)).toMatchObject({ text: message.text, topic: 'news', ttl: 3_600 });
  expect(server.heard.at(-1)?.contact).toBe(contact);
});

test('the word of another key is not taken', async () => {
  expect(await carrier.send(aDevice(carrier.createKey().publicKey), message, key)).toBe('refused');
});

test('a device that is gone is told so, and a service in trouble is asked again later', async () => {
  const outcomes: unknown[] = [];
  for (const manners of ['gone', 'too busy', 'refuses', 'redirects', 'hangs'] as const) {
    server.behave(manners);
    outcomes.push(await carrier.send(aDevice(), message, key));
  }
  server.behave('well');
  expect(outcomes).toEqual(['gone', 'later', 'refused', 'later', 'later']);
  const away = createWebPush({ services: ['http://127.0.0.1:9'], contact });
  const device = { ...aDevice(), endpoint: 'http://127.0.0.1:9/to/nobody' };
  expect(await away.send(device, message, key)).toBe('later');
});

test('only services that are named are spoken to', async () => {
  const { knows } = createWebPush({ services: pushSettings.parse({}), contact });
  const known = [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ];
  expect(known.every(knows)).toBe(true);
  const unknown = [
    ...['http://fcm.googleapis.com/', 'https://fcm.googleapis.com:8080/', 'https://evil.example/'],
    ...['https://push.apple.com.evil.example/', 'https://evilpush.apple.com.example/', 'nothing'],
    ...['https://a@fcm.googleapis.com/', 'https://127.0.0.1/', 'https://x.fcm.googleapis.com/'],
    ...['http://169.254.169.254/latest', 'file:///etc/passwd', 'https://notify.windows.com/'],
  ];
  expect(unknown.filter(knows)).toEqual([]);
  expect(
    await carrier.send({ ...aDevice(), endpoint: 'https://evil.example/' }, message, key),
  ).toBe('gone');
});

test('the services are chosen, or none', () => {
  const of = (REVERIE_PUSH_SERVICES: string) => pushSettings.safeParse({ REVERIE_PUSH_SERVICES });
  expect(of('off').data).toEqual([]);
  expect(of('push.example.org, *.push.example.net').data).toHaveLength(2);
  expect(of('https://push.example.org').success).toBe(false);
  expect(createWebPush({ services: [], contact }).isOn).toBe(false);
});
