import type { Phrase } from '@atoll/protocol';
import { useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { newId } from '../../../net/new-id.ts';
import { useLocale } from '../../../words/use-locale.ts';
import { useMenuWords } from '../menu-words-context.ts';
import type { StandInProps } from '../seat-asking.ts';
import { DeleteAll } from './delete-all.tsx';
import { PhraseList } from './phrase-list.tsx';
import { SaidLog } from './said-log.tsx';
import { SayForm } from './say-form.tsx';
import { CompanyContext } from './talk-scope.tsx';
import { TalkSettings } from './talk-settings.tsx';
import { useTalkAsking } from './use-talk-asking.ts';
import './talk-tab.css';

/** In the menu: what was said at the table, what can be said, and whom one listens to. */
export function TalkTab({
  table,
  state,
  snapshot,
  onDone,
}: StandInProps & { readonly onDone: () => void }): ReactNode {
  const { words } = useLocale();
  const { talk } = useMenuWords();
  const company = useContext(CompanyContext);
  const { said, earlier, muted, reported } = useSyncExternalStore(
    company.subscribe,
    company.getState,
  );
  const { problem, ask } = useTalkAsking(table);
  const [told, setTold] = useState('');
  const nameOf = (seat: number): string => snapshot.seats[seat]?.name ?? words.talk.watcher;
  const report = async (n: number): Promise<void> => {
    if (!(await ask('report', { n }))) return;
    company.reported(n);
    setTold(talk.reportDone);
  };
  useEffect(() => company.read(), [company, said]);
  const say = async (what: { readonly text: string } | { readonly phrase: Phrase }) => {
    const answer = await ask('say', { ...what, id: newId() });
    if (answer?.line !== undefined) company.spoke(answer.line);
    return answer !== undefined;
  };
  const learn = async (): Promise<void> => {
    const answer = await ask('said', { before: said[0]?.n ?? 1 });
    if (answer?.said) company.learn(answer.said);
  };
  const remove = (from: number, to: number): void => void ask('unsay', { from, to });
  return (
    <>
      <div className="said-head">
        <h3>{talk.said}</h3>
        {state.host && said.length > 0 && (
          <DeleteAll onDelete={() => remove(1, said.at(-1)?.n ?? 1)} />
        )}
      </div>
      <SaidLog
        {...{ reported, nameOf }}
        said={said.filter(({ seat }) => !muted.includes(seat))}
        isOwn={(line) => company.isOwn(line, state.seat)}
        onReport={(n) => void report(n)}
        onDelete={state.host ? (n) => remove(n, n) : undefined}
        onEarlier={earlier === 'some' ? () => void learn() : undefined}
      />
      {state.seat >= 0 || snapshot.watchersTalk ? (
        <>
          {snapshot.freeText && <SayForm onSay={(text) => say({ text })} />}
          <PhraseList
            onSay={async (phrase) => {
              if (await say({ phrase })) onDone();
            }}
          />
        </>
      ) : (
        <p className="quiet">{words.tableRefusals['silenced']}</p>
      )}
      <p className="quiet" role="status">
        {told}
      </p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <TalkSettings {...{ table, state, snapshot, company, muted, nameOf }} />
    </>
  );
}
