import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.json']);
/** A file of fewer bytes fits into one packet as it is. */
const LEAST = 1_000;

/** Lays a gzip and a Brotli form beside every text of the build. The server sends those, so that nobody packs a file twice. */
export function packedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'atoll-packed-files',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
          const file = join(entry.parentPath, entry.name), text = readFileSync(file);
          if (text.length < LEAST) continue;
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(text, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          }));
        }
      },
    },
  };
}
