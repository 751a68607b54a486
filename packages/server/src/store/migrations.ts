import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Dialect = 'sqlite' | 'postgres';

export interface Migration {
  /** Its file, numbered among those of the dialect: databases keep it, so that it never changes. */
  readonly name: string;
  readonly sql: string;
}

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** A line that begins a section for one dialect, or for both again. */
const SECTION = /^--- (both|sqlite|postgres)$/m;

/**
 * The migrations of a dialect, in order. Their files hold both: types are written as PostgreSQL
 * names them, options of tables as SQLite does. A function of PostgreSQL is in the migration that
 * changed it last.
 */
export function migrationsOf(dialect: Dialect): readonly Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ file, sql: sqlOf(readFileSync(path.join(FOLDER, file), 'utf8'), dialect) }))
    .filter(({ sql }) => sql.replace(/^--.*$/gm, '').trim() !== '')
    .map(({ file, sql }, index) => ({
      name: `${String(index + 1).padStart(3, '0')}${file.slice(3)}`,
      sql,
    }));
}

function sqlOf(text: string, dialect: Dialect): string {
  const [first = '', ...rest] = text.split(SECTION);
  const sections = rest.flatMap((part, index) => {
    const isHeading = index % 2 === 0;
    return isHeading && (part === 'both' || part === dialect) ? [rest[index + 1] ?? ''] : [];
  });
  const sql = [first, ...sections].join('');
  return dialect === 'postgres'
    ? sql.replace(/\) STRICT(, WITHOUT ROWID)?;/g, ');')
    : sql.replace(/\bBIGINT\b/g, 'INTEGER').replace(/\bBYTEA\b/g, 'BLOB');
}
