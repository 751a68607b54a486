import { writeMatchFile, type FiledSeat } from '@atoll/engine';
import { seedOf, sharedSeedOf } from '../match/match-seed.ts';
import type { MatchStore, SeatRecord } from '../store/match-store.ts';
import { Refusal } from './refusal.ts';

const filed = ({ name, kind, bot, program = false }: SeatRecord): FiledSeat => ({
  name,
  kind: kind === 'bot' ? 'bot' : 'person',
  bot,
  ...(program ? { program } : {}),
});

/**
 * A finished match as a file that anybody may keep, look at and check. A match that is not over has
 * none, since what its draws follow from is secret until then. Throws `Refusal`.
 */
export async function matchFileOf(store: MatchStore, matchId: string): Promise<string> {
  const record = await store.find(matchId);
  if (!record) throw new Refusal(404, 'unknown-match', 'there is no such match');
  const { gameId, seed, origin, table } = record;
  if (table.endedAt === 0)
    throw new Refusal(409, 'not-over', 'a match can be looked back at as a whole once it is over');
  const log = (await store.readLog(matchId)).map(({ entry }) => entry);
  const sharedSeed = sharedSeedOf(seed, table);
  const { gameVersion, options, startedAt, endedAt, endHash } = table;
  return writeMatchFile({
    match: matchId,
    game: gameId,
    rules: gameVersion,
    seed: seedOf(seed, table),
    ...(sharedSeed ? { sharedSeed } : {}),
    options,
    ...(origin ? { origin } : {}),
    seats: table.seats.map(filed),
    startedAt,
    endedAt,
    ...(endHash === undefined ? {} : { endHash }),
    log,
  });
}
