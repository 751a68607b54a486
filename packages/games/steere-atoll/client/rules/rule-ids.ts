import type { ReasonCode } from '../../src/text/index.ts';
import type { SteereTerm } from '../words/steere-terms.ts';

/** The rule of `rules/en.md` with more on a term. */
export const RULE_OF_TERM: Readonly<Partial<Record<SteereTerm, string>>> = {
  stone: 'P2',
  island: 'B1',
  aim: 'W1',
  swap: 'P4',
  place: 'P2',
  coordinates: 'B3',
  won: 'W1',
};

/** The rule behind a refusal. */
export const RULE_OF_REASON: Readonly<Partial<Record<string, string>>> = {
  over: 'W1',
  'not-your-turn': 'P2',
  'no-such-cell': 'B3',
  occupied: 'P2',
  'swap-off': 'P6',
  'swap-not-now': 'P5',
  malformed: undefined,
} satisfies Readonly<Record<ReasonCode, string | undefined>>;
