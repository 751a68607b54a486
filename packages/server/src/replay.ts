import type { AnyGame, Setup } from '@atoll/engine';
import type { HistoryStep } from '@atoll/protocol';
import { replaySteps } from './history.ts';
import type { StoredEntry } from './store/match-store.ts';

export interface ReplayParts {
  readonly game: AnyGame;
  readonly setup: () => Setup<unknown>;
  readonly readLog: () => Promise<readonly StoredEntry[]>;
}

/** What happened in a match so far. It is replayed from the log once for each length of the log, however many ask. */
export class Replay {
  readonly #parts: ReplayParts;
  #newest: { readonly seq: number; readonly steps: Promise<readonly HistoryStep[]> } | undefined;

  constructor(parts: ReplayParts) {
    this.#parts = parts;
  }

  /** The steps up to log entry `seq` that still count; not yet fit for any viewer. */
  upTo(seq: number): Promise<readonly HistoryStep[]> {
    if (this.#newest?.seq !== seq) this.#newest = { seq, steps: this.#read(seq) };
    return this.#newest.steps;
  }

  forget(): void {
    this.#newest = undefined;
  }

  async #read(seq: number): Promise<readonly HistoryStep[]> {
    const { game, setup, readLog } = this.#parts;
    const log = await readLog();
    return replaySteps(game, setup(), log.map(({ entry }) => entry).filter((entry) => entry.seq <= seq));
  }
}
