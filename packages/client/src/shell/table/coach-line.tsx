import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { askCoach } from '../../table/coach/ask-coach.ts';
import { remarkOf, type Missed, type Weighed } from '../../table/coach/coach.ts';
import { isOver, noted, takenBack, type Decided } from '../../table/coach/decisions.ts';
import { isCoached } from '../../table/coach/matches.ts';
import type { GameClient } from '../../table/game-client.ts';
import type { TableSession } from '../../table/session/table-session.ts';
import { Glyph } from '../../ui/drawing.tsx';
import { loadCoachWords } from '../../words/load-later-words.ts';
import { useLaterWords } from '../../words/use-later-words.ts';

export interface CoachLineProps {
  readonly game: GameClient;
  readonly table: TableSession;
  readonly matchId: string;
  readonly names: readonly string[];
  /** The newest own decision. */
  readonly decided: Decided;
  /** Another line is told in the same place. */
  readonly taken: boolean;
}

/** Under the status in somebody's first matches: what would have been better in the last turn. */
export function CoachLine(props: CoachLineProps): ReactNode {
  const [isDue] = useState(() => isCoached(props.matchId));
  const isAllowed = props.decided.state.snapshot?.hints === true;
  return isDue && isAllowed ? <Coached {...props} /> : null;
}

/** There before anything is said in it, so that it is read aloud. */
function Coached({ game, table, names, decided, taken }: CoachLineProps): ReactNode {
  const words = useLaterWords(loadCoachWords);
  const [text, say] = useState('');
  useTurns(table, decided, async (missed) => {
    say(remarkOf(await game.coach?.(), missed, names));
  });
  return (
    <div role="status">
      {words && text !== '' && !taken && (
        <p className="first-time">
          <button type="button" aria-label={words.putAway} onClick={() => say('')}>
            <Glyph name="close" size={13} />
          </button>
          <span>{words.better(text)}</span>
        </p>
      )}
    </div>
  );
}

/** Tells of each own turn, once it is over, where most was missed in it. */
function useTurns(
  table: TableSession,
  decided: Decided,
  onWeighed: (missed: Missed | undefined) => Promise<void>,
): void {
  const turn = useRef<readonly Weighed[]>([]);
  const running = useRef<AbortController>(undefined);
  const tell = useEffectEvent(onWeighed);
  const end = useEffectEvent(async (): Promise<void> => {
    const { seat, snapshot } = table.getState();
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    const over = turn.current;
    turn.current = [];
    const answer = await askCoach({ game: snapshot?.game ?? '', seat, turn: over }, stop.signal);
    if (stop.signal.aborted) return;
    if (!answer.ok) console.warn(answer.error);
    await tell(answer.ok ? answer.missed : undefined);
  });
  useEffect(() => {
    turn.current = noted(turn.current, decided);
    // others may have decided before this was loaded
    if (isOver(turn.current, table.getState())) void end();
  }, [decided, table]);
  useEffect(
    () =>
      table.onStep(({ undone }) => {
        if (undone > 0) turn.current = takenBack(turn.current, undone);
        else if (isOver(turn.current, table.getState())) void end();
      }),
    [table],
  );
  useEffect(() => () => running.current?.abort(), []);
}
