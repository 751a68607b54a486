import type {
  DailyEnd,
  DailyResult,
  DailyStore,
  DailyTry,
  DayOfTries,
  DaysAsked,
  OwnTry,
  ResultsAsked,
} from './daily-store.ts';
import type { Driver } from './driver.ts';
import type { FoundRow } from './rows.ts';
import type { Statement } from './statement.ts';

/** Deletes the daily result of a match. */
export const dailyDeletionOf = (matchId: string): Statement => ({
  sql: 'DELETE FROM daily_tries WHERE match_id = :matchId',
  values: { matchId },
});

/** Daily matches in a database. Repeating a write changes nothing a second time. */
export class DatabaseDaily implements DailyStore {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async begin({ gameId, day, player, matchId }: DailyTry): Promise<boolean> {
    const written = await this.#driver.change({
      sql: `INSERT INTO daily_tries (game_id, day, player, match_id)
        VALUES (:gameId, :day, :player, :matchId)
        ON CONFLICT (game_id, day, player) DO UPDATE SET match_id = excluded.match_id
          WHERE daily_tries.ended_at = 0 AND NOT EXISTS
            (SELECT 1 FROM match_log AS l WHERE l.match_id = daily_tries.match_id)`,
      values: { gameId, day, player, matchId },
    });
    return written === 1;
  }

  async counts(matchId: string): Promise<boolean> {
    const rows = await this.#driver.read('SELECT 1 FROM daily_tries WHERE match_id = :matchId', {
      matchId,
    });
    return rows.length > 0;
  }

  async end(matchId: string, { name, rules, points, at }: DailyEnd): Promise<void> {
    const scored = points === undefined ? '' : ', points = :points';
    await this.#driver.change({
      sql: `UPDATE daily_tries SET name = :name, rules = :rules, ended_at = :at${scored}
        WHERE match_id = :matchId AND ended_at = 0`,
      values: { matchId, name, rules, at, ...(points === undefined ? {} : { points }) },
    });
  }

  async days({ gameId, from, to, player }: DaysAsked): Promise<readonly DayOfTries[]> {
    const rows = await this.#driver.read(
      `SELECT day, count(*) AS begun, count(points) AS finished,
          max(CASE WHEN player = :player THEN match_id END) AS own_match,
          max(CASE WHEN player = :player THEN ended_at END) AS own_end,
          max(CASE WHEN player = :player THEN points END) AS own_points
        FROM daily_tries WHERE game_id = :gameId AND day >= :from AND day <= :to
        GROUP BY day ORDER BY day DESC`,
      { gameId, from, to, player },
    );
    return rows.map((row) => ({
      day: String(row['day']),
      begun: Number(row['begun']),
      finished: Number(row['finished']),
      ...ownOf(row),
    }));
  }

  async results({ gameId, day, player, most }: ResultsAsked): Promise<readonly DailyResult[]> {
    const rows = await this.#driver.read(
      `SELECT r.*, EXISTS (SELECT 1 FROM matches AS m WHERE m.match_id = r.match_id) AS kept
        FROM (SELECT name, points, rules, match_id, player,
            rank() OVER (ORDER BY points DESC) AS place,
            row_number() OVER (ORDER BY points DESC, ended_at, match_id) AS line
          FROM daily_tries WHERE game_id = :gameId AND day = :day AND points IS NOT NULL) AS r
        WHERE line <= :most OR player = :player ORDER BY line`,
      { gameId, day, player, most },
    );
    return rows.map((row) => ({
      place: Number(row['place']),
      name: String(row['name']),
      points: Number(row['points']),
      rules: Number(row['rules']),
      matchId: row['kept'] === true || row['kept'] === 1 ? String(row['match_id']) : '',
      own: row['player'] === player,
    }));
  }

  deleteBefore(day: string): Promise<number> {
    return this.#driver.change({
      sql: 'DELETE FROM daily_tries WHERE day < :day',
      values: { day },
    });
  }
}

function ownOf(row: FoundRow): { readonly own?: OwnTry } {
  if (typeof row['own_match'] !== 'string') return {};
  const { own_match: matchId, own_end: end, own_points: points } = row;
  if (Number(end) === 0) return { own: { matchId, state: 'playing' } };
  if (points === null) return { own: { matchId, state: 'ended' } };
  return { own: { matchId, state: 'finished', points: Number(points) } };
}
