import type { Mutant } from './mutants.ts';

const STORE = 'packages/server/src/store/sqlite';

/** Faults of the store in SQLite: one that the product had, and others. */
export const ofSqlite: readonly Mutant[] = [
  {
    name: 'unreadable-is-500',
    from: 'found by simulation',
    what: 'the way into a table answers 500 while the database cannot be read',
    changes: [
      {
        file: `${STORE}/sqlite.ts`,
        find: "throw new Unreadable('the database cannot be read', { cause: error });",
        replace: 'throw error;',
      },
    ],
  },
  {
    name: 'answers-before-commit',
    from: 'own',
    what: 'the thread that writes to SQLite answers before it commits',
    changes: [
      {
        file: `${STORE}/sqlite-worker.ts`,
        find: 'port.postMessage(answer(writes, batch));',
        replace: `if (batch.writes.some((write) => write.do !== 'append'))
      return port.postMessage(answer(writes, batch));
    port.postMessage({ id: batch.id, written: batch.writes.map(({ entries }) => entries.length) });
    setTimeout(() => answer(writes, batch), 1);`,
      },
    ],
  },
  {
    name: 'failed-is-stored',
    from: 'own',
    what: 'an error of the disk at the commit is taken as stored',
    changes: [
      {
        file: `${STORE}/sqlite-writes.ts`,
        find: `      db.exec('COMMIT');
      this.#committed = committed;`,
        replace: `      try {
        db.exec('COMMIT');
      } catch {
        // Nobody is told.
      }
      this.#committed = committed;`,
      },
    ],
  },
  {
    name: 'not-synchronized',
    from: 'own',
    what: 'SQLite does not wait for the disk at a commit',
    changes: [
      {
        file: `${STORE}/sqlite-file.ts`,
        find: 'PRAGMA synchronous = FULL',
        replace: 'PRAGMA synchronous = NORMAL',
      },
    ],
  },
  {
    name: 'dead-thread-is-not-stored',
    from: 'own',
    what: 'a batch over which the thread that writes died counts as not stored',
    changes: [
      {
        file: `${STORE}/sqlite-thread.ts`,
        find: "worker.on('message', answered).on('exit', gone).on('error', reject);",
        replace:
          "worker.on('message', answered).on('exit', gone).on('error', (error) => reject(new NotStored(error.message)));",
      },
    ],
  },
  {
    name: 'dead-thread-stays',
    from: 'own',
    what: 'a thread that died is not started again',
    changes: [
      {
        file: `${STORE}/sqlite-thread.ts`,
        find: 'if (this.#worker === worker) this.#worker = undefined;',
        replace: '',
      },
    ],
  },
];
