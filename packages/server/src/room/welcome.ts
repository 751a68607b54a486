import type {
  CompactKey,
  ReportedMessage,
  SaidMessage,
  Dictionary,
  TableData,
  WelcomeMessage,
} from '@atoll/protocol';
import type { ReadonlyMatchState } from '../match/match-state.ts';
import type { MatchRecord } from '../store/match-store.ts';
import { spokenCode } from '../match/invite-codes.ts';
import { sendJson } from './json-messages.ts';
import { withOldPromptField } from './old-prompt-field.ts';
import type { TableClient } from './request-handler.ts';
import { privateNews, seatOf } from './session.ts';

export interface WelcomeParts {
  /** In ms since 1970. */
  readonly now: number;
  readonly dictionary: Dictionary;
  /** The table as it is shown. */
  readonly table: TableData<unknown>;
  /** The newest chat lines. */
  readonly said: readonly SaidMessage[];
  /** For the host: the reported lines. */
  readonly reported: readonly ReportedMessage[];
}

/**
 * Sends a connection its seat and prompt; with the key of the compact form, if it reads that; with
 * the table, if it reads JSON.
 */
export function sendWelcome(
  client: TableClient,
  state: ReadonlyMatchState,
  { now, dictionary, table, said, reported }: WelcomeParts,
): void {
  const seat = seatOf(client);
  const { record } = state;
  const isHost = seat === record.table.host;
  const codes =
    seat < 0 && !isHost
      ? { code: '', longCode: '' }
      : { code: spokenCode(record, now), longCode: record.code };
  const prompt = state.promptForPerson(seat);
  const { userData } = client;
  if (userData) {
    userData.lastPrivateView = '';
    userData.lastPrompt = prompt;
  }
  const welcome: WelcomeMessage = withOldPromptField({
    seat: Math.max(seat, -1),
    host: isHost,
    seq: table.seq,
    prompt,
    ...privateNews(client, state),
    ...codes,
    ...(said.length > 0 ? { said } : {}),
    ...(reported.length > 0 ? { reported } : {}),
    now,
    ...(userData?.form === 'compact' ? { compact: keyOf(record, dictionary) } : {}),
  });
  if (userData?.form === 'json') sendJson(client, { type: 'welcome', ...welcome, table });
  else client.send('welcome', welcome);
}

function keyOf(record: MatchRecord, { words, forms }: Dictionary): CompactKey {
  return { since: sinceOf(record), words, forms };
}

/** The time from which the compact steps of a match count theirs. */
export function sinceOf({ createdAt }: MatchRecord): number {
  return createdAt;
}
