/**
 * The words that a person typed into a search, as they are looked for: in small letters, with the
 * apostrophe that all texts have and few keyboards offer.
 */
export const soughtIn = (asked: string): readonly string[] =>
  asked.toLowerCase().replaceAll("'", '’').split(/\s+/).filter(Boolean);
