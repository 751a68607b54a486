// Pages with which few people start, and parts that only some browsers need. Their imports are
// named here and not in the script of every page, which would carry the names of all those files.

/** Whole cards and their words: no lobby needs them. */
export const loadGallery = async () => (await import('./gallery/gallery-page.tsx')).GalleryPage;

/** The rules of a game; no page starts with them. */
export const loadRules = async () => (await import('./rules/rules-page.tsx')).RulesPage;

/** The tutorial match, with everything that teaches. */
export const loadLearn = async () => (await import('./learn/learn-page.tsx')).LearnPage;

/** The puzzles of a game. */
export const loadPuzzle = async () => (await import('./puzzles/puzzle-page.tsx')).PuzzlePage;

/** The analysis of positions of a game. */
export const loadAnalysis = async () => (await import('./analysis/analysis-page.tsx')).AnalysisPage;

/** Replays of finished matches. */
export const loadReplay = async () => (await import('./replay/replay-page.tsx')).ReplayPage;

/** The choice to play the deal of a finished match. */
export const loadDeal = async () => (await import('./deal/deal-page.tsx')).DealPage;

/** The daily match of a game. */
export const loadDaily = async () => (await import('./daily/daily-page.tsx')).DailyPage;

/** A tournament. */
export const loadTournament = async () =>
  (await import('./tournament/tournament-page.tsx')).TournamentPage;

/** A new tournament. */
export const loadNewTournament = async () =>
  (await import('./tournament/new-tournament-page.tsx')).NewTournamentPage;
/** The ladder of a game. */
export const loadLadder = async () => (await import('./ladder/ladder-page.tsx')).LadderPage;
/** The link to a seat that is offered to another person. */
export const loadOfferedSeat = async () =>
  (await import('./seat-offer/offered-seat-page.tsx')).OfferedSeatPage;

/** Matches without a server, with the rules in the page. */
export const loadDevice = async () => (await import('./device/device-page.tsx')).DevicePage;

/** The sealed copy of the own seats. */
export const loadBackup = async () => (await import('./recovery/own-backup.ts')).ownBackup;

/** The notifications of this browser. */
export const loadNotices = async () =>
  (await import('./notify/followed-notices.ts')).followedNotices;
