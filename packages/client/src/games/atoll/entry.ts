import type { GameEntry } from '../../table-host.ts';

/** What the lobby says of Atoll before anything of it is loaded. */
export const atollEntry: GameEntry = {
  id: 'atoll',
  name: 'Atoll',
  tagline: 'Grow a living reef, card by card. One to four keepers, about an hour.',
  seats: { min: 1, max: 4 },
  options: [{
    key: 'biodiversity', label: 'Biodiversity', hint: 'points for variety at the end', initial: false,
    fixed: { seats: { max: 1 }, value: true, hint: 'always scored when one plays alone' },
  }, {
    key: 'events', label: 'Events', hint: 'good and bad surprises after rounds 1 to 3', initial: false,
    fixed: { seats: { max: 1 }, value: false, hint: 'never played alone' },
  }],
  load: async () => (await import('./index.tsx')).atoll,
  gallery: async () => (await import('./gallery/gallery.tsx')).Gallery,
};
