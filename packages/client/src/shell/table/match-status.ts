import { useMemo } from 'react';
import type { GameClient, GameStatus } from '../../table/game-client.ts';
import type { TableSnapshot, TableState } from '../../table/session/table-state.ts';
import type { Words } from '../../words/locale.ts';
import { useLocale } from '../../words/use-locale.ts';

/** Who gave up last, in a sentence; '' for nobody. */
export function gaveUpIn(words: Words, { seats }: Pick<TableSnapshot, 'seats'>): string {
  const newest = Math.max(0, ...seats.map(({ conceded }) => conceded));
  const last = newest > 0 ? seats.find(({ conceded }) => conceded === newest) : undefined;
  return last ? words.table.controls.gaveUp(last.name) : '';
}

/** What a game says, unless somebody gave up, which ends a match where the rules do not. */
export function statusOf(
  words: Words,
  told: GameStatus,
  { snapshot }: { readonly snapshot: Pick<TableSnapshot, 'phase' | 'seats'> },
): GameStatus {
  return snapshot.phase === 'over' && told.seats.length > 0
    ? { seats: [], sentence: gaveUpIn(words, snapshot) }
    : told;
}

interface MatchTable {
  readonly state: TableState;
  readonly snapshot: TableSnapshot;
  readonly names: readonly string[];
}

/**
 * Whom the match waits for, and by which names: whose turn it is says who decides, a bot where one
 * plays on for a person.
 */
export function useMatchStatus(
  game: GameClient,
  { state, snapshot, names }: MatchTable,
): { readonly deciders: readonly string[]; readonly status: GameStatus } {
  const { words } = useLocale();
  const { seats, phase } = snapshot;
  const deciders = useMemo(
    () => seats.map(({ name, standIn }) => (standIn === '' ? name : words.standIn.botOf(name))),
    [words.standIn, seats],
  );
  const told = game.status({ table: state, names: phase === 'over' ? names : deciders });
  return { deciders, status: statusOf(words, told, { snapshot }) };
}
