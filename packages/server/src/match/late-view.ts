import {
  type AnyGame,
  createMatch,
  isOver,
  type Match,
  runOwnLog,
  type Seat,
  type Setup,
} from '@atoll/engine';
import type { HistoryStep, TableData } from '@atoll/protocol';
import { LateStandIns } from './consent/late-stand-ins.ts';
import { Turns } from './turns.ts';
import type { AcceptedStep } from './match-listener.ts';
import { type LogRun, StepList } from './past/step-history.ts';

/** A step that is not shown yet, with the match after it. */
interface Held {
  readonly step: AcceptedStep;
  readonly match: Match<unknown>;
}

export interface LateViewParts {
  readonly game: AnyGame;
  readonly setup: Setup<unknown>;
  /** The delay in turns, the running one included. */
  readonly behind: number;
}

const NO_STAND_IN_VOTE: TableData<unknown>['standInVote'] = {
  ...{ seat: -1, by: -1, voters: [], agreed: [], refused: [] },
};
const NO_REVERT: TableData<unknown>['revert'] = { seat: -1, entry: 0, agreed: [] };

/**
 * A match as spectators see it some turns late: a turn ends where another seat decides, or with
 * each decision where one seat plays alone. Once the match is over, nothing is held back.
 */
export class LateView {
  readonly #game: AnyGame;
  readonly #behind: number;
  readonly #seats: number;
  readonly #steps = new StepList(0);
  readonly #standIns: LateStandIns;
  #shown: Match<unknown>;
  #view: unknown;
  #held: Held[] = [];
  #fresh: AcceptedStep[] = [];
  #over = false;

  constructor({ game, setup, behind }: LateViewParts) {
    this.#game = game;
    this.#behind = behind;
    this.#seats = setup.seats;
    this.#standIns = new LateStandIns(setup.seats);
    this.#shown = createMatch(game, setup);
    this.#view = game.publicView(this.#shown.state);
  }

  /** The length of the log as far as it is shown. */
  get seq(): number {
    return this.#shown.seq;
  }

  /**
   * Takes in the steps so far, before the first `follow`; other work gets its turn in between.
   * Rejects with `BrokenLog` as `runLog`.
   */
  async catchUp({ log, byBots, turns = new Turns() }: Omit<LogRun, 'onStep'>): Promise<void> {
    for (const step of runOwnLog(this.#game, this.#shown, log)) {
      const { entry, match, events, sealed, undone } = step;
      await turns.piece();
      const { seq, at } = entry;
      const mark = byBots?.has(seq) ? { byBot: true as const } : {};
      if (entry.type === 'check') this.#count(match);
      else
        this.follow(
          { seq, after: seq - 1, seat: entry.seat, at, id: '', events, sealed, undone, ...mark },
          match,
        );
    }
    this.#fresh = [];
  }

  /** Takes in a step, and shows the steps that are late enough by it. */
  follow(step: AcceptedStep, match: Match<unknown>): void {
    const { undone, sealed } = step;
    const unseen = undone > this.seq;
    if (unseen) this.#held = this.#held.filter((held) => held.step.seq < undone);
    // The undo of a step that was never shown is hidden too, unless all agreed to it.
    if (undone === 0 || sealed || !unseen) this.#held.push({ step, match });
    this.#over = isOver(this.#game, match);
    while (this.#held.length > 0 && (this.#over || this.#turns() > this.#behind)) this.#show();
  }

  /** The steps shown since the last call, oldest first. */
  take(): readonly AcceptedStep[] {
    return this.#fresh.splice(0);
  }

  /** The steps from this log entry on that are shown. */
  since(from: number): readonly HistoryStep[] {
    return this.#steps.since(from);
  }

  /** Notes the seats of the table; call whenever they may have changed. */
  note({ seats, seq }: Pick<TableData<unknown>, 'seats' | 'seq'>): void {
    this.#standIns.note(
      seats.map(({ standIn }) => standIn),
      seq,
    );
  }

  /** The late form of a table's current data. */
  shows<V>(table: TableData<V>): TableData<V> {
    if (this.#over || table.phase !== 'playing') return table;
    // An offer would reveal that the match waits for that seat.
    const { clock: _clock, aside: _aside, seatOffer: _offer, ...rest } = table;
    return {
      ...rest,
      seq: this.seq,
      view: this.#view as V,
      revert: NO_REVERT,
      standInVote: NO_STAND_IN_VOTE,
      concedingEnds: false,
      seats: table.seats.map((seat, place) => ({
        ...seat,
        standIn: this.#standIns.of(place, this.seq),
        conceded: seat.conceded > this.seq ? 0 : seat.conceded,
        // It would reveal the seat that is asked now.
        awaitedSince: 0,
      })),
    };
  }

  /** A checkpoint counts with the entry before it. */
  #count(match: Match<unknown>): void {
    const last = this.#held.at(-1);
    if (last) this.#held.splice(-1, 1, { match, step: { ...last.step, seq: match.seq } });
  }

  #turns(): number {
    const seats = this.#held.map(({ step }) => step.seat);
    const begins = (seat: Seat, at: number): boolean => this.#seats === 1 || seat !== seats[at - 1];
    return seats.filter(begins).length;
  }

  /** Shows the oldest turn that is held back. */
  #show(): void {
    const seat = this.#held[0]?.step.seat;
    do {
      const { step, match } = this.#held.shift() as Held;
      this.#steps.take(step);
      this.#fresh.push({ ...step, after: this.seq, id: '' });
      this.#shown = match;
    } while (this.#seats > 1 && this.#held[0]?.step.seat === seat);
    this.#view = this.#game.publicView(this.#shown.state);
  }
}
