import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A customer is given a /64 at least, and has all of its addresses to try from. */
const NETWORK_GROUPS = 4;

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/**
 * What a limit counts by: an IPv4 address, or the /64 of an IPv6 address. IPv4 written as IPv6 (`::ffff:10.0.0.1`) is
 * IPv4. Whatever is no address stands as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(bare);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [left = '', right] = bare.toLowerCase().split('::', 2);
  const before = groupsOf(left);
  const after = groupsOf(right ?? '');
  const missing = right === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0{1,3}(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
