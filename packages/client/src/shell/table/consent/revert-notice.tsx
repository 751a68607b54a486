import { useState, type ReactNode } from 'react';
import { othersAsked } from '@atoll/table-kit/table/controls/reverts.ts';
import { loadRevertWords, type RevertWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { answersOf, ConsentNotice, ConsentOutcome } from './consent-notice.tsx';
import type { StandInProps } from '../seat-asking.ts';
import { useRevertAsking } from './use-revert-asking.ts';

/** Above the table, which makes room for it: an open request to take back, and its outcome. */
export function RevertNotice(props: StandInProps): ReactNode {
  const words = useLaterWords(loadRevertWords);
  const { revert, phase } = props.snapshot;
  const ended = useEnding(props);
  if (!words || phase !== 'playing') return null;
  return revert.seat < 0 ? <Ending words={words} {...ended} /> : <Open words={words} {...props} />;
}

interface EndingState {
  /** The seat whose request was carried out with the newest step; -1 for none. */
  readonly doneBy: number;
  readonly name: string;
  readonly agreed: 'agreed' | 'alone';
  /** A request has ended without an undo. */
  readonly failed: 'failed' | 'no';
  readonly onPutAway: () => void;
}

/** The outcome of the last request, until the next decision or until it is dismissed. */
function useEnding({
  state: { steps },
  snapshot: { revert, seats, seq },
}: StandInProps): EndingState {
  const [last, setLast] = useState(revert);
  const [endedAt, setEndedAt] = useState(-1);
  const [putAway, setPutAway] = useState(-1);
  if (revert.seat !== last.seat || revert.entry !== last.entry) {
    setLast(revert);
    setEndedAt(revert.seat < 0 ? seq : -1);
  }
  const step = steps.at(-1);
  const shown = putAway !== seq;
  const doneBy = shown && step?.undone !== undefined ? step.seat : -1;
  const others = othersAsked(seats, { asker: doneBy, at: seq });
  return {
    doneBy,
    name: seats[doneBy]?.name ?? '',
    agreed: others.length > 0 ? 'agreed' : 'alone',
    failed: shown && doneBy < 0 && endedAt === seq ? 'failed' : 'no',
    onPutAway: () => setPutAway(seq),
  };
}

const Ending = ({
  words,
  doneBy,
  name,
  agreed,
  failed,
  onPutAway,
}: EndingState & { readonly words: RevertWords }): ReactNode =>
  (doneBy >= 0 || failed === 'failed') && (
    <ConsentOutcome
      about="revert"
      text={doneBy >= 0 ? words.done(name, agreed) : words.ended}
      putAway={words.putAway}
      onPutAway={onPutAway}
    />
  );

/**
 * The request as each person sees it: asked people may answer, the asker may withdraw, others see
 * it only.
 */
function Open({
  words,
  table,
  state,
  snapshot,
}: StandInProps & { readonly words: RevertWords }): ReactNode {
  const { problem, busy, ask } = useRevertAsking(table, words);
  const { seats } = snapshot;
  const { seat, entry, agreed } = snapshot.revert;
  const own = state.seat;
  const name = seats[seat]?.name ?? '';
  const awaited = othersAsked(seats, { asker: seat }).filter((other) => !agreed.includes(other));
  const names = awaited.map((other) => seats[other]?.name ?? '');
  const isAsked = awaited.includes(own);
  const count = state.steps.filter(({ seq }) => seq >= entry).length;
  const part = isAsked ? 'asked' : own === seat ? 'asking' : 'looking';
  const text = {
    asked: `${words.asks(name, count)} ${words.seen}`,
    asking: words.youAsk(names),
    looking: words.waiting(name, names),
  }[part];
  return (
    <ConsentNotice
      about="revert"
      answers={answersOf(part)}
      onAnswer={(answer) => ask({ do: answer, entry })}
      {...{ text, words, busy, problem }}
    />
  );
}
