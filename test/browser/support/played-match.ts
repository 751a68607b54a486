import { createMatch, createRngs, type LogEntry, play } from '@atoll/engine';
import { atoll, type AtollAction, type AtollOptions } from '@atoll/game-atoll';
import { careful } from '../../../packages/games/atoll/test/careful.ts';
import { hashToken, newCode, newMatchId, newSeatToken } from '../../../packages/server/src/secrets.ts';
import { openSqlite } from '../../../packages/server/src/store/sqlite.ts';
import type { GameServer } from './server.ts';

interface Played {
  /** One person a seat. */
  readonly names: readonly string[];
  /** The same seed gives the same match. */
  readonly seed: string;
  readonly options?: Partial<AtollOptions>;
  /** How many entries of the log are there already; all of them unless told. */
  readonly entries?: number;
}

/** Every decision of a match of Atoll that is played with care, without any server. */
function logOf({ names, seed, entries = Infinity, options }: Played): readonly LogEntry<AtollAction>[] {
  const rng = createRngs(seed, ['policy']).policy, log: LogEntry<AtollAction>[] = [];
  let match = createMatch(atoll, { seed, seats: names.length, options: atoll.parseOptions(options ?? {}) });
  for (let seat = atoll.activeSeats(match.state)[0]; seat !== undefined && log.length < entries; seat = atoll.activeSeats(match.state)[0]) {
    const { state } = match, legal = atoll.legalActions(state, seat);
    const played = play(atoll, match, { seat, action: careful({ game: atoll, state, seat, legal, rng }) as AtollAction, at: Date.now() });
    if (!played.ok) throw new Error(`a legal action is refused: ${played.reasons.map(({ code }) => code).join(', ')}`);
    match = played.match;
    log.push(...played.entries);
  }
  return log;
}

/** Puts a match into a server, which starts anew for it. @returns by seat, the path of the page that opens it */
export async function layMatch(server: GameServer, match: Played): Promise<readonly string[]> {
  const log = logOf(match), matchId = newMatchId(), tokens = match.names.map(newSeatToken), now = Date.now();
  const person = { kind: 'person', bot: '', standIn: '' } as const;
  const table = {
    gameVersion: atoll.version, access: 'private', options: atoll.parseOptions(match.options ?? {}), host: 0, pace: 0, hints: true,
    seats: match.names.map((name, seat) => ({ ...person, name, tokenHash: hashToken(tokens[seat] ?? '') })),
    startedAt: now, endedAt: match.entries === undefined ? now : 0,
  } as const;
  await server.pause(async (folder) => {
    const store = openSqlite(folder);
    await store.create({ matchId, code: newCode(), gameId: atoll.id, seed: match.seed, createdAt: now, table });
    await store.append(await store.claim(matchId), log.map((entry) => ({ entry, clientId: '' })));
    await store.close();
  });
  return tokens.map((token) => `/m/${matchId}#seat=${token}`);
}
