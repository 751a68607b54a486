/** Text with icons and card names in it. Joined, the parts are a sentence. */
export type RichPart =
  | string
  | { readonly icon: string; readonly word: string }
  | { readonly card: string; readonly word: string };
export type RichText = readonly RichPart[];

/** The text alone, for names of buttons and for the status line. */
export const plain = (text: RichText): string =>
  text
    .map((part) => (typeof part === 'string' ? part : part.word))
    .join('')
    .trim();
