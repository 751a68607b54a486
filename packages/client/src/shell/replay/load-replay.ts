import {
  BrokenLog,
  drawsOf,
  InvalidInput,
  type AnyGame,
  type MatchDraw,
  type MatchFile,
} from '@atoll/engine';
import { framesOfRecording } from '@atoll/table-kit/table/session/recorded-frames.ts';
import { framesOfLog, type ReplayFrames } from '@atoll/table-kit/table/session/replay-frames.ts';
import {
  createReplaySession,
  type ReplaySession,
} from '@atoll/table-kit/table/session/replay-session.ts';
import { findMatch, readText, type FoundMatch, type MatchSource } from './find-match.ts';
import { badFile, noReplay, type NoReplay } from './no-replay.ts';

export interface Replay {
  readonly ok: true;
  readonly matchId: string;
  readonly game: string;
  readonly source: MatchSource;
  /** Whether the current rules replayed the log, or the recorded frames are shown. */
  readonly from: 'log' | 'recording';
  readonly session: ReplaySession;
  readonly file: MatchFile;
  readonly rules: AnyGame;
  /** Every number that the match drew. */
  readonly draws: () => readonly MatchDraw[];
}

/** Called with the game of a match before its log is replayed, to load its screens meanwhile. */
export type Ahead = (game: string) => void;

/** The replay of a finished match of this device or this server. */
export async function fetchReplay(matchId: string, ahead: Ahead): Promise<Replay | NoReplay> {
  const found = await findMatch(matchId);
  return found.ok ? replayOf(found, ahead) : found;
}

/** The replay of a match from the text of its file. */
export async function readReplay(text: string, ahead: Ahead): Promise<Replay | NoReplay> {
  const found = readText(text, 'file');
  return found.ok ? replayOf(found, ahead) : found;
}

async function replayOf({ file, source }: FoundMatch, ahead: Ahead): Promise<Replay | NoReplay> {
  try {
    const { catalog } = await import('@atoll/catalog');
    const entry = Object.hasOwn(catalog, file.game) ? catalog[file.game] : undefined;
    if (!entry) return noReplay('unknownGame');
    ahead(file.game);
    const { game } = await entry.load();
    const made = framesOf(game, file);
    if (!made.ok) return made;
    const session = createReplaySession(made.frames);
    const draws = (): readonly MatchDraw[] => drawsOf(game, file);
    const about = { matchId: file.match, game: file.game, source, from: made.from };
    return { ok: true, ...about, session, file, rules: game, draws };
  } catch (error) {
    if (error instanceof InvalidInput) return badFile('damaged', error);
    console.error(error);
    return noReplay('unreachable');
  }
}

/** The recorded frames are used only when the current rules cannot replay the log. */
function framesOf(
  game: AnyGame,
  file: MatchFile,
): { readonly ok: true; readonly from: Replay['from']; readonly frames: ReplayFrames } | NoReplay {
  try {
    return { ok: true, from: 'log', frames: framesOfLog(game, file) };
  } catch (error) {
    if (!(error instanceof BrokenLog || error instanceof InvalidInput)) throw error;
    if (file.rules === game.version) return badFile('unplayable', error);
    const frames = framesOfRecording(file);
    return frames ? { ok: true, from: 'recording', frames } : noReplay('otherRules');
  }
}
