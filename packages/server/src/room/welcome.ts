import type { CompactKey, Shorthand } from '@atoll/protocol';
import type { MatchHost } from '../match/match-host.ts';
import { spokenCode } from '../match/invite-codes.ts';
import type { TableClient } from './request-handler.ts';
import { privateNews, seatOf } from './session.ts';

/**
 * Tells a connection who it is at the table and what it is asked for, and one that reads the
 * compact form how; `now` in ms since 1970.
 */
export function sendWelcome(
  client: TableClient,
  host: MatchHost,
  { now, shorthand }: { readonly now: number; readonly shorthand: Shorthand },
): void {
  const seat = seatOf(client);
  const { record, match } = host;
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
  client.send('welcome', {
    seat,
    host: seat === record.table.host,
    seq: match?.seq ?? 0,
    duty,
    ...privateNews(client, host),
    ...codes,
    ...(userData?.compact ? { compact: keyOf(host, shorthand) } : {}),
  });
}

function keyOf({ record }: MatchHost, { words, forms }: Shorthand): CompactKey {
  return { since: sinceOf(record), words, forms };
}

/** From when the times of the compact steps of a match are counted. */
export function sinceOf({ createdAt }: MatchHost['record']): number {
  return createdAt;
}
