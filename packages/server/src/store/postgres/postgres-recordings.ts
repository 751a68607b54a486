import { NotStored, Unreadable } from '../match-store.ts';
import type { PostgresConnections, Statement } from './postgres-connections.ts';
import type { RecordingStore } from '../recordings.ts';

const UNRECORDED =
  'SELECT match_id FROM matches WHERE ended_at > 0 AND recorded = 0 ORDER BY ended_at LIMIT $1';
const FIND = 'SELECT packed FROM recordings WHERE match_id = $1';
const KEEP = `WITH known AS
    (UPDATE matches SET recorded = 1 WHERE match_id = $1 RETURNING match_id)
  INSERT INTO recordings (match_id, packed)
    SELECT match_id, $2::BYTEA FROM known WHERE $2::BYTEA IS NOT NULL
  ON CONFLICT (match_id) DO UPDATE SET packed = excluded.packed`;

/** Recordings in PostgreSQL, outside the queue of the matches: no action waits for them. */
export class PostgresRecordings implements RecordingStore {
  readonly #connections: PostgresConnections;

  constructor(connections: PostgresConnections) {
    this.#connections = connections;
  }

  async unrecorded(most: number): Promise<readonly string[]> {
    const rows = await this.#read({ text: UNRECORDED, values: [most] });
    return rows.map(({ match_id: id }) => String(id));
  }

  async find(matchId: string): Promise<Uint8Array | undefined> {
    const [row] = await this.#read({ text: FIND, values: [matchId] });
    return row?.['packed'] as Uint8Array | undefined;
  }

  async keep(matchId: string, packed: Uint8Array | undefined): Promise<void> {
    const bytes = packed === undefined ? null : Buffer.from(packed);
    try {
      await this.#connections.run({ text: KEEP, values: [matchId, bytes] });
    } catch (error) {
      throw new NotStored((error as Error).message, { cause: error });
    }
  }

  async #read(query: Statement): Promise<readonly Readonly<Record<string, unknown>>[]> {
    try {
      return (await this.#connections.run(query)).rows;
    } catch (error) {
      throw new Unreadable('the database does not answer', { cause: error });
    }
  }
}
