import { formatsFor } from '@atoll/engine';

/** The gallery's texts beside the fish. */
export const gallery = { search: 'Search the fish', fish: (count: number) => `${formatsFor('en').whole(count)} fish`, none: 'No fish matches. Remove a word.', jump: 'Jump to' };
