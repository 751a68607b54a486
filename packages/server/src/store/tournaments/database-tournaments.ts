import type { Driver } from '../driver.ts';
import type { StoredTournament, Tournament, TournamentStore } from './tournament-store.ts';

/** Tournaments in a database, each as one JSON document. */
export class DatabaseTournaments implements TournamentStore {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async create(tournament: Tournament): Promise<void> {
    await this.#driver.change({
      sql: `INSERT INTO tournaments
          (tournament_id, version, created_at, started_at, ended_at, document)
        VALUES (:id, 1, :createdAt, :startedAt, :endedAt, :document)`,
      values: { ...valuesOf(tournament), createdAt: tournament.createdAt },
    });
  }

  async find(id: string): Promise<StoredTournament | undefined> {
    const [row] = await this.#driver.read(
      'SELECT version, document FROM tournaments WHERE tournament_id = :id',
      { id },
    );
    return (
      row && {
        version: Number(row['version']),
        tournament: JSON.parse(String(row['document'])) as Tournament,
      }
    );
  }

  async save({ version, tournament }: StoredTournament): Promise<boolean> {
    const written = await this.#driver.change({
      sql: `UPDATE tournaments SET version = version + 1, started_at = :startedAt,
          ended_at = :endedAt, document = :document
        WHERE tournament_id = :id AND version = :version`,
      values: { ...valuesOf(tournament), version },
    });
    return written === 1;
  }

  async playing(): Promise<readonly string[]> {
    const rows = await this.#driver.read(
      'SELECT tournament_id FROM tournaments WHERE started_at > 0 AND ended_at = 0 ORDER BY started_at',
    );
    return rows.map((row) => String(row['tournament_id']));
  }

  deleteBefore({ at, most }: { readonly at: number; readonly most: number }): Promise<number> {
    return this.#driver.change({
      sql: `DELETE FROM tournaments WHERE tournament_id IN
        (SELECT tournament_id FROM tournaments
          WHERE (ended_at > 0 AND ended_at < :at) OR (started_at = 0 AND created_at < :at)
          LIMIT :most)`,
      values: { at, most },
    });
  }
}

const valuesOf = (tournament: Tournament) => ({
  id: tournament.id,
  startedAt: tournament.startedAt,
  endedAt: tournament.endedAt,
  document: JSON.stringify(tournament),
});
