/**
 * Characters that move the cursor, hide text or change its direction on a terminal. Otherwise the
 * author of a match file could fake the output that the file fits.
 */
const UNTRUE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A text from an unknown source in a form safe for a terminal: unsafe characters are escaped as in
 * JSON.
 */
export const plainly = (text: string): string =>
  text.replace(UNTRUE, (sign) =>
    [...Array(sign.length).keys()]
      .map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );

/** Prints one line of a file from an unknown source. */
export function printLine(line: string): void {
  process.stdout.write(`${plainly(line)}\n`);
}
