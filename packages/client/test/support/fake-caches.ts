/** A cache store of a browser, in memory; `full` refuses to keep anything more. */
export class FakeCaches {
  readonly kept = new Map<string, Map<string, Response>>();
  full = false;

  readonly open = async (name: string): Promise<Cache> => {
    const files = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, files);
    const key = (request: RequestInfo | URL): string =>
      typeof request === 'object' && 'url' in request ? request.url : String(request);
    return {
      match: async (request: RequestInfo) => files.get(key(request))?.clone(),
      put: async (request: RequestInfo, response: Response) => {
        if (this.full) throw new DOMException('full', 'QuotaExceededError');
        files.set(key(request), response);
      },
      delete: async (request: RequestInfo) => files.delete(key(request)),
      keys: async () => [...files.keys()].map((url) => ({ url }) as Request),
    } as unknown as Cache;
  };
  readonly keys = async (): Promise<string[]> => [...this.kept.keys()];
  readonly delete = async (name: string): Promise<boolean> => this.kept.delete(name);
  readonly match = async (request: RequestInfo | URL): Promise<Response | undefined> => {
    for (const name of this.kept.keys()) {
      const found = await (await this.open(name)).match(request);
      if (found) return found;
    }
    return undefined;
  };
}
