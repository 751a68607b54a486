import type { SeatRequest, TimeUpDecision } from '@atoll/protocol';
import { useState, type ReactNode } from 'react';
import { isReplaced } from '../table/absent/absence.ts';
import { useAsking } from '../table/seat-asking.ts';
import type { StripProps } from './strip-props.ts';

/**
 * The seats out of time, and the choices of others. Rendered before it has content, so that the
 * content is announced.
 */
export const TimeUp = (props: StripProps): ReactNode => {
  const { state, snapshot, words, clock } = props;
  const decides = state.seat >= 0 && !isReplaced(snapshot, state.seat);
  const names = clock.ending.map((seat) => snapshot.seats[seat]?.name ?? '');
  return (
    <div className="time-up" role="status">
      {clock.undecided.map((seat) => (
        <p key={seat}>
          <span>
            {seat === state.seat ? words.upOwn : words.upOf(snapshot.seats[seat]?.name ?? '')}{' '}
            {names.length > 0 && words.ending(names)}
          </span>
          {decides && seat !== state.seat && <Decision {...props} seat={seat} />}
        </p>
      ))}
    </div>
  );
};

function Decision({ table, words, seat }: StripProps & { readonly seat: number }): ReactNode {
  const { problem, ask } = useAsking();
  const [sure, setSure] = useState(false);
  const decide = (then: TimeUpDecision): void =>
    ask(table.seats({ do: 'timeUp', seat, then } satisfies SeatRequest));
  const end = (): void => {
    if (sure) decide('end');
    setSure(!sure);
  };
  return (
    <>
      {(['wait', 'bot'] as const).map((then) => (
        <button key={then} type="button" className="button dark small" onClick={() => decide(then)}>
          {words[then]}
        </button>
      ))}
      <button type="button" className="button dark small" onClick={end}>
        {sure ? words.sure : words.end}
      </button>
      {problem !== undefined && <span>{problem}</span>}
    </>
  );
}
