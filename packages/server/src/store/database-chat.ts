import type { ChatLine, ChatRange, ChatReport, ChatStore, KeptChat } from './chat-store.ts';
import type { Driver } from './driver.ts';
import type { FoundRow } from './rows.ts';

/** Whether the match exists; waits for a deletion under way. */
const KEPT = 'EXISTS (SELECT 1 FROM matches WHERE match_id = :matchId FOR KEY SHARE)';

/** The chat in a database. Repeating a write changes nothing a second time. */
export class DatabaseChat implements ChatStore {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async ofMatch(matchId: string): Promise<KeptChat> {
    const [found, reported] = await Promise.all([
      this.#driver.read('SELECT * FROM chat WHERE match_id = :matchId ORDER BY n', { matchId }),
      this.#driver.read('SELECT DISTINCT n FROM chat_reports WHERE match_id = :matchId', {
        matchId,
      }),
    ]);
    const lines = found.map(toLine);
    return {
      lines: lines.filter(({ phrase, text }) => phrase !== '' || text !== ''),
      last: lines.at(-1)?.n ?? 0,
      reported: reported.map((row) => Number(row['n'])),
    };
  }

  async add(matchId: string, line: ChatLine, most: number): Promise<void> {
    const { n, seat, at, phrase, text } = line;
    await this.#driver.change(
      {
        sql: 'DELETE FROM chat WHERE match_id = :matchId AND n <= :dropped',
        values: { matchId, dropped: n - most },
      },
      {
        sql: `INSERT INTO chat (match_id, n, seat, at, phrase, text)
          SELECT :matchId, :n, :seat, :at, :phrase, :text WHERE ${KEPT} ON CONFLICT DO NOTHING`,
        values: { matchId, n, seat, at, phrase, text },
      },
    );
  }

  async delete(matchId: string, { from, to }: ChatRange): Promise<void> {
    await this.#driver.change({
      sql: `UPDATE chat SET seat = -1, at = 0, phrase = '', text = ''
        WHERE match_id = :matchId AND n BETWEEN :from AND :to`,
      values: { matchId, from, to },
    });
  }

  async report({ matchId, line, reporter, at: reportedAt }: ChatReport): Promise<boolean> {
    const { n, seat, at, phrase, text } = line;
    const written = await this.#driver.change({
      sql: `INSERT INTO chat_reports (match_id, n, seat, at, phrase, text, reporter, reported_at)
        SELECT :matchId, :n, :seat, :at, :phrase, :text, :reporter, :reportedAt WHERE ${KEPT}
        ON CONFLICT DO NOTHING`,
      values: { matchId, n, seat, at, phrase, text, reporter, reportedAt },
    });
    return written === 1;
  }

  async reports(): Promise<readonly ChatReport[]> {
    const rows = await this.#driver.read('SELECT * FROM chat_reports ORDER BY reported_at');
    return rows.map((row) => ({
      matchId: String(row['match_id']),
      line: toLine(row),
      reporter: Number(row['reporter']),
      at: Number(row['reported_at']),
    }));
  }

  settle(matchId: string, n: number): Promise<number> {
    return this.#driver.change({
      sql: 'DELETE FROM chat_reports WHERE match_id = :matchId AND n = :n',
      values: { matchId, n },
    });
  }
}

const toLine = (row: FoundRow): ChatLine => ({
  n: Number(row['n']),
  seat: Number(row['seat']),
  at: Number(row['at']),
  phrase: String(row['phrase']),
  text: String(row['text']),
});
