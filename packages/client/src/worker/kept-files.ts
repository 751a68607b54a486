import { FRESH } from './fresh.ts';

/** The files of one build that its worker caches. */
export interface Build {
  /** Differs between any two different builds. */
  readonly version: string;
  /** Paths of files with a hash in their name: the name determines the content. */
  readonly hashed: readonly string[];
  /** Paths of the other files, the page among them. */
  readonly loose: readonly string[];
}

export interface Means {
  readonly caches: Pick<CacheStorage, 'keys' | 'open' | 'delete' | 'match'>;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
}

/** The cache key of the page, for every path it is opened with. */
export const PAGE = '/';
/** The prefix of the names of the file caches. */
const PREFIX = 'atoll-files-';
/** How many files are requested at once; low, so that requests of the open page come first. */
const AT_ONCE = 6;
const ASSETS = /\/assets\/[\w.-]+/g;
/** Paths of server answers and metrics, which are not pages. */
const ANSWERS = /^\/(api|metrics|matchmake|art)(\/|$)/;

/**
 * The cached files of one build, so that the program starts without a network, and an open page
 * finds its parts after the server got a newer build. The files of the previous build stay for
 * pages opened with it; older ones are deleted.
 */
export class KeptFiles {
  readonly #build: Build;
  readonly #means: Means;
  readonly #name: string;

  constructor(build: Build, means: Means) {
    this.#build = build;
    this.#means = means;
    this.#name = `${PREFIX}${build.version}`;
  }

  /**
   * Fetches the files that are not cached yet. Rejects when any is missing: an incomplete build is
   * useless.
   */
  async fill(): Promise<void> {
    const { caches } = this.#means;
    const own = await caches.open(this.#name);
    const { hashed, loose } = this.#build;
    const wanted = [...loose, ...hashed];
    const next = async (): Promise<void> => {
      for (let path = wanted.shift(); path !== undefined; path = wanted.shift()) {
        const known = hashed.includes(path) ? await caches.match(path, ANY_FORM) : undefined;
        await own.put(path, known ?? (await this.#fetched(path)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }

  /** Deletes the caches of builds older than the previous one. */
  async tidy(): Promise<void> {
    const { caches } = this.#means;
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(PREFIX) && name !== this.#name,
    );
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }

  /** The answer to a request; undefined for a request that is left to the browser. */
  answer(request: Request, origin: string): Promise<Response> | undefined {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== origin) return undefined;
    if (request.mode === 'navigate') return this.#page(request, url);
    if (url.pathname.startsWith('/assets/')) return this.#kept(request);
    return this.#build.loose.includes(url.pathname) ? this.#kept(request) : undefined;
  }

  #page(request: Request, { pathname, search }: URL): Promise<Response> | undefined {
    if (/\.\w+$/.test(pathname) || ANSWERS.test(pathname)) return undefined;
    if (search === FRESH)
      return this.#means
        .fetch(request)
        .catch(async () => (await this.#own(PAGE)) ?? Response.error());
    return this.#own(PAGE).then((kept) => kept ?? this.#means.fetch(request));
  }

  /** A file of this build, or of the build that a page was opened with. */
  async #kept(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const own = await this.#own(path);
    return own ?? (await this.#means.caches.match(path, ANY_FORM)) ?? this.#means.fetch(request);
  }

  async #own(path: string): Promise<Response | undefined> {
    return (await this.#means.caches.open(this.#name)).match(path, ANY_FORM);
  }

  async #fetched(path: string): Promise<Response> {
    const answer = await this.#means.fetch(path, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
    if (path === PAGE) this.#checkPage(await answer.clone().text());
    return answer;
  }

  /** Throws for a page that names files of another build: the server was updated meanwhile. */
  #checkPage(text: string): void {
    const [stray] = (text.match(ASSETS) ?? []).filter((path) => !this.#build.hashed.includes(path));
    if (stray !== undefined) throw new Error(`the page of another build came, with ${stray}`);
  }
}

/** Files are cached unpacked, so the encoding is ignored. */
const ANY_FORM = { ignoreVary: true } as const;
