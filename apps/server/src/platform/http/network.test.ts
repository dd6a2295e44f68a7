import { expect, test } from 'vitest';
import { networkOf, shortNetworkOf } from '#platform/http/network.ts';

test('an address stands for its network', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1');
  expect(networkOf('2001:0db8:0000:0001:ffff:1:2:3')).toBe('2001:db8:0:1');
  expect(networkOf('2001:db8:0:2::1')).not.toBe(networkOf('2001:db8:0:1::1'));
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(networkOf('unknown')).toBe('unknown');
});

test('for people to read, a network is shortened further, and says what it leaves out', () => {
  expect(shortNetworkOf('192.0.2.7')).toBe('192.0.2.0/24');
  expect(shortNetworkOf('::ffff:192.0.2.7')).toBe('192.0.2.0/24');
  expect(shortNetworkOf('2001:0db8:0012:0001:ffff:1:2:3')).toBe('2001:db8:12::/48');
  expect(shortNetworkOf('::1')).toBe('0:0:0::/48');
  expect(shortNetworkOf('unknown')).toBeNull();
});
