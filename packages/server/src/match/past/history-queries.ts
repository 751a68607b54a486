import { eventsFor, type Seat, viewerOf } from '@atoll/engine';
import type {
  HistoryAnswer,
  HistoryStep,
  MomentsAnswer,
  MomentsRequest,
  VisiblePosition,
} from '@atoll/protocol';
import type { Turns } from '../turns.ts';
import type { MatchStore } from '../../store/match-store.ts';
import type { AcceptedStep } from '../match-listener.ts';
import type { MatchState } from '../match-state.ts';
import { PastMatches } from './past-matches.ts';
import { momentsWanted, visiblePosition } from './past-moments.ts';
import type { StepHistory } from './step-history.ts';
import { refuse } from '../table.ts';

export interface HistoryParts {
  readonly state: MatchState;
  readonly history: StepHistory;
  readonly store: Pick<MatchStore, 'readLog'>;
  readonly turns: Turns;
}

/** Answers requests for the history of a match, as far as the asking seat may know it. */
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

  /** Takes in a new step. */
  follow(step: AcceptedStep): void {
    this.#parts.history.follow(step);
    this.#matches.followed();
  }

  /** The most steps there can be from log entry `from` on. */
  stepsFrom(from: number): number {
    return Math.max(0, this.#parts.state.length - from + 1);
  }

  /** The most entries that must be run through to answer the steps from `from` on. */
  entriesOfHistory(from: number): number {
    return this.#parts.history.entriesFor(from, this.#parts.state.length);
  }

  /** The most entries that must be run through to answer a request for moments. */
  entriesOfMoments({ before = Infinity }: Pick<MomentsRequest, 'before'>): number {
    const { length } = this.#parts.state;
    return this.entriesOfHistory(1) + this.#matches.entriesBefore(Math.min(before, length), length);
  }

  /**
   * The steps since log entry `from`, as the person in `seat`, or a spectator (-1), may know them.
   */
  async steps(seat: Seat, from: number): Promise<HistoryAnswer> {
    const { state, turns } = this.#parts;
    if (!state.match) return refuse('not-started');
    if (state.length >= LONG) await turns.whole();
    const visible = await this.#stepsFor(seat, from);
    const steps = visible.map((step) => ({
      ...step,
      events: eventsFor(state.game, step.events, viewerOf(seat)),
    }));
    return { ok: true, steps, ...state.privatelyFor(seat) };
  }

  /**
   * Earlier positions of the match, as the person in `seat`, or a spectator (-1), could know them.
   */
  async moments(seat: Seat, request: MomentsRequest): Promise<MomentsAnswer> {
    const { state, turns } = this.#parts;
    if (!state.match) return refuse('not-started');
    const wanted = momentsWanted(await this.#stepsFor(seat, 1), request);
    const found = await this.#matches.at(wanted, state.length);
    await turns.whole();
    const moments: VisiblePosition[] = found.map((past) => visiblePosition(state.game, past, seat));
    return { ok: true, moments };
  }

  /** The steps from a log entry on that this seat has been shown. */
  async #stepsFor(seat: Seat, from: number): Promise<readonly HistoryStep[]> {
    const { state, history } = this.#parts;
    const late = seat < 0 ? state.late : undefined;
    return late?.since(from) ?? history.since(from, state.length);
  }
}

/** From this many log entries on, an answer gets a turn of the event loop of its own. */
const LONG = 100;
