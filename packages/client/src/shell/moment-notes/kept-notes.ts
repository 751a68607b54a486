import { NoRoom, NotKept, shelf, type Shelf } from '../device/database.ts';
import { soundNotes, type MomentNote } from './moment-note.ts';

/** The notes on one match. */
interface NotedMatch {
  /** The id of the match. */
  readonly id: string;
  /** When they were last changed, in ms since 1970. */
  readonly at: number;
  readonly notes: readonly MomentNote[];
}

/** On how many matches a device keeps notes; the oldest are deleted. */
export const MOST_NOTED = 200;

/** The notes that a person wrote in this browser. */
export class KeptNotes {
  readonly #shelf: Shelf<NotedMatch>;
  readonly #now: () => number;

  #others: BroadcastChannel | undefined;

  constructor(kept: Shelf<NotedMatch>, now: () => number = Date.now) {
    this.#shelf = kept;
    this.#now = now;
  }

  /** The notes on a match whose last position is `last`; damaged ones are left out. */
  async find(id: string, last: number): Promise<readonly MomentNote[]> {
    const notes: unknown = (await this.#shelf.find(id))?.notes;
    return Array.isArray(notes) ? soundNotes(notes, last) : [];
  }

  /** Calls back when another tab has kept other notes on a match, until the returned call. */
  watch(id: string, onChange: () => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>): void => {
      if (data === id) onChange();
    };
    const others = this.#otherTabs();
    others.addEventListener('message', listen);
    return () => others.removeEventListener('message', listen);
  }

  /** The other tabs of this browser: each tells which match it has changed. */
  #otherTabs(): BroadcastChannel {
    this.#others ??= new BroadcastChannel('atoll-notes');
    return this.#others;
  }

  /** Keeps the notes on a match in place of earlier ones; false where nothing can be kept. */
  async keep(id: string, notes: readonly MomentNote[]): Promise<boolean> {
    try {
      if (notes.length === 0) await this.#shelf.remove(id);
      else await this.#shelf.put({ id, at: this.#now(), notes });
      const all = (await this.#shelf.list()).toSorted((a, b) => b.at - a.at);
      await Promise.all(all.slice(MOST_NOTED).map((old) => this.#shelf.remove(old.id)));
      this.#otherTabs().postMessage(id);
      return true;
    } catch (error) {
      if (!(error instanceof NoRoom || error instanceof NotKept)) throw error;
      return false;
    }
  }
}

export const keptNotes = new KeptNotes(shelf<NotedMatch>('notes'));
