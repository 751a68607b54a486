import type { Driver } from './driver.ts';
import type { RecordingStore } from './recordings.ts';

/** Recordings in a database. */
export class DatabaseRecordings implements RecordingStore {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async unrecorded(most: number): Promise<readonly string[]> {
    const rows = await this.#driver.read(
      `SELECT match_id FROM matches
        WHERE ended_at > 0 AND recorded = 0 ORDER BY ended_at LIMIT :most`,
      { most },
    );
    return rows.map(({ match_id: id }) => String(id));
  }

  async find(matchId: string): Promise<Uint8Array | undefined> {
    const [row] = await this.#driver.read(
      'SELECT packed FROM recordings WHERE match_id = :matchId',
      { matchId },
    );
    return row?.['packed'] as Uint8Array | undefined;
  }

  async keep(matchId: string, packed: Uint8Array | undefined): Promise<void> {
    // It is marked first, which waits for a deletion of the match under way.
    const mark = {
      sql: 'UPDATE matches SET recorded = 1 WHERE match_id = :matchId',
      values: { matchId },
    };
    if (packed === undefined) await this.#driver.change(mark);
    else
      await this.#driver.change(mark, {
        sql: `INSERT INTO recordings (match_id, packed)
          SELECT match_id, :packed FROM matches WHERE match_id = :matchId
          ON CONFLICT (match_id) DO UPDATE SET packed = excluded.packed`,
        values: { matchId, packed },
      });
  }
}
