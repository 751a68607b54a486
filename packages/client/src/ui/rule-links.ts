import { createContext } from 'react';

/** The way from what a table says to the rules of its game. */
export interface RuleLinks {
  /** The id of the game. */
  readonly game: string;
  /** The rule behind a refusal, by its code; undefined where there is none. */
  readonly ofReason: (code: string) => string | undefined;
  /** The rules behind sentences that say why something is refused, as far as they were told. */
  readonly sentences: Map<string, string>;
}

/** The rule behind a sentence that was told, perhaps with another one before it. */
export const ruleBehind = (links: RuleLinks | undefined, text: string): string | undefined =>
  [...(links?.sentences ?? [])].find(([sentence]) => text.endsWith(sentence))?.[1];

/** Where the rules of a game begin, or one of its rules. */
export const rulePath = (game: string, rule?: string): string =>
  `/rules/${game}${rule === undefined ? '' : `#${rule}`}`;

export const RuleLinksContext = createContext<RuleLinks | undefined>(undefined);
