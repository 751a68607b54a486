import { mkdirSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A folder that a bake fills. Files appear in it whole: others may read them meanwhile. */
export class Shelf {
  readonly folder: string;
  /** The number of bytes written to it. */
  bytes = 0;

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Writes a file, and beside a JSON text its packed forms, which the server sends.
   * @returns its size in bytes
   */
  async put(file: string, data: Uint8Array | string): Promise<number> {
    const bytes = Buffer.from(data);
    await this.#write(file, bytes);
    if (extname(file) === '.json') {
      await this.#write(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      await this.#write(`${file}.br`, brotliCompressSync(bytes));
    }
    return bytes.length;
  }

  async #write(file: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.folder, file);
    const draft = `${path}.draft`;
    mkdirSync(dirname(path), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
    this.bytes += bytes.length;
  }
}
