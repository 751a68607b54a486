import { builtInBots } from '@atoll/bots';
import { catalog } from '@atoll/catalog';
import {
  type AnyGame,
  asideSeatsOf,
  createMatch,
  createRngs,
  type LogEntry,
  play,
} from '@atoll/engine';
import { atoll, type AtollOptions, type AtollState } from '@atoll/game-atoll';
import { steereAtoll, type SteereAtollAction } from '@atoll/game-steere-atoll';
import { careful } from '../../../packages/games/atoll/test/careful.ts';
import {
  hashToken,
  newCode,
  newMatchId,
  newSeatToken,
} from '../../../packages/server/src/match/secrets.ts';
import type { GameServer } from './server/game-server.ts';

interface Played {
  /** One person a seat. */
  readonly names: readonly string[];
  /** The same seed gives the same match. */
  readonly seed: string;
  readonly options?: Partial<AtollOptions>;
  /** By seat, the bots that sit where nobody does. */
  readonly bots?: Laid['bots'];
  /** How many entries of the log are there already; all of them unless told. */
  readonly entries?: number;
  /** The round with whose first decision it stops; it is played to its end unless told. */
  readonly round?: number;
  /** How many entries before its end it stops. */
  readonly left?: number;
  /** What its decisions follow from besides the rules; the seed unless told. */
  readonly policy?: string;
  readonly repeats?: Laid['repeats'];
}

/** A match that is laid into a server: one person a seat, except where a bot is named. */
export interface Laid {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly bots?: Readonly<Partial<Record<number, string>>>;
  readonly seed: string;
  readonly options: object;
  readonly log: readonly LogEntry<unknown>[];
  readonly over: boolean;
  /** The match whose deal it repeats. */
  readonly repeats?: { readonly match: string; readonly seed: string };
}

/** Decides for the asked seat; undefined where the match is to stop. */
type Decide = (asked: {
  readonly state: unknown;
  readonly seat: number;
  readonly count: number;
}) => unknown;

/** Plays until the match is over, or `decide` has nothing to do. */
export function logOf(
  game: AnyGame,
  {
    seed,
    seats,
    options,
    decide,
  }: {
    readonly seed: string;
    readonly seats: number;
    readonly options: object;
    readonly decide: Decide;
  },
): Pick<Laid, 'log' | 'over'> {
  const log: LogEntry<unknown>[] = [];
  let match = createMatch(game, { seed, seats, options });
  const asked = (): number | undefined =>
    [...asideSeatsOf(game, match.state), ...game.activeSeats(match.state)][0];
  for (let seat = asked(); seat !== undefined; seat = asked()) {
    const action = decide({ state: match.state, seat, count: log.length });
    if (action === undefined) return { log, over: false };
    const played = play(game, match, { seat, action, at: Date.now() });
    if (!played.ok)
      throw new Error(`an action is refused: ${played.reasons.map(({ code }) => code).join(', ')}`);
    match = played.match;
    log.push(...played.entries);
  }
  return { log, over: true };
}

const logs = new Map<string, Pick<Laid, 'log' | 'over'>>();

/**
 * A match of Atoll whose every decision is taken with care. The same one is played once only,
 * with any names.
 */
function carefulMatch({ left, ...wanted }: Played): Laid {
  if (left === undefined) return carefulBeginning(wanted);
  return carefulBeginning({ ...wanted, entries: carefulBeginning(wanted).log.length - left });
}

function carefulBeginning({
  names,
  bots = {},
  seed,
  options: wanted = {},
  entries = Infinity,
  round: until = Infinity,
  policy = seed,
  repeats,
}: Played): Laid {
  const options = atoll.parseOptions(wanted);
  const key = JSON.stringify([names.length, seed, options, entries, until, policy]);
  const rng = createRngs(policy, ['policy']).policy;
  const decide: Decide = ({ state, seat, count }) =>
    count < entries && (state as AtollState).round < until
      ? careful({ game: atoll, state, seat, legal: atoll.legalActions(state as never, seat), rng })
      : undefined;
  const played =
    logs.get(key) ?? logOf(atoll as AnyGame, { seed, seats: names.length, options, decide });
  logs.set(key, played);
  const about = { game: atoll as AnyGame, names, bots, seed, options };
  return { ...about, ...played, ...(repeats && { repeats }) };
}

/**
 * The beginning of a match of Steere's Atoll on the smallest board: its second seat swaps, and
 * after twelve moves it connects the north island with the south island. `moves` of them are there
 * already.
 */
export function steereMatch({
  names,
  bots = {},
  moves,
}: Pick<Laid, 'names' | 'bots'> & { readonly moves: number }): Laid {
  const cells = ['e5', 'swap', 'a1', 'e4', 'a2', 'd4', 'a3', 'd3', 'a4', 'c2', 'a5', 'c1'];
  const options = steereAtoll.parseOptions({ size: 7 });
  const actions = cells
    .slice(0, moves)
    .map(
      (cell): SteereAtollAction => (cell === 'swap' ? { type: 'swap' } : { type: 'place', cell }),
    );
  const game = steereAtoll as AnyGame;
  const seed = 'steere';
  return {
    game,
    names,
    bots,
    seed,
    options,
    ...logOf(game, { seed, seats: 2, options, decide: ({ count }) => actions[count] }),
  };
}

/**
 * Has a server keep matches of Atoll.
 * @returns by match and seat, the path of the page that opens it
 */
export const layMatches = (
  server: GameServer,
  matches: readonly Played[],
): Promise<readonly (readonly string[])[]> => lay(server, matches.map(carefulMatch));

/** Throws where a match names a bot that its game has not: the server would play without it. */
function checkBots(matches: readonly Laid[]): void {
  for (const { game, bots = {} } of matches) {
    const own = catalog[game.id]?.bots ?? [];
    const ids = [...Object.keys(builtInBots({ game })), ...own.map(({ id }) => id)];
    for (const bot of Object.values(bots))
      if (bot !== undefined && !ids.includes(bot))
        throw new Error(`${game.id} has no bot "${bot}", but ${ids.join(', ')}`);
  }
}

/**
 * Has a server keep any matches.
 * @returns by match and seat, the path of the page that opens it
 */
export async function lay(
  server: GameServer,
  matches: readonly Laid[],
): Promise<readonly (readonly string[])[]> {
  const paths: string[][] = [];
  checkBots(matches);
  for (const { game, names, bots = {}, seed, options, log, over, repeats } of matches) {
    const matchId = newMatchId();
    const tokens = names.map(newSeatToken);
    const now = Date.now();
    const seats = names.map((name, seat) => {
      const bot = bots[seat] ?? '';
      const kind = bot === '' ? 'person' : 'bot';
      return { kind, bot, standIn: '', name, tokenHash: hashToken(tokens[seat] ?? '') } as const;
    });
    const table = {
      gameVersion: game.version,
      access: 'private',
      options,
      host: 0,
      pace: 0,
      hints: true,
      seats,
      startedAt: now,
      endedAt: over ? now : 0,
    } as const;
    const about = { matchId, code: newCode(), gameId: game.id, seed, createdAt: now };
    const record = { ...about, table, ...(repeats && { repeats }) };
    await server.order({ kind: 'keep', record, log });
    paths.push(tokens.map((token) => `/m/${matchId}#seat=${token}`));
  }
  return paths;
}
