import type { ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import type { Route } from './route.ts';
import { LoadingPage } from './scene/loading-page.tsx';
import { NoticePage } from './scene/notice-page.tsx';

/** Whole cards and their words: no lobby needs them. */
const GalleryPage = lazyWithRetry(
  async () => (await import('./gallery/gallery-page.tsx')).GalleryPage,
  LoadingPage,
);

const RulesPage = lazyWithRetry(
  async () => (await import('./rules/rules-page.tsx')).RulesPage,
  LoadingPage,
);

/** The tutorial match, with everything that teaches. */
const LearnPage = lazyWithRetry(
  async () => (await import('./learn/learn-page.tsx')).LearnPage,
  LoadingPage,
);

const PuzzlePage = lazyWithRetry(
  async () => (await import('./puzzles/puzzle-page.tsx')).PuzzlePage,
  LoadingPage,
);

const AnalysisPage = lazyWithRetry(
  async () => (await import('./analysis/analysis-page.tsx')).AnalysisPage,
  LoadingPage,
);

const ReplayPage = lazyWithRetry(
  async () => (await import('./replay/replay-page.tsx')).ReplayPage,
  LoadingPage,
);

const DealPage = lazyWithRetry(
  async () => (await import('./deal/deal-page.tsx')).DealPage,
  LoadingPage,
);

const DailyPage = lazyWithRetry(
  async () => (await import('./daily/daily-page.tsx')).DailyPage,
  LoadingPage,
);

const TournamentPage = lazyWithRetry(
  async () => (await import('./tournament/tournament-page.tsx')).TournamentPage,
  LoadingPage,
);

const NewTournamentPage = lazyWithRetry(
  async () => (await import('./tournament/new-tournament-page.tsx')).NewTournamentPage,
  LoadingPage,
);

const LadderPage = lazyWithRetry(
  async () => (await import('./ladder/ladder-page.tsx')).LadderPage,
  LoadingPage,
);

/** The link to a seat that is offered to another person. */
const OfferedSeatPage = lazyWithRetry(
  async () => (await import('./seat-offer/offered-seat-page.tsx')).OfferedSeatPage,
  LoadingPage,
);

/** Matches without a server, with the rules in the page. */
const DevicePage = lazyWithRetry(
  async () => (await import('./device/device-page.tsx')).DevicePage,
  LoadingPage,
);

/** A page with which few people start. */
export function LaterPages({ route }: { readonly route: Route }): ReactNode {
  const { words } = useLocale();
  switch (route.page) {
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
    default:
      return <NoticePage title={words.connection.missing} text={words.connection.missingText} />;
  }
}
