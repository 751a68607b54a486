import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Files by the first part of the path of a page. */
const listSchema = z.record(z.string(), z.array(z.string().regex(/^\/assets\/[\w.-]+$/)));

/** The head line that makes a browser fetch a file of the build before the page asks for it. */
export const preloadLink = (file: string): string =>
  file.endsWith('.css')
    ? `<${file}>; rel=preload; as=style; crossorigin`
    : `<${file}>; rel=modulepreload; crossorigin`;

/** The files that pages need from their beginning. */
export class Preloads {
  readonly #file: string;

  /** @param client folder of the built client */
  constructor(client: string) {
    this.#file = path.join(client, 'preloads.json');
  }

  /**
   * The files of the page with this path, the most urgent first; none when the build has no list of
   * them.
   */
  async of(pagePath: string): Promise<readonly string[]> {
    const [, kind = ''] = pagePath.split('/');
    try {
      const lists = listSchema.safeParse(JSON.parse(await readFile(this.#file, 'utf8')));
      return (lists.success ? lists.data[kind] : undefined) ?? [];
    } catch {
      return [];
    }
  }
}
