import type { ComponentType } from 'react';
import type { IconSet } from './controls/icon-set.ts';

/** What a game draws into its rules. */
export interface RuleArt {
  readonly icons: IconSet;
  /** Beside which words an icon stands, the first time that a rule says them. */
  readonly words: IconWords;
  /** The same for words that have an icon only where they are all that a cell of a table says. */
  readonly cells?: IconWords;
  /** Pictures by the names that the rules call for. */
  readonly figures: Readonly<Record<string, ComponentType>>;
}

/** By the name of each icon the beginnings of the words that it stands beside. */
export type IconWords = Readonly<Record<string, readonly string[]>>;
