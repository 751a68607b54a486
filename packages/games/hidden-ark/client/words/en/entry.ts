import type { ArkEntryWords } from '../../entry.ts';

/** The lobby's texts of Hidden Ark, loaded before the rest of the game. */
export const entry: ArkEntryWords = {
  aim: 'Sail and rescue fish',
  tagline: 'Sail the seas and rescue fish that are dying out. One to four players, an hour.',
  learn: 'New to Hidden Ark? Learn it in a first match of ten minutes.',
  options: {
    cooperative: { label: 'Together', hint: 'all play for one result, and fish get harder to rescue', fixedHint: 'alone you play by these rules too' },
    side: { label: 'Map', hint: 'the world along the equator, or seen from above the North Pole', values: { equatorial: 'Equator', polar: 'North Pole' } },
    discovery: { label: 'Discovery', hint: 'fish lie face down until somebody looks' },
    uphill: { label: 'Uphill battle', hint: 'you begin with nothing, and fish get harder to rescue' },
    long: { label: 'Long game', hint: 'the map is refilled once more' },
  },
};
