import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { GameRulesContext } from '@atoll/table-kit/table/model/game-rules.ts';
import type { TurnQueue } from '@atoll/table-kit/table/queue/turn-queue.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import type { TableSnapshot, TableState } from '@atoll/table-kit/table/session/table-state.ts';

export interface TurnQueueInput {
  readonly game: GameClient;
  readonly snapshot: TableSnapshot;
  readonly own: number;
}

/** Whether the turns of the own seat follow one another until the round ends. */
export const isLastIn = ({ game, snapshot: { phase, view }, own }: TurnQueueInput): boolean =>
  own >= 0 && phase === 'playing' && view !== undefined && game.othersPassed?.(view, own) === true;

/**
 * The queue of the own actions, from the first time that the own turns follow one another; loaded
 * then, with the rules.
 */
export function useTurnQueue(session: TableSession, input: TurnQueueInput): TurnQueue | undefined {
  const { load } = useContext(GameRulesContext);
  const [queue, keep] = useState<TurnQueue>();
  const { game, snapshot } = input;
  const isWanted = queue === undefined && isLastIn(input);
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    void import('../notices.ts')
      .then(({ turnQueueOn }) => turnQueueOn(session, { game, rules: load(snapshot.game) }))
      .then(
        (made) => gone || keep(made),
        (error: unknown) => console.warn(error),
      );
    return () => {
      gone = true;
    };
  }, [isWanted, session, game, load, snapshot.game]);
  useEffect(() => queue?.start(), [queue]);
  return queue;
}

const nothing = (): void => undefined;

/** The table with the actions carried out that wait: what its person is asked. */
export function useShownAhead(queue: TurnQueue | undefined, table: TableState): TableState {
  const ahead = useSyncExternalStore(queue?.subscribe ?? (() => nothing), () => queue?.getState());
  if (ahead?.snapshot === undefined || ahead.past || table.snapshot === undefined) return table;
  const { prompt, snapshot } = ahead;
  return { ...table, prompt, snapshot: { ...table.snapshot, view: snapshot.view } };
}
