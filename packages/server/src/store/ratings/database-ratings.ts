import type { Driver } from '../driver.ts';
import type { FoundRow } from '../rows.ts';
import type { Statement, StatementValues } from '../statement.ts';
import type {
  LadderAsked,
  LadderKey,
  LadderLine,
  OwnRating,
  PastChange,
  RatedResult,
  RatingChange,
  RatingStore,
  Skill,
  StoredRating,
} from './rating-store.ts';

/** Databases hold skills as integers. */
const SCALE = 1_000_000;
const toStored = (value: number): number => Math.round(value * SCALE);
const skillOf = (row: FoundRow, suffix = ''): Skill => ({
  mu: Number(row[`mu${suffix}`]) / SCALE,
  sigma: Number(row[`sigma${suffix}`]) / SCALE,
});
const ON_LADDER = 'game_id = :gameId AND seats = :seats';

/** Ratings in a database. Repeating a write changes nothing a second time. */
export class DatabaseRatings implements RatingStore {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async isRated(matchId: string): Promise<boolean> {
    const rows = await this.#driver.read(
      'SELECT 1 FROM rating_changes WHERE match_id = :matchId LIMIT 1',
      { matchId },
    );
    return rows.length > 0;
  }

  async find(
    { gameId, seats }: LadderKey,
    players: readonly string[],
  ): Promise<readonly StoredRating[]> {
    const rows = await Promise.all(
      players.map((player) =>
        this.#driver.read(
          `SELECT * FROM ratings WHERE ${ON_LADDER} AND player = :player AND matches > 0`,
          { gameId, seats, player },
        ),
      ),
    );
    return rows.flat().map(toRating);
  }

  /**
   * The rows of all players exist before they are locked, in one order, so that of two matches that
   * end at once one waits for the other and then finds other numbers of matches.
   */
  async store(result: RatedResult): Promise<boolean> {
    const { matchId, ladder, changes } = result;
    if (changes.length === 0) return true;
    const unchanged = unchangedSince(changes);
    const inOrder = [...changes].sort((a, b) => (a.player < b.player ? -1 : 1));
    await this.#driver.change(
      ...inOrder.map((change) => emptyRating(result, change)),
      ...inOrder.map(({ player }) => ({
        sql: `SELECT 1 FROM ratings WHERE ${ON_LADDER} AND player = :player FOR UPDATE`,
        values: { ...ladder, player },
      })),
      ...inOrder.map((change) => insertedChange(result, change, unchanged)),
      ...inOrder.map((change) => changedRating(result, change)),
    );
    const [stored] = await this.#driver.read(
      `SELECT count(*) AS count FROM rating_changes WHERE match_id = :matchId`,
      { matchId },
    );
    return Number(stored?.['count']) === changes.length;
  }

  async own(player: string, most: number): Promise<readonly OwnRating[]> {
    const rows = await this.#driver.read(
      'SELECT * FROM ratings WHERE player = :player AND matches > 0 ORDER BY game_id, seats',
      { player },
    );
    return Promise.all(
      rows.map(async (row) => {
        const ladder = { gameId: String(row['game_id']), seats: Number(row['seats']) };
        const changes = await this.#driver.read(
          `SELECT c.*, EXISTS (SELECT 1 FROM matches AS m WHERE m.match_id = c.match_id) AS kept
            FROM rating_changes AS c WHERE ${ON_LADDER} AND player = :player
            ORDER BY n DESC LIMIT :most`,
          { ...ladder, player, most },
        );
        return { ...toRating(row), ladder, changes: changes.map(toChange).reverse() };
      }),
    );
  }

  async ladder({
    ladder,
    season,
    leastMatches,
    most,
  }: LadderAsked): Promise<readonly LadderLine[]> {
    const rows = await this.#driver.read(
      `SELECT c.player, c.mu, c.sigma, r.name, t.played
        FROM (SELECT player, max(n) AS last, count(*) AS played FROM rating_changes
            WHERE ${ON_LADDER} AND season = :season GROUP BY player) AS t
          JOIN rating_changes AS c ON c.game_id = :gameId AND c.seats = :seats
            AND c.player = t.player AND c.n = t.last
          JOIN ratings AS r ON r.game_id = :gameId AND r.seats = :seats AND r.player = t.player
        WHERE t.played >= :leastMatches
        ORDER BY c.mu - 2 * c.sigma DESC, c.player LIMIT :most`,
      { ...ladder, season, leastMatches, most },
    );
    return rows.map((row) => ({
      player: String(row['player']),
      name: String(row['name']),
      matches: Number(row['played']),
      ...skillOf(row),
    }));
  }

  /** Both deletions lock the ratings first: no match that ends meanwhile is half deleted. */
  forget(player: string): Promise<number> {
    return this.#driver.change(
      {
        sql: 'SELECT 1 FROM ratings WHERE player = :player ORDER BY game_id, seats FOR UPDATE',
        values: { player },
      },
      { sql: 'DELETE FROM rating_changes WHERE player = :player', values: { player } },
      { sql: 'DELETE FROM ratings WHERE player = :player', values: { player } },
    );
  }

  deleteUnused(since: number): Promise<number> {
    return this.#driver.change(
      {
        sql: `SELECT 1 FROM ratings WHERE ended_at < :since
          ORDER BY game_id, seats, player FOR UPDATE`,
        values: { since },
      },
      {
        sql: `DELETE FROM rating_changes WHERE EXISTS (SELECT 1 FROM ratings AS r
          WHERE r.game_id = rating_changes.game_id AND r.seats = rating_changes.seats
            AND r.player = rating_changes.player AND r.ended_at < :since)`,
        values: { since },
      },
      { sql: 'DELETE FROM ratings WHERE ended_at < :since', values: { since } },
    );
  }
}

