import { useContext, useId, useSyncExternalStore, type ReactNode } from 'react';
import { Toggle } from '@atoll/table-kit/ui/toggle.tsx';
import { loadTalkWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { LoadingLine } from '../../parts/loading-line.tsx';
import type { StandInProps } from '../seat-asking.ts';
import { ChatContext } from './chat-context.ts';

/** In the menu: the muted seats, and for the host the chat permissions. */
export function TalkSettings({ table, state, snapshot }: StandInProps): ReactNode {
  const talk = useLaterWords(loadTalkWords);
  const id = useId();
  const chat = useContext(ChatContext);
  const { muted } = useSyncExternalStore(chat.subscribe, chat.getState);
  if (!talk) return <LoadingLine />;
  const { seats, watchersTalk, freeText } = snapshot;
  const others = seats.flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== state.seat ? [seat] : [],
  );
  return (
    <section className="menu-group" aria-labelledby={id}>
      <h3 id={id}>{talk.settings}</h3>
      {[...others, -1].map((seat) => (
        <Toggle
          key={seat}
          label={seat < 0 ? talk.muteWatchers : talk.mute(seats[seat]?.name ?? '')}
          hint={talk.muteHint}
          on={muted.includes(seat)}
          onChange={(mute) => chat.mute(seat, mute ? 'muted' : 'heard')}
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
    </section>
  );
}
