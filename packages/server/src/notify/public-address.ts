import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not publicly reachable, or not of a single machine (RFC 6890 and the IANA
 * registries that it began).
 */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
] as const;

/** Only this block of IPv6 is assigned, and these parts of it lead elsewhere. */
const GLOBAL_6 = '2000::/3';
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;

const blocked = blockList(...SPECIAL, ...SPECIAL_6);
const global6 = blockList(GLOBAL_6);
const loopback = blockList('127.0.0.0/8', '::1/128');

/** Whether the address is publicly reachable and belongs to no private network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** Whether the address is this machine. */
export function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family > 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

function blockList(...networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
