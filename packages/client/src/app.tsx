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
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { GameRulesContext } from '@atoll/table-kit/table/model/game-rules.ts';
import { gameRules } from './shell/bots/game-rules.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

const LobbyPage = lazyWithRetry(loadLobbyPage, LoadingPage);
const InvitePage = lazyWithRetry(loadInvitePage, LoadingPage);

/** Few visits have an unknown address. */
const NoticePage = lazyWithRetry(
  async () => (await import('./shell/scene/notice-page.tsx')).NoticePage,
  LoadingPage,
);

/** Tables load the SDK, and games load their own code: none of it loads with the lobby. */
const TablePage = lazyWithRetry(loadTablePage, LoadingPage);

const laterParts = () => import('./shell/later-parts.ts');
const GalleryPage = lazyWithRetry(async () => (await laterParts()).loadGallery(), LoadingPage);
const RulesPage = lazyWithRetry(async () => (await laterParts()).loadRules(), LoadingPage);
const LearnPage = lazyWithRetry(async () => (await laterParts()).loadLearn(), LoadingPage);
const PuzzlePage = lazyWithRetry(async () => (await laterParts()).loadPuzzle(), LoadingPage);
const AnalysisPage = lazyWithRetry(async () => (await laterParts()).loadAnalysis(), LoadingPage);
const ReplayPage = lazyWithRetry(async () => (await laterParts()).loadReplay(), LoadingPage);
const DevicePage = lazyWithRetry(async () => (await laterParts()).loadDevice(), LoadingPage);
const DailyPage = lazyWithRetry(async () => (await laterParts()).loadDaily(), LoadingPage);
const TournamentPage = lazyWithRetry(
  async () => (await laterParts()).loadTournament(),
  LoadingPage,
);
const NewTournamentPage = lazyWithRetry(
  async () => (await laterParts()).loadNewTournament(),
  LoadingPage,
);
const LadderPage = lazyWithRetry(async () => (await laterParts()).loadLadder(), LoadingPage);
const OfferedSeatPage = lazyWithRetry(
  async () => (await laterParts()).loadOfferedSeat(),
  LoadingPage,
);
const DealPage = lazyWithRetry(async () => (await laterParts()).loadDeal(), LoadingPage);

function Page(): ReactNode {
  const { words } = useLocale();
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
    case 'replay':
      return <ReplayPage key={route.matchId} matchId={route.matchId} />;
    case 'here':
      return <DevicePage key={route.matchId} matchId={route.matchId} />;
    case 'seat':
      return <OfferedSeatPage key={route.matchId} matchId={route.matchId} />;
    case 'deal':
      return <DealPage key={route.matchId} matchId={route.matchId} />;
    case 'replay-file':
      return <ReplayPage key="file" />;
    case 'gallery':
      return <GalleryPage key={route.game} game={route.game} />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} />;
    case 'learn':
      return <LearnPage key={route.game} game={route.game} />;
    case 'puzzle':
      return <PuzzlePage key={route.game} game={route.game} id={route.id} />;
    case 'analysis':
      return <AnalysisPage key={route.game} game={route.game} />;
    case 'daily':
      return <DailyPage key={route.game} game={route.game} day={route.day} />;
    case 'new-tournament':
      return <NewTournamentPage key={route.game} game={route.game} />;
    case 'tournament':
      return <TournamentPage key={route.id} id={route.id} />;
    case 'ladder':
      return <LadderPage key={route.game} game={route.game} />;
    case 'unknown':
      return <NoticePage title={words.connection.missing} text={words.connection.missingText} />;
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
