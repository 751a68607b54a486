import { useEffect, useState } from 'react';
import type { LadderTable, OwnRating } from '@atoll/protocol';
import { ApiError } from '../../net/api.ts';
import { askLadder, askRatings } from '../../net/ladder-api.ts';
import { knownPlayerHere } from '../daily/player-here.ts';

/** What the page of a ladder shows. */
export type Ladder =
  | { readonly kind: 'loading' }
  /** `unknown`: the server has no such ladder. */
  | { readonly kind: 'failed'; readonly why: 'unknown' | 'unreachable' }
  | {
      readonly kind: 'loaded';
      readonly table: LadderTable;
      /** Undefined without a rated match of so many seats. */
      readonly own: OwnRating | undefined;
    };

/** Asks the server for the ladder of a game and number of seats, and for the own rating. */
export function useLadder(
  game: string,
  seats: number,
): readonly [ladder: Ladder, again: () => void] {
  const [asked, ask] = useState(0);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly ladder: Ladder }>();
  const key = `${game} ${seats} ${asked}`;
  useEffect(() => {
    let isWanted = true;
    const got = (ladder: Ladder): void => {
      if (isWanted) setAnswer({ key, ladder });
    };
    load(game, seats).then(got, (error: unknown) => got({ kind: 'failed', why: failureOf(error) }));
    return () => {
      isWanted = false;
    };
  }, [game, seats, key]);
  return [
    answer?.key === key ? answer.ladder : { kind: 'loading' },
    () => ask((count) => count + 1),
  ];
}

const failureOf = (error: unknown): 'unknown' | 'unreachable' =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)
    ? 'unknown'
    : 'unreachable';

async function load(game: string, seats: number): Promise<Ladder> {
  const player = knownPlayerHere();
  const [table, known] = await Promise.all([
    askLadder(game, { seats, player }),
    player === undefined ? undefined : askRatings(player),
  ]);
  const own = known?.ratings.find((rating) => rating.game === game && rating.seats === seats);
  return { kind: 'loaded', table, own };
}
