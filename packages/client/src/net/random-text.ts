import { toBase64Url } from './base64url.ts';

/** Random bytes in base64url: 24 bytes for a seat token, 16 for a share of a seed. */
export const randomText = (bytes: number): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
