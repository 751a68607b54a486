import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  openSync,
  read,
  write,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { HEAD_BYTES, JOURNAL_BYTES, journalFile, recordOf } from './journal-records.ts';
import { makePrivate } from './private-files.ts';

const writing = promisify(write);
const reading = promisify(read);

const NO_HEAD = Buffer.alloc(HEAD_BYTES);

/** The journal of the only server that uses a folder. One record is under way at a time. */
export class Journal {
  readonly #fd: number;
  #generation = '';
  #offset = 0;
  #failedHead: Uint8Array = NO_HEAD;

  private constructor(fd: number) {
    this.#fd = fd;
  }

  /**
   * Opens the file, or fills it with zeros: to write a record, the file system then changes no
   * metadata and needs no space. Undefined if there is no space for it.
   */
  static open(folder: string): Journal | undefined {
    const file = journalFile(folder);
    let fd: number | undefined;
    try {
      makePrivate(file);
      fd = openSync(file, constants.O_RDWR | constants.O_DSYNC);
      fill(fd);
      synchronize(folder);
      return new Journal(fd);
    } catch {
      if (fd !== undefined) closeSync(fd);
      return undefined;
    }
  }

  /** Whether records have been written in this generation. */
  get isUsed(): boolean {
    return this.#offset > 0;
  }

  /** Bytes of the generation so far. */
  get length(): number {
    return this.#offset;
  }

  /** Whether there is a generation, and half of the file is still free. */
  get hasRoom(): boolean {
    return this.#generation !== '' && this.#offset < JOURNAL_BYTES / 2;
  }

  /** Begins a generation that the database knows of; '' for none. */
  begin(generation: string): void {
    this.#generation = generation;
    this.#offset = 0;
  }

  /**
   * Writes one record; it is on the disk when the promise resolves. If the promise rejects, the
   * record may be there or not, and no other one fits until `begin`.
   */
  async append(text: string): Promise<void> {
    const offset = this.#offset;
    const record = recordOf(text, { generation: this.#generation, offset });
    try {
      if (offset + record.length > JOURNAL_BYTES) throw new Error('the journal is full');
      const { bytesWritten } = await writing(this.#fd, record, 0, record.length, offset);
      if (bytesWritten !== record.length) throw new Error('the journal took half of a record');
      this.#offset += record.length;
    } catch (error) {
      this.#generation = '';
      this.#failedHead = record.subarray(0, HEAD_BYTES);
      throw error;
    }
  }

  /** Makes the record that failed void. False if it may still be valid. */
  async voidFailed(): Promise<boolean> {
    const found = Buffer.alloc(HEAD_BYTES);
    try {
      await reading(this.#fd, found, 0, HEAD_BYTES, this.#offset);
      // What the file does not have in memory, it does not have on the disk.
      if (!found.equals(this.#failedHead)) return true;
      const { bytesWritten } = await writing(this.#fd, NO_HEAD, 0, HEAD_BYTES, this.#offset);
      return bytesWritten === HEAD_BYTES;
    } catch {
      return false;
    }
  }

  close(): void {
    closeSync(this.#fd);
  }
}

function fill(fd: number): void {
  const from = fstatSync(fd).size;
  if (from >= JOURNAL_BYTES) return;
  writeSync(fd, Buffer.alloc(JOURNAL_BYTES - from), 0, JOURNAL_BYTES - from, from);
  fsyncSync(fd);
}

/** The entries of a folder are on the disk. */
function synchronize(folder: string): void {
  const fd = openSync(path.resolve(folder), 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
