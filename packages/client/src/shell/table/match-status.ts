import { useMemo } from 'react';
import type { GameClient, GameStatus } from '@atoll/table-kit/table/game-client.ts';
import type { TableSnapshot, TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { Words } from '@atoll/table-kit/words/locale.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** The last seat that conceded, in a sentence; '' for none. */
export function gaveUpIn(words: Words, { seats }: Pick<TableSnapshot, 'seats'>): string {
  const newest = Math.max(0, ...seats.map(({ conceded }) => conceded));
  const last = newest > 0 ? seats.find(({ conceded }) => conceded === newest) : undefined;
  return last ? words.table.controls.gaveUp(last.name) : '';
}

/**
 * The game's status; when a concession ended the match before the rules did, or while a pause stops
 * all actions, a sentence about that.
 */
export function statusOf(
  words: Words,
  gameStatus: GameStatus,
  { snapshot }: { readonly snapshot: Pick<TableSnapshot, 'phase' | 'seats' | 'clock' | 'pause'> },
): GameStatus {
  if (snapshot.clock?.kind === 'bank' && snapshot.pause?.kind === 'running')
    return { seats: [], sentence: words.tableRefusals['paused'] ?? '' };
  return snapshot.phase === 'over' && gameStatus.seats.length > 0
    ? { seats: [], sentence: gaveUpIn(words, snapshot) }
    : gameStatus;
}

interface MatchTable {
  readonly state: TableState;
  readonly snapshot: TableSnapshot;
  readonly names: readonly string[];
}

/**
 * The status of the match and the names in it: a bot that plays for an absent person is named as
 * such.
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
  const gameStatus = game.status({ table: state, names: phase === 'over' ? names : deciders });
  return { deciders, status: statusOf(words, gameStatus, { snapshot }) };
}
