import type { About } from '../store/subscriptions.ts';

/** What a notice is about, as people call it. */
export interface NoticeNames {
  readonly game: string;
  /** Who sits in the seat. */
  readonly person: string;
}

type Words = (names: NoticeNames) => string;

/** What people read in a notice. It tells nothing that a watcher of the match could not see. */
export const NOTICE_WORDS: Readonly<
  Record<About, { readonly title: Words; readonly line: Words }>
> = {
  turn: {
    title: ({ game }) => `Your turn: ${game}`,
    line: ({ person }) => `The match waits for you, ${person}.`,
  },
  aside: {
    title: ({ game }) => `A question to you: ${game}`,
    line: ({ person }) => `Somebody asks something of you, ${person}.`,
  },
  began: {
    title: ({ game }) => `Begun: ${game}`,
    line: ({ person }) => `The match began, ${person}.`,
  },
  over: {
    title: ({ game }) => `Finished: ${game}`,
    line: ({ person }) => `The match is over, ${person}. See how it ended.`,
  },
};
