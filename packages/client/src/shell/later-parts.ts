// Parts that only some browsers need. Their imports are named here and not in the script of every
// page, which would carry the names of all those files.

/** The sealed copy of the own seats. */
export const loadBackup = async () => (await import('./recovery/own-backup.ts')).ownBackup;

/** The notifications of this browser. */
export const loadNotices = async () =>
  (await import('./notify/followed-notices.ts')).followedNotices;
