import type { ReactNode } from 'react';
import { useState } from 'react';
import { readNotices } from '../../net/told-matches.ts';
import { Glyph, SeatMark } from '../../ui/drawing.tsx';
import { follow } from '../route.ts';
import { type MyMatch, myMatches } from './my-match.ts';
import { useMyMatches } from './use-my-matches.ts';
import type { Locale } from '../../words/locale.ts';
import { useLocale } from '../../words/use-locale.ts';

/** How many are listed until somebody asks for all. */
const SHOWN = 5;

/** The hour of today, or the day. */
const whenWords = ({ format }: Pick<Locale, 'format'>, at: number): string =>
  (new Date(at).toDateString() === new Date().toDateString() ? format.time : format.day)(at);

/** The matches in which this browser holds a seat. */
export function MyMatches(): ReactNode {
  const locale = useLocale();
  const [seats, forget] = useMyMatches();
  const [all, setAll] = useState(false);
  if (seats.length === 0) return undefined;
  const matches = myMatches(locale, seats);
  const told = readNotices(localStorage)?.told ?? [];
  return (
    <section>
      <h2>{locale.words.lobby.mine}</h2>
      <ul className="cards" aria-label={locale.words.lobby.mine}>
        {matches.slice(0, all ? undefined : SHOWN).map((match) => (
          <Row
            key={match.kept.matchId}
            match={match}
            notified={told.includes(match.kept.matchId)}
            onForget={forget}
          />
        ))}
      </ul>
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

interface RowProps {
  readonly match: MyMatch;
  /** Whether this device is told when the match waits for its person. */
  readonly notified: boolean;
  readonly onForget: (matchId: string) => void;
}

function Row({ match, notified, onForget }: RowProps): ReactNode {
  const { format, words } = useLocale();
  const {
    kept: { matchId, seat, code, over, told },
    others,
    game,
    state,
    calls,
    round,
    at,
  } = match;
  const nobody = told === undefined ? code || matchId.slice(0, 6) : words.mine.alone;
  const name = others.length > 0 ? format.series(others.map((other) => other.name)) : nobody;
  const facts = [game, round, whenWords({ format }, at), notified && !over && words.mine.told];
  return (
    <li className={`card-row mine ${calls ? 'calls' : ''}`}>
      <SeatMark seat={seat} size={30} />
      <span className="card-text">
        <b className="names">
          {others.length === 0
            ? name
            : others.map((other) => (
                <span key={other.seat}>
                  <SeatMark seat={other.seat} size={17} /> <bdi>{other.name}</bdi>
                </span>
              ))}
        </b>
        <small>
          {state !== '' && <b className="state">{state}</b>}
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </small>
      </span>
      <a
        className={`button small ${calls ? 'main' : ''}`}
        href={`/m/${matchId}`}
        onClick={follow}
        aria-label={(over ? words.mine.lookAt : words.mine.resumeWith)(name)}
      >
        {over ? words.lobby.look : words.lobby.resume}
      </a>
      <button
        type="button"
        className="icon-button on-paper"
        aria-label={words.lobby.forget(code)}
        onClick={() => onForget(matchId)}
      >
        <Glyph name="close" size={14} />
      </button>
    </li>
  );
}
