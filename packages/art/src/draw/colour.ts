/** The mixture of two hex colours; t = 0 gives `a`, t = 1 gives `b`. */
export function mix(a: string, b: string, t: number): string {
  const parts = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  const x = parts(a);
  const y = parts(b);
  return (
    '#' +
    x
      .map((v, i) =>
        Math.round(v + (y[i] - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** The colour in shade; shadows are indigo, never black. */
export const dark = (c: string, t: number = 0.25): string => mix(c, '#101a3c', t);

/** The colour in warm light. */
export const light = (c: string, t: number = 0.25): string => mix(c, '#fff3dd', t);
