import type { TableSummary } from '@atoll/protocol';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../net/api.ts';
import { errorWords } from '../../error-words.ts';
import { gameEntry } from '../../game-entries.ts';
import { askInvite } from './asked-invite.ts';
import { NameField } from '../../parts/name-field.tsx';
import { keptSeats, lastName } from '../../person.ts';
import { follow } from '../../route.ts';
import { SeatList } from '../../room/seat-list.tsx';
import { withNames } from '../../seat-names.ts';
import { loadTablePage } from '../../table/load-table-page.ts';
import { NoticePage } from '../../scene/notice-page.tsx';
import { ScenePage } from '../../scene/scene-page.tsx';
import { isComplete, readCode } from './code.ts';
import { strayWords } from './code-words.ts';
import { enterTable } from './enter.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { nameWords } from '@atoll/table-kit/words/refusal-words.ts';

/** Few matches are rated. */
const RatedLine = lazyWithRetry(
  async () => (await import('../../ladder/rated-line.tsx')).RatedLine,
);

interface JoinFormProps {
  readonly table: TableSummary;
  readonly open: boolean;
}

const hostOf = ({ seats }: TableSummary): string =>
  seats.find(({ kind }) => kind === 'person')?.name ?? '';

function JoinForm({ table, open }: JoinFormProps): ReactNode {
  const locale = useLocale();
  const [name, setName] = useState(lastName);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameWords(locale, name);
    if (wrong !== undefined) return setProblem(wrong);
    setBusy(true);
    enterTable(table.code, name.trim(), { rated: table.rated === true }).catch((error: unknown) => {
      setProblem(errorWords(locale, error));
      setBusy(false);
    });
  };
  if (!table.playable) return <p className="lead">{locale.words.tableRefusals['unplayable']}</p>;
  const watch = (
    <a className="button second" href={`/w/${table.matchId}`} onClick={follow}>
      {table.phase === 'over' ? locale.words.invite.look : locale.words.invite.watch}
    </a>
  );
  if (keptSeats.find(table.matchId)) {
    return (
      <div className="pair">
        <a className="button main" href={`/m/${table.matchId}`} onClick={follow}>
          {locale.words.invite.mine}
        </a>
        {watch}
      </div>
    );
  }
  if (!open)
    return (
      <>
        <p className="lead">{locale.words.invite.closed[table.phase]}</p>
        {watch}
      </>
    );
  return (
    <form onSubmit={join} noValidate>
      <p className="lead">{locale.words.invite.lead(hostOf(table))}</p>
      {table.rated && <RatedLine className="lead" />}
      <NameField value={name} onChange={setName} problem={problem} />
      <div className="pair">
        <button type="submit" className="button main" disabled={busy}>
          {locale.words.invite.join}
        </button>
        {watch}
      </div>
    </form>
  );
}

/** The page of an invite link: the seats of the table, and the choice to sit down or to watch. */
export function InvitePage({ code }: { readonly code: string }): ReactNode {
  const locale = useLocale();
  const [table, setTable] = useState<TableSummary>();
  const [problem, setProblem] = useState<unknown>();
  const { stray } = readCode(code);
  const wrong =
    stray.length > 0
      ? strayWords(locale, stray)
      : isComplete(code)
        ? undefined
        : locale.words.lobby.codeLength;
  useEffect(() => {
    document.title = locale.words.title(locale.words.invite.title);
    if (wrong !== undefined) return;
    askInvite(code).then((found) => {
      setTable(found);
      // a visitor joins or watches next: the code for that loads while the name is typed
      void loadTablePage();
      void gameEntry(locale, found.game)?.load(locale);
    }, setProblem);
  }, [code, locale, wrong]);
  if (wrong !== undefined)
    return <NoticePage title={locale.words.invite.wrong(code)} text={wrong} />;
  if (problem !== undefined) {
    const unknown = problem instanceof ApiError && problem.status === 404;
    if (unknown)
      return (
        <NoticePage title={locale.words.invite.missing} text={locale.words.invite.missingText} />
      );
    return (
      <NoticePage title={locale.words.invite.failed} text={errorWords(locale, problem)}>
        <button type="button" className="button main" onClick={() => location.reload()}>
          {locale.words.lobby.again}
        </button>
      </NoticePage>
    );
  }
  if (!table) return <NoticePage title={locale.words.invite.title} text={locale.words.loading} />;
  const open = table.phase === 'waiting' && table.seats.some(({ kind }) => kind === 'open');
  return (
    <ScenePage
      tagline={gameEntry(locale, table.game)?.tagline ?? ''}
      panel={<JoinForm table={table} open={open} />}
      sheet={
        <>
          <h2>{locale.words.room.guest(hostOf(table))}</h2>
          <p className="quiet">
            <b>{gameEntry(locale, table.game)?.name ?? table.game}</b>. {locale.words.room.code}:{' '}
            <b>{table.code}</b>
          </p>
          <SeatList seats={withNames(locale, table.seats)} />
          {table.watchers > 0 && <p className="quiet">{locale.words.watchers(table.watchers)}</p>}
        </>
      }
      foot={
        <a className="button chip" href="/" onClick={follow}>
          {locale.words.back}
        </a>
      }
    />
  );
}
