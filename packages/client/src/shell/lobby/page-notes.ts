// Notes that one page leaves for the next: see `navigate`.

/** The note for a table that starts as soon as it opens, with bots on the open seats. */
export const BEGIN = 'begin';

/** The same, with this bot on them. */
export const beginWith = (bot: string): string => `${BEGIN} ${bot}`;

/** The bot that a note names, '' for the default one; undefined when the note starts nothing. */
export function beginsWith(note: string | undefined): string | undefined {
  const [word, bot = ''] = (note ?? '').split(' ');
  return word === BEGIN ? bot : undefined;
}

/** The note for a lobby that opens with the form for a new table. */
export const NEW_TABLE = 'new table';
