import type { TournamentPairing, TournamentView } from '@atoll/protocol';

/** A pairing that is played. */
type MatchPairing = Extract<TournamentPairing, { readonly kind: 'match' }>;

/** The own match that is played now; undefined for none. */
export const openMatchOf = ({
  state,
  rounds,
  own = -1,
}: TournamentView): MatchPairing | undefined =>
  state === 'playing'
    ? rounds
        .at(-1)
        ?.find(
          (pairing): pairing is MatchPairing =>
            pairing.kind === 'match' &&
            pairing.result === undefined &&
            pairing.players.includes(own),
        )
    : undefined;
