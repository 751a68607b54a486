import type {
  CompactKey,
  ReportedMessage,
  SaidMessage,
  Dictionary,
  TableData,
  WelcomeMessage,
} from '@atoll/protocol';
import type { MatchHost } from '../match/match-host.ts';
import { spokenCode } from '../match/invite-codes.ts';
import { sendJson } from './json-messages.ts';
import type { TableClient } from './request-handler.ts';
import { privateNews, seatOf } from './session.ts';

export interface WelcomeParts {
  /** In ms since 1970. */
  readonly now: number;
  readonly dictionary: Dictionary;
  /** The table as it is shown. */
  readonly table: TableData<unknown>;
  /** What was said lately. */
  readonly said: readonly SaidMessage[];
  /** For the host: what was reported. */
  readonly reported: readonly ReportedMessage[];
}

/**
 * Tells a connection who it is at the table and what it is asked for, and one that reads the
 * compact form how; one that reads JSON, how the table stands.
 */
export function sendWelcome(
  client: TableClient,
  host: MatchHost,
  { now, dictionary, table, said, reported }: WelcomeParts,
): void {
  const seat = seatOf(client);
  const { record } = host;
  const codes =
    seat < 0
      ? { code: '', longCode: '' }
      : { code: spokenCode(record, now), longCode: record.code };
  const duty = host.promptForPerson(seat);
  const { userData } = client;
  if (userData) {
    userData.lastPrivateView = '';
    userData.lastPrompt = duty;
  }
  const welcome: WelcomeMessage = {
    seat,
    host: seat === record.table.host,
    seq: table.seq,
    duty,
    ...privateNews(client, host),
    ...codes,
    ...(said.length > 0 ? { said } : {}),
    ...(reported.length > 0 ? { reported } : {}),
    now,
    ...(userData?.compact ? { compact: keyOf(host, dictionary) } : {}),
  };
  if (userData?.json) sendJson(client, { type: 'welcome', ...welcome, table });
  else client.send('welcome', welcome);
}

function keyOf({ record }: MatchHost, { words, forms }: Dictionary): CompactKey {
  return { since: sinceOf(record), words, forms };
}

/** From when the times of the compact steps of a match are counted. */
export function sinceOf({ createdAt }: MatchHost['record']): number {
  return createdAt;
}
