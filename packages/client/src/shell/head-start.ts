import type { TableSummary } from '@atoll/protocol';
import { readInvite } from '../net/api.ts';
import { isComplete, readCode } from './lobby/code.ts';
import { loadInvitePage } from './lobby/load-invite-page.ts';
import { loadLobbyPage } from './lobby/load-lobby-page.ts';
import type { Route } from './route.ts';
import { loadTablePage } from './table/load-table-page.ts';

interface Asked {
  readonly code: string;
  readonly answer: Promise<TableSummary>;
}

let asked: Asked | undefined;

/**
 * Begins to fetch what the page of this path cannot do without, while its words are under way and
 * nothing is drawn yet. What fails here fails again, and is told, when the page asks for it.
 */
export function giveHeadStart(route: Route): void {
  if (route.page === 'invite' && isCode(route.code)) {
    asked = { code: route.code, answer: readInvite(route.code) };
    asked.answer.catch(() => {});
  }
  if (route.page === 'lobby') loadLobbyPage().catch(() => {});
  if (route.page === 'invite') loadInvitePage().catch(() => {});
  if (route.page === 'invite' || route.page === 'table' || route.page === 'watch')
    loadTablePage().catch(() => {});
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
