import { fieldsOf } from '@atoll/engine';
import type { PreparedAnswer, PreparedMessage, PreparedSubmission } from '@atoll/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { StandInProps } from '../table/seat-asking.ts';

export type KnownPrepared = Extract<PreparedAnswer, { readonly ok: true }>;

export interface Prepared {
  /** What the server keeps at the present position; undefined until it has told. */
  readonly known: KnownPrepared | undefined;
  readonly set: (actions: readonly PreparedSubmission[]) => Promise<PreparedAnswer>;
}

async function ask(table: LiveSession, request: PreparedMessage): Promise<PreparedAnswer> {
  const answer = await table.ask('prepared', request);
  if (!answer.ok) return answer;
  const { actions, dropped } = fieldsOf(answer);
  return {
    ok: true,
    seq: answer.seq,
    actions: Array.isArray(actions) ? actions : [],
    ...(dropped === true && { dropped }),
  };
}

/** The prepared actions of the own seat, read again after every step of the match. */
export function usePrepared({ table, state, snapshot }: StandInProps): Prepared {
  const { seq } = snapshot;
  const isLive = state.status === 'live';
  const [known, setKnown] = useState<KnownPrepared>();
  useEffect(() => {
    if (!isLive) return undefined;
    let isWanted = true;
    void ask(table, { do: 'read' }).then((answer) => {
      if (isWanted && answer.ok) setKnown(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [table, isLive, seq]);
  const set = useCallback(
    async (actions: readonly PreparedSubmission[]) => {
      const answer = await ask(table, { do: 'set', seq, actions: [...actions] });
      if (answer.ok) setKnown(answer);
      return answer;
    },
    [table, seq],
  );
  return { known: known?.seq === seq ? known : undefined, set };
}
