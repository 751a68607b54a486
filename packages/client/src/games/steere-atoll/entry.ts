import { meta } from '@atoll/game-steere-atoll/meta';
import { entryFor } from '../../table/entry-for.ts';

/** What the lobby says of Steere's Atoll before anything of it is loaded. */
export const steereAtollEntry = entryFor(meta, {
  tagline: 'Connect two islands across the lagoon. Two players, half an hour.',
  sides: ['Play Black', 'Play White'],
  pointless: true,
  options: {
    size: {
      label: 'Board',
      hint: '7 for practice, 11 as its author made it, 15 and 19 for long matches',
      values: { 7: '7', 11: '11', 15: '15', 19: '19' },
    },
    swap: { label: 'Swap', hint: 'the second player may take over the first stone' },
  },
  load: async () => (await import('./index.tsx')).steereAtoll,
});
