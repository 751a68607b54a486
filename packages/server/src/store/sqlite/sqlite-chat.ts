import type { DatabaseSync } from 'node:sqlite';
import { lineRow, REPORTED_OF_MATCH, reportRow, toChat, toReport } from '../chat-rows.ts';
import type { ChatLine, ChatRange, ChatReport, ChatStore, KeptChat } from '../chat-store.ts';
import { SqliteRead } from './sqlite-read.ts';
import type { Writer } from '../writes.ts';

/** The chat in SQLite: read here, written by the writer thread. */
export class SqliteChat implements ChatStore {
  readonly #writer: Writer;
  readonly #ofMatch;
  readonly #reportedOf;
  readonly #reports;

  constructor(db: DatabaseSync, writer: Writer) {
    this.#writer = writer;
    this.#ofMatch = new SqliteRead(db, 'SELECT * FROM chat WHERE match_id = ? ORDER BY n');
    this.#reportedOf = new SqliteRead(db, `${REPORTED_OF_MATCH}?`);
    this.#reports = new SqliteRead(db, 'SELECT * FROM chat_reports ORDER BY reported_at');
  }

  async ofMatch(matchId: string): Promise<KeptChat> {
    return toChat(this.#ofMatch.all(matchId), this.#reportedOf.all(matchId));
  }

  async add(matchId: string, line: ChatLine, most: number): Promise<void> {
    await this.#writer.chat({ change: 'add', row: { ...lineRow(matchId, line), most } });
  }

  async delete(matchId: string, { from, to }: ChatRange): Promise<void> {
    await this.#writer.chat({ change: 'delete', row: { matchId, from, to } });
  }

  async report(report: ChatReport): Promise<boolean> {
    return (await this.#writer.chat({ change: 'report', row: reportRow(report) })) === 1;
  }

  async reports(): Promise<readonly ChatReport[]> {
    return this.#reports.all().map(toReport);
  }

  settle(matchId: string, n: number): Promise<number> {
    return this.#writer.chat({ change: 'settle', row: { matchId, n } });
  }
}
