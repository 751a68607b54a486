import { CODE_ALPHABET, CODE_LENGTH, LONG_CODE_LENGTH } from '@atoll/protocol';

/** The code in what somebody typed or pasted, a whole link included: at most six characters of the alphabet, or the twelve of a link. */
export function readCode(text: string): string {
  const inLink = /\/j\/([A-Za-z0-9]+)/.exec(text)?.[1];
  const allowed = [...(inLink ?? text).toUpperCase()].filter((character) => CODE_ALPHABET.includes(character));
  return allowed.slice(0, allowed.length >= LONG_CODE_LENGTH ? LONG_CODE_LENGTH : CODE_LENGTH).join('');
}
