import type { Mutant } from './mutants.ts';

const STORE = 'packages/server/src/store/sqlite';

/** Faults of the journal in front of SQLite. */
export const ofJournal: readonly Mutant[] = [
  {
    name: 'journal-not-synchronized',
    from: 'own',
    what: 'the journal does not wait for the disk',
    changes: [
      {
        file: `${STORE}/journal.ts`,
        find: 'constants.O_RDWR | constants.O_DSYNC',
        replace: 'constants.O_RDWR',
      },
    ],
  },
  {
    name: 'journal-not-fed',
    from: 'own',
    what: 'a new generation of the journal begins before the database has the last one',
    changes: [{ file: `${STORE}/sqlite-writes.ts`, find: 'this.#feed.feed();', replace: '' }],
  },
  {
    name: 'journal-failed-is-void',
    from: 'own',
    what: 'what the journal failed to write counts as not stored, though it may be there',
    changes: [
      {
        file: `${STORE}/journaled-commits.ts`,
        find: 'isVoid: await journal.voidFailed()',
        replace: 'isVoid: true',
      },
    ],
  },
];
