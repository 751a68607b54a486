import { writeMatchFile, type FiledSeat } from '@atoll/engine';
import { seedOf, sharedSeedOf } from '../match/match-seed.ts';
import type { Services } from '../room/services.ts';
import type { SeatRecord } from '../store/match-store.ts';
import { recordingOf } from './kept-recording.ts';
import { Refusal } from './refusal.ts';

const filed = ({ name, kind, bot, program = false }: SeatRecord): FiledSeat => ({
  name,
  kind: kind === 'bot' ? 'bot' : 'person',
  bot,
  ...(program ? { program } : {}),
});

/**
 * A finished match as a file that anybody may keep, look at and check. A match that is not over has
 * none, since what its draws follow from is secret until then. One that was played by other rules
 * than those of today also holds how it was recorded. Throws `Refusal`.
 */
export async function matchFileOf(
  services: Pick<Services, 'store' | 'catalog'>,
  matchId: string,
): Promise<string> {
  const { store } = services;
  const record = await store.find(matchId);
  if (!record) throw new Refusal(404, 'unknown-match', 'there is no such match');
  const { gameId, seed, origin, table } = record;
  if (table.endedAt === 0)
    throw new Refusal(409, 'not-over', 'a match can be looked back at as a whole once it is over');
  const log = (await store.readLog(matchId)).map(({ entry }) => entry);
  const sharedSeed = sharedSeedOf(seed, table);
  const { gameVersion, options, startedAt, endedAt, endHash } = table;
  const recording = await recordingOf(services, record);
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
    ...(recording === undefined ? {} : { recording }),
  });
}
