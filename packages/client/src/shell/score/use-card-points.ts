import { useEffect, useState } from 'react';
import type { CardPoints, GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';

/**
 * By seat, the cards behind the points of a finished match; undefined while they are loading, and
 * for a game without such cards.
 */
export function useCardPoints(
  game: GameClient,
  snapshot: TableSnapshot,
): readonly (readonly CardPoints[])[] | undefined {
  const [cards, setCards] = useState<readonly (readonly CardPoints[])[]>();
  useEffect(() => {
    let left = false;
    game.cardPoints?.(snapshot).then(
      (found) => {
        if (!left) setCards(found);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
    };
  }, [game, snapshot]);
  return cards;
}
