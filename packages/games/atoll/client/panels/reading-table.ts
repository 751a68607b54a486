import type { StandingContext } from '../../src/text/index.ts';
import { createContext } from 'react';

/**
 * The table and the seat of the reader; undefined away from any table, where a card shows only its
 * print.
 */
export const ReadingTable = createContext<StandingContext | undefined>(undefined);
