import type { GameEntry } from '../../table-host.ts';

/** What the lobby says of Steere's Atoll before anything of it is loaded. */
export const steereAtollEntry: GameEntry = {
  id: 'steere-atoll',
  name: 'Steere’s Atoll',
  tagline: 'Connect two islands across the lagoon. Two players, half an hour.',
  seats: { min: 2, max: 2 },
  sides: ['Play Black', 'Play White'],
  pointless: true,
  options: [
    {
      kind: 'choice', key: 'size', label: 'Board', initial: 11,
      hint: '7 for practice, 11 as its author made it, 15 and 19 for long matches',
      values: [{ value: 7, label: '7' }, { value: 11, label: '11' }, { value: 15, label: '15' }, { value: 19, label: '19' }],
    },
    { key: 'swap', label: 'Swap', hint: 'the second player may take over the first stone', initial: true },
  ],
  load: async () => (await import('./index.tsx')).steereAtoll,
};
