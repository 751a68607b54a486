import { BrokenLog, InvalidInput, readMatchFile } from '@atoll/engine';
import { createReplaySession, type ReplaySession } from '../../table/session/replay-session.ts';

export interface Replay {
  readonly ok: true;
  readonly matchId: string;
  readonly game: string;
  readonly session: ReplaySession;
}

/** Why there is nothing to look back at; `detail` is for whoever made the file. */
export interface NoReplay {
  readonly ok: false;
  readonly why: 'notOver' | 'missing' | 'unreachable' | 'otherRules' | 'unknownGame' | 'badFile';
  readonly detail: string;
}

const no = (why: NoReplay['why'], detail = ''): NoReplay => ({ ok: false, why, detail });

/** The replay of a finished match of this server. */
export async function fetchReplay(matchId: string): Promise<Replay | NoReplay> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(fileAddress(matchId), { signal: AbortSignal.timeout(15_000) });
    text = await response.text();
  } catch {
    return no('unreachable');
  }
  if (response.status === 409) return no('notOver');
  if (response.status === 404) return no('missing');
  return response.ok ? readReplay(text) : no('unreachable');
}

/** Where the file of a finished match lies. */
export const fileAddress = (matchId: string): string => `/api/matches/${matchId}/file`;

/** The replay of a match from its file. */
export async function readReplay(text: string): Promise<Replay | NoReplay> {
  try {
    const file = readMatchFile(text);
    const { catalog } = await import('@atoll/catalog');
    const entry = Object.hasOwn(catalog, file.game) ? catalog[file.game] : undefined;
    if (!entry) return no('unknownGame');
    const { game } = await entry.load();
    try {
      const session = createReplaySession(game, file);
      return { ok: true, matchId: file.match, game: file.game, session };
    } catch (error) {
      if (error instanceof BrokenLog || error instanceof InvalidInput)
        return no(file.rules === game.version ? 'badFile' : 'otherRules', error.message);
      throw error;
    }
  } catch (error) {
    if (error instanceof InvalidInput) return no('badFile', error.message);
    console.error(error);
    return no('unreachable');
  }
}
