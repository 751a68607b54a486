import type { SeatRequest } from '@atoll/protocol';
import type { ReactNode } from 'react';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { gameEntry } from '../game-entries.ts';
import { optionHint, optionWord } from '../options.ts';
import { ClockChoice } from '../clock/clock-choice.tsx';
import { OptionField } from '../parts/option-field.tsx';
import { PaceChoice } from '../parts/pace-choice.tsx';
import { Toggle } from '@atoll/table-kit/ui/toggle.tsx';
import { LateChoice } from './late-choice.tsx';
import { OptionText } from './option-text.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface RoomOptionsProps {
  readonly snapshot: TableSnapshot;
  readonly host: boolean;
  readonly onAsk: (request: SeatRequest) => void;
}

/** The options of the match: controls for the host, text for everybody else. */
export function RoomOptions({
  snapshot: { game, options, access, hints, seats, clock, origin, repeats, watchersBehind },
  host,
  onAsk,
}: RoomOptionsProps): ReactNode {
  const locale = useLocale();
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const of = { options, seats: seats.length, taken };
  const on = access === 'public';
  return (
    <div className="toggles" role="group" aria-label={locale.words.room.options}>
      {(gameEntry(locale, game)?.options ?? []).map((option) => {
        const { key, label } = option;
        if (!host || origin || repeats !== undefined)
          return (
            <OptionText
              key={key}
              label={label}
              hint={optionHint(option, of)}
              word={optionWord(locale, option, of)}
            />
          );
        return (
          <OptionField
            key={key}
            option={option}
            of={of}
            onChange={(value) => onAsk({ do: 'options', options: { ...options, [key]: value } })}
          />
        );
      })}
      {host && seats.some(({ kind }) => kind === 'bot') && (
        <div className="toggle">
          <PaceChoice hint={locale.words.settings.paceHere} />
        </div>
      )}
      <ClockChoice clock={clock} host={host} onAsk={onAsk} />
      <LateChoice {...{ watchersBehind, host, onAsk }} />
      {host ? (
        <Toggle
          label={locale.words.room.access}
          hint={locale.words.room.accessHint}
          on={on}
          onChange={(next) => onAsk({ do: 'access', access: next ? 'public' : 'private' })}
        />
      ) : (
        <OptionText
          label={locale.words.room.access}
          hint={locale.words.room.accessHint}
          word={on ? locale.words.room.on : locale.words.room.off}
        />
      )}
      {host ? (
        <Toggle
          label={locale.words.room.hints}
          hint={locale.words.room.hintsHint}
          on={hints}
          onChange={(next) => onAsk({ do: 'hints', hints: next })}
        />
      ) : (
        <OptionText
          label={locale.words.room.hints}
          hint={locale.words.room.hintsHint}
          word={hints ? locale.words.room.on : locale.words.room.off}
        />
      )}
    </div>
  );
}
