import type { Statement } from '../statement.ts';
import type { NumberedStatement } from './postgres-connections.ts';

interface Numbering {
  readonly text: string;
  /** The names of the parameters, by their numbers. */
  readonly names: readonly string[];
}

const numberings = new Map<string, Numbering>();

/** A statement as PostgreSQL reads it: parameters have numbers. */
export function numbered({ sql, values }: Statement): NumberedStatement {
  let numbering = numberings.get(sql);
  if (!numbering) numberings.set(sql, (numbering = numberingOf(sql)));
  return { text: numbering.text, values: numbering.names.map((name) => values[name] ?? null) };
}

function numberingOf(sql: string): Numbering {
  const names: string[] = [];
  const text = sql.replace(/:(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}
