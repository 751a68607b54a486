import { useEffect, type ReactNode } from 'react';
import type { TournamentView } from '@atoll/protocol';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { keptSeats } from '../person.ts';
import { navigate } from '../route.ts';
import type { TournamentPartProps } from './standings-table.tsx';
import { ownToken } from './use-tournament.ts';

/** The state of the own match: to be played, awaited, or done. */
export function OwnMatch({ words, view, names }: TournamentPartProps): ReactNode {
  const locale = useLocale();
  const { own, rounds, state, standings } = view;
  const match = openMatchOf(view);
  const title = match ? words.yourMatch : view.title;
  useEffect(() => {
    document.title = locale.words.title(title);
  }, [locale, title]);
  if (own === undefined) return null;
  const place = standings.find(({ player }) => player === own)?.place;
  if (state === 'over')
    return place === undefined ? null : <p className="lead">{words.ownPlace(place)}</p>;
  if (match) {
    const rival = match.players.find((player) => player !== own) ?? own;
    return (
      <div role="status">
        <p className="lead">{words.meets(names[rival] ?? '')}</p>
        <button type="button" className="button main" onClick={() => play(view, match)}>
          {words.play}
        </button>
      </div>
    );
  }
  const now = rounds.at(-1)?.find((pairing) => pairing.kind === 'bye' && pairing.player === own);
  return (
    <p className="lead" role="status">
      {now ? words.rests : words.waits}
    </p>
  );
}

type Match = Extract<TournamentView['rounds'][number][number], { readonly kind: 'match' }>;

const openMatchOf = ({ state, rounds, own = -1 }: TournamentView): Match | undefined =>
  state === 'playing'
    ? rounds
        .at(-1)
        ?.find(
          (pairing): pairing is Match =>
            pairing.kind === 'match' &&
            pairing.result === undefined &&
            pairing.players.includes(own),
        )
    : undefined;

/** The secret of the tournament opens the seat. */
function play({ id, game, own = -1 }: TournamentView, { matchId, players }: Match): void {
  const token = ownToken(id) ?? keptSeats.find(matchId)?.token;
  if (token !== undefined && !keptSeats.find(matchId))
    keptSeats.keep({ matchId, token, seat: players.indexOf(own), code: '', game });
  navigate(`/m/${matchId}`);
}
