import {
  type AnyGame,
  createMatch,
  isOver,
  type Match,
  type Seat,
  type Setup,
} from '@atoll/engine';
import type { Prompt } from '@atoll/protocol';
import { Prompts } from './prompts.ts';

/** A match that has begun: its state, and the prompt of every seat. */
export class LiveMatch {
  readonly #game: AnyGame;
  readonly #prompts: Prompts;
  #match: Match<unknown>;
  #over: boolean;

  constructor(game: AnyGame, match: Match<unknown>, seats: number) {
    this.#game = game;
    this.#match = match;
    this.#over = this.#isOver();
    this.#prompts = new Prompts(game, match, seats);
  }

  static fresh(game: AnyGame, setup: Setup<unknown>): LiveMatch {
    return new LiveMatch(game, createMatch(game, setup), setup.seats);
  }

  get match(): Match<unknown> {
    return this.#match;
  }

  get over(): boolean {
    return this.#over;
  }

  /** The prompt of the seat, whether a person or a bot plays it. */
  promptOf(seat: Seat): Prompt {
    return this.#prompts.of(seat);
  }

  /** Takes in an action of `actor`. */
  advance(match: Match<unknown>, actor: Seat): void {
    this.#match = match;
    this.#over = this.#isOver();
    this.#prompts.update(match, actor);
  }

  #isOver(): boolean {
    return isOver(this.#game, this.#match);
  }
}
