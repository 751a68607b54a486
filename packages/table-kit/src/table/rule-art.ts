import type { ComponentType } from 'react';
import type { IconSet } from './controls/icon-set.ts';

/** A game's drawings for its rules. */
export interface RuleArt {
  readonly icons: IconSet;
  /** The words with an icon, at their first place in a rule. */
  readonly words: IconWords;
  /** The same for words that have an icon only where they fill a cell of a table alone. */
  readonly cells?: IconWords;
  /** Pictures by the names that the rules call for. */
  readonly figures: Readonly<Record<string, ComponentType>>;
}

/** By the name of each icon the beginnings of the words that it stands beside. */
export type IconWords = Readonly<Record<string, readonly string[]>>;
