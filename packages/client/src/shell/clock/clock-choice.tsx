import type { ClockChoice as Chosen, SeatRequest, TableClockData } from '@atoll/protocol';
import { useId, type ReactNode } from 'react';
import { Choice } from '../../ui/choice.tsx';
import type { ClockWords } from '../../words/load-later-words.ts';
import { Told } from '../room/told.tsx';
import { chosenOf, CLOCKS, idOf } from './clocks.ts';
import { useClockWords } from './use-clock-words.ts';

interface ClockChoiceProps {
  readonly clock: TableClockData | undefined;
  readonly host: boolean;
  readonly onAsk: (request: SeatRequest) => void;
}

function wordOf(words: ClockWords, chosen: Chosen): string {
  if (chosen.kind === 'none') return words.none;
  return chosen.kind === 'days'
    ? words.perTurn(chosen.days)
    : words.bank(chosen.minutes, chosen.seconds);
}

/** How much time people will have: to be set by the host, in words for everybody else. */
export function ClockChoice({ clock, host, onAsk }: ClockChoiceProps): ReactNode {
  const words = useClockWords();
  const id = useId();
  if (!words) return null;
  const chosen = chosenOf(clock);
  const { choice, choiceHint } = words;
  if (!host)
    return (
      <>
        <Told label={choice} hint={choiceHint} word={wordOf(words, chosen)} />
        {chosen.kind !== 'none' && (
          <Told label={words.atZero} hint={words.atZeroHint} word={words.atZeros[chosen.atZero]} />
        )}
      </>
    );
  const clocks = [
    ...CLOCKS,
    ...(CLOCKS.some((each) => idOf(each) === idOf(chosen)) ? [] : [chosen]),
  ];
  const ask = (next: Chosen): void => onAsk({ do: 'clock', clock: next });
  const atZero = chosen.kind === 'none' ? 'bot' : chosen.atZero;
  return (
    <>
      <div className="toggle">
        <label htmlFor={id}>
          <b>{choice}</b>
          <small id={`${id}-hint`}>{choiceHint}</small>
        </label>
        <select
          id={id}
          className="select"
          aria-label={choice}
          aria-describedby={`${id}-hint`}
          value={idOf(chosen)}
          onChange={({ target }) => {
            const next = clocks.find((each) => idOf(each) === target.value);
            if (next) ask(next.kind === 'none' ? next : { ...next, atZero });
          }}
        >
          {clocks.map((each) => (
            <option key={idOf(each)} value={idOf(each)}>
              {wordOf(words, each)}
            </option>
          ))}
        </select>
      </div>
      {chosen.kind !== 'none' && (
        <div className="toggle">
          <Choice
            label={words.atZero}
            hint={words.atZeroHint}
            values={['bot', 'others'] as const}
            value={chosen.atZero}
            word={(value) => words.atZeros[value]}
            onChange={(value) => ask({ ...chosen, atZero: value })}
          />
        </div>
      )}
    </>
  );
}
