import { CODE_ALPHABET, CODE_LENGTH, LONG_CODE_LENGTH } from '@atoll/protocol';

/** The code in a typed or pasted text so far, and its letters and digits that no code has. */
export interface TypedCode {
  readonly code: string;
  readonly stray: readonly string[];
}

/** For characters that no code has: similar ones that codes have. */
const LOOK_ALIKES: Readonly<Record<string, readonly string[]>> = {
  0: ['D', 'Q'],
  O: ['D', 'Q'],
  1: ['7'],
  I: ['J'],
  Z: ['7'],
  5: ['6'],
  8: ['3'],
  B: ['R'],
  V: ['Y'],
  U: ['W'],
};

const WHOLE = new RegExp(
  `(?<![A-Z0-9])(?:[${CODE_ALPHABET}]{${LONG_CODE_LENGTH}}|[${CODE_ALPHABET}]{${CODE_LENGTH}})(?![A-Z0-9])`,
);

/**
 * Reads a code anywhere in a text: in a link, as a word of a message, or typed with spaces and
 * dashes; at most as long as a whole one.
 */
export function readCode(text: string): TypedCode {
  const inLink = /\/j\/([A-Za-z0-9]+)/.exec(text)?.[1]?.toUpperCase();
  const upper = text.toUpperCase();
  const signs = [...(inLink ?? WHOLE.exec(upper)?.[0] ?? upper)].filter((sign) =>
    /[\p{L}\p{N}]/u.test(sign),
  );
  const code = signs
    .filter((sign) => CODE_ALPHABET.includes(sign))
    .slice(0, LONG_CODE_LENGTH)
    .join('');
  return { code, stray: [...new Set(signs.filter((sign) => !CODE_ALPHABET.includes(sign)))] };
}

/** Whether it has the length of a short or a whole code. */
export const isComplete = (code: string): boolean =>
  code.length === CODE_LENGTH || code.length === LONG_CODE_LENGTH;

/** The characters probably meant by one that no code has; none when there are several such. */
export const likelyMeant = ([only = '', ...more]: readonly string[]): readonly string[] =>
  more.length > 0 ? [] : (LOOK_ALIKES[only] ?? []);
