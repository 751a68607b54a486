import type { HistoryStep } from '@atoll/protocol';
import { createContext } from 'react';

/** The places of a match to which lines of its log lead. */
export interface LogPlaces {
  /**
   * Every step that the person can go to, later ones than the shown place too, oldest first.
   * Undefined where the table is shown at its newest step.
   */
  readonly steps: readonly HistoryStep[] | undefined;
  /** Shows the table as it stood just after the step of this log entry. */
  readonly goTo: (seq: number) => void;
}

/** Undefined at a table that is never looked back at: lines of its log lead nowhere. */
export const LogPlacesContext = createContext<LogPlaces | undefined>(undefined);
