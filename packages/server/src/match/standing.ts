import { type AnyGame, createMatch, type Match, type Seat, type Setup } from '@atoll/engine';
import type { Duty } from '@atoll/protocol';
import { Duties } from './duties.ts';

/** How a match that has begun stands: its state, and what every seat owes. */
export class Standing {
  readonly #game: AnyGame;
  readonly #duties: Duties;
  #match: Match<unknown>;

  constructor(game: AnyGame, match: Match<unknown>, seats: number) {
    this.#game = game;
    this.#match = match;
    this.#duties = new Duties(game, match, seats);
  }

  static fresh(game: AnyGame, setup: Setup<unknown>): Standing {
    return new Standing(game, createMatch(game, setup), setup.seats);
  }

  get match(): Match<unknown> {
    return this.#match;
  }

  get over(): boolean {
    return this.#game.activeSeats(this.#match.state).length === 0;
  }

  /** What the seat owes, whoever plays it. */
  askedOf(seat: Seat): Duty {
    return this.#duties.of(seat);
  }

  /** Takes in what `actor` did. */
  advance(match: Match<unknown>, actor: Seat): void {
    this.#match = match;
    this.#duties.update(match, actor);
  }
}
