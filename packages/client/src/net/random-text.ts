import { toBase64Url } from './base64url.ts';

/** So many random bytes in base64url: 24 make a seat token, 16 a share of a seed. */
export const randomText = (bytes: number): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
