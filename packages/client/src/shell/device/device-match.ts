import type { Origin, RepeatedDeal } from '@atoll/engine';
import type { SeatedMatch } from '@atoll/protocol';
import type { KeptSeat } from '../../net/seats/seats.ts';
import type { Decision, LocalSession } from '@atoll/table-kit/table/session/local-session.ts';

/** A repeated deal; `file` is the text of the other match if it came from a file. */
export interface KeptDeal extends RepeatedDeal {
  readonly file?: string;
}

/** A match against bots, or alone, that no server knows: all data needed to continue it. */
export interface DeviceMatch {
  readonly id: string;
  readonly game: string;
  /** The version of the rules at its start; other versions may read its decisions differently. */
  readonly rules: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** The seat of the person, and their name. */
  readonly seat: number;
  readonly name: string;
  /** The bot on every other seat. */
  readonly bot: string;
  /** The position of another match that it continues; missing in most matches. */
  readonly origin?: Origin | undefined;
  /** The match whose deal it repeats; missing in a match with a seed of its own. */
  readonly repeats?: KeptDeal | undefined;
  readonly decisions: readonly Decision[];
  /** When it was last played, in ms since 1970. */
  readonly at: number;
  /** Its state, as the lobby shows it. */
  readonly told: SeatedMatch;
}

/** The given fields of a new match; the rest is derived. */
export type NewDeviceMatch = Omit<DeviceMatch, 'decisions' | 'told'>;

const seatsOf = ({
  seats,
  seat,
  name,
}: Pick<DeviceMatch, 'seats' | 'seat' | 'name'>): SeatedMatch['seats'] =>
  Array.from({ length: seats }, (_, place) =>
    place === seat
      ? { name, kind: 'person' as const, again: false }
      : { name: '', kind: 'bot' as const, again: false },
  );

/** A match at its start. */
export function freshMatch(match: NewDeviceMatch): DeviceMatch {
  const { id: matchId, game, seat, at } = match;
  const seated: SeatedMatch = {
    ...{ matchId, seat, game, at, code: '', phase: 'playing', seats: seatsOf(match) },
    ...{ round: 0, turn: [], result: [], next: '' },
  };
  return { ...match, decisions: [], told: seated };
}

/** The same match in the state of its session. */
export function matchAt(
  match: DeviceMatch,
  session: Pick<LocalSession, 'getState' | 'decisions' | 'round'>,
  at: number,
): DeviceMatch {
  const { snapshot, prompt } = session.getState();
  const over = snapshot?.phase === 'over';
  const result = (snapshot?.scores ?? []).map(({ seat, total, rank }) => ({ seat, total, rank }));
  const common =
    over && snapshot.outcome.kind === 'common'
      ? { common: snapshot.outcome.won ? ('won' as const) : ('lost' as const) }
      : {};
  const seated: SeatedMatch = {
    ...match.told,
    ...{ phase: over ? 'over' : 'playing', round: session.round(), at, result, ...common },
    turn: !over && prompt.asked ? [match.seat] : [],
  };
  return { ...match, decisions: session.decisions(), at, told: seated };
}

/** The match as a list entry of the lobby, which shows the seats of this browser. */
export const asKeptSeat = ({ id, seat, game, at, told: seated }: DeviceMatch): KeptSeat => ({
  ...{ matchId: id, token: '', code: '', seat, game, at, told: seated },
  over: seated.phase === 'over',
});
