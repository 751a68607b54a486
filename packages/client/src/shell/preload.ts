import { getSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { whenQuiet } from '@atoll/table-kit/late/when-quiet.ts';
import { chooseLocale } from '@atoll/table-kit/words/choose-locale.ts';
import { gameRules } from './bots/game-rules.ts';
import { gameEntry, loadPageLocale } from './game-entries.ts';
import { askInviteEarly } from './lobby/invite/asked-invite.ts';
import { loadInvitePage } from './lobby/invite/load-invite-page.ts';
import { loadLobbyPage } from './lobby/load-lobby-page.ts';
import { keptSeats } from './person.ts';
import type { Route } from './route.ts';
import { loadTablePage } from './table/load-table-page.ts';

/**
 * Starts loading what the page of this path cannot do without, while its words are loading and
 * nothing is drawn yet: its script, and the table of the game as soon as the game is known. An
 * error here occurs again, and is reported, when the page itself requests it.
 */
export function preload(route: Route): void {
  if (route.page === 'lobby') loadLobbyPage().catch(() => {});
  if (route.page === 'invite') loadInvitePage().catch(() => {});
  if (route.page === 'invite' || route.page === 'table' || route.page === 'watch')
    loadTablePage().catch(() => {});
  loadGameOf(route).catch(() => {});
}

async function loadGameOf(route: Route): Promise<void> {
  const known = gameOf(route);
  if (known === undefined) return;
  const locale = await loadPageLocale(chooseLocale(getSettings().language));
  const game = await known;
  await gameEntry(locale, game)?.load(locale);
  // a seat's first action waits for the rules, which say whether it can be taken back
  whenQuiet(() => void gameRules.load(game).catch(() => {}));
}

/** The game of the table to which a path leads; undefined when nothing here knows it. */
function gameOf(route: Route): Promise<string> | string | undefined {
  if (route.page === 'invite') return askInviteEarly(route.code)?.then(({ game }) => game);
  if (route.page === 'table') return keptSeats.find(route.matchId)?.game || undefined;
  return undefined;
}
