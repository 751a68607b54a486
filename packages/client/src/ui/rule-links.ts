import { createContext } from 'react';

/** The way from what a table says to the rules of its game. */
export interface RuleLinks {
  /** The id of the game. */
  readonly game: string;
  /** The rule behind a refusal, by its code; undefined where there is none. */
  readonly ofReason: (code: string) => string | undefined;
}

/** Where the rules of a game begin, or one of its rules. */
export const rulePath = (game: string, rule?: string): string =>
  `/rules/${game}${rule === undefined ? '' : `#${rule}`}`;

export const RuleLinksContext = createContext<RuleLinks | undefined>(undefined);
