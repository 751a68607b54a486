import { ownNotices } from './own-notices.ts';

/**
 * What this browser is told of its matches, as it follows the own seats. Where its messages ended
 * meanwhile, its person is told on the page.
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
