import { formatsFor } from '@atoll/engine';

/** What the gallery says beside the fish. */
export const gallery = {
  search: 'Search the fish',
  fish: (count: number) => `${formatsFor('en').whole(count)} fish`,
  none: 'No fish matches. Remove a word.',
  jump: 'Jump to',
};
