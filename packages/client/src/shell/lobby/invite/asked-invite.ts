import type { TableSummary } from '@atoll/protocol';
import { readInvite } from '../../../net/api.ts';
import { isComplete, readCode } from './code.ts';

interface Asked {
  readonly code: string;
  readonly answer: Promise<TableSummary>;
}

let asked: Asked | undefined;

/**
 * Requests the table while the invite page is loading; errors surface when the page itself asks.
 */
export function askInviteEarly(code: string): Promise<TableSummary> | undefined {
  if (!isCode(code)) return undefined;
  asked = { code, answer: readInvite(code) };
  asked.answer.catch(() => {});
  return asked.answer;
}

/** Whether a table may have this code: the page explains any other. */
function isCode(text: string): boolean {
  const { code, stray } = readCode(text);
  return stray.length === 0 && isComplete(code);
}

/** The table of this code; uses the early request if there is one. */
export function askInvite(code: string): Promise<TableSummary> {
  const answer = asked?.code === code ? asked.answer : readInvite(code);
  asked = undefined;
  return answer;
}
