/**
 * A statement that both databases understand. Parameters are written as `:name`, types are left to
 * the columns. Row locks (`FOR UPDATE`) are for PostgreSQL: SQLite has one writer at a time.
 */
export interface Statement {
  readonly sql: string;
  readonly values: StatementValues;
}

export type StatementValues = Readonly<Record<string, string | number | Uint8Array>>;
