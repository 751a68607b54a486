import type { RecordedPosition } from '@atoll/engine';
import { unpackRecording } from '../room/recorder.ts';
import type { Services } from '../room/services.ts';
import type { MatchRecord } from '../store/match-store.ts';

/**
 * How a match was recorded that was played by other rules than those of today; undefined where they
 * are the same, which tell all of it themselves, and where nothing was recorded.
 */
export async function recordingOf(
  { store, catalog }: Pick<Services, 'store' | 'catalog'>,
  { matchId, gameId, table }: MatchRecord,
): Promise<readonly RecordedPosition[] | undefined> {
  const today = await catalog[gameId]?.load();
  if (today?.game.version === table.gameVersion) return undefined;
  const packed = await store.recordings.find(matchId);
  return packed && unpackRecording(packed);
}
