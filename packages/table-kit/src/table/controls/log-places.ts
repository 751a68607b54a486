import type { HistoryStep } from '@atoll/protocol';
import { createContext, useContext } from 'react';

/** The places of a match to which lines of its log lead. */
export interface LogPlaces<E = unknown> {
  /**
   * Every step that the person can go to, later ones than the shown place too, oldest first.
   * Undefined where the table is shown at its newest step.
   */
  readonly steps: readonly HistoryStep<E>[] | undefined;
  /** Shows the table as it stood just after the step of this log entry. */
  readonly goTo: (seq: number) => void;
}

/** Undefined at a table that is never looked back at: lines of its log lead nowhere. */
export const LogPlacesContext = createContext<LogPlaces | undefined>(undefined);

/** The places in the types of the game whose table asks; its events are those of its own match. */
export const useLogPlaces = <E>(): LogPlaces<E> | undefined =>
  useContext(LogPlacesContext) as LogPlaces<E> | undefined;
