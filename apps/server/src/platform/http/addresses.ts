import { BlockList, isIP } from 'node:net';

/** Proxies whose word is taken for whom they speak for. */
export type Proxies = { trust(address: string): boolean };

/** Reads addresses and ranges: `10.0.0.0/8`, `::1`. Throws where one is none. */
export function readProxies(list: readonly string[]): Proxies {
  const trusted = new BlockList();
  for (const entry of list) {
    const [address = '', prefix, ...more] = entry.split('/');
    const family = familyOf(address);
    const bits = prefix === undefined ? null : Number(prefix);
    if (!family || more.length > 0) throw new Error(`no address: ${entry}`);
    if (bits === null) trusted.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix ?? '')) trusted.addSubnet(address, bits, family);
    else throw new Error(`no range: ${entry}`);
  }
  return {
    trust(address) {
      const family = familyOf(address);
      return family !== null && trusted.check(address, family);
    },
  };
}

export const noProxies: Proxies = { trust: () => false };

/**
 * The address a call comes from: the other end of the connection, or, where that is a proxy we
 * trust, whom it says it speaks for. What the client itself wrote stands further left and is never
 * reached: nobody chooses an address by a header.
 */
export function clientAddress(peer: string, forwarded: string | null, proxies: Proxies): string {
  let address = plain(peer);
  for (const said of forwarded?.split(',').reverse() ?? []) {
    if (!proxies.trust(address)) break;
    const next = plain(said);
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Without a port, brackets, a zone, or the wrapping of an IPv4 address in an IPv6 one. */
function plain(address: string): string {
  return address
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  return version === 0 ? null : version === 6 ? 'ipv6' : 'ipv4';
}
