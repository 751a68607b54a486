import type { MatchHost } from '../match/match-host.ts';
import { ClockTimer } from './clock-timer.ts';
import { IdleTimer } from './idle-timer.ts';
import type { Services } from './services.ts';

export interface TableTimersParts extends Pick<Services, 'idleMs' | 'now'> {
  readonly host: MatchHost;
  readonly isIdle: () => boolean;
  readonly onIdle: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * The timed events of a table: a seat's time is up, the end of the match can be stored, or no
 * client has been connected for long.
 */
export class TableTimers {
  readonly #host: MatchHost;
  readonly #clock: ClockTimer;
  readonly #votes: ClockTimer;
  readonly #offers: ClockTimer;
  /** For a match that is over, whose end could not be stored at once. */
  readonly #end: ClockTimer;
  readonly #idle: IdleTimer;

  constructor({ host, idleMs, now, isIdle, onIdle, onError }: TableTimersParts) {
    this.#host = host;
    this.#clock = new ClockTimer({
      nextZero: () => host.clocks.nextZero,
      settle: () => host.clocks.settle(),
      now,
      onError,
    });
    this.#votes = new ClockTimer({
      nextZero: () => host.standIns.nextChange,
      settle: () => host.standIns.settle(),
      now,
      onError,
    });
    this.#offers = new ClockTimer({
      nextZero: () => host.seatOffers.nextChange,
      settle: () => host.seatOffers.settle(),
      now,
      onError,
    });
    this.#end = new ClockTimer({
      nextZero: () => (host.state.endUnsaved ? now() : undefined),
      settle: () => host.finish(),
      now,
      onError,
    });
    this.#idle = new IdleTimer({
      ...{ idleMs, isIdle, onIdle },
      // A revert request stops the bots, and no player is there to end it.
      goesOn: () => host.goesOnAlone,
      prepare: () => this.stopClocks(),
    });
    this.#idle.watch();
  }

  /** Call after every change of the match, and of the deciders of seats. */
  wake(): void {
    this.#clock.wake();
    this.#votes.wake();
    this.#offers.wake();
    this.#end.wake();
  }

  /** A person joined the table. */
  came(): void {
    this.#idle.stop();
    this.begin();
  }

  /** Starts the clocks. */
  begin(): void {
    if (this.#host.clocks.shown) this.#clock.begin();
    this.#offers.wake();
    this.#end.wake();
  }

  /** A client has left. */
  left(): void {
    this.#votes.wake();
    this.#offers.wake();
    this.#idle.watch();
  }

  /** Stops the clocks after all earlier requests. If the store fails, it is as after a crash. */
  async stopClocks(): Promise<void> {
    await this.#host.settled();
    await this.#host.clocks.stop().catch(() => undefined);
  }

  stop(): void {
    this.#idle.stop();
    this.#clock.stop();
    this.#votes.stop();
    this.#offers.stop();
    this.#end.stop();
  }
}
