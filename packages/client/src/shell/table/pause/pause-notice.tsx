import type { TablePauseData } from '@atoll/protocol';
import { useState, type ReactNode } from 'react';
import { loadClockWords, type PauseWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { answersOf, ConsentNotice, ConsentOutcome } from '../consent/consent-notice.tsx';
import type { StandInProps } from '../seat-asking.ts';
import { endText, minutesText } from './pause-lengths.ts';
import { usePauseAsking } from './use-pause-asking.ts';

/** Above the table, which makes room for it: a proposed or running pause, and its end. */
export function PauseNotice(props: StandInProps): ReactNode {
  const words = useLaterWords(loadClockWords)?.pause;
  const { pause, phase } = props.snapshot;
  const ended = useEnded(props);
  if (!words || phase !== 'playing') return null;
  if (pause?.kind === 'running') return <Running {...props} words={words} pause={pause} />;
  if (pause) return <Proposed {...props} words={words} pause={pause} />;
  return (
    ended.kind !== '' && (
      <ConsentOutcome
        about="pause"
        text={ended.kind === 'running' ? words.ended : words.notAgreed}
        putAway={words.putAway}
        onPutAway={ended.onPutAway}
      />
    )
  );
}

/** The kind of the pause that has ended, until the next decision or until it is dismissed. */
function useEnded({ snapshot: { pause, seq } }: StandInProps): {
  readonly kind: TablePauseData['kind'] | '';
  readonly onPutAway: () => void;
} {
  const now = pause?.kind ?? '';
  const [last, setLast] = useState<TablePauseData['kind'] | ''>(now);
  const [ended, setEnded] = useState<{ readonly kind: typeof last; readonly seq: number }>();
  if (now !== last) {
    setLast(now);
    setEnded(now === '' ? { kind: last, seq } : undefined);
  }
  return { kind: ended?.seq === seq ? ended.kind : '', onPutAway: () => setEnded(undefined) };
}

interface PauseProps extends StandInProps {
  readonly words: PauseWords;
  readonly pause: TablePauseData;
}

/** The proposal as each person sees it: asked people answer, the proposer may withdraw. */
function Proposed({ words, table, state, snapshot, pause }: PauseProps): ReactNode {
  const { problem, busy, ask } = usePauseAsking(table, words);
  const { by, voters, agreed, minutes, until } = pause;
  const own = state.seat;
  const nameOf = (seat: number): string => snapshot.seats[seat]?.name ?? '';
  const awaited = voters.filter((seat) => !agreed.includes(seat));
  const names = awaited.map(nameOf);
  const part = awaited.includes(own) ? 'asked' : own === by ? 'asking' : 'looking';
  const { format } = useLocale();
  const length = minutesText(words, minutes);
  const end = endText(format, until);
  const text =
    until > 0
      ? {
          asked: words.asksHoliday(nameOf(by), end),
          asking: words.youProposeHoliday(end, names),
          looking: words.waitingHoliday(nameOf(by), end, names),
        }
      : {
          asked: words.asks(nameOf(by), length),
          asking: words.youPropose(length, names),
          looking: words.waiting(nameOf(by), length, names),
        };
  return (
    <ConsentNotice
      about="pause"
      text={text[part]}
      answers={answersOf(part)}
      onAnswer={(answer) => ask({ do: answer })}
      {...{ words, busy, problem }}
    />
  );
}

/** Everybody sees until when the clocks stand; people who play may end the pause together. */
function Running({ words, table, state, snapshot, pause }: PauseProps): ReactNode {
  const { problem, busy, ask } = usePauseAsking(table, words);
  const { format } = useLocale();
  const { voters, ready, until } = pause;
  const awaited = voters.filter((seat) => !ready.includes(seat));
  const names = awaited.map((seat) => snapshot.seats[seat]?.name ?? '');
  const early = ready.length > 0 ? words.notReady(names) : words.readyHint;
  return (
    <div className="consent-notice pause-notice">
      <span>
        {words.runs(endText(format, until))} {early}
      </span>
      {awaited.includes(state.seat) && (
        <button
          type="button"
          className="button dark small"
          disabled={busy}
          onClick={() => ask({ do: 'ready' })}
        >
          {words.ready}
        </button>
      )}
      {problem !== undefined && <span className="banner-problem">{problem}</span>}
    </div>
  );
}
