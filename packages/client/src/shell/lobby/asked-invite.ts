import type { TableSummary } from '@atoll/protocol';
import { readInvite } from '../../net/api.ts';
import { isComplete, readCode } from './code.ts';

interface Asked {
  readonly code: string;
  readonly answer: Promise<TableSummary>;
}

let asked: Asked | undefined;

/** Asks while the page of the invitation is under way; what fails is told when it asks itself. */
export function askInviteEarly(code: string): void {
  if (!isCode(code)) return;
  asked = { code, answer: readInvite(code) };
  asked.answer.catch(() => {});
}

/** Whether a table may have it: the page says what is wrong with any other. */
function isCode(text: string): boolean {
  const { code, stray } = readCode(text);
  return stray.length === 0 && isComplete(code);
}

/** Who sits at the table with this code; the first question may be under way already. */
export function askInvite(code: string): Promise<TableSummary> {
  const answer = asked?.code === code ? asked.answer : readInvite(code);
  asked = undefined;
  return answer;
}
