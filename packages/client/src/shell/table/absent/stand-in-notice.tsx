import { useState, type ReactNode } from 'react';
import { loadStandInWords, type StandInWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { isAway, isReplaced } from './absence.ts';
import { answersOf, ConsentNotice, ConsentOutcome } from '../consent/consent-notice.tsx';
import type { StandInProps } from '../seat-asking.ts';
import { useStandInAsking } from './use-stand-in-asking.ts';

/**
 * Above the table, which makes room for it: an open proposal that a bot plays for an absent person,
 * and its outcome.
 */
export function StandInNotice(props: StandInProps): ReactNode {
  const words = useLaterWords(loadStandInWords);
  const { standInVote, phase } = props.snapshot;
  const ended = useEnded(props);
  if (!words || phase !== 'playing') return null;
  if (standInVote.seat >= 0) return <Open words={words} {...props} />;
  return ended && <Ended words={words} {...ended} />;
}

interface EndedVote {
  readonly name: string;
  readonly came: 'bot' | 'nothing';
  readonly onPutAway: () => void;
}

/** The outcome of the last proposal, until the next decision or until it is dismissed. */
function useEnded({
  snapshot,
  snapshot: { standInVote, seats, seq },
}: StandInProps): EndedVote | undefined {
  const [last, setLast] = useState(standInVote.seat);
  const [ended, setEnded] = useState<{ readonly seat: number; readonly seq: number }>();
  if (standInVote.seat !== last) {
    setLast(standInVote.seat);
    setEnded(standInVote.seat < 0 ? { seat: last, seq } : undefined);
  }
  const seat = ended && seats[ended.seat];
  if (!seat || ended.seq !== seq) return undefined;
  const hasBot = isReplaced(snapshot, ended.seat);
  // Nothing is shown about a person who is back.
  if (!hasBot && !isAway(seat)) return undefined;
  return {
    name: seat.name,
    came: hasBot ? 'bot' : 'nothing',
    onPutAway: () => setEnded(undefined),
  };
}

const Ended = ({
  words,
  name,
  came,
  onPutAway,
}: EndedVote & { readonly words: StandInWords }): ReactNode => (
  <ConsentOutcome
    about="stand-in"
    text={came === 'bot' ? words.done(name) : words.ended(name)}
    putAway={words.putAway}
    onPutAway={onPutAway}
  />
);

/**
 * The proposal as each person sees it: voters may answer, the proposer may withdraw, others see it
 * only.
 */
function Open({
  words,
  table,
  state,
  snapshot,
}: StandInProps & { readonly words: StandInWords }): ReactNode {
  const { problem, busy, ask } = useStandInAsking(table, words);
  const { seat, by, voters, agreed, refused } = snapshot.standInVote;
  const own = state.seat;
  const nameOf = (each: number): string => snapshot.seats[each]?.name ?? '';
  const awaited = voters.filter((each) => !agreed.includes(each) && !refused.includes(each));
  const names = awaited.map(nameOf);
  const isAsked = awaited.includes(own);
  const part = isAsked ? 'asked' : own === by ? 'asking' : 'looking';
  const text = {
    asked: words.asks(nameOf(by), nameOf(seat)),
    asking: words.youPropose(nameOf(seat), names),
    looking: words.waiting(nameOf(by), nameOf(seat), names),
  }[part];
  return (
    <ConsentNotice
      about="stand-in"
      answers={answersOf(part)}
      onAnswer={(answer) => ask({ do: answer, seat })}
      {...{ text, words, busy, problem }}
    />
  );
}
