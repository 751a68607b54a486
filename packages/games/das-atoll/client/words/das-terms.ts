import type { CARDS } from '../../src/table-facts.ts';
import type { Glossary } from '@atoll/table-kit/ui/explainer/glossary.ts';

type DevelopmentCard = (typeof CARDS)[number];

/** The explained terms of a table of Das Atoll, beside those of every table. */
export type DasTerm =
  | 'wood'
  | 'wool'
  | 'grain'
  | 'clay'
  | 'ore'
  | 'hand'
  | 'development'
  | 'knights'
  | 'route'
  | 'lanes'
  | 'points'
  | 'bank'
  | 'dice'
  | 'deck'
  | `card:${DevelopmentCard}`;

/**
 * The meanings of the game's own terms, except the cards, whose meaning stands on the table
 * already.
 */
export type DasTerms = Glossary<Exclude<DasTerm, `card:${string}`>>;
