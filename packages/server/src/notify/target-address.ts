import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** How long the lookup of a name may take, in ms, and how often it is tried. */
const LOOKUP = { timeout: 2_000, tries: 2 };

/** This address must never be written to. */
export class RefusedTarget extends Error {
  override readonly name = 'RefusedTarget';
}

/** The one address that a request may go to. */
export interface PinnedAddress {
  readonly url: URL;
  readonly address: string;
}

/** Returns all addresses of a name. */
export type Lookup = (name: string) => Promise<readonly string[]>;

export interface TargetRules {
  /** Whether this machine may be written to, also without TLS. */
  readonly loopback: 'refused' | 'allowed';
  readonly lookup?: Lookup;
}

/**
 * Resolves a stranger's URL once, so that the request goes to that address only: the name may
 * resolve differently a moment later. Throws `RefusedTarget` for an address that is not public, and
 * any other error when the name cannot be looked up now.
 */
export async function pinTarget(
  text: string,
  { loopback, lookup = lookUp }: TargetRules,
): Promise<PinnedAddress> {
  if (!URL.canParse(text)) throw new RefusedTarget('this is no URL');
  const url = new URL(text);
  const own = loopback === 'allowed';
  if (url.protocol !== 'https:' && !(own && url.protocol === 'http:'))
    throw new RefusedTarget('only https is written to');
  if (url.username !== '' || url.password !== '')
    throw new RefusedTarget('a URL with a name or password in it is not written to');
  const found = await addressesOf(url.hostname, lookup);
  const address = found.find(
    (each) => (url.protocol === 'https:' && isPublicAddress(each)) || (own && isLoopback(each)),
  );
  if (address === undefined) throw new RefusedTarget(`${url.hostname} has no public address`);
  return { url, address };
}

async function addressesOf(hostname: string, lookup: Lookup): Promise<readonly string[]> {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) > 0) return [bare];
  return bare === 'localhost' ? ['127.0.0.1'] : lookup(bare);
}

/** Asks name servers only: the machine's own host names do not count. */
const lookUp: Lookup = async (name) => {
  const resolver = new Resolver(LOOKUP);
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
};
