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
 * What happens at a table by time alone: somebody's time is up, the end of the match can be noted,
 * or nobody has come for long.
 */
export class TableTimers {
  readonly #host: MatchHost;
  readonly #clock: ClockTimer;
  readonly #votes: ClockTimer;
  /** For a match that is over, whose end could not be noted at once. */
  readonly #end: ClockTimer;
  readonly #idle: IdleTimer;

  constructor({ host, idleMs, now, isIdle, onIdle, onError }: TableTimersParts) {
    const settle = (): Promise<void> => host.settleClocks();
    this.#host = host;
    this.#clock = new ClockTimer({ nextZero: () => host.nextZero, settle, now, onError });
    this.#votes = new ClockTimer({
      nextZero: () => host.standIns.nextChange,
      settle: () => host.standIns.settle(),
      now,
      onError,
    });
    this.#end = new ClockTimer({
      nextZero: () => (host.endUnsaved ? now() : undefined),
      settle: () => host.finish(),
      now,
      onError,
    });
    this.#idle = new IdleTimer({
      ...{ idleMs, isIdle, onIdle },
      // A request to take back holds the bots, and nobody is there to end it.
      goesOn: () => host.playsItself,
      prepare: () => this.stopClocks(),
    });
    this.#idle.watch();
  }

  /** To be called after every change of the match, and of who plays a seat. */
  wake(): void {
    this.#clock.wake();
    this.#votes.wake();
    this.#end.wake();
  }

  /** Somebody has come: time passes from now on. */
  came(): void {
    this.#idle.stop();
    if (this.#host.clock) this.#clock.begin();
    this.#end.wake();
  }

  /** Somebody has left. */
  left(): void {
    this.#votes.wake();
    this.#idle.watch();
  }

  /** After all that was asked so far. What cannot be stored then is as after a crash. */
  async stopClocks(): Promise<void> {
    await this.#host.settled();
    await this.#host.stopClocks().catch(() => undefined);
  }

  stop(): void {
    this.#idle.stop();
    this.#clock.stop();
    this.#votes.stop();
    this.#end.stop();
  }
}
