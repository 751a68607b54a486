import type { TableSummary } from '@atoll/protocol';
import { spokenCode } from '../../match/invite-codes.ts';
import type { MatchRecord } from '../../store/match-store.ts';
import type { Services } from '../services.ts';

type SummaryServices = Pick<Services, 'catalog' | 'now'>;

interface Summarized {
  readonly match: MatchRecord;
  /** How many people watch it now. */
  readonly watchers: number;
}

/** What people may know of a table before they go there. */
export async function tableSummary(
  { catalog, now }: SummaryServices,
  { match, watchers }: Summarized,
): Promise<TableSummary> {
  const { matchId, gameId, rated, table } = match;
  return {
    matchId,
    code: spokenCode(match, now()),
    game: gameId,
    phase: table.endedAt > 0 ? 'over' : table.startedAt > 0 ? 'playing' : 'waiting',
    seats: table.seats.map(({ name, kind }) => ({ name, kind })),
    watchers,
    playable: await canPlay({ catalog }, match),
    ...(rated && { rated }),
  };
}

/** Whether this server has the game, and the rules that the match began under. */
async function canPlay(
  { catalog }: Pick<SummaryServices, 'catalog'>,
  { gameId, table }: MatchRecord,
): Promise<boolean> {
  const playable = Object.hasOwn(catalog, gameId) ? await catalog[gameId]?.load() : undefined;
  return (
    playable !== undefined && (table.startedAt === 0 || table.gameVersion === playable.game.version)
  );
}
