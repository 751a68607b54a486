import type { Notes } from '@atoll/engine';
import type { CardId } from '../../vocabulary.ts';

export type AtollNotes = Notes<CardId, Yield, TableName>;

/** Yields of cards. */
export type Yield = 'levels' | 'effects' | 'coins' | 'plankton' | 'raises' | 'cleaned';
export type TableName =
  | 'actions'
  | 'happenings'
  | 'income'
  | 'bonus'
  | 'turns'
  | 'tokens'
  | 'points'
  | 'course'
  | 'pairs'
  | 'reefs'
  | 'events';
/** Questions at which the influence of effects is measured. */
export type QuestionName = 'turn' | 'income';
