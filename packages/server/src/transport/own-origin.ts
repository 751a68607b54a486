/** The source and the target of a request, as reported by the browser and the proxies. */
export interface RequestSource {
  /** The origin of the page that asks; programs send none. */
  readonly origin: string | undefined;
  /**
   * The names under which the server was asked: Host, and X-Forwarded-Host where proxies are
   * trusted.
   */
  readonly hosts: readonly (string | undefined)[];
}

/**
 * Whether a request comes from a page of this server, or from no page at all. Ports and protocols
 * may differ, since proxies change them and not all report it.
 */
export function isOwnOrigin({ origin, hosts }: RequestSource): boolean {
  if (origin === undefined) return true;
  const page = URL.canParse(origin) ? new URL(origin).hostname : '';
  return page !== '' && hosts.some((host) => host !== undefined && nameOf(host) === page);
}

function nameOf(host: string): string {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}
