/**
 * What moves the cursor, hides or turns text on a terminal. Whoever made a match file could
 * otherwise have it say that the file fits.
 */
const UNTRUE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text of strangers as a terminal may show it: such signs as JSON escapes them. */
export const plainly = (text: string): string =>
  text.replace(UNTRUE, (sign) =>
    [...Array(sign.length).keys()]
      .map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );

/** Tells one line of what a file of strangers holds. */
export function tell(line: string): void {
  process.stdout.write(`${plainly(line)}\n`);
}
