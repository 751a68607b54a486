import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';

const BUILT = path.resolve(import.meta.dirname, '../../dist');
const BAKED = path.resolve(import.meta.dirname, '../../../art/dist');

export const KINDS = ['script', 'style', 'font', 'art', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** One file that a page has loaded. Sizes in bytes. */
export interface Loaded {
  readonly path: string;
  readonly kind: Kind;
  /** Size in the build, and compressed; 0 for a file that is not in the build. */
  readonly raw: number;
  readonly gzip: number;
  /** Size over the network, with its header. */
  readonly transferred: number;
}

export interface Weight {
  readonly files: number;
  readonly raw: number;
  readonly gzip: number;
  readonly transferred: number;
}

/** What kind of file is at this path. */
export const kindOf = (file: string): Kind => {
  if (file.startsWith('/art/')) return 'art';
  const kinds: Readonly<Record<string, Kind>> = {
    '.js': 'script',
    '.css': 'style',
    '.woff2': 'font',
  };
  return kinds[path.extname(file)] ?? 'other';
};

/** Records the files that a page loads in its own frame, without those of its workers. */
export class Traffic {
  readonly #urls = new Map<string, string>();
  readonly #loaded: Loaded[] = [];

  private constructor(session: CDPSession, origin: string) {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith(origin)) this.#urls.set(requestId, new URL(request.url).pathname);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = this.#urls.get(requestId);
      if (url !== undefined) this.#loaded.push(measured(url, encodedDataLength));
    });
  }

  static async of(page: Page, origin: string): Promise<Traffic> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    return new Traffic(session, origin);
  }

  /** The files so far, each once. */
  loaded(): readonly Loaded[] {
    return this.#loaded.filter(
      (file, place) => this.#loaded.findIndex(({ path: same }) => same === file.path) === place,
    );
  }
}

function measured(url: string, transferred: number): Loaded {
  const kind = kindOf(url);
  const folder = kind === 'art' ? BAKED : BUILT;
  const file = path.join(folder, decodeURIComponent(url).replace(/^\/art\//, '/'));
  const there = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
  const raw = there ? statSync(file).size : 0;
  const packs = kind === 'script' || kind === 'style' || file.endsWith('.json');
  return {
    path: url,
    kind,
    raw,
    gzip: there && packs ? gzipSync(readFileSync(file), { level: 9 }).length : raw,
    transferred,
  };
}

/** The total of a kind. */
export function weightOf(files: readonly Loaded[], kind: Kind): Weight {
  const own = files.filter((file) => file.kind === kind);
  const sum = (of: keyof Omit<Weight, 'files'>): number =>
    own.reduce((total, file) => total + file[of], 0);
  return { files: own.length, raw: sum('raw'), gzip: sum('gzip'), transferred: sum('transferred') };
}
