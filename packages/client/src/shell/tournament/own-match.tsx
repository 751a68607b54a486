import { useEffect, type ReactNode } from 'react';
import { QUIET_TOURNAMENT_DAYS } from '@atoll/protocol';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { navigate } from '../route.ts';
import { isolated } from './isolated.ts';
import { openMatchOf } from './open-match-of.ts';
import type { TournamentPartProps } from './standings-table.tsx';

/** The state of the tournament for its player, and the way to the own match. */
export function OwnMatch(props: TournamentPartProps): ReactNode {
  const locale = useLocale();
  const { words, view } = props;
  const match = openMatchOf(view);
  const title = match ? words.yourMatch : view.title;
  useEffect(() => {
    document.title = locale.words.title(title);
  }, [locale, title]);
  return (
    <>
      <p className="lead" role="status">
        {stateText(props)}
      </p>
      {match && (
        <button
          type="button"
          className="button main"
          onClick={() => navigate(`/m/${match.matchId}`)}
        >
          {words.play}
        </button>
      )}
    </>
  );
}

function stateText({ words, view, names }: TournamentPartProps): string {
  const { own, rounds, state, standings, players, format, host } = view;
  if (state === 'cancelled')
    return view.quiet ? words.cancelledQuiet(QUIET_TOURNAMENT_DAYS) : words.cancelled;
  const place = standings.find(({ player }) => player === own)?.place;
  if (state === 'over') return place === undefined ? words.isOver : words.ownPlace(place);
  if (state === 'open') return own === undefined ? '' : host ? words.hostsAndPlays : words.notBegun;
  if (own === undefined) return '';
  const match = openMatchOf(view);
  if (match) {
    const rival = match.players.find((player) => player !== own) ?? own;
    return words.meets(isolated(names[rival] ?? ''));
  }
  if (players[own]?.left) return words.leftIt;
  const pairing = rounds
    .at(-1)
    ?.find((each) => (each.kind === 'bye' ? each.player === own : each.players.includes(own)));
  if (pairing?.kind === 'bye') return words.rests;
  const hasWon =
    pairing !== undefined && pairing.result === (pairing.players[0] === own ? 'first' : 'second');
  return format === 'knock-out' && !hasWon ? words.isOut : words.waits;
}
