import type { Answer, SeatRequest } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { useContext, useState } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { TableSnapshot, TableState } from '@atoll/table-kit/table/session/table-state.ts';
import { TalkContext } from '@atoll/table-kit/table/controls/talk/talk-context.ts';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { DealNote } from '../deal/deal-note.tsx';
import { gameEntry } from '../game-entries.ts';
import { follow, learnPath } from '../route.ts';
import { ScenePage } from '../scene/scene-page.tsx';
import { rulePath } from '@atoll/table-kit/ui/rule-links.ts';
import { RulesHost } from '../rules/rules-host.tsx';
import { BotControls } from './bot-controls.tsx';
import { botWords, useBots, type KnownBot } from '../bots/bots.ts';
import { FairDraws } from './fair-draws.tsx';
import { InviteCard } from './invite-card.tsx';
import { OriginNote } from './origin-note.tsx';
import { OwnSeat } from './own-seat.tsx';
import { RoomOptions } from './room-options.tsx';
import { SeatList } from './seat-list.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { reasonWords } from '@atoll/table-kit/words/refusal-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';

/** Needed once another person sits here. */
const BlockLine = lazyWithRetry(async () => (await import('../blocks/block-line.tsx')).BlockLine);
/** Few matches are rated. */
const RatedLine = lazyWithRetry(async () => (await import('../ladder/rated-line.tsx')).RatedLine);

interface WaitingRoomProps {
  readonly table: LiveSession;
  readonly state: TableState;
  readonly snapshot: TableSnapshot;
  readonly matchId: string;
  readonly token: string | undefined;
}

interface Onlooker {
  /** The own seat, or -1. */
  readonly own: number;
  readonly hosting: boolean;
  readonly bots: readonly KnownBot[];
}

function noteOf(
  locale: Locale,
  { seats, host }: TableSnapshot,
  seat: number,
  { own, hosting, bots }: Onlooker,
): string {
  const { kind, bot, connected } = seats[seat];
  if (kind === 'open') return hosting ? locale.words.room.openHost : locale.words.room.openGuest;
  // the host sees the rest in the menu beside it
  if (kind === 'bot')
    return hosting
      ? locale.words.room.bot
      : `${locale.words.room.bot}, ${botWords(locale, bots, bot)}`;
  const who = locale.format.series(
    [seat === own ? locale.words.room.you : '', seat === host ? locale.words.room.host : ''].filter(
      Boolean,
    ),
  );
  return who || (connected ? locale.words.room.guestHere : locale.words.room.away);
}

function leadOf(
  locale: Locale,
  snapshot: TableSnapshot,
  { seat, host }: Pick<TableState, 'seat' | 'host'>,
): string {
  const { seats } = snapshot;
  if (seat < 0 && !host) return locale.words.room.watching;
  if (!host) return locale.words.room.wait(snapshot.hostName);
  return seats.filter(({ kind }) => kind !== 'open').length > 1
    ? locale.words.room.ready
    : locale.words.room.alone;
}

/** The table before the match: code and link, seats, options, and the start. */
export const WaitingRoom = (props: WaitingRoomProps): ReactNode => (
  <RulesHost game={props.snapshot.game}>
    <Room {...props} />
  </RulesHost>
);

function Room({ table, state, snapshot, matchId, token }: WaitingRoomProps): ReactNode {
  const locale = useLocale();
  const [problem, setProblem] = useState<string>();
  const ask = async (answer: Promise<Answer>) => {
    // Cleared first, so that a repeated refusal is announced again.
    setProblem(undefined);
    const received = await answer;
    setProblem(received.ok ? undefined : reasonWords(locale, received.reasons));
  };
  const onAsk = (request: SeatRequest) => void ask(table.seats(request));
  return (
    <ScenePage
      first="sheet"
      tagline={gameEntry(locale, snapshot.game)?.tagline ?? ''}
      panel={
        token && state.seat >= 0 ? (
          <OwnSeat
            key={state.seat}
            name={state.snapshot?.seats[state.seat]?.name ?? ''}
            matchId={matchId}
            token={token}
            onRename={(name) => onAsk({ do: 'rename', name })}
          />
        ) : (
          <p className="lead">{locale.words.room.watching}</p>
        )
      }
      foot={
        <a className="button chip" href="/" onClick={follow}>
          <Glyph name="home" size={16} /> {locale.words.back}
        </a>
      }
      sheet={
        <TableSheet
          state={state}
          snapshot={snapshot}
          end={
            token &&
            state.seat >= 0 && (
              <BlockLine {...{ matchId, token }} own={state.seat} seats={snapshot.seats} />
            )
          }
          onAsk={onAsk}
          problem={problem}
          onStart={() => void ask(table.start())}
        />
      }
    />
  );
}

