import type { ReactNode } from 'react';
import type { Company } from '../../../net/company.ts';
import { Toggle } from '../../../ui/toggle.tsx';
import { useMenuWords } from '../menu-words-context.ts';
import type { StandInProps } from '../seat-asking.ts';

interface TalkSettingsProps extends StandInProps {
  readonly company: Company;
  readonly muted: readonly number[];
  readonly nameOf: (seat: number) => string;
}

/** Whom one listens to, and for the host who may say what. */
export function TalkSettings({
  table,
  state,
  snapshot,
  company,
  muted,
  nameOf,
}: TalkSettingsProps): ReactNode {
  const { talk } = useMenuWords();
  const { seats, watchersTalk, freeText } = snapshot;
  const others = seats.flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== state.seat ? [seat] : [],
  );
  return (
    <>
      {[...others, -1].map((seat) => (
        <Toggle
          key={seat}
          label={seat < 0 ? talk.muteWatchers : talk.mute(nameOf(seat))}
          hint={talk.muteHint}
          on={muted.includes(seat)}
          onChange={(mute) => company.mute(seat, mute ? 'muted' : 'heard')}
        />
      ))}
      {state.host && (
        <>
          <Toggle
            label={talk.freeText}
            hint={talk.watchersHint}
            on={freeText}
            onChange={(may) => void table.seats({ do: 'talk', may: may ? 'text' : 'phrases' })}
          />
          <Toggle
            label={talk.watchers}
            hint={talk.watchersHint}
            on={watchersTalk}
            onChange={(may) => void table.seats({ do: 'watchers', may: may ? 'talk' : 'listen' })}
          />
        </>
      )}
    </>
  );
}
