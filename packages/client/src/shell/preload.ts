import { askInviteEarly } from './lobby/invite/asked-invite.ts';
import { loadInvitePage } from './lobby/invite/load-invite-page.ts';
import { loadLobbyPage } from './lobby/load-lobby-page.ts';
import type { Route } from './route.ts';
import { loadTablePage } from './table/load-table-page.ts';

/**
 * Starts loading what the page of this path cannot do without, while its words are loading and
 * nothing is drawn yet. An error here occurs again, and is reported, when the page itself requests
 * it.
 */
export function preload(route: Route): void {
  if (route.page === 'invite') askInviteEarly(route.code);
  if (route.page === 'lobby') loadLobbyPage().catch(() => {});
  if (route.page === 'invite') loadInvitePage().catch(() => {});
  if (route.page === 'invite' || route.page === 'table' || route.page === 'watch')
    loadTablePage().catch(() => {});
}
