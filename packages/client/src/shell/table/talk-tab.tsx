import type { Phrase } from '@atoll/protocol';
import { useContext, useSyncExternalStore, type ReactNode } from 'react';
import { Toggle } from '../../ui/toggle.tsx';
import { useLocale } from '../../words/use-locale.ts';
import { useMenuWords } from './menu-words-context.ts';
import { useAsking, type StandInProps } from './seat-asking.ts';
import { CompanyContext } from './talk-scope.tsx';
import './talk-tab.css';

/** In the menu: what can be said at the table, what was, and whom one listens to. */
export function TalkTab({
  table,
  state,
  snapshot,
  onDone,
}: StandInProps & { readonly onDone: () => void }): ReactNode {
  const { words } = useLocale();
  const { talk } = useMenuWords();
  const company = useContext(CompanyContext);
  const { said, muted } = useSyncExternalStore(company.subscribe, company.getState);
  const { problem, ask } = useAsking(onDone);
  const { seats, watchersTalk } = snapshot;
  const nameOf = (seat: number): string => seats[seat]?.name ?? words.talk.watcher;
  const others = seats.flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== state.seat ? [seat] : [],
  );
  const mayTalk = state.seat >= 0 || watchersTalk;
  return (
    <>
      {mayTalk ? (
        <ul className="phrases" aria-label={talk.say}>
          {(Object.keys(words.talk.phrases) as Phrase[]).map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                className="button dark small"
                onClick={() => ask(table.ask('say', { phrase }))}
              >
                {words.talk.phrases[phrase]}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{words.tableRefusals['silenced']}</p>
      )}
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <h3>{talk.said}</h3>
      <ul className="said">
        {said
          .filter(({ seat }) => !muted.includes(seat))
          .map(({ n, seat, phrase }) => (
            <li key={n}>{words.talk.says(nameOf(seat), words.talk.phrases[phrase])}</li>
          ))}
      </ul>
      {said.length === 0 && <p className="quiet">{talk.nothing}</p>}
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
        <Toggle
          label={talk.watchers}
          hint={talk.watchersHint}
          on={watchersTalk}
          onChange={(may) => void table.seats({ do: 'watchers', may: may ? 'talk' : 'listen' })}
        />
      )}
    </>
  );
}
