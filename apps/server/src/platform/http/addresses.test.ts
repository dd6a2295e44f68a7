import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { clientAddress, noProxies, readProxies } from '#platform/http/addresses.ts';
import { serve } from '#platform/http/serve.ts';

const proxies = readProxies(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32']);
const addressOf = (peer: string, forwarded: string | null) =>
  clientAddress(peer, forwarded, proxies);

test('nobody is believed who is not named', () => {
  expect(addressOf('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7');
  expect(clientAddress('10.0.0.2', '203.0.113.9', noProxies)).toBe('10.0.0.2');
  expect(clientAddress('127.0.0.1', '203.0.113.9', noProxies)).toBe('127.0.0.1');
});

test('a proxy that is named says whom it speaks for, and nobody else does', () => {
  expect(addressOf('10.0.0.2', '203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf('::ffff:127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf('2001:db8::1', '2001:dead::5')).toBe('2001:dead::5');
  // What the client wrote itself stands left of what the proxy added.
  expect(addressOf('10.0.0.2', '192.0.2.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf('10.0.0.2', '192.0.2.1, 203.0.113.9, 10.0.0.3')).toBe('203.0.113.9');
});

test('what is no address stops the walk at the last proxy', () => {
  for (const said of ['', 'unknown', '203.0.113.9, _hidden', '1.2.3', '<script>']) {
    expect(addressOf('10.0.0.2', said)).toBe('10.0.0.2');
  }
  expect(addressOf('10.0.0.2', '203.0.113.9:41234')).toBe('203.0.113.9');
  expect(addressOf('10.0.0.2', '[2001:dead::5]:443')).toBe('2001:dead::5');
});

test('whatever a header says, a stranger stays who it is', () => {
  fc.assert(fc.property(fc.string(), (said) => addressOf('198.51.100.7', said) === '198.51.100.7'));
});

test('a list that names no addresses is refused', () => {
  for (const wrong of ['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '*', '10.0.0.0/x']) {
    expect(() => readProxies([wrong]), wrong).toThrow();
  }
});

test('the edge resolves the address once, for all that stands behind it', async () => {
  const open = async (trusted: string[]) => {
    const server = await serve({
      fetch: (_request, { address }) => new Response(address),
      host: '127.0.0.1',
      port: 0,
      proxies: readProxies(trusted),
    });
    onTestFinished(() => server.drain(0));
    const headers = { 'x-forwarded-for': '192.0.2.1, 203.0.113.9' };
    return (await fetch(`http://127.0.0.1:${server.address.port}`, { headers })).text();
  };
  expect(await open([])).toBe('127.0.0.1');
  expect(await open(['127.0.0.0/8'])).toBe('203.0.113.9');
});
