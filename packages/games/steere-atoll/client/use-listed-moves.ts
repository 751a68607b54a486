import type { SteereAtollEvent } from '../src/index.ts';
import { useMemo } from 'react';
import { useLogPlaces } from '@atoll/table-kit/table/controls/log-places.ts';
import { movesOf, type Move } from './present/moves.ts';

/** The moves that the person can go to. */
export interface ListedMoves {
  readonly moves: readonly Move[];
  /** How many of them are shown; undefined for all. */
  readonly shown: number | undefined;
  readonly show: (count: number | undefined) => void;
}

/**
 * In a replay, and in every look back, the list also has the moves after the shown place, and leads
 * through the match; elsewhere it shows an earlier board at the current table.
 */
export function useListedMoves(known: ListedMoves): ListedMoves {
  const { steps, goTo } = useLogPlaces<SteereAtollEvent>() ?? {};
  const all = useMemo(() => steps && movesOf(steps), [steps]);
  return useMemo(() => {
    if (!all || !goTo) return known;
    const count = known.moves.length;
    return {
      moves: all,
      shown: count < all.length ? count : undefined,
      show: (wanted = all.length) => goTo(all[wanted - 1]?.seq ?? 0),
    };
  }, [all, goTo, known]);
}
