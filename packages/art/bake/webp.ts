import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import encode, { init } from '@jsquash/webp/encode.js';
import type { EncodeJob } from './image.ts';

let ready: Promise<unknown> | undefined;

// the codec looks for its WebAssembly file by URL, which works in browsers only: hand the bytes over
async function prepare(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
  await init({ wasmBinary: await readFile(file) });
}

/** Encodes pixels as WebP. */
export async function encodeWebp({ picture, quality }: EncodeJob): Promise<Uint8Array> {
  await (ready ??= prepare());
  const { width, height, data } = picture;
  const options = quality === 'crisp'
    ? { lossless: 1, quality: 100, method: 6, near_lossless: 60, exact: 0 }
    : { quality: quality.colour, alpha_quality: quality.alpha, method: 6, use_sharp_yuv: 1 };
  const pixels = { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), colorSpace: 'srgb' };
  return new Uint8Array(await encode(pixels as Parameters<typeof encode>[0], options));
}
