import type { AnyGame } from '@atoll/engine';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { TurnQueue } from '@atoll/table-kit/table/queue/turn-queue.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';

/** The queue of a table, once the rules have loaded; rejects if they cannot be. */
export async function turnQueueOn(
  session: TableSession,
  { game, rules }: { readonly game: GameClient; readonly rules: Promise<AnyGame> },
): Promise<TurnQueue> {
  const ahead = await game.ahead?.();
  return new TurnQueue(session, {
    rules: await rules,
    isAlone: (view, seat) => ahead !== undefined && game.othersPassed?.(view, seat) === true,
    unseen: ahead?.unseen,
  });
}
