import {
  BrokenLog,
  drawsOf,
  InvalidInput,
  readMatchFile,
  UnreadableFile,
  type AnyGame,
  type FileFault,
  type MatchDraw,
  type MatchFile,
} from '@atoll/engine';
import { ApiError, fetchMatchFile } from '../../net/api.ts';
import { deviceReplays } from '../device/device-replays.ts';
import { framesOfRecording } from '@atoll/table-kit/table/session/recorded-frames.ts';
import { framesOfLog, type ReplayFrames } from '@atoll/table-kit/table/session/replay-frames.ts';
import {
  createReplaySession,
  type ReplaySession,
} from '@atoll/table-kit/table/session/replay-session.ts';

export interface Replay {
  readonly ok: true;
  readonly matchId: string;
  readonly game: string;
  /** Whether the current rules replayed the log, or the recorded frames are shown. */
  readonly from: 'log' | 'recording';
  readonly session: ReplaySession;
  readonly file: MatchFile;
  readonly rules: AnyGame;
  /** Every number that the match drew. */
  readonly draws: () => readonly MatchDraw[];
}

/** The fault of a file; 'unplayable': the rules that it names cannot replay its log. */
export type BadFile = FileFault | 'unplayable';

/** Why there is no replay. */
export type NoReplay =
  | {
      readonly ok: false;
      readonly why: 'notOver' | 'missing' | 'unreachable' | 'otherRules' | 'unknownGame';
    }
  | { readonly ok: false; readonly why: 'badFile'; readonly fault: BadFile };

const no = (why: Exclude<NoReplay['why'], 'badFile'>): NoReplay => ({ ok: false, why });

/** The English message in the console is for the author of the file. */
function bad(fault: BadFile, { message }: Error): NoReplay {
  console.warn(message);
  return { ok: false, why: 'badFile', fault };
}

/** Called with the game of a match before its log is replayed, to load its screens meanwhile. */
export type Ahead = (game: string) => void;

/**
 * The replay of a finished match of this server. It is stored on the device, for when the server
 * does not answer.
 */
export async function fetchReplay(matchId: string, ahead: Ahead): Promise<Replay | NoReplay> {
  try {
    const text = await fetchMatchFile(matchId);
    const replay = await readReplay(text, ahead);
    if (replay.ok) {
      const seats = replay.file.seats.map(({ name, kind }) => ({ name, kind }));
      await deviceReplays.keep({ id: matchId, game: replay.game, seats, text });
    }
    return replay;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'not-over') return no('notOver');
    if (code === 'unknown-match') return no('missing');
    const kept = await deviceReplays.find(matchId);
    return kept === undefined ? no('unreachable') : readReplay(kept.text, ahead);
  }
}

/** The replay of a match from its file. */
export async function readReplay(text: string, ahead: Ahead): Promise<Replay | NoReplay> {
  try {
    const file = readMatchFile(text);
    const { catalog } = await import('@atoll/catalog');
    const entry = Object.hasOwn(catalog, file.game) ? catalog[file.game] : undefined;
    if (!entry) return no('unknownGame');
    ahead(file.game);
    const { game } = await entry.load();
    const made = framesOf(game, file);
    if (!made.ok) return made;
    const session = createReplaySession(made.frames);
    const draws = (): readonly MatchDraw[] => drawsOf(game, file);
    const about = { matchId: file.match, game: file.game, from: made.from };
    return { ok: true, ...about, session, file, rules: game, draws };
  } catch (error) {
    if (error instanceof UnreadableFile) return bad(error.fault, error);
    if (error instanceof InvalidInput) return bad('damaged', error);
    console.error(error);
    return no('unreachable');
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
    if (file.rules === game.version) return bad('unplayable', error);
    const frames = framesOfRecording(file);
    return frames ? { ok: true, from: 'recording', frames } : no('otherRules');
  }
}
