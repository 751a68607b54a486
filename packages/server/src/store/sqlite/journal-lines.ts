import type { EntryRow } from '../rows.ts';
import type { Write } from '../writes.ts';

export type Append = Extract<Write, { readonly do: 'append' }>;

/** An entry of a log, as the journal holds it. */
export type JournalEntry = EntryRow & { readonly matchId: string; readonly epoch: number };

/** Entries as text, a line each. JSON holds neither tabs nor line breaks. */
export const linesOf = ({ matchId, epoch, entries }: Append): string =>
  entries
    .map(
      ({ seq, at, clientId, entry }) =>
        `${JSON.stringify(matchId)}\t${epoch}\t${seq}\t${at}\t${JSON.stringify(clientId)}\t${entry}\n`,
    )
    .join('');

/** The entries of a text, by default those of all matches. */
export function entriesOf(text: string, ofMatch?: string): readonly JournalEntry[] {
  const from = ofMatch === undefined ? '' : `${JSON.stringify(ofMatch)}\t`;
  return text
    .split('\n')
    .filter((line) => line !== '' && line.startsWith(from))
    .map((line) => {
      const [matchId = '', epoch, seq, at, clientId = '', entry = ''] = line.split('\t');
      return {
        matchId: JSON.parse(matchId) as string,
        epoch: Number(epoch),
        seq: Number(seq),
        at: Number(at),
        clientId: JSON.parse(clientId) as string,
        entry,
      };
    });
}
