import { DEFS } from '@atoll/art';
import type { ReactNode } from 'react';
import { ChosenLocale } from './shell/chosen-locale.tsx';
import { loadInvitePage } from './shell/lobby/invite/load-invite-page.ts';
import { loadLobbyPage } from './shell/lobby/load-lobby-page.ts';
import { useThemeOnPage } from '@atoll/table-kit/ui/theme.ts';
import { usePageWidth } from './shell/page-width.ts';
import { readRoute, usePath } from './shell/route.ts';
import { LoadingPage } from './shell/scene/loading-page.tsx';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { loadTablePage } from './shell/table/load-table-page.ts';
import { GameRulesContext } from '@atoll/table-kit/table/model/game-rules.ts';
import { gameRules } from './shell/bots/game-rules.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

const LobbyPage = lazyWithRetry(loadLobbyPage, LoadingPage);
const InvitePage = lazyWithRetry(loadInvitePage, LoadingPage);

/** Tables load the SDK, and games load their own code: none of it loads with the lobby. */
const TablePage = lazyWithRetry(loadTablePage, LoadingPage);

/** All pages with which few people start. */
const LaterPages = lazyWithRetry(
  async () => (await import('./shell/later-pages.tsx')).LaterPages,
  LoadingPage,
);

function Page(): ReactNode {
  const route = readRoute(usePath());
  switch (route.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'invite':
      return <InvitePage key={route.code} code={route.code} />;
    case 'table':
      return <TablePage key={route.matchId} matchId={route.matchId} as="seat" />;
    case 'watch':
      return <TablePage key={`watch ${route.matchId}`} matchId={route.matchId} as="spectator" />;
    default:
      return <LaterPages route={route} />;
  }
}

/** The whole program: shared drawing definitions, text size, language, and the page of the path. */
export function App(): ReactNode {
  const { textSize } = useSettings();
  usePageWidth(textSize);
  useThemeOnPage();
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: DEFS }} />
      <ChosenLocale>
        <GameRulesContext value={gameRules}>
          <Page />
        </GameRulesContext>
      </ChosenLocale>
    </>
  );
}
