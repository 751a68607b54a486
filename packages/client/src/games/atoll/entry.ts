import { meta } from '@atoll/game-atoll/meta';
import { entryFor } from '../../table/entry-for.ts';

/** What the lobby says of Atoll before anything of it is loaded. */
export const atollEntry = entryFor(meta, {
  tagline: 'Grow a living reef, card by card. One to four keepers, about an hour.',
  options: {
    biodiversity: {
      label: 'Biodiversity',
      hint: 'points for variety at the end',
      fixedHint: 'always scored when one plays alone',
    },
    events: {
      label: 'Events',
      hint: 'good and bad surprises after rounds 1 to 3',
      fixedHint: 'never played alone',
    },
  },
  load: async () => (await import('./index.tsx')).atoll,
  gallery: async () => (await import('./gallery/gallery.tsx')).Gallery,
});
