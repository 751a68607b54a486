import { createContext } from 'react';
import type { RuleArt } from '../../table/rule-art.ts';

/** What every passage of the rules is drawn with. */
export interface RulesScope {
  readonly game: string;
  readonly figures: RuleArt['figures'];
  /** Words to be marked in the text, in lower case. */
  readonly sought: readonly string[];
}

export const RulesContext = createContext<RulesScope>({ game: '', figures: {}, sought: [] });
