import { fieldsOf } from '@atoll/engine';
import { readRecord } from '@atoll/table-kit/settings/stored-record.ts';
import { NEWCOMER, type PersonRating } from './person-rating.ts';

/** The first attempts of a person at the puzzles of a game. */
export interface KeptPuzzles {
  readonly rating: PersonRating;
  /** By puzzle: what the first attempt came to. */
  readonly first: Readonly<Record<string, 'solved' | 'missed'>>;
}

const KEY = 'atoll.puzzles';

/** Reads the stored attempts in a game; invalid data counts as none. */
export function readPuzzles(stored: string | null, game: string): KeptPuzzles {
  const { rating, first } = fieldsOf(readRecord(stored)[game]);
  const { rating: value, rd, vol } = fieldsOf(rating);
  const isRated = [value, rd, vol].every(Number.isFinite);
  return {
    rating: isRated ? { rating: Number(value), rd: Number(rd), vol: Number(vol) } : NEWCOMER,
    first: Object.fromEntries(
      Object.entries(fieldsOf(first)).flatMap(([id, came]) =>
        came === 'solved' || came === 'missed' ? [[id, came] as const] : [],
      ),
    ),
  };
}

/** The stored attempts in a game. */
export const keptPuzzles = (game: string): KeptPuzzles =>
  readPuzzles(localStorage.getItem(KEY), game);

/** Stores the attempts; without room for them puzzles still work. */
export function keepPuzzles(game: string, puzzles: KeptPuzzles): void {
  try {
    const all = { ...readRecord(localStorage.getItem(KEY)), [game]: puzzles };
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch (error) {
    console.warn(error);
  }
}
