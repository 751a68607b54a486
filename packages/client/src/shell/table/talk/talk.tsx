import type { Phrase } from '@atoll/protocol';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { TableChat } from '../../../net/table-chat.ts';
import { newId } from '../../../net/new-id.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import type { StandInProps } from '../seat-asking.ts';
import { Complaints } from './complaints.tsx';
import { DeleteAll } from './delete-all.tsx';
import { PhraseList } from './phrase-list.tsx';
import { SaidLog } from './said-log.tsx';
import { SayForm } from './say-form.tsx';
import './talk.css';
import { useTalkWords } from './talk-words-context.ts';
import { useSeen } from './use-seen.ts';
import { useTalkAsking } from './use-talk-asking.ts';

interface TalkProps extends StandInProps {
  readonly chat: TableChat;
}

/** The chat of the table, for the host the reported messages, and the form to send a message. */
export function Talk({ chat, table, state, snapshot }: TalkProps): ReactNode {
  const { words } = useLocale();
  const talk = useTalkWords();
  const { said, earlier, muted, reported, complaints } = useSyncExternalStore(
    chat.subscribe,
    chat.getState,
  );
  const { problem, ask } = useTalkAsking(table);
  const [message, setMessage] = useState('');
  const place = useRef<HTMLElement>(null);
  const seen = useSeen(place);
  // a tab may be opened at the lower end of a scrolling box
  useEffect(() => place.current?.closest('.tb-told')?.scrollIntoView({ block: 'nearest' }), []);
  useEffect(() => {
    if (seen) chat.read();
  }, [chat, seen, said, complaints]);
  const nameOf = (seat: number): string => snapshot.seats[seat]?.name ?? talk.watcher;
  const report = async (n: number): Promise<void> => {
    if (!(await ask('report', { n }))) return;
    chat.reported(n);
    setMessage(talk.reportDone);
  };
  const say = async (what: { readonly text: string } | { readonly phrase: Phrase }) => {
    const answer = await ask('say', { ...what, id: newId() });
    if (answer?.line !== undefined) chat.spoke(answer.line);
    return answer !== undefined;
  };
  const learn = async (): Promise<void> => {
    const answer = await ask('said', { before: said[0]?.n ?? 1 });
    if (answer?.said) chat.learn(answer.said);
  };
  const remove = (from: number, to: number): void => void ask('unsay', { from, to });
  return (
    <section className="talk" ref={place} aria-label={talk.said}>
      {complaints.length > 0 && (
        <Complaints {...{ complaints, nameOf }} onDelete={(n) => remove(n, n)} />
      )}
      <SaidLog
        {...{ reported, nameOf }}
        said={said.filter(({ seat }) => !muted.includes(seat))}
        isOwn={(line) => chat.isOwn(line, state.seat)}
        onReport={(n) => void report(n)}
        onDelete={state.host ? (n) => remove(n, n) : undefined}
        onEarlier={earlier === 'some' ? () => void learn() : undefined}
      >
        {state.host && said.length > 0 && (
          <DeleteAll onDelete={() => remove(1, said.at(-1)?.n ?? 1)} />
        )}
      </SaidLog>
      <p className="quiet" role="status">
        {message}
      </p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {state.seat >= 0 || snapshot.watchersTalk ? (
        <>
          {snapshot.freeText && <SayForm chat={chat} onSay={(text) => say({ text })} />}
          <PhraseList onSay={(phrase) => void say({ phrase })} />
        </>
      ) : (
        <p className="quiet">{words.tableRefusals['silenced']}</p>
      )}
    </section>
  );
}
