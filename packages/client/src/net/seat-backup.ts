import type { BackupAnswer, BackupRequest } from '@atoll/protocol';
import { keyLines, mergeSeats, sameSeats } from './merge-seats.ts';
import { opened, plainWords, type RecoveryKey, recoveryKey, sealed } from './recovery-key.ts';
import { type KeptSeat, MOST_SEATS, readSeats, type SeatStore } from './seats.ts';

/** Where sealed seats are kept. */
export interface BackupServer {
  /** Version 0 where nothing is kept under this name. */
  find(id: string): Promise<BackupAnswer>;
  /** False when there is another version by now. */
  save(id: string, request: BackupRequest): Promise<boolean>;
}

interface BackupParts {
  readonly seats: Pick<SeatStore, 'list' | 'replace'>;
  readonly server: BackupServer;
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The words that this browser keeps its seats with, and what was kept last. */
interface Kept {
  readonly words: string;
  /** What opened the seats when both sides were alike last, a line each. */
  readonly base: readonly string[];
}

/** Other devices kept other versions all the time. */
export class BackupBusy extends Error {
  override readonly name = 'BackupBusy';
}

const KEY = 'atoll.recovery';
const TRIES = 4;
const NOTHING: Kept = { words: '', base: [] };

/** Broken storage counts as empty. */
function keptIn(store: Pick<Storage, 'getItem'>): Kept {
  try {
    const { words, base } = JSON.parse(store.getItem(KEY) ?? '{}') as Partial<Kept>;
    const isList = Array.isArray(base) && base.every((line) => typeof line === 'string');
    return typeof words === 'string' ? { words, base: isList ? base : [] } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/**
 * Keeps the seats of this browser alike with a sealed copy at the server, which opens on every
 * device that knows the words.
 */
export class SeatBackup {
  readonly #parts: BackupParts;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: BackupParts) {
    this.#parts = parts;
  }

  /** The words that the seats are kept with, or '' while they are not. */
  get words(): string {
    return keptIn(this.#parts.store).words;
  }

  /** Whether a seat came or went since both sides were alike last. */
  get behind(): boolean {
    const { words, base } = keptIn(this.#parts.store);
    return words !== '' && keyLines(this.#parts.seats.list()).join() !== base.join();
  }

  /**
   * Keeps the seats with these words from now on, and brings here what is kept with them. Nothing
   * is changed when it fails: `RangeError` for no recovery words, `SealBroken`, `BackupBusy`, or an
   * error of the server.
   */
  begin(words: string): Promise<void> {
    return this.#inTurn(() => this.#makeAlike({ words: plainWords(words), base: [] }));
  }

  /** Makes both sides alike. Does nothing without words. Rejects as `begin`. */
  sync(): Promise<void> {
    return this.#inTurn(async () => {
      const kept = keptIn(this.#parts.store);
      if (kept.words !== '') await this.#makeAlike(kept);
    });
  }

  /** This browser goes on alone; what is kept stays. */
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
      // a seat that came or went meanwhile did so
      const now = mergeSeats({ base: keyLines(here), here: seats.list(), there: merged });
      if (!sameSeats(now, seats.list())) seats.replace(now);
      store.setItem(KEY, JSON.stringify({ words, base: keyLines(merged) }));
      return;
    }
    throw new BackupBusy('other devices keep changing what is kept');
  }
}

function boxOf(key: RecoveryKey, seats: readonly KeptSeat[]): string {
  return sealed(key, JSON.stringify(seats.map(({ told: _, ...seat }) => seat)));
}
