import type { StandingContext } from '@atoll/game-atoll/text';
import { createContext } from 'react';

/**
 * The table at which cards are read, and by whom; undefined away from any table, where a card is
 * only what is printed.
 */
export const ReadingTable = createContext<StandingContext | undefined>(undefined);
