import { createMatch, fold, hashState } from '@atoll/engine';
import { catalog } from '@atoll/catalog';
import { auditLog, replayLog } from '@atoll/test-client/audit';
import { setupOf } from '../../packages/server/src/match/match-seed.ts';
import type {
  MatchRecord,
  MatchStore,
  StoredEntry,
} from '../../packages/server/src/store/match-store.ts';
import type { Player } from './player.ts';

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
  /** Views shown to a person that differ from the log. */
  views: number;
  /**
   * Refused for good, and in the log all the same; acknowledged as another entry than it is; or
   * answered in two ways.
   */
  answers: number;
}

export const CLEAN = { lost: 0, duplicated: 0, gaps: 0, hashes: 0, views: 0, answers: 0 } as const;

/** The finding for each broken promise. */
const FINDINGS = { lost: 'lost', twice: 'duplicated', log: 'gaps', answers: 'answers' } as const;
/** Codes of refusals that do not say whether something was changed. */
const UNKNOWN_FATE: ReadonlySet<string> = new Set(['internal', 'left', 'failed']);

/** Compares the logs in a store with everything that players were told. */
export class Audit {
  readonly findings: Findings = { matches: 0, entries: 0, acknowledged: 0, pictures: 0, ...CLEAN };
  readonly violations: string[] = [];
  readonly #store: MatchStore;

  constructor(store: MatchStore) {
    this.#store = store;
  }

  /** Looks into the log of one match; `players` took part in it. */
  async check(matchId: string, players: readonly Player[]): Promise<readonly StoredEntry[]> {
    const record = await this.#store.find(matchId);
    if (!record) {
      this.#violated('lost', `match ${matchId} is not in the store`);
      return [];
    }
    const log = await this.#store.readLog(matchId);
    this.findings.matches++;
    this.findings.entries += log.length;
    const actions = players.flatMap(({ sentActions }) => sentActions);
    this.findings.acknowledged += actions.filter(({ answer }) => answer?.ok).length;
    for (const { promise, what } of auditLog(log, { actions, unknownFate: UNKNOWN_FATE }))
      this.#violated(FINDINGS[promise], `${matchId}: ${what}`);
    for (const contradiction of players.flatMap(({ contradictions }) => contradictions))
      this.#violated('answers', contradiction);
    await this.#checkPictures(record, log, players);
    return log;
  }

  async #checkPictures(
    record: MatchRecord,
    log: readonly StoredEntry[],
    players: readonly Player[],
  ): Promise<void> {
    const { matchId, gameId, table } = record;
    if (table.startedAt === 0) return;
    const { game } = await catalog[gameId]!.load();
    const setup = setupOf(record);
    const entries = log.map(({ entry }) => entry);
    try {
      const view = (state: unknown): string => hashState(game.publicView(state));
      const views = new Map([[0, view(createMatch(game, setup).state)]]);
      for (const { match } of replayLog(game, { setup, log: entries }))
        views.set(match.seq, view(match.state));
      const folded = fold(game, setup, entries);
      if (view(folded.state) !== views.get(folded.seq)) throw new Error('the fold ends elsewhere');
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
