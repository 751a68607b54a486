import type { RematchRequest } from '@atoll/protocol';
import { useState, type ReactNode } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { follow } from '../route.ts';
import { rematchOf } from './rematch.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { reasonWords } from '@atoll/table-kit/words/refusal-words.ts';

export interface RematchProps {
  readonly table: LiveSession;
  readonly snapshot: TableSnapshot;
  /** The own seat, or -1. */
  readonly own: number;
}

/**
 * The rematch: the button, and the names of the people who agreed or are still awaited; once it has
 * begun, a link to it.
 */
export function RematchChoice({ table, snapshot, own }: RematchProps): ReactNode {
  const locale = useLocale();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const standing = rematchOf(snapshot, own);
  const { agreed, wanted, awaited, mayGoOn } = standing;
  const hosts = table.getState().host;
  const ask = (request: RematchRequest['do']): void => {
    setBusy(true);
    void table.rematch({ do: request }).then((answer) => {
      setProblem(answer.ok ? undefined : reasonWords(locale, answer.reasons));
      setBusy(false);
    });
  };
  if (snapshot.next !== '')
    return <RematchLink {...{ snapshot, own, hosts }} code={table.getState().longCode} />;
  if (own < 0)
    return (
      wanted.length > 0 && (
        <div className="rematch">
          <p role="status">{locale.words.rematch.wanted(wanted)}</p>
          {hosts && <GoOn {...{ awaited, busy, problem }} onGoOn={() => ask('goOn')} />}
        </div>
      )
    );
  return (
    <div className="rematch">
      <p role="status">
        {agreed
          ? locale.words.rematch.waiting(awaited)
          : wanted.length > 0 && locale.words.rematch.wanted(wanted)}
      </p>
      {agreed ? (
        <button
          type="button"
          className="button dark"
          disabled={busy}
          onClick={() => ask('withdraw')}
        >
          {locale.words.rematch.withdraw}
        </button>
      ) : (
        <button type="button" className="button go" disabled={busy} onClick={() => ask('agree')}>
          {locale.words.rematch.ask}
        </button>
      )}
      {agreed && mayGoOn && <GoOn {...{ awaited, busy }} onGoOn={() => ask('goOn')} />}
      <Problem text={problem} />
    </div>
  );
}

interface GoOnProps {
  /** The names of the people who have not agreed. */
  readonly awaited: readonly string[];
  readonly busy: boolean;
  readonly problem?: string | undefined;
  readonly onGoOn: () => void;
}

/** Goes on without the people who have not agreed. */
function GoOn({ awaited, busy, problem, onGoOn }: GoOnProps): ReactNode {
  const { words } = useLocale();
  return (
    <>
      <button
        type="button"
        className="button second"
        disabled={busy}
        title={words.rematch.goOnHint}
        onClick={onGoOn}
      >
        {words.rematch.goOn(awaited)}
      </button>
      <Problem text={problem} />
    </>
  );
}

const Problem = ({ text }: { readonly text: string | undefined }): ReactNode =>
  text !== undefined && (
    <p className="problem" role="alert">
      {text}
    </p>
  );

/**
 * The link to a rematch that has begun: to the own seat, or for others to the page where they join
 * or watch.
 */
function RematchLink({
  snapshot: { again, next },
  own,
  hosts,
  code,
}: Omit<RematchProps, 'table'> & { readonly hosts: boolean; readonly code: string }): ReactNode {
  const { words } = useLocale();
  const mine = again.includes(own) || (own < 0 && hosts);
  const [text, label, path] = mine
    ? [words.rematch.begun, words.rematch.enter, `/m/${next}`]
    : own < 0
      ? [words.rematch.begun, words.rematch.watch, `/w/${next}`]
      : [words.rematch.without, words.rematch.look, `/j/${code}`];
  return (
    <div className="rematch">
      <p role="status">{text}</p>
      <a className="button go" href={path} onClick={follow}>
        {label}
      </a>
    </div>
  );
}

/**
 * The same for a person who looks at the table instead of the score sheet, as soon as there is
 * news.
 */
export function RematchBanner(props: RematchProps): ReactNode {
  const { snapshot, own } = props;
  const { agreed, wanted } = rematchOf(snapshot, own);
  const hasNews = agreed || wanted.length > 0 || snapshot.next !== '';
  return (
    <div className="banner-place">
      {hasNews && (
        <div className="banner">
          <RematchChoice {...props} />
        </div>
      )}
    </div>
  );
}
