import { useContext, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { GameClient, GameStatus } from '@atoll/table-kit/table/game-client.ts';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { useFit } from '@atoll/table-kit/ui/fitted-name.tsx';
import { explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { gameEntry } from '../game-entries.ts';
import { ChatContext } from './talk/chat-context.ts';
import type { TableTerm } from '@atoll/table-kit/words/table-terms.ts';
import { Glyph, Logo, SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { PLATFORM } from '@atoll/table-kit/words/platform.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** Loaded with the first chat message. */
const Bubble = lazyWithRetry(async () => (await import('./talk/talk-parts.ts')).Bubble);

interface StatusBarProps {
  readonly game: GameClient;
  readonly snapshot: TableSnapshot;
  readonly names: readonly string[];
  readonly own: number;
  readonly status: GameStatus;
  /** Shown below the sentence. */
  readonly notes: ReactNode;
  readonly onMenu: () => void;
  readonly onScores: () => void;
  /** Shown before the menu. */
  readonly children?: ReactNode;
}

function turnWord(
  locale: Locale,
  { snapshot, names, own, status: { seats } }: StatusBarProps,
): string {
  if (snapshot.phase === 'over') return locale.words.status.over;
  if (seats.includes(own)) return locale.words.status.yourTurn;
  const awaited = seats.map((seat) => names[seat] ?? '');
  return awaited.length > 1
    ? locale.words.status.waitingFor(awaited)
    : locale.words.status.turnOf(awaited[0] ?? '');
}

/** Whose turn it is and what to do, in one sentence; always in the same place. */
export function StatusBar(props: StatusBarProps): ReactNode {
  const locale = useLocale();
  const { game, snapshot, own, status, notes, onMenu, onScores } = props;
  const mine = own >= 0 && status.seats.includes(own);
  const chat = useContext(ChatContext);
  const { latest } = useSyncExternalStore(chat.subscribe, chat.getState);
  const line = useRef<HTMLParagraphElement>(null);
  useFit(line, `${turnWord(locale, props)} ${status.sentence}`);
  return (
    <header className="status-bar">
      <h1 className="brand">
        <Logo size={32} />
        <span>{gameEntry(locale, snapshot.game)?.name ?? PLATFORM}</span>
      </h1>
      {game.Headline && (
        <div className="headline">
          <game.Headline snapshot={snapshot} />
        </div>
      )}
      <div className="status-lines">
        <p ref={line} className="status" {...(game.speaks === true ? {} : { role: 'status' })}>
          {(status.seats.length > 0 || snapshot.phase === 'over') && (
            <span className={`turn ${mine ? 'mine' : ''}`} {...explained<TableTerm>('turn')}>
              {status.seats.map((seat) => (
                <SeatMark key={seat} seat={seat} size={20} />
              ))}{' '}
              {turnWord(locale, props)}
            </span>
          )}
          <span className="sentence">{status.sentence}</span>
        </p>
        {notes}
        <div role="status">{latest && <Bubble {...{ snapshot, own }} said={latest} />}</div>
      </div>
      {props.children}
      {own < 0 && <span className="bar-note watching">{locale.words.status.watching}</span>}
      {snapshot.hurried && snapshot.phase === 'playing' && (
        <span className="bar-note hurried" title={locale.words.status.hurriedHint}>
          {locale.words.status.hurried}
        </span>
      )}
      {snapshot.watchers > 0 && (
        <span className="bar-note" {...explained<TableTerm>('watchers')}>
          <Glyph name="eye" size={17} /> <span aria-hidden="true">{snapshot.watchers}</span>
          <span className="hidden">{locale.words.watchers(snapshot.watchers)}</span>
        </span>
      )}
      {snapshot.phase === 'over' && (
        <button
          type="button"
          className="button second small"
          {...explained<TableTerm>('scores')}
          onClick={onScores}
        >
          {locale.words.status.scores}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        {...explained<TableTerm>('menu')}
        aria-label={locale.words.menu.title}
        onClick={onMenu}
      >
        <Glyph name="menu" size={20} />
      </button>
    </header>
  );
}
