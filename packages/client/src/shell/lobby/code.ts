import { CODE_ALPHABET, CODE_LENGTH } from '@atoll/protocol';

/** The code in what somebody typed or pasted, a whole invitation link included: at most six characters of the alphabet. */
export function readCode(text: string): string {
  const inLink = /\/j\/([A-Za-z0-9]+)/.exec(text)?.[1];
  const allowed = [...(inLink ?? text).toUpperCase()].filter((character) => CODE_ALPHABET.includes(character));
  return allowed.slice(0, CODE_LENGTH).join('');
}
