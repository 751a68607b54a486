import { ownNotices } from './own-notices.ts';

/**
 * The notifications of this browser, synced with the own seats. When they ended meanwhile, the page
 * says so.
 */
export const followedNotices = {
  get behind(): boolean {
    return ownNotices.behind;
  },

  async sync(): Promise<void> {
    try {
      await ownNotices.sync();
    } finally {
      if (ownNotices.lost) (await import('./lost-notices.tsx')).showLostNotices();
    }
  },
};
