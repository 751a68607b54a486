import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.json']);
/** A file of fewer bytes fits into one packet uncompressed. */
const LEAST = 1_000;

/**
 * Writes a gzip and a Brotli form of every text file beside it. The server sends those, so that no
 * file is compressed twice.
 */
export function packedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'atoll-packed-files',
    // the client of unreleased games is not served to people
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await Promise.all(
          readdirSync(outDir, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
            .map((entry) => layBeside(join(entry.parentPath, entry.name))),
        );
      },
    },
  };
}

const packGzip = promisify(gzip);
const packBrotli = promisify(brotliCompress);

async function layBeside(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < LEAST) return;
  const { BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;
  const params = {
    [BROTLI_PARAM_SIZE_HINT]: text.length,
    [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
  };
  await Promise.all([
    packGzip(text, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
    packBrotli(text, { params }).then((packed) => writeFile(`${file}.br`, packed)),
  ]);
}