const toRating = (row: FoundRow): StoredRating => ({
  player: String(row['player']),
  matches: Number(row['matches']),
  season: String(row['season']),
  ...skillOf(row),
});

const toChange = (row: FoundRow): PastChange => ({
  matchId: row['kept'] === true || row['kept'] === 1 ? String(row['match_id']) : '',
  season: String(row['season']),
  at: Number(row['ended_at']),
  place: Number(row['place']),
  before: skillOf(row, '_before'),
  ...skillOf(row),
});

/** A row to lock for a player without one. */
const emptyRating = (
  { ladder, at }: RatedResult,
  { player, name, before }: RatingChange,
): Statement => ({
  sql: `INSERT INTO ratings (game_id, seats, player, name, mu, sigma, matches, season, ended_at)
    VALUES (:gameId, :seats, :player, :name, :mu, :sigma, 0, '', :at)
    ON CONFLICT (game_id, seats, player) DO NOTHING`,
  values: {
    ...ladder,
    ...{ player, name, at, mu: toStored(before.mu), sigma: toStored(before.sigma) },
  },
});

/** The condition that the ratings of all players are those from which their changes start. */
function unchangedSince(changes: readonly RatingChange[]): Statement {
  const each = changes.map((_, at) => `(player = :player${at} AND matches = :matches${at})`);
  return {
    sql: `(SELECT count(*) FROM ratings WHERE ${ON_LADDER} AND (${each.join(' OR ')})) = :players`,
    values: Object.fromEntries([
      ['players', changes.length],
      ...changes.flatMap(({ player, matchesBefore }, at) => [
        [`player${at}`, player],
        [`matches${at}`, matchesBefore],
      ]),
    ]) as StatementValues,
  };
}

const insertedChange = (
  { matchId, ladder, season, at }: RatedResult,
  { player, matchesBefore, place, before, mu, sigma }: RatingChange,
  unchanged: Statement,
): Statement => ({
  sql: `INSERT INTO rating_changes (game_id, seats, player, n, match_id, season, ended_at, place,
      mu_before, sigma_before, mu, sigma)
    SELECT r.game_id, r.seats, r.player, r.matches + 1, CAST(:matchId AS TEXT),
      CAST(:season AS TEXT), CAST(:at AS BIGINT), CAST(:place AS INTEGER),
      CAST(:muBefore AS BIGINT), CAST(:sigmaBefore AS BIGINT), CAST(:mu AS BIGINT),
      CAST(:sigma AS BIGINT)
    FROM ratings AS r
    WHERE r.game_id = :gameId AND r.seats = :seats AND r.player = :player
      AND r.matches = :matchesBefore AND ${unchanged.sql}
      AND NOT EXISTS (SELECT 1 FROM rating_changes AS c
        WHERE c.match_id = :matchId AND c.player = :player)`,
  values: {
    ...unchanged.values,
    ...ladder,
    ...{ player, matchId, season, at, place, matchesBefore },
    ...{ muBefore: toStored(before.mu), sigmaBefore: toStored(before.sigma) },
    ...{ mu: toStored(mu), sigma: toStored(sigma) },
  },
});

/** Matches that end late, or are stored late, do not move a player back to an earlier season. */
const changedRating = (
  { matchId, ladder, season, at }: RatedResult,
  { player, name, matchesBefore, mu, sigma }: RatingChange,
): Statement => ({
  sql: `UPDATE ratings SET name = :name, mu = :mu, sigma = :sigma, matches = matches + 1,
      season = CASE WHEN season < :season THEN :season ELSE season END,
      ended_at = CASE WHEN ended_at < :at THEN :at ELSE ended_at END
    WHERE ${ON_LADDER} AND player = :player AND matches = :matchesBefore
      AND EXISTS (SELECT 1 FROM rating_changes AS c
        WHERE c.match_id = :matchId AND c.player = :player AND c.n = :next)`,
  values: {
    ...ladder,
    ...{ player, name, season, at, matchId, matchesBefore, next: matchesBefore + 1 },
    ...{ mu: toStored(mu), sigma: toStored(sigma) },
  },
});
