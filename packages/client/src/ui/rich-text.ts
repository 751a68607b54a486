/** Words with icons and card names among them. Joined, the words are a sentence. */
export type RichPart =
  | string
  | { readonly icon: string; readonly word: string }
  | { readonly card: string; readonly word: string };
export type RichText = readonly RichPart[];

/** The words alone, for names of buttons and for the status line. */
export const plain = (text: RichText): string =>
  text
    .map((part) => (typeof part === 'string' ? part : part.word))
    .join('')
    .trim();
