import { isIPv6, SocketAddress } from 'node:net';

/** A network that an address belongs to. */
export interface Network {
  readonly name: string;
  /** Its allowance, as a multiple of one household's. */
  readonly share: number;
}

/**
 * The prefixes that providers give to one household or customer: of IPv6 often not one /64 but a
 * /56, or a /48 with 65,536 of them.
 */
const PREFIXES = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;
export const SHARES = PREFIXES.map(({ share }) => share);

/**
 * All invalid addresses count as one: a client that forges a header would otherwise have any
 * number.
 */
const UNKNOWN: readonly Network[] = [{ name: 'unknown', share: 1 }];

/**
 * The networks whose limits apply to an address, the smallest first. Ports do not count, since each
 * address has 65,536 of them.
 */
export function networksOf(address: string): readonly Network[] {
  const plain = plainAddress(address);
  if (plain === undefined) return UNKNOWN;
  if (!plain.includes(':')) return [{ name: plain, share: 1 }];
  const groups = groupsOf(plain);
  return PREFIXES.map(({ bits, share }) => ({ name: `${prefix(groups, bits)}::/${bits}`, share }));
}

/** An address in its normal form, without port, brackets and zone; undefined for an invalid one. */
function plainAddress(address: string): string | undefined {
  const bare = address.replace(/%[^\]]*/, '');
  const read = SocketAddress.parse(isIPv6(bare) ? `[${bare}]` : bare);
  return read?.address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** The first four of the eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): readonly number[] {
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter((group) => group !== '');
  const tail = after?.split(':').filter((group) => group !== '') ?? [];
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(zeros).fill('0'), ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16));
}

function prefix(groups: readonly number[], bits: number): string {
  const masks = groups.map(
    (_group, index) => (0xffff << Math.max(0, 16 * (index + 1) - bits)) & 0xffff,
  );
  return groups
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => (group & (masks[index] ?? 0)).toString(16))
    .join(':');
}
