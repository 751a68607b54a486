/** A name within a sentence, whose direction it does not change. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
