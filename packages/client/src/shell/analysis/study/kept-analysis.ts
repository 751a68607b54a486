import { fieldsOf } from '@atoll/engine';
import { readRecord } from '@atoll/table-kit/settings/stored-record.ts';
import type { TreePath } from './record-tree.ts';

/** A record as the browser keeps it: its text, and the shown position in it. */
export interface KeptAnalysis {
  readonly text: string;
  readonly path: TreePath;
  /** The text before the last change that took something away; '' for none. */
  readonly before: string;
}

const KEY = 'atoll.analysis';
const NOTHING: KeptAnalysis = { text: '', path: [], before: '' };

/** Reads the stored analysis of a game; invalid data counts as none. */
export function readAnalysis(stored: string | null, game: string): KeptAnalysis {
  const { text, path, before } = fieldsOf(readRecord(stored)[game]);
  if (typeof text !== 'string') return NOTHING;
  const isPath = Array.isArray(path) && path.every((step) => Number.isInteger(step) && step >= 0);
  return { text, path: isPath ? path : [], before: typeof before === 'string' ? before : '' };
}

/** The stored analysis of a game. */
export const keptAnalysis = (game: string): KeptAnalysis =>
  readAnalysis(localStorage.getItem(KEY), game);

/** Stores the analysis; false where there is no room for it. */
export function keepAnalysis(game: string, analysis: KeptAnalysis): boolean {
  try {
    const all = { ...readRecord(localStorage.getItem(KEY)), [game]: analysis };
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
