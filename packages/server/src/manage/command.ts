import { BadConfig } from '../process/config.ts';

/** An operator's command. `match` is the id of a match, `n` the number of a line of its chat. */
export type Command =
  | { readonly do: 'reports' }
  | { readonly do: 'settle' | 'delete-line'; readonly match: string; readonly n: number }
  | { readonly do: 'delete-match'; readonly match: string }
  | { readonly do: 'move'; readonly to: 'postgres' | 'sqlite' };

export const USAGE = `npm run -s manage -- reports                 what people reported of the chats
npm run -s manage -- settle MATCH LINE       deletes the reports of a line
npm run -s manage -- delete-line MATCH LINE  deletes a line of a chat
npm run -s manage -- delete-match MATCH      deletes a match, with all that belongs to it
npm run -s manage -- move postgres|sqlite    copies all matches to the other database
MATCH is the id of a match or its code, LINE the number of a line of its chat.`;

/** Reads the arguments of the command line. Throws `BadConfig`, with all commands. */
export function readCommand([what, ...args]: readonly string[]): Command {
  const [first, second] = args;
  const n = Number(second);
  if (what === 'reports' && args.length === 0) return { do: what };
  if (what === 'delete-match' && isMatch(first) && args.length === 1)
    return { do: what, match: first };
  if (what === 'move' && (first === 'postgres' || first === 'sqlite') && args.length === 1)
    return { do: what, to: first };
  if (what === 'settle' || what === 'delete-line') {
    const isLine = Number.isSafeInteger(n) && n > 0;
    if (isMatch(first) && isLine && args.length === 2) return { do: what, match: first, n };
  }
  throw new BadConfig(USAGE);
}

/** The characters of ids and codes. */
const isMatch = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{6,}$/.test(text);
