/** A host that a policy can name; a browser matches addresses in brackets by 'self' only. */
const NAMEABLE = /^[\w.-]+(:\d{1,5})?$/;

export interface OwnNames {
  /** The names under which the server was asked, with ports. */
  readonly hosts: readonly string[];
  /** The address at which browsers reach this server among several, without a protocol. */
  readonly publicAddress?: string | undefined;
}

/**
 * The content security policy of our pages: no script but our own files, and WebAssembly, in which
 * bots think; PixiJS reads drawings from blobs in a worker. The service worker gets the same policy
 * with its script. Pages connect to no server but ours. Several servers with host names of their
 * own do not know each other's.
 */
export function contentPolicy(own: OwnNames): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' data: blob: ${tableSources(own).join(' ')}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * The sources for connections to tables. Not all browsers count the WebSocket of the same host as
 * 'self'.
 */
function tableSources({ hosts, publicAddress }: OwnNames): readonly string[] {
  const named = [...new Set(hosts)].filter((host) => NAMEABLE.test(host));
  const sources = named.flatMap((host) => [`ws://${host}`, `wss://${host}`]);
  if (publicAddress === undefined) return sources;
  const name = hostName(publicAddress);
  return named.some((host) => hostName(host) === name)
    ? [...sources, `ws://${name}:*`, `wss://${name}:*`]
    : ['ws:', 'wss:'];
}

const hostName = (address: string): string => address.replace(/[:/].*$/, '');
