import type { SeatedMatch } from '@atoll/protocol';
import type { KeptSeat } from '../../net/seats/seats.ts';
import { gameEntry } from '../game-entries.ts';
import { withNames } from '../seat-names.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';

/** A match in which this browser holds a seat, as shown in the lobby. */
export interface MyMatch {
  readonly kept: KeptSeat;
  /** The other seats. */
  readonly others: readonly { readonly seat: number; readonly name: string }[];
  readonly game: string;
  /** Whose turn it is, how it ended, or how many seats are open. */
  readonly state: string;
  /** It waits for this person, or an opponent wants a rematch. */
  readonly calls: boolean;
  readonly round: string;
  /** When it was last played, in ms since 1970. */
  readonly at: number;
  /** Whether its result is shown. */
  readonly end: 'shown' | 'hidden';
}

/**
 * Running matches first, among them those where it is the person's turn; then the newest.
 * `hides` tells whether the result of a match of the server stays hidden.
 */
export function myMatches(
  locale: Locale,
  seats: readonly KeptSeat[],
  hides: (matchId: string) => boolean = () => false,
): readonly MyMatch[] {
  const place = ({ kept, calls }: MyMatch): number =>
    kept.over ? 3 : kept.told?.phase === 'playing' ? (calls ? 0 : 1) : 2;
  return seats
    .map((kept) => inWords(locale, kept, kept.over && hides(kept.matchId) ? 'hidden' : 'shown'))
    .sort((a, b) => place(a) - place(b) || b.at - a.at);
}

function inWords(locale: Locale, kept: KeptSeat, end: MyMatch['end']): MyMatch {
  const { told: seated, seat, over } = kept;
  const game = gameEntry(locale, kept.game)?.name ?? '';
  if (seated === undefined) {
    const state = over ? locale.words.lobby.over : '';
    return { kept, others: [], game, state, calls: false, round: '', at: kept.at, end };
  }
  const seats = withNames(locale, seated.seats);
  const others = seats.flatMap(({ name, kind }, place) =>
    kind === 'open' || place === seat ? [] : [{ seat: place, name }],
  );
  const round =
    seated.phase === 'playing' && seated.round > 0 ? locale.words.mine.round(seated.round) : '';
  const wanting =
    seated.next === '' && seated.seats[seat]?.again === false
      ? seats.filter(({ again }) => again).map(({ name }) => name)
      : [];
  const calls = seated.turn.includes(seat) || wanting.length > 0;
  const result =
    wanting.length > 0
      ? locale.words.rematch.wanted(wanting)
      : end === 'hidden'
        ? locale.words.lobby.over
        : resultWords(locale, seated);
  const state = over
    ? result
    : seated.phase === 'waiting'
      ? waitingWords(locale, seated)
      : turnWords(
          locale,
          seated,
          seats.map(({ name }) => name),
        );
  return { kept, others, game, state, calls, round, at: seated.at, end };
}

function waitingWords(locale: Locale, { seats }: SeatedMatch): string {
  const open = seats.filter(({ kind }) => kind === 'open').length;
  return open > 0 ? locale.words.mine.waiting(open) : locale.words.mine.ready;
}

function turnWords(locale: Locale, { turn, seat }: SeatedMatch, names: readonly string[]): string {
  if (turn.includes(seat)) return locale.words.mine.yourTurn;
  return turn.length === 0
    ? locale.words.lobby.playing
    : locale.words.mine.turnOf(turn.map((each) => names[each] ?? ''));
}

/** The result of the match for this seat; a game that only has winners shows no points. */
function resultWords(locale: Locale, { result, common, seat, game }: SeatedMatch): string {
  const own = result.find((each) => each.seat === seat);
  if (own === undefined) return locale.words.lobby.over;
  if (common !== undefined)
    return common === 'won' ? locale.words.mine.wonTogether : locale.words.mine.lostTogether;
  if (result.length === 1) return locale.words.mine.points(own.total);
  const won = own.rank === 1;
  const shared = won && result.filter(({ rank }) => rank === 1).length > 1;
  const place = shared
    ? locale.words.mine.shared
    : won
      ? locale.words.mine.won
      : result.length === 2
        ? locale.words.mine.lost
        : locale.words.mine.came(own.rank);
  if (gameEntry(locale, game)?.pointless) return place;
  const best = Math.max(...result.filter((each) => each !== own).map(({ total }) => total));
  return locale.words.mine.against(place, own.total, best);
}
