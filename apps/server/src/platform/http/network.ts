/**
 * The network an address belongs to: an IPv4 address itself, the first half of an IPv6 one, since
 * a single household owns all of the second half.
 */
export function networkOf(address: string): string {
  return addressOf(address) ?? groupsOf(address).slice(0, 4).join(':');
}

/**
 * The neighbourhood an address is in, for people to read: `203.0.113.0/24`, `2001:db8:12::/48`. Null
 * for what is no address.
 */
export function shortNetworkOf(address: string): string | null {
  const four = addressOf(address);
  if (four === null) return `${groupsOf(address).slice(0, 3).join(':')}::/48`;
  const bytes = four.split('.');
  return bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.0/24` : null;
}

/** What is no IPv6 address, also where it is written as one; null for the others. */
function addressOf(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? (address.includes(':') ? null : address);
}

/** The eight groups of an IPv6 address, each in its shortest form. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail.split(':').filter((group) => group !== '');
  const gap = Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
