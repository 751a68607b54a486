import { useEffect, useState } from 'react';
import { gameEntry } from '../../games/registry.ts';
import type { GameClient } from '../../table/game-client.ts';

/**
 * The screens of a game once they have arrived; 'failed' when they did not, or when this client has
 * none.
 */
export function useGame(id: string): GameClient | 'failed' | undefined {
  const [game, setGame] = useState<GameClient | 'failed'>();
  const entry = gameEntry(id);
  useEffect(() => {
    entry?.load().then(setGame, (error: unknown) => {
      console.error(error);
      setGame('failed');
    });
  }, [entry]);
  return entry ? game : 'failed';
}
