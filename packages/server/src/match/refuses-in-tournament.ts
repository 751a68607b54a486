import type { MatchRecord } from '../store/match-store.ts';
import { refuse } from './table.ts';

/**
 * The refusal of what the players of a match may otherwise agree on, in a match of a tournament: to
 * undo a decision, a bot in a seat, a pause, a rematch. Its result concerns other players too.
 */
export const refusesInTournament = ({
  tournament,
}: Pick<MatchRecord, 'tournament'>): ReturnType<typeof refuse> | undefined =>
  tournament === undefined ? undefined : refuse('tournament-fixed');
