import { createContext } from 'react';

/** Links from texts of a table to the rules of its game. */
export interface RuleLinks {
  /** The id of the game. */
  readonly game: string;
  /** The rule behind a refusal, by its code; undefined where there is none. */
  readonly ofReason: (code: string) => string | undefined;
  /** The rules behind the refusal sentences that were shown so far. */
  readonly sentences: Map<string, string>;
}

/** The rule behind a shown sentence, which may have another sentence before it. */
export const ruleBehind = (links: RuleLinks | undefined, text: string): string | undefined =>
  [...(links?.sentences ?? [])].find(([sentence]) => text.endsWith(sentence))?.[1];

/** The path of the rules of a game, or of one of its rules. */
export const rulePath = (game: string, rule?: string): string =>
  `/rules/${game}${rule === undefined ? '' : `#${rule}`}`;

export const RuleLinksContext = createContext<RuleLinks | undefined>(undefined);
