import type { Reason } from '@atoll/engine';
import type { Answer } from '@atoll/protocol';
import { type End, ASKING } from '../link/connection-end.ts';
import type { LiveSession } from '../live-session.ts';

/** Ends after which there is no seat to give back. */
const GONE: readonly string[] = [
  'removed',
  'given',
  'missing',
  'unplayable',
] satisfies readonly End[];

/**
 * Gives the own seat back without a table on screen: before the match the seat becomes free, later
 * it concedes and the bot plays it to the end. Ends the session in any case.
 * @returns the refusal; undefined once the seat is given back, or when it no longer existed. Waits
 * while the server does not answer: `leave` of the session ends the wait.
 */
export async function leaveMatch(
  table: LiveSession,
  bot: () => Promise<string>,
): Promise<readonly Reason[] | undefined> {
  const ended = new Promise<void>((resolve) => {
    const look = (): void => {
      if (!ASKING.includes(table.getState().status)) resolve();
    };
    table.subscribe(look);
  });
  table.open();
  // A seat that becomes free closes its connection, and the answer may be lost with it.
  const answer = await Promise.race([ask(table, bot), ended.then(() => undefined)]);
  const { status } = table.getState();
  table.leave();
  if (answer?.ok || GONE.includes(status)) return undefined;
  return answer?.reasons ?? [{ code: 'failed', details: { message: status } }];
}

async function ask(table: LiveSession, bot: () => Promise<string>): Promise<Answer> {
  await live(table);
  const { seat, snapshot, host } = table.getState();
  // A host who does not play has no seat to give back.
  if (seat < 0) return { ok: true, seq: snapshot?.seq ?? 0 };
  if (snapshot?.phase === 'playing') return table.ask('concede', { bot: await bot() });
  const isAlone =
    host && snapshot?.seats.every((each, at) => at === seat || each.kind !== 'person');
  // A table without people ends by itself.
  if (snapshot?.phase === 'over' || isAlone) return { ok: true, seq: snapshot?.seq ?? 0 };
  return table.seats({ do: 'open', seat });
}

const live = (table: LiveSession): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (table.getState().status === 'live') resolve();
    };
    table.subscribe(look);
    look();
  });
