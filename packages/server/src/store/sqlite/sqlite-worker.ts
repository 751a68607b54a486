import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { connect } from './sqlite-file.ts';
import { type Committed, type JournalFate, SqliteWrites } from './sqlite-writes.ts';
import type { Write, Written } from '../writes.ts';

/** The writer thread: the program keeps serving while it waits for the disk. */

export interface Batch {
  readonly id: number;
  readonly writes: readonly Write[];
  readonly journal: JournalFate;
}

/** `error` says why nothing of a batch was stored. */
export type BatchAnswer = { readonly id: number } & (
  | { readonly written: readonly Written[]; readonly committed: Committed }
  | { readonly error: string }
);

/** Writes the batches from a port to the database of a folder, until it is told to close. */
export function answerBatches(
  port: Pick<MessagePort, 'on' | 'postMessage' | 'close'>,
  folder: string,
): void {
  const db = connect(folder);
  const writes = new SqliteWrites(db);
  port.on('message', (batch: Batch | 'close') => {
    if (batch === 'close') {
      db.close();
      port.close();
      return;
    }
    port.postMessage(answer(writes, batch));
  });
}

function answer(writes: SqliteWrites, { id, writes: changes, journal }: Batch): BatchAnswer {
  try {
    const written = writes.commit(changes, journal);
    return { id, written, committed: writes.committed };
  } catch (error) {
    return { id, error: String((error as Error).message) };
  }
}

if (parentPort) answerBatches(parentPort, workerData as string);
