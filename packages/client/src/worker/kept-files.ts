import { FRESH } from './fresh.ts';

/** What the worker of one build keeps of it. */
export interface Build {
  /** Another one for every build that differs. */
  readonly version: string;
  /** Paths of files with a hash in their name: whatever has this name has this content. */
  readonly hashed: readonly string[];
  /** Paths of the other files, the page among them. */
  readonly loose: readonly string[];
}

export interface Means {
  readonly caches: Pick<CacheStorage, 'keys' | 'open' | 'delete' | 'match'>;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
}

/** What a page is kept under, whatever path it is opened with. */
export const PAGE = '/';
/** The names of our caches of files begin so. */
const PREFIX = 'atoll-files-';
/** How many files are asked for at once: whoever uses the page meanwhile comes first. */
const AT_ONCE = 6;
const ASSETS = /\/assets\/[\w.-]+/g;
/** Answers and figures of the server, which are nothing to be shown. */
const ANSWERS = /^\/(api|metrics|matchmake|art)(\/|$)/;

/**
 * The files of one build, kept by the browser, so that the program starts without a network and a
 * page that is open finds its parts after the server got a newer build. The files of the build
 * before stay for pages that were opened with it; older ones go.
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

  /** Fetches what is not kept yet. Rejects when anything is missing: half a build is none. */
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

  /** Deletes what builds kept before the one before this. */
  async tidy(): Promise<void> {
    const { caches } = this.#means;
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(PREFIX) && name !== this.#name,
    );
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }

  /** What to answer; undefined for what is none of ours, and is left to the browser. */
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

  /** A file of this build, or of the one that a page was opened with. */
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

  /** A server that got another build meanwhile answers with a page of other files. */
  #checkPage(text: string): void {
    const [stray] = (text.match(ASSETS) ?? []).filter((path) => !this.#build.hashed.includes(path));
    if (stray !== undefined) throw new Error(`the page of another build came, with ${stray}`);
  }
}

/** It is kept unpacked, whatever form it came in. */
const ANY_FORM = { ignoreVary: true } as const;
