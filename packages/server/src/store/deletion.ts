import type { Statement } from './statement.ts';

/** Tables whose rows of a match are not deleted by cascade, and then its own. */
const TABLES = ['match_log', 'match_snapshots', 'subscriptions', 'matches'];

/**
 * Deletes a match; the last statement tells whether there was one. The first waits for transactions
 * that write to the match: a later write finds no match.
 */
export const deletionOf = (matchId: string): readonly Statement[] =>
  [
    'SELECT 1 FROM matches WHERE match_id = :matchId FOR UPDATE',
    ...TABLES.map((table) => `DELETE FROM ${table} WHERE match_id = :matchId`),
  ].map((sql) => ({ sql, values: { matchId } }));
