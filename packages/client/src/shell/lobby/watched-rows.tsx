import { useState, type ReactNode } from 'react';
import { forgetWatched, watchedIn, type WatchedMatch } from '../../net/watched-matches.ts';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import { follow } from '../route.ts';

/** The matches watched in this browser, and a function that removes one from the list. */
export function useWatched(): readonly [readonly WatchedMatch[], (matchId: string) => void] {
  const [matches, setMatches] = useState(() => watchedIn(localStorage));
  const forget = (matchId: string): void => {
    forgetWatched(localStorage, matchId);
    setMatches(watchedIn(localStorage));
  };
  return [matches, forget];
}

/** A running match that was watched in this browser. */
export function WatchedRow({
  match: { matchId, game, names },
  onForget,
}: {
  readonly match: WatchedMatch;
  readonly onForget: (matchId: string) => void;
}): ReactNode {
  const locale = useLocale();
  const { words } = locale;
  const name = locale.format.series(names);
  return (
    <li className="card-row mine">
      <Glyph name="eye" size={30} />
      <span className="card-text">
        <b className="names">
          <bdi translate="no">{name}</bdi>
        </b>
        <small>
          <b className="state">{words.status.watching}</b>
          <span>{gameEntry(locale, game)?.name}</span>
        </small>
      </span>
      <a
        className="button small"
        href={`/w/${matchId}`}
        onClick={follow}
        aria-label={words.mine.resumeWith(name)}
      >
        {words.lobby.resume}
      </a>
      <button
        type="button"
        className="icon-button on-paper"
        aria-label={words.lobby.forget(name)}
        onClick={() => onForget(matchId)}
      >
        <Glyph name="close" size={14} />
      </button>
    </li>
  );
}
