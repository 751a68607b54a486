import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { KeptSeat } from '../../net/seats/seats.ts';
import { readNotices } from '../../net/notified-matches.ts';
import { Glyph, SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import { asKeptSeat } from '../device/device-match.ts';
import { deviceMatches } from '../device/device-matches.ts';
import { useDeviceMatches } from '../device/use-device-matches.ts';
import { showBadge } from '../person.ts';
import { useHiddenResults } from '../results/hidden-results.ts';
import { follow, herePath } from '../route.ts';
import { type MyMatch, myMatches } from './my-match.ts';
import { useMyMatches } from './use-my-matches.ts';
import { useWatched, WatchedRow } from './watched-rows.tsx';
import type { DeviceWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** Asks before a seat of a running match is given up. */
const LeaveDialog = lazyWithRetry(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** How many matches are listed before "show all". */
const SHOWN = 5;

/** The time of day for today, the date otherwise. */
const whenWords = ({ format }: Pick<Locale, 'format'>, at: number): string =>
  (new Date(at).toDateString() === new Date().toDateString() ? format.time : format.day)(at);

interface MyMatchesProps {
  /** Undefined until they have loaded. */
  readonly words: DeviceWords | undefined;
  /** Whether matches of the server can be continued now. */
  readonly server: 'reached' | 'silent';
}

/** The matches in which this browser holds a seat, and the matches of this device. */
export function MyMatches({ words, server }: MyMatchesProps): ReactNode {
  const locale = useLocale();
  const [seats, forget] = useMyMatches();
  const here = useDeviceMatches();
  const [all, setAll] = useState(false);
  const matches = myMatches(locale, [...here.map(asKeptSeat), ...seats], useHiddenResults());
  const waiting = matches.filter(({ kept, calls }) => calls && kept.token !== '').length;
  useEffect(() => showBadge(waiting), [waiting]);
  const [watched, forgetWatched] = useWatched();
  const [leaving, leave] = useState<KeptSeat>();
  if (matches.length + watched.length === 0) return undefined;
  const notified = readNotices(localStorage)?.told ?? [];
  return (
    <section>
      <h2>{locale.words.lobby.mine}</h2>
      <ul className="cards" aria-label={locale.words.lobby.mine}>
        {matches.slice(0, all ? undefined : SHOWN).map((match) => (
          <Row
            key={match.kept.matchId}
            match={match}
            notified={notified.includes(match.kept.matchId)}
            onForget={({ matchId, token, over }) =>
              token === ''
                ? void deviceMatches.forget(matchId)
                : over
                  ? forget(matchId)
                  : leave(match.kept)
            }
            {...{ words, server }}
          />
        ))}
        {server === 'reached' &&
          watched.map((match) => (
            <WatchedRow key={match.matchId} match={match} onForget={forgetWatched} />
          ))}
      </ul>
      {leaving && words && (
        <LeaveDialog
          kept={leaving}
          onKeep={() => leave(undefined)}
          onForget={forget}
          {...{ words, server }}
        />
      )}
      {matches.length > SHOWN && !all && (
        <p className="quiet">
          <button type="button" className="link" onClick={() => setAll(true)}>
            {locale.words.mine.all(matches.length)}
          </button>
        </p>
      )}
    </section>
  );
}

interface RowProps extends MyMatchesProps {
  readonly match: MyMatch;
  /** Whether this device is notified when the match waits for its person. */
  readonly notified: boolean;
  readonly onForget: (kept: KeptSeat) => void;
}

function Row({ match, notified, onForget, words: device, server }: RowProps): ReactNode {
  const { format, words } = useLocale();
  const {
    kept: { matchId, token, seat, code, over, told: seated },
    others,
    game,
    state,
    calls,
    round,
    at,
    end,
  } = match;
  const nobody = seated === undefined ? code || matchId.slice(0, 6) : words.mine.alone;
  const name = others.length > 0 ? format.series(others.map((other) => other.name)) : nobody;
  const isHere = token === '';
  const isOpen = isHere || server === 'reached';
  const facts = [
    ...[game, round, whenWords({ format }, at), notified && !over && words.mine.notified],
    isHere ? device?.here : !isOpen && device?.needsServer,
  ];
  return (
    <li className={`card-row mine ${calls ? 'calls' : ''}`}>
      <SeatMark seat={seat} size={30} />
      <span className="card-text">
        <b className="names">
          {others.length === 0
            ? name
            : others.map((other) => (
                <span key={other.seat}>
                  <SeatMark seat={other.seat} size={17} /> <bdi translate="no">{other.name}</bdi>
                </span>
              ))}
        </b>
        <small>
          {state !== '' && <b className="state">{state}</b>}
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </small>
      </span>
      {isOpen && (
        <a
          className={`button small ${calls ? 'main' : ''}`}
          href={
            isHere
              ? herePath(matchId)
              : `/${over && (!calls || end === 'hidden') ? 'replay' : 'm'}/${matchId}`
          }
          onClick={follow}
          aria-label={(over ? words.mine.lookAt : words.mine.resumeWith)(name)}
        >
          {over ? words.lobby.look : words.lobby.resume}
        </a>
      )}
      <button
        type="button"
        className="icon-button on-paper"
        aria-label={words.lobby.forget(code || name)}
        onClick={() => onForget(match.kept)}
      >
        <Glyph name="close" size={14} />
      </button>
    </li>
  );
}
