import { eventsFor, type Seat, viewerOf } from '@atoll/engine';
import type {
  HistoryAnswer,
  HistoryStep,
  MomentsAnswer,
  MomentsRequest,
  VisiblePosition,
} from '@atoll/protocol';
import type { Turns } from './turns.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { AcceptedStep } from './match-listener.ts';
import type { MatchState } from './match-state.ts';
import { PastMatches } from './past-matches.ts';
import { momentsWanted, toldMoment } from './past-moments.ts';
import type { StepHistory } from './step-history.ts';
import { refuse } from './table.ts';

export interface HistoryParts {
  readonly state: MatchState;
  readonly history: StepHistory;
  readonly store: Pick<MatchStore, 'readLog'>;
  readonly turns: Turns;
}

/** Tells what happened in a match, as far as somebody may know it. */
export class HistoryQueries {
  readonly #parts: HistoryParts;
  readonly #matches: PastMatches;

  constructor(parts: HistoryParts) {
    const { state, store, turns } = parts;
    this.#parts = parts;
    this.#matches = new PastMatches({
      game: state.game,
      setup: () => state.setup(),
      readLog: (after) => store.readLog(state.record.matchId, after),
      turns,
    });
  }

  /** Takes in what happened. */
  follow(step: AcceptedStep): void {
    this.#parts.history.follow(step);
    this.#matches.followed();
  }

  /** How many steps there are at most from log entry `from` on. */
  stepsFrom(from: number): number {
    return Math.max(0, this.#parts.state.length - from + 1);
  }

  /** How many entries have to be run through at most, before the steps from `from` on are told. */
  entriesOfHistory(from: number): number {
    return this.#parts.history.entriesFor(from, this.#parts.state.length);
  }

  /** The same before moments are told. */
  entriesOfMoments({ before = Infinity }: Pick<MomentsRequest, 'before'>): number {
    const { length } = this.#parts.state;
    return this.entriesOfHistory(1) + this.#matches.entriesBefore(Math.min(before, length), length);
  }

  /**
   * What happened since log entry `from`, as the person in `seat`, or a spectator (-1), may know
   * it.
   */
  async history(seat: Seat, from: number): Promise<HistoryAnswer> {
    const { state, turns } = this.#parts;
    if (!state.match) return refuse('not-started');
    if (state.length >= LONG) await turns.whole();
    const told = await this.#stepsFor(seat, from);
    const steps = told.map((step) => ({
      ...step,
      events: eventsFor(state.game, step.events, viewerOf(seat)),
    }));
    return { ok: true, steps, ...state.privatelyFor(seat) };
  }

  /** How the match stood before, as the person in `seat`, or a spectator (-1), could know it. */
  async moments(seat: Seat, request: MomentsRequest): Promise<MomentsAnswer> {
    const { state, turns } = this.#parts;
    if (!state.match) return refuse('not-started');
    const wanted = momentsWanted(await this.#stepsFor(seat, 1), request);
    const told = await this.#matches.at(wanted, state.length);
    await turns.whole();
    const moments: VisiblePosition[] = told.map((past) => toldMoment(state.game, past, seat));
    return { ok: true, moments };
  }

  /** The steps from a log entry on that this seat is shown already. */
  async #stepsFor(seat: Seat, from: number): Promise<readonly HistoryStep[]> {
    const { state, history } = this.#parts;
    const late = seat < 0 ? state.late : undefined;
    return late?.since(from) ?? history.since(from, state.length);
  }
}

/** The steps of a log of so many entries are so much to tell that they have a turn of their own. */
const LONG = 100;
