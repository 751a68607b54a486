/**
 * The search words in a typed text, normalised for the search: in lower case, with the apostrophe
 * that all texts have and few keyboards offer.
 */
export const soughtIn = (asked: string): readonly string[] =>
  asked.toLowerCase().replaceAll("'", '’').split(/\s+/).filter(Boolean);
