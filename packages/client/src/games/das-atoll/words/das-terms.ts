import type { CARDS } from '@atoll/game-das-atoll/table-facts';
import type { Glossary } from '../../../ui/explainer/glossary.ts';

type DevelopmentCard = (typeof CARDS)[number];

/** Everything at the table of Das Atoll that explains itself, beside what every table has. */
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

/** What the game's own terms mean, but for the cards, which say it on the table already. */
export type DasTerms = Glossary<Exclude<DasTerm, `card:${string}`>>;
