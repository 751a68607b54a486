import { eventsFor, type Seat, viewerOf } from '@atoll/engine';
import type { HistoryAnswer, HistoryStep, MomentsAnswer, MomentsRequest } from '@atoll/protocol';
import type { MatchStore } from '../store/match-store.ts';
import type { MatchState } from './match-state.ts';
import { pastMoments } from './past-moments.ts';
import type { StepHistory } from './step-history.ts';
import { refuse } from './table.ts';

export interface ToldPastParts {
  readonly state: MatchState;
  readonly history: StepHistory;
  readonly store: Pick<MatchStore, 'readLog'>;
}

/** Tells what happened in a match, as far as somebody may know it. */
export class ToldPast {
  readonly #parts: ToldPastParts;

  constructor(parts: ToldPastParts) {
    this.#parts = parts;
  }

  /**
   * What happened since log entry `from`, as the person in `seat`, or a spectator (-1), may know
   * it.
   */
  async history(seat: Seat, from: number): Promise<HistoryAnswer> {
    const { state } = this.#parts;
    if (!state.match) return refuse('not-started');
    const told = await this.#stepsFor(seat, from);
    const steps = told.map((step) => ({
      ...step,
      events: eventsFor(state.game, step.events, viewerOf(seat)),
    }));
    return { ok: true, steps, ...state.privatelyFor(seat) };
  }

  /** How the match stood before, as the person in `seat`, or a spectator (-1), could know it. */
  async moments(seat: Seat, request: MomentsRequest): Promise<MomentsAnswer> {
    const { state, store } = this.#parts;
    if (!state.match) return refuse('not-started');
    const steps = await this.#stepsFor(seat, 1);
    const log = await store.readLog(state.record.matchId);
    const past = { game: state.game, setup: state.setup(), log, steps };
    return { ok: true, moments: await pastMoments(past, seat, request) };
  }

  /** The steps from a log entry on that this seat is shown already. */
  async #stepsFor(seat: Seat, from: number): Promise<readonly HistoryStep[]> {
    const { state, history } = this.#parts;
    const late = seat < 0 ? state.late : undefined;
    return late?.since(from) ?? history.since(from, state.length);
  }
}
