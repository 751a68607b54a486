import { InvalidInput, readMatchFile, UnreadableFile, type MatchFile } from '@atoll/engine';
import { ApiError, fetchMatchFile } from '../../net/api.ts';
import { deviceFile } from '../device/device-file.ts';
import { deviceMatches } from '../device/device-matches.ts';
import { deviceReplays } from '../device/device-replays.ts';
import { badFile, noReplay, type NoReplay } from './no-replay.ts';

/** Where a match comes from; only a match of the server has an address for other people. */
export type MatchSource = 'server' | 'device' | 'file';

/** A finished match that was found. */
export interface FoundMatch {
  readonly ok: true;
  readonly file: MatchFile;
  readonly source: MatchSource;
}

/**
 * A finished match of this device or this server. The file of a match of the server is stored on
 * the device, for when the server does not answer.
 */
export async function findMatch(matchId: string): Promise<FoundMatch | NoReplay> {
  const here = await deviceMatches.find(matchId);
  if (here?.told.phase === 'over') return { ok: true, file: deviceFile(here), source: 'device' };
  try {
    const text = await fetchMatchFile(matchId);
    const found = readText(text, 'server');
    if (found.ok) {
      const seats = found.file.seats.map(({ name, kind }) => ({ name, kind }));
      await deviceReplays.keep({ id: matchId, game: found.file.game, seats, text });
    }
    return found;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'not-over') return noReplay('notOver');
    if (code === 'unknown-match') return noReplay('missing');
    const kept = await deviceReplays.find(matchId);
    return kept === undefined ? noReplay('unreachable') : readText(kept.text, 'server');
  }
}

/** A match from the text of its file. */
export function readText(text: string, source: MatchSource): FoundMatch | NoReplay {
  try {
    return { ok: true, file: readMatchFile(text), source };
  } catch (error) {
    if (error instanceof UnreadableFile) return badFile(error.fault, error);
    if (error instanceof InvalidInput) return badFile('damaged', error);
    throw error;
  }
}
