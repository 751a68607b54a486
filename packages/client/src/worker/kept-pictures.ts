import type { Means } from './kept-files.ts';

const CACHE = 'atoll-pictures';
/** How many pictures are cached; the oldest are deleted. */
export const MOST_PICTURES = 600;

/**
 * Baked drawings that were shown, cached for use without a network. Their names have no hash, so
 * the server is asked first, except for those with a version in their address.
 */
export class KeptPictures {
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  /** Undefined when the request is not for a picture of the server. */
  answer(request: Request, origin: string): Promise<Response> | undefined {
    const url = new URL(request.url);
    const isPicture = url.origin === origin && url.pathname.startsWith('/art/');
    if (!isPicture || request.method !== 'GET') return undefined;
    return url.search === '' ? this.#fresh(request) : this.#kept(request);
  }

  async #kept(request: Request): Promise<Response> {
    const kept = await (await this.#means.caches.open(CACHE)).match(request.url, ANY_FORM);
    return kept ?? this.#fresh(request);
  }

  async #fresh(request: Request): Promise<Response> {
    const cache = await this.#means.caches.open(CACHE);
    try {
      const answer = await this.#means.fetch(request);
      if (answer.ok && answer.headers.get('cache-control') !== 'no-store')
        await this.#keep(cache, request.url, answer.clone());
      return answer;
    } catch (error) {
      const kept = await cache.match(request.url, ANY_FORM);
      if (kept === undefined) throw error;
      return kept;
    }
  }

  /** On a full device the picture is shown without being cached. */
  async #keep(cache: Cache, url: string, answer: Response): Promise<void> {
    try {
      await cache.put(url, answer);
      const oldest = (await cache.keys()).slice(0, -MOST_PICTURES);
      await Promise.all(oldest.map((request) => cache.delete(request)));
    } catch (error) {
      console.warn(error);
    }
  }
}

const ANY_FORM = { ignoreVary: true } as const;
