import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * The journal is a file of fixed size, written from its beginning on, one record after the other.
 * A generation is the use of the file once from its beginning: records of an older one are what the
 * newer one has not overwritten yet.
 */

/** A place in the journal. */
export interface JournalPosition {
  /** 16 hexadecimal digits, or '' for no place. */
  readonly generation: string;
  /** In bytes from the beginning of the file. */
  readonly offset: number;
}

interface JournalRecord {
  readonly text: string;
  /** Where the next record begins. */
  readonly end: number;
}

/** Size of the file in bytes. */
export const JOURNAL_BYTES = 4 * 1024 * 1024;

const MAGIC = 0x41_54_4a_31;
/** In bytes: mark, checksum, length of the text, offset (4 each), and generation (8). */
export const HEAD_BYTES = 24;

export const journalFile = (folder: string): string => path.join(folder, 'atoll.journal');

/** A record for a position; nowhere else it is valid. */
export function recordOf(text: string, { generation, offset }: JournalPosition): Buffer {
  const length = Buffer.byteLength(text);
  const record = Buffer.allocUnsafe(HEAD_BYTES + length);
  record.writeUInt32BE(MAGIC, 0);
  record.writeUInt32BE(length, 8);
  record.writeUInt32BE(offset, 12);
  record.write(generation, 16, 8, 'hex');
  record.write(text, HEAD_BYTES);
  record.writeUInt32BE(crc32(record.subarray(8)), 4);
  return record;
}

/** The whole records from a position on; none of a file that is missing. */
export function recordsAfter(file: string, position: JournalPosition): readonly JournalRecord[] {
  if (position.generation === '') return [];
  const fd = opened(file);
  if (fd === undefined) return [];
  try {
    const records: JournalRecord[] = [];
    for (let { offset } = position; ; ) {
      const record = recordAt(fd, { ...position, offset });
      if (!record) return records;
      records.push(record);
      offset = record.end;
    }
  } finally {
    closeSync(fd);
  }
}

/** Whether a head of the generation begins the file. */
export function beginsWith(file: string, generation: string): boolean {
  const fd = opened(file);
  if (fd === undefined) return false;
  try {
    return headAt(fd, { generation, offset: 0 }) !== undefined;
  } finally {
    closeSync(fd);
  }
}

function opened(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function headAt(fd: number, { generation, offset }: JournalPosition): Buffer | undefined {
  const head = Buffer.alloc(HEAD_BYTES);
  const isHead =
    readSync(fd, head, 0, HEAD_BYTES, offset) === HEAD_BYTES &&
    head.readUInt32BE(0) === MAGIC &&
    head.readUInt32BE(12) === offset &&
    head.toString('hex', 16) === generation;
  return isHead ? head : undefined;
}

function recordAt(fd: number, position: JournalPosition): JournalRecord | undefined {
  const head = headAt(fd, position);
  if (!head) return undefined;
  const length = head.readUInt32BE(8);
  const start = position.offset + HEAD_BYTES;
  if (start + length > JOURNAL_BYTES) return undefined;
  const text = Buffer.alloc(length);
  if (readSync(fd, text, 0, length, start) !== length) return undefined;
  if (crc32(text, crc32(head.subarray(8))) !== head.readUInt32BE(4)) return undefined;
  return { text: text.toString(), end: start + length };
}
