import { whole } from '@atoll/engine/formats/en';

/** The gallery's texts beside the fish. */
export const gallery = { search: 'Search the fish', fish: (count: number) => `${whole(count)} fish`, none: 'No fish matches. Remove a word.', jump: 'Jump to' };
