import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Crew } from './crew.ts';
import type { Crisp, Job, Picture, Quality, SvgJob } from './image.ts';

/** The hash of some text or bytes, as 32 hex digits. */
export const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
};

const keyOf = (job: Job): string =>
  job.kind === 'encode'
    ? digest('encode', JSON.stringify(job.quality), `${job.picture.width}`, job.picture.data)
    : digest(job.kind, job.quality ? JSON.stringify(job.quality) : '', job.svg);

/** The number of finished results of a workshop, and the number requested so far. */
export interface Progress {
  done: number;
  asked: number;
}

/**
 * Does jobs through a crew and caches their results in a folder under the hash of the input, so
 * that only changed drawings are rasterised again.
 */
export class Workshop {
  readonly #crew: Crew;
  readonly #folder: string;
  readonly #started = new Map<string, Promise<unknown>>();
  readonly #onProgress: (progress: Progress) => void;
  #asked = 0;
  /** Number of results made, and number found in the cache. */
  readonly counts = { made: 0, found: 0 };

  constructor(
    crew: Crew,
    {
      folder,
      onProgress = () => undefined,
    }: { folder: string; onProgress?: (progress: Progress) => void },
  ) {
    this.#crew = crew;
    this.#onProgress = onProgress;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  pixels(svg: string): Promise<Picture> {
    return this.#do({ kind: 'pixels', svg }) as Promise<Picture>;
  }

  webp(svg: string, quality: Quality): Promise<Uint8Array> {
    return this.#do({ kind: 'webp', svg, quality }) as Promise<Uint8Array>;
  }

  jpeg(svg: string, quality: Quality): Promise<Uint8Array> {
    return this.#do({ kind: 'jpeg', svg, quality }) as Promise<Uint8Array>;
  }

  extent(svg: string): Promise<[number, number, number, number]> {
    return this.#do({ kind: 'extent', svg } satisfies SvgJob) as Promise<
      [number, number, number, number]
    >;
  }

  encode(picture: Picture, quality: Quality | Crisp): Promise<Uint8Array> {
    return this.#do({ kind: 'encode', picture, quality }) as Promise<Uint8Array>;
  }

  /** Forgets results that no bake has needed for a day. */
  async tidy(): Promise<void> {
    const yesterday = Date.now() - 86_400_000;
    await Promise.all(
      (await readdir(this.#folder)).map(async (name) => {
        const path = `${this.#folder}/${name}`;
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs < yesterday) await rm(path, { recursive: true, force: true });
      }),
    );
  }

  #do(job: Job): Promise<unknown> {
    const key = keyOf(job);
    const started = this.#started.get(key);
    if (started) return started;
    this.#asked++;
    // forgotten when done: the folder remembers, and the pictures of a whole bake would not fit
    // into memory
    const result = this.#make(job, `${this.#folder}/${key}`).finally(() => {
      this.#started.delete(key);
      this.#onProgress({ done: this.counts.made + this.counts.found, asked: this.#asked });
    });
    this.#started.set(key, result);
    return result;
  }

  async #make(job: Job, file: string): Promise<unknown> {
    const kept = await readFile(file).catch(() => null);
    if (kept) {
      this.counts.found++;
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined);
      return deserialize(inflateSync(kept));
    }
    const result = await this.#crew.run(job);
    this.counts.made++;
    // written beside and renamed, so that neither an interrupted bake nor a second one at the same
    // time leaves half a result
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, deflateSync(serialize(result), { level: 1 }));
    await rename(draft, file);
    return result;
  }
}
