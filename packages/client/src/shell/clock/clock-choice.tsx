import type { ClockChoice as Chosen, SeatRequest, TableClockData } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { Choice } from '@atoll/table-kit/ui/choice.tsx';
import { PickList } from '@atoll/table-kit/ui/pick-list.tsx';
import type { ClockWords } from '@atoll/table-kit/words/load-table-words.ts';
import { OptionText } from '../room/option-text.tsx';
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

/** The clock of the match: a choice for the host, text for everybody else. */
export function ClockChoice({ clock, host, onAsk }: ClockChoiceProps): ReactNode {
  const words = useClockWords();
  if (!words) return null;
  const chosen = chosenOf(clock);
  const { choice, choiceHint } = words;
  if (!host)
    return (
      <>
        <OptionText label={choice} hint={choiceHint} word={wordOf(words, chosen)} />
        {chosen.kind !== 'none' && (
          <OptionText
            label={words.atZero}
            hint={words.atZeroHint}
            word={words.atZeros[chosen.atZero]}
          />
        )}
      </>
    );
  const clocks = [
    ...CLOCKS,
    ...(CLOCKS.some((each) => idOf(each) === idOf(chosen)) ? [] : [chosen]),
  ];
  const clockOf = (value: string): Chosen => clocks.find((each) => idOf(each) === value) ?? chosen;
  const ask = (next: Chosen): void => onAsk({ do: 'clock', clock: next });
  const atZero = chosen.kind === 'none' ? 'bot' : chosen.atZero;
  return (
    <>
      <PickList
        label={choice}
        hint={choiceHint}
        values={clocks.map(idOf)}
        value={idOf(chosen)}
        word={(value) => wordOf(words, clockOf(value))}
        onChange={(value) => {
          const next = clockOf(value);
          ask(next.kind === 'none' ? next : { ...next, atZero });
        }}
      />
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
