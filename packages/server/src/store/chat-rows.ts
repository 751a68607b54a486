import type { ChatLine, ChatRange, ChatReport, KeptChat } from './chat-store.ts';

/** A change of the chat, as it is passed to the writer. */
export type ChatWrite =
  | { readonly change: 'add'; readonly row: LineRow & { readonly most: number } }
  | { readonly change: 'delete'; readonly row: ChatRange & { readonly matchId: string } }
  | { readonly change: 'report'; readonly row: ReportRow }
  | { readonly change: 'settle'; readonly row: { readonly matchId: string; readonly n: number } };

/** The columns of a line. */
export type LineRow = ChatLine & { readonly matchId: string };

/** The columns of a report. */
export type ReportRow = LineRow & { readonly reporter: number; readonly reportedAt: number };

export function lineRow(matchId: string, { n, seat, at, phrase, text }: ChatLine): LineRow {
  return { matchId, n, seat, at, phrase, text };
}

export function reportRow({ matchId, line, reporter, at: reportedAt }: ChatReport): ReportRow {
  return { ...lineRow(matchId, line), reporter, reportedAt };
}

type FoundRow = Readonly<Record<string, unknown>>;

const toLine = (row: FoundRow): ChatLine => ({
  n: Number(row['n']),
  seat: Number(row['seat']),
  at: Number(row['at']),
  phrase: String(row['phrase']),
  text: String(row['text']),
});

/** Reads a row of `chat_reports`. */
export const toReport = (row: FoundRow): ChatReport => ({
  matchId: String(row['match_id']),
  line: toLine(row),
  reporter: Number(row['reporter']),
  at: Number(row['reported_at']),
});

/** The numbers of the reported lines of a match; the match id follows, in a dialect. */
export const REPORTED_OF_MATCH = 'SELECT DISTINCT n FROM chat_reports WHERE match_id = ';

/** Reads the rows of `SELECT * FROM chat`, ordered by number, and of `REPORTED_OF_MATCH`. */
export function toChat(rows: readonly FoundRow[], reported: readonly FoundRow[]): KeptChat {
  const lines = rows.map(toLine);
  return {
    lines: lines.filter(({ phrase, text }) => phrase !== '' || text !== ''),
    last: lines.at(-1)?.n ?? 0,
    reported: reported.map((row) => Number(row['n'])),
  };
}
