import { fieldsOf } from '@atoll/engine';
import type { BackupAnswer, BackupRequest } from '@atoll/protocol';
import { keyLines, mergeSeats, sameSeats } from './merge-seats.ts';
import { opened, plainWords, type RecoveryKey, recoveryKey, sealed } from './recovery-key.ts';
import { type KeptSeat, MOST_SEATS, readSeats, type SeatStore } from './seats.ts';

/** The store of sealed seats. */
export interface BackupServer {
  /** Version 0 when nothing is stored under this id. */
  find(id: string): Promise<BackupAnswer>;
  /** False when there is another version by now. */
  save(id: string, request: BackupRequest): Promise<boolean>;
}

interface BackupParts {
  readonly seats: Pick<SeatStore, 'list' | 'replace'>;
  readonly server: BackupServer;
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The recovery words of this browser, and the state of its last sync. */
interface Kept {
  readonly words: string;
  /** The keys of the seats at the last sync, one line each. */
  readonly base: readonly string[];
}

/** Other devices saved other versions at every attempt. */
export class BackupBusy extends Error {
  override readonly name = 'BackupBusy';
}

const KEY = 'atoll.recovery';
const TRIES = 4;
const NOTHING: Kept = { words: '', base: [] };

/** Broken storage counts as empty. */
function keptIn(store: Pick<Storage, 'getItem'>): Kept {
  try {
    const { words, base } = fieldsOf(JSON.parse(store.getItem(KEY) ?? '{}'));
    const isList = Array.isArray(base) && base.every((line) => typeof line === 'string');
    return typeof words === 'string' ? { words, base: isList ? base : [] } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/**
 * Syncs the seats of this browser with a sealed copy on the server, which opens on every device
 * that has the words.
 */
export class SeatBackup {
  readonly #parts: BackupParts;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: BackupParts) {
    this.#parts = parts;
  }

  /** The recovery words, or '' without a backup. */
  get words(): string {
    return keptIn(this.#parts.store).words;
  }

  /** Whether a seat was added or removed since the last sync. */
  get behind(): boolean {
    const { words, base } = keptIn(this.#parts.store);
    return words !== '' && keyLines(this.#parts.seats.list()).join() !== base.join();
  }

  /**
   * Starts a backup under these words and merges the seats stored under them. Nothing changes when
   * it fails: `RangeError` for invalid recovery words, `SealBroken`, `BackupBusy`, or an error of
   * the server.
   */
  begin(words: string): Promise<void> {
    return this.#inTurn(() => this.#makeAlike({ words: plainWords(words), base: [] }));
  }

  /** Syncs both sides. Does nothing without words. Rejects as `begin`. */
  sync(): Promise<void> {
    return this.#inTurn(async () => {
      const kept = keptIn(this.#parts.store);
      if (kept.words !== '') await this.#makeAlike(kept);
    });
  }

  /** Ends the sync of this browser; the copy on the server stays. */
  end(): void {
    this.#parts.store.removeItem(KEY);
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #makeAlike({ words, base }: Kept): Promise<void> {
    const key = recoveryKey(words);
    if (!key) throw new RangeError('these are no recovery words');
    const { seats, server, store } = this.#parts;
    for (let tries = 0; tries < TRIES; tries++) {
      const { version, box } = await server.find(key.id);
      const there = version > 0 ? readSeats(opened(key, box)) : [];
      const here = seats.list();
      const known = version > 0 ? base : [];
      const merged = mergeSeats({ base: known, here, there }).slice(0, MOST_SEATS);
      if (version === 0 || !sameSeats(merged, there)) {
        const request = { basedOn: version, box: boxOf(key, merged) };
        if (!(await server.save(key.id, request))) continue;
      }
      // a seat that was added or removed meanwhile stays so
      const now = mergeSeats({ base: keyLines(here), here: seats.list(), there: merged });
      if (!sameSeats(now, seats.list())) seats.replace(now);
      store.setItem(KEY, JSON.stringify({ words, base: keyLines(merged) }));
      return;
    }
    throw new BackupBusy('other devices keep changing the backup');
  }
}

function boxOf(key: RecoveryKey, seats: readonly KeptSeat[]): string {
  return sealed(key, JSON.stringify(seats.map(({ told: _, ...seat }) => seat)));
}
