import type { RecordedPosition } from '@atoll/engine';
import { unpackRecording } from '../room/recorder.ts';
import type { Services } from '../room/services.ts';
import type { MatchRecord } from '../store/match-store.ts';

/**
 * The recording of a match played by other rules than the current ones; undefined if its rules are
 * current, so that they can replay it, and if there is no recording.
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
