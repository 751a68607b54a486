import { lineRow, REPORTED_OF_MATCH, reportRow, toChat, toReport } from '../chat-rows.ts';
import type { ChatLine, ChatRange, ChatReport, ChatStore, KeptChat } from '../chat-store.ts';
import { NotStored, Unreadable } from '../match-store.ts';
import type { PostgresConnections, PostgresRow } from './postgres-connections.ts';

/** Whether the match exists; waits for a deletion under way. */
const KEPT = 'EXISTS (SELECT 1 FROM matches WHERE match_id = $1 FOR KEY SHARE)';

const REPORTS = 'SELECT * FROM chat_reports ORDER BY reported_at';

const OF_MATCH = 'SELECT * FROM chat WHERE match_id = $1 ORDER BY n';

const WRITES = {
  'add-line': `WITH dropped AS (DELETE FROM chat WHERE match_id = $1 AND n <= $2::INTEGER - $7::INTEGER)
    INSERT INTO chat (match_id, n, seat, at, phrase, text)
    SELECT $1::TEXT, $2::INTEGER, $3::INTEGER, $4::BIGINT, $5::TEXT, $6::TEXT
    WHERE ${KEPT} ON CONFLICT DO NOTHING`,
  'delete-lines': `UPDATE chat SET seat = -1, at = 0, phrase = '', text = ''
    WHERE match_id = $1 AND n BETWEEN $2 AND $3`,
  'report-line': `INSERT INTO chat_reports
      (match_id, n, seat, at, phrase, text, reporter, reported_at)
    SELECT $1::TEXT, $2::INTEGER, $3::INTEGER, $4::BIGINT, $5::TEXT, $6::TEXT, $7::INTEGER, $8::BIGINT
    WHERE ${KEPT} ON CONFLICT DO NOTHING`,
  'settle-reports': 'DELETE FROM chat_reports WHERE match_id = $1 AND n = $2',
} as const;

/**
 * The chat in PostgreSQL. It is written line by line and outside the queue of the matches: no
 * action waits for it.
 */
export class PostgresChat implements ChatStore {
  readonly #connections: PostgresConnections;

  constructor(connections: PostgresConnections) {
    this.#connections = connections;
  }

  async ofMatch(matchId: string): Promise<KeptChat> {
    const reads = [OF_MATCH, `${REPORTED_OF_MATCH}$1`];
    const [lines = [], reported = []] = await Promise.all(
      reads.map((text) => this.#read(text, matchId)),
    );
    return toChat(lines, reported);
  }

  async add(matchId: string, line: ChatLine, most: number): Promise<void> {
    const { n, seat, at, phrase, text } = lineRow(matchId, line);
    await this.#write('add-line', [matchId, n, seat, at, phrase, text, most]);
  }

  async delete(matchId: string, { from, to }: ChatRange): Promise<void> {
    await this.#write('delete-lines', [matchId, from, to]);
  }

  async report(report: ChatReport): Promise<boolean> {
    const { matchId, n, seat, at, phrase, text, reporter, reportedAt } = reportRow(report);
    const values = [matchId, n, seat, at, phrase, text, reporter, reportedAt];
    return (await this.#write('report-line', values)) === 1;
  }

  async reports(): Promise<readonly ChatReport[]> {
    return (await this.#read(REPORTS)).map(toReport);
  }

  settle(matchId: string, n: number): Promise<number> {
    return this.#write('settle-reports', [matchId, n]);
  }

  async #read(text: string, ...values: readonly string[]): Promise<readonly PostgresRow[]> {
    try {
      return (await this.#connections.run({ text, values })).rows;
    } catch (error) {
      throw new Unreadable('the database does not answer', { cause: error });
    }
  }

  /** Returns how many rows were written. Repeating a write changes nothing a second time. */
  async #write(name: keyof typeof WRITES, values: readonly (string | number)[]): Promise<number> {
    try {
      const query = { text: WRITES[name], values };
      return (await this.#connections.run(query)).rowCount ?? 0;
    } catch (error) {
      throw new NotStored((error as Error).message, { cause: error });
    }
  }
}
