import { randomBytes } from 'node:crypto';

/**
 * As the package `nanoid`, which keeps random bytes from one run to the next.
 * @public
 */
export const nanoid = (length = 21): string =>
  randomBytes(length).toString('base64url').slice(0, length);