interface TableSheetProps extends Pick<WaitingRoomProps, 'state' | 'snapshot'> {
  readonly onAsk: (request: SeatRequest) => void;
  readonly onStart: () => void;
  /** Why the server refused the last request. */
  readonly problem: string | undefined;
  /** The last lines. */
  readonly end: ReactNode;
}

/** The settings before the match: seats, options, and the start for the host. */
function TableSheet({ state, snapshot, onAsk, onStart, problem, end }: TableSheetProps): ReactNode {
  const locale = useLocale();
  const { seats, host } = snapshot;
  const bots = useBots(snapshot.game);
  const hosting = state.host;
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const isRepeated = snapshot.repeats !== undefined;
  return (
    <>
      <h2>{hosting ? locale.words.room.title : locale.words.room.guest(snapshot.hostName)}</h2>
      <p className="quiet">
        <b>{gameEntry(locale, snapshot.game)?.name ?? snapshot.game}</b>{' '}
        <a className="link" href={rulePath(snapshot.game)}>
          {locale.words.rules.title}
        </a>
      </p>
      {snapshot.origin && <OriginNote origin={snapshot.origin} />}
      {isRepeated && <DealNote className="quiet" />}
      {snapshot.rated && <RatedLine className="quiet" />}
      <LearnOffer game={snapshot.game} />
      <p className="quiet" role="status">
        {leadOf(locale, snapshot, state)}
      </p>
      {state.code !== '' && <InviteCard code={state.code} longCode={state.longCode} />}
      <SeatList
        seats={seats}
        note={(seat) => noteOf(locale, snapshot, seat, { own: state.seat, hosting, bots })}
        end={(seat) => {
          const here = seats[seat];
          if (!here) return undefined;
          return (
            <>
              {here.kind === 'person' && here.connected && <Present />}
              {hosting && seat !== host && (
                <BotControls seat={seat} here={here} bots={bots} onAsk={onAsk} />
              )}
            </>
          );
        }}
      />
      <RoomTalk />
      <RoomOptions snapshot={snapshot} host={hosting} onAsk={onAsk} />
      <FairDraws snapshot={snapshot} />
      {snapshot.watchers > 0 && <p className="quiet">{locale.words.watchers(snapshot.watchers)}</p>}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {hosting && (
        <button
          type="button"
          className="button go wide"
          disabled={state.busy || taken === 0}
          onClick={onStart}
        >
          {locale.words.room.start(snapshot.origin || isRepeated ? seats.length : taken)}
        </button>
      )}
      {end}
    </>
  );
}

/** The chat of the waiting room. */
const RoomTalk = (): ReactNode => {
  const { words } = useLocale();
  const talk = useContext(TalkContext);
  return (
    talk && (
      <div className="room-talk">
        <h3>{words.talk.tab(0)}</h3>
        {talk.panel}
      </div>
    )
  );
};

/** Opens the tutorial of the game in a page of its own, so that the seat is kept. */
const LearnOffer = ({ game }: { readonly game: string }): ReactNode => {
  const locale = useLocale();
  const { learn, tutorial } = gameEntry(locale, game) ?? {};
  if (learn === undefined || tutorial === undefined) return null;
  return (
    <p className="quiet">
      <a className="link" href={learnPath(game)} target="_blank" rel="noreferrer">
        {learn} <span className="hidden">{locale.words.room.newPage}</span>
      </a>
    </p>
  );
};

const Present = (): ReactNode => {
  const { words } = useLocale();
  return (
    <span className="present">
      <Glyph name="check" size={17} /> {words.room.here}
    </span>
  );
};
