import { createContext } from 'react';
import type { RuleArt } from '@atoll/table-kit/table/rule-art.ts';

/** The context of every passage of the rules. */
export interface RulesScope {
  readonly game: string;
  readonly figures: RuleArt['figures'];
  /** Words to highlight in the text, in lower case. */
  readonly sought: readonly string[];
}

export const RulesContext = createContext<RulesScope>({ game: '', figures: {}, sought: [] });
