// Pages with which few people begin, and what only some browsers have. What each of them needs is
// named here and not in the script of every page, which would carry the names of all those files.

/** Whole cards and their words: nothing that a lobby needs. */
export const loadGallery = async () => (await import('./gallery/gallery-page.tsx')).GalleryPage;

/** A game that somebody wants to learn; no page begins with its rules. */
export const loadRules = async () => (await import('./rules/rules-page.tsx')).RulesPage;

/** A first match, with all that teaches. */
export const loadLearn = async () => (await import('./learn/learn-page.tsx')).LearnPage;

/** Matches that are over. */
export const loadReplay = async () => (await import('./replay/replay-page.tsx')).ReplayPage;

/** Matches without a server, with the rules in the page. */
export const loadDevice = async () => (await import('./device/device-page.tsx')).DevicePage;

/** The sealed copy of the own seats. */
export const loadBackup = async () => (await import('./recovery/own-backup.ts')).ownBackup;

/** What this browser is told of its matches. */
export const loadNotices = async () =>
  (await import('./notify/followed-notices.ts')).followedNotices;
