import { parentPort, workerData } from 'node:worker_threads';
import { connect } from './sqlite-file.ts';
import { SqliteWrites } from './sqlite-writes.ts';
import type { Write, Written } from './writes.ts';

/** The thread that writes: the program goes on serving while it waits for the disk. */

export interface Batch {
  readonly id: number;
  readonly writes: readonly Write[];
}

/** `error` says why nothing of a batch was stored. */
export type BatchAnswer = { readonly id: number } & (
  | { readonly written: readonly Written[] }
  | { readonly error: string }
);

const db = connect(workerData as string);
const writes = new SqliteWrites(db);

parentPort?.on('message', (batch: Batch | 'close') => {
  if (batch === 'close') {
    db.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(answer(batch));
});

function answer({ id, writes: changes }: Batch): BatchAnswer {
  try {
    return { id, written: writes.commit(changes) };
  } catch (error) {
    return { id, error: String((error as Error).message) };
  }
}
