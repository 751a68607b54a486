import {
  type AnyGame,
  concede,
  fold,
  hashState,
  type LogEntry,
  play,
  createMatch,
  type Match,
  revert,
  undo,
} from '@atoll/engine';
import { catalog } from '@atoll/catalog';
import { seedOf } from '../../packages/server/src/match/match-seed.ts';
import type {
  MatchRecord,
  MatchStore,
  StoredEntry,
} from '../../packages/server/src/store/match-store.ts';
import type { SentAction, Player } from './player.ts';

/** What was promised, and in how many cases it was not kept. */
export interface Findings {
  matches: number;
  entries: number;
  acknowledged: number;
  /** Pictures of a table that were compared with the log. */
  pictures: number;
  /** Acknowledged, and not in the log. */
  lost: number;
  duplicated: number;
  gaps: number;
  /** Logs that do not fold, or fold to another state than their hashes say. */
  hashes: number;
  /** Shown to somebody, and not what the log tells. */
  views: number;
  /**
   * Refused for good, and in the log all the same; acknowledged as another entry than it is; or
   * answered in two ways.
   */
  answers: number;
}

export const CLEAN = { lost: 0, duplicated: 0, gaps: 0, hashes: 0, views: 0, answers: 0 } as const;

/** Compares the logs in a store with everything that players were told. */
export class Audit {
  readonly findings: Findings = { matches: 0, entries: 0, acknowledged: 0, pictures: 0, ...CLEAN };
  readonly violations: string[] = [];
  readonly #store: MatchStore;

  constructor(store: MatchStore) {
    this.#store = store;
  }

  /** Looks into the log of one match; `players` are those who were there. */
  async check(matchId: string, players: readonly Player[]): Promise<readonly StoredEntry[]> {
    const record = await this.#store.find(matchId);
    if (!record) {
      this.#violated('lost', `match ${matchId} is not in the store`);
      return [];
    }
    const log = await this.#store.readLog(matchId);
    this.findings.matches++;
    this.findings.entries += log.length;
    log.forEach(({ entry }, index) => {
      if (entry.seq !== index + 1)
        this.#violated(
          'gaps',
          `${matchId}: entry ${entry.seq} stands where ${index + 1} was expected`,
        );
    });
    for (const { sentActions, contradictions } of players) {
      for (const sentAction of sentActions) this.#checkAction(matchId, sentAction, log);
      for (const contradiction of contradictions) this.#violated('answers', contradiction);
    }
    await this.#checkPictures(record, log, players);
    return log;
  }

  #checkAction(
    matchId: string,
    { id, seat, action, answer }: SentAction,
    log: readonly StoredEntry[],
  ): void {
    const written = log.filter(({ clientId }) => clientId === id);
    const [first] = written;
    if (written.length > 1)
      this.#violated(
        'duplicated',
        `${matchId}: action ${id} stands in the log ${written.length} times`,
      );
    if (answer?.ok) {
      this.findings.acknowledged++;
      if (!first)
        return this.#violated(
          'lost',
          `${matchId}: ${id} was acknowledged as ${answer.seq} and is not in the log`,
        );
      const { entry } = first;
      const same =
        entry.type === 'action'
          ? entry.seat === seat && hashState(entry.action) === hashState(action)
          : action === undefined;
      const checked = log[entry.seq]?.entry.type === 'check';
      if (!same || answer.seq !== entry.seq + (checked ? 1 : 0))
        this.#violated(
          'answers',
          `${matchId}: ${id} was acknowledged as ${answer.seq} and is entry ${entry.seq}, another one`,
        );
    } else if (answer && first && isFinal(answer.reasons)) {
      const codes = answer.reasons.map(({ code }) => code).join();
      this.#violated(
        'answers',
        `${matchId}: ${id} was refused (${codes}) and is entry ${first.entry.seq}`,
      );
    }
  }

  async #checkPictures(
    record: MatchRecord,
    log: readonly StoredEntry[],
    players: readonly Player[],
  ): Promise<void> {
    const { matchId, gameId, seed, table } = record;
    if (table.startedAt === 0) return;
    const { game } = await catalog[gameId]!.load();
    const setup = { seed: seedOf(seed, table), seats: table.seats.length, options: table.options };
    const entries = log.map(({ entry }) => entry);
    try {
      const views = replay(game, createMatch(game, setup), entries);
      const told = fold(game, setup, entries);
      if (hashState(game.publicView(told.state)) !== views.get(told.seq))
        throw new Error('the fold ends elsewhere');
      for (const { seen, clashes } of players) {
        clashes.forEach((clash) => this.#violated('views', clash));
        for (const [seq, hash] of seen) {
          this.findings.pictures++;
          if (views.get(seq) !== hash)
            this.#violated(
              'views',
              `${matchId}: what was shown at ${seq} is not what the log tells`,
            );
        }
      }
    } catch (error) {
      this.#violated('hashes', `${matchId}: ${String(error)}`);
    }
  }

  #violated(kind: keyof typeof CLEAN, what: string): void {
    this.findings[kind]++;
    this.violations.push(what);
  }
}

/** Whether a refusal says for certain that nothing was changed. */
function isFinal(reasons: readonly { readonly code: string }[]): boolean {
  return !reasons.some(({ code }) => ['internal', 'left', 'failed'].includes(code));
}

/**
 * Plays a log anew, action by action, and gives the hash of the public view at each length.
 * Throws where another log comes out.
 */
function replay(
  game: AnyGame,
  fresh: Match<unknown>,
  log: readonly LogEntry<unknown>[],
): Map<number, string> {
  const view = (match: Match<unknown>): string => hashState(game.publicView(match.state));
  const views = new Map([[0, view(fresh)]]);
  let match = fresh;
  for (const entry of log) {
    if (entry.type === 'check') continue;
    const { seat, at } = entry;
    const played =
      entry.type === 'undo'
        ? undo(game, match, { seat, from: entry.backTo + 1, at })
        : entry.type === 'concede'
          ? concede(game, match, entry)
          : entry.type === 'revert'
            ? revert(game, match, entry)
            : play(game, match, { ...entry });
    if (!played.ok)
      throw new Error(
        `entry ${entry.seq} is refused: ${played.reasons.map(({ code }) => code).join()}`,
      );
    const stored = log.slice(match.seq, played.match.seq);
    if (hashState(stored) !== hashState(played.entries))
      throw new Error(`entry ${entry.seq} comes out otherwise`);
    match = played.match;
    views.set(match.seq, view(match));
  }
  return views;
}
