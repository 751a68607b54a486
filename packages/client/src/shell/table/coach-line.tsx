import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { askCoach } from '../bots/ask-bot.ts';
import { remarkOf, type Coach, type Missed } from '@atoll/table-kit/table/coach/coach.ts';
import type { Decided } from '@atoll/table-kit/table/coach/decisions.ts';
import { followTurns, type Followed } from '@atoll/table-kit/table/coach/follow-turns.ts';
import { isCoached } from '@atoll/table-kit/table/coach/matches.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { loadCoachWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';

export interface CoachLineProps {
  readonly game: GameClient;
  readonly table: TableSession;
  readonly matchId: string;
  readonly names: readonly string[];
  /** The newest own decision. */
  readonly decided: Decided;
  /** Another line is shown in the same place. */
  readonly taken: boolean;
}

/** Under the status in a person's first matches: what would have been better in the last turn. */
export function CoachLine(props: CoachLineProps): ReactNode {
  return props.decided.state.snapshot?.hints === true ? <CoachedMatch {...props} /> : null;
}

/** A match counts as one of the first only when hints are possible in it. */
function CoachedMatch(props: CoachLineProps): ReactNode {
  const [isDue] = useState(() => isCoached(props.matchId));
  return isDue ? <Coached {...props} /> : null;
}

/** Rendered before it has content, so that the content is announced. */
function Coached({ game, table, names, decided, taken }: CoachLineProps): ReactNode {
  const words = useLaterWords(loadCoachWords);
  const [missed, tell] = useState<Missed>();
  useTurns({ game, table, names, decided }, tell);
  const coach = useCoach(game, missed);
  const view = useSyncExternalStore(table.subscribe, () => table.getState().snapshot?.view);
  const text = remarkOf(coach, missed, { names, view });
  return (
    <div role="status">
      {words && text !== '' && !taken && (
        <p className="first-time">
          <button type="button" aria-label={words.putAway} onClick={() => tell(undefined)}>
            <Glyph name="close" size={13} />
          </button>
          <span>
            {words.better(text, words.reasons[coach?.unit ?? 'points'](missed?.gain ?? 0))}
          </span>
        </p>
      )}
    </div>
  );
}

/** The game's coach, in the language of the page; loaded once needed. */
function useCoach(game: GameClient, missed: Missed | undefined): Coach | undefined {
  const [coach, setCoach] = useState<Coach>();
  const isWanted = missed !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    void game.coach?.().then((found) => {
      if (!gone) setCoach(() => found);
    });
    return () => {
      gone = true;
    };
  }, [game, isWanted]);
  return coach;
}

/** Follows the own turns at a table while the line is mounted. */
function useTurns(
  { game, table, names, decided }: Pick<CoachLineProps, 'game' | 'table' | 'names' | 'decided'>,
  onWeighed: (missed: Missed | undefined) => void,
): void {
  const tell = useEffectEvent(onWeighed);
  /** Drops a difference too small for a remark. */
  const worthOf = useEffectEvent(async (missed: Missed | undefined) => {
    const coach = missed && (await game.coach?.());
    const view = table.getState().snapshot?.view;
    return remarkOf(coach, missed, { names, view }) === '' ? undefined : missed;
  });
  const turns = useRef<Followed>(undefined);
  useEffect(() => {
    const followed = followTurns({
      weigh: async (turn, signal) => {
        const { seat, snapshot } = table.getState();
        const answer = await askCoach({ game: snapshot?.game ?? '', seat, turn }, signal);
        if (!answer.ok && !signal.aborted) console.warn(answer.error);
        return answer.ok ? worthOf(answer.missed) : undefined;
      },
      tell,
    });
    turns.current = followed;
    const leave = table.onStep(({ undone }) => followed.stepped(undone, table.getState()));
    return () => {
      leave();
      followed.stop();
    };
  }, [table]);
  useEffect(() => turns.current?.decided(decided, table.getState()), [decided, table]);
}
